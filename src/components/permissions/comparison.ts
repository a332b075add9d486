/** The differences between two sets of permissions, as ids in the order of the sets. */
export interface Comparison {
  added: readonly number[];
  removed: readonly number[];
}

/** The part of a permission that decides who may hold it. */
export interface Holdable {
  id: number;
  /** Whether it is no longer in use, and so of no effect. */
  disabled?: boolean;
  /** The types of roles that may hold it. */
  permissionRoleType?: readonly string[];
}

/** The part of a role that matters when changing to it. */
export interface ComparedRole {
  type?: string;
  permissions: readonly number[];
}

/** Returns what was added and removed from the first set to the second. */
export const compared = (before: readonly number[], after: readonly number[]): Comparison => {
  const [had, has] = [new Set(before), new Set(after)];
  return { added: [...has].filter((id) => !had.has(id)), removed: [...had].filter((id) => !has.has(id)) };
};

/** How one permission compares: only in the second set, or only in the first. */
export type Difference = 'added' | 'removed';

export const differenceOf = (comparison: Comparison | undefined, id: number): Difference | undefined => {
  if (comparison?.added.includes(id)) return 'added';
  return comparison?.removed.includes(id) ? 'removed' : undefined;
};

/** Whether anything was added or removed. */
export const isDifferent = ({ added, removed }: Comparison): boolean => added.length + removed.length > 0;

/** Returns those of the permissions that a role of this type may hold, without unknown ones. */
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
  /** The differences between what the two roles grant. */
  roles: Comparison;
  /** If they have custom permissions: the differences between those and what the new role grants. */
  custom?: Comparison;
  /** Those of their custom permissions that roles of the new type may not hold; they are lost. */
  lost: readonly number[];
  /** Those of their custom permissions that they keep. */
  kept: readonly number[];
}

/**
 * Returns what changes for someone who is given another role.
 * @param custom their custom permissions, which replace those of either role; undefined if they have none
 * @param known all existing permissions, including hidden ones
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
