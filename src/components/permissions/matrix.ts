import { permissionNeeds } from '../../generated/permissions.ts';
import type { NamedPermission, NamedGroup } from './grouping.ts';

/** The actions on records, in column order; `page` opens the pages for them. */
export const actions = ['page', 'read', 'create', 'update', 'change_status', 'delete'] as const;

export type Action = (typeof actions)[number];

/** Permissions on the same kind of record. */
export interface MatrixRow {
  /** The name in code: `offer`. */
  thing: string;
  title: string;
  cells: Readonly<Partial<Record<Action, NamedPermission>>>;
}

export interface MatrixSection {
  id: number;
  title: string;
  rows: readonly MatrixRow[];
}

export interface Matrix {
  sections: readonly MatrixSection[];
  /** Permissions that are not on records, and actions that exist only for some. */
  rest: readonly NamedGroup[];
}

const isAction = (name: string): name is Action => actions.some((action) => action === name);

/** Returns a permission's position; undefined if it is in no row. */
const placeOf = (name: string): { thing: string; action: Action } | undefined => {
  const [need = '', ...others] = permissionNeeds[name] ?? [];
  if (name.startsWith('front.')) {
    return others.length === 0 && need.endsWith('.read')
      ? { thing: need.slice(0, -'.read'.length), action: 'page' }
      : undefined;
  }
  const dot = name.lastIndexOf('.');
  const action = name.slice(dot + 1);
  return isAction(action) && action !== 'page' ? { thing: name.slice(0, dot), action } : undefined;
};

export const permissionsOf = ({ cells }: MatrixRow): NamedPermission[] =>
  actions.flatMap((action) => cells[action] ?? []);

/**
 * Arranges permissions by what they apply to and what they allow.
 * @param titleOf returns what records are called; undefined if there are none of that name
 */
export const matrixOf = (groups: readonly NamedGroup[], titleOf: (thing: string) => string | undefined): Matrix => {
  const cells = new Map<string, Partial<Record<Action, NamedPermission>>>();
  const placed = new Set<number>();
  for (const permission of groups.flatMap(({ permissions }) => permissions)) {
    const place = placeOf(permission.name);
    if (!place || titleOf(place.thing) === undefined) continue;
    const row = cells.get(place.thing) ?? {};
    // If two pages serve the same purpose, the second one goes with the rest.
    if (row[place.action]) continue;
    cells.set(place.thing, { ...row, [place.action]: permission });
    placed.add(permission.id);
  }
  const sectionOf = new Map<string, number>();
  for (const { id, permissions } of groups) {
    for (const { name } of permissions) {
      const place = placeOf(name);
      // A row belongs to the group of its actions on records, not to that of its page.
      if (place && place.action !== 'page' && !sectionOf.has(place.thing)) sectionOf.set(place.thing, id);
    }
  }
  const fallback = groups[0]?.id;
  const rows = [...cells].map(([thing, own]) => ({ thing, title: titleOf(thing) ?? thing, cells: own }));
  const sections = groups.flatMap(({ id, title }): MatrixSection[] => {
    const own = rows
      .filter(({ thing }) => (sectionOf.get(thing) ?? fallback) === id)
      .sort((a, b) => a.title.localeCompare(b.title));
    return own.length > 0 ? [{ id, title, rows: own }] : [];
  });
  const rest = groups.flatMap((group): NamedGroup[] => {
    const permissions = group.permissions.filter(({ id }) => !placed.has(id));
    return permissions.length > 0 ? [{ ...group, permissions }] : [];
  });
  return { sections, rest };
};

/**
 * Returns the matrix with only the permissions that `keep` accepts; a row stays whole if any of its permissions does.
 */
export const narrowed = (
  { sections, rest }: Matrix,
  keep: (permission: NamedPermission, about: string) => boolean,
): Matrix => ({
  sections: sections.flatMap((section) => {
    const rows = section.rows.filter((row) => {
      const about = `${section.title} ${row.title}`;
      return permissionsOf(row).some((permission) => keep(permission, about));
    });
    return rows.length > 0 ? [{ ...section, rows }] : [];
  }),
  rest: rest.flatMap((group) => {
    const permissions = group.permissions.filter((permission) => keep(permission, group.title));
    return permissions.length > 0 ? [{ ...group, permissions }] : [];
  }),
});

/** Returns a predicate for a search: every word must occur in a permission's texts. */
export const isFound = (search: string): ((permission: NamedPermission, about: string) => boolean) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ name, title, about: more = '' }, about) => {
    const text = `${about} ${title} ${name} ${more}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
};
