import type { Language } from '../../../domain/text/words.ts';
import { permissionGroups, permissionWords } from '../../generated/permissions.ts';

/** A permission as the API lists it. */
export interface Listed {
  id: number;
  /** Its name in code: `offer.read`. */
  system?: string;
  title?: string;
  description?: string | null;
  groupId?: number;
  hidden?: boolean;
}

/** A permission as shown to users. */
export interface NamedPermission {
  id: number;
  name: string;
  title: string;
  about?: string;
  isHidden: boolean;
}

export interface NamedGroup {
  id: number;
  title: string;
  permissions: readonly NamedPermission[];
}

/** Returns a permission with its texts in a language; those of its record if this version does not know it. */
export const named = (
  { id, system = '', title, description, hidden = false }: Listed,
  language: Language,
): NamedPermission => {
  const words = permissionWords[system];
  const about = words?.about?.[language] ?? description ?? undefined;
  return { id, name: system, title: words?.[language] ?? title ?? system, isHidden: hidden, ...(about && { about }) };
};

const usualOrder = ['read', 'create', 'update', 'change_status', 'delete'];

/** Orders permissions on the same thing next to each other, reading before changing. */
export const inOrder = (one: Pick<NamedPermission, 'name'>, other: Pick<NamedPermission, 'name'>): number => {
  const parts = ({ name }: Pick<NamedPermission, 'name'>) => {
    const dot = name.lastIndexOf('.');
    return { thing: name.slice(0, dot), place: usualOrder.indexOf(name.slice(dot + 1)) >>> 0 };
  };
  const [a, b] = [parts(one), parts(other)];
  return a.thing.localeCompare(b.thing) || a.place - b.place || one.name.localeCompare(other.name);
};

/** Returns the permissions in their groups, in the groups' order, without empty groups. */
export const inGroups = (permissions: readonly Listed[], language: Language): NamedGroup[] => {
  const last = permissionGroups.at(-1)?.id;
  const known = new Set(permissionGroups.map(({ id }) => id));
  const byGroup = Map.groupBy(permissions, ({ groupId }) =>
    groupId !== undefined && known.has(groupId) ? groupId : last,
  );
  return permissionGroups.flatMap((group): NamedGroup[] => {
    const own = (byGroup.get(group.id) ?? []).map((one) => named(one, language)).sort(inOrder);
    return own.length > 0 ? [{ id: group.id, title: group[language], permissions: own }] : [];
  });
};
