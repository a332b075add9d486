/** What differs between two sets of permissions, as ids in the order of the sets. */
export interface Comparison {
  added: readonly number[];
  removed: readonly number[];
}

/** A permission as far as holding it goes. */
export interface Holdable {
  id: number;
  /** It is no longer in use; anyone who has it can do nothing by it. */
  disabled?: boolean;
  /** Types of the roles that may hold it. */
  permissionRoleType?: readonly string[];
}

/** A role as far as changing to it goes. */
export interface ComparedRole {
  type?: string;
  permissions: readonly number[];
}

/** What came and what went from the first set to the second. */
export const compared = (before: readonly number[], after: readonly number[]): Comparison => {
  const [had, has] = [new Set(before), new Set(after)];
  return { added: [...has].filter((id) => !had.has(id)), removed: [...had].filter((id) => !has.has(id)) };
};

/** How one permission stands in a comparison: only in the second set, or only in the first. */
export type Difference = 'added' | 'removed';

export const differenceOf = (comparison: Comparison | undefined, id: number): Difference | undefined => {
  if (comparison?.added.includes(id)) return 'added';
  return comparison?.removed.includes(id) ? 'removed' : undefined;
};

/** Whether anything came or went. */
export const isDifferent = ({ added, removed }: Comparison): boolean => added.length + removed.length > 0;

/** Of these permissions those that a role of this type may hold, unknown ones aside. */
export const holdable = (ids: readonly number[], known: readonly Holdable[], type: string | undefined): number[] => {
  const allowed = new Set(
    known.flatMap(({ id, disabled, permissionRoleType = [] }) =>
      !disabled && type !== undefined && permissionRoleType.includes(type) ? [id] : [],
    ),
  );
  return ids.filter((id) => allowed.has(id));
};

/** What another role would change for someone. */
export interface RoleChange {
  /** Between what the two roles give. */
  roles: Comparison;
  /** Where they have a set of their own: between that set and what the new role gives. */
  custom?: Comparison;
  /** Of their custom permissions what roles of the new type may not hold; it is lost. */
  lost: readonly number[];
  /** Of their custom permissions what they keep. */
  kept: readonly number[];
}

/**
 * What changes for someone who is given another role.
 * @param custom their custom permissions, which replace those of either role; undefined where they have none
 * @param known every permission there is, hidden ones too
 */
export const roleChange = (
  from: ComparedRole,
  to: ComparedRole,
  custom: readonly number[] | undefined,
  known: readonly Holdable[],
): RoleChange => {
  const after = holdable(to.permissions, known, to.type);
  const roles = compared(holdable(from.permissions, known, from.type), after);
  if (!custom) return { roles, lost: [], kept: [] };
  const kept = holdable(custom, known, to.type);
  return {
    roles,
    custom: compared(holdable(custom, known, from.type), after),
    lost: custom.filter((id) => !kept.includes(id)),
    kept,
  };
};
