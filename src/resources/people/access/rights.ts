import type { Language } from '../../../../domain/text/words.ts';
import { inOrder } from '../../../components/permissions/grouping.ts';
import { permissionGroups } from '../../../generated/permissions.ts';
import type { components, operations } from '../../../generated/api.d.ts';

/** A permission, whether the person has it and why, as the server explains it. */
export type Right = components['schemas']['ExplainedPermission'];
export type Scope = components['schemas']['ReachedRecords'];
/** All permissions of a person, and where each comes from. */
export type Rights = operations['explainPermissions']['responses'][200]['content']['application/json']['data'];

export interface RightGroup {
  id: number;
  title: string;
  rights: readonly Right[];
  /** How many permissions of the whole group they have, regardless of the filters. */
  held: number;
  all: number;
}

/** Returns the permissions in their groups, filtered to those they have and by a search; empty groups are left out. */
export const rightGroups = (
  items: readonly Right[],
  { onlyHeld, search }: { onlyHeld: boolean; search: string },
  language: Language,
): RightGroup[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shows = ({ effective, title, name, group }: Right): boolean => {
    const text = `${group} ${title} ${name}`.toLowerCase();
    return (effective || !onlyHeld) && words.every((word) => text.includes(word));
  };
  const byGroup = Map.groupBy(items, ({ groupId }) => groupId);
  const order = [...new Set([...permissionGroups.map(({ id }) => id), ...byGroup.keys()])];
  return order.flatMap((id): RightGroup[] => {
    const all = byGroup.get(id) ?? [];
    const rights = all.filter(shows).sort(inOrder);
    if (rights.length === 0) return [];
    const title = rights[0]?.group ?? permissionGroups.find((group) => group.id === id)?.[language] ?? '';
    return [{ id, title, rights, held: all.filter(({ effective }) => effective).length, all: all.length }];
  });
};
