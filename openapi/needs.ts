import type { Call, Entity, View } from './define.ts';
import { hasPage } from './layout.ts';
import { menuGroups, type MenuGroup } from './menu.ts';
import { needsNoPermission, permissionAction, snakeCase } from './names.ts';

/** Which other permissions a permission needs to be useful in the admin. */

type Entities = Readonly<Record<string, Entity>>;

const readers = (entity: Entity): string[] =>
  needsNoPermission(entity, 'read') ? [] : Object.values(entity.views).map(({ permission }) => `${permission}.read`);

/**
 * Returns the permissions that open the pages of a view: its own, and those of the groups that its address is below.
 */
const openers = ({ route, menuPermission }: View): string[] => [
  ...(menuPermission ? [menuPermission] : []),
  ...Object.values<MenuGroup>(menuGroups).flatMap(({ path, permission }) =>
    path && permission && `/${route}`.startsWith(`${path}/`) ? [permission] : [],
  ),
];

/**
 * Returns the permissions to view the records that an entity's required references lead to, without which its records
 * are of little use.
 */
const chosen = (entities: Entities, entity: Entity): string[] =>
  Object.values(entity.fields).flatMap((field) => {
    if (!field.required || field.readOnly || (field.kind !== 'one' && field.kind !== 'many')) return [];
    const target = entities[field.entity];
    if (!target) return [];
    const narrowed = Object.entries(target.views).filter(([, { where }]) =>
      Object.entries(where ?? {}).every(([name, values]) =>
        field.referenceFilter?.[name]?.every((value) => values.includes(value)),
      ),
    );
    return narrowed.length === 1 ? [`${narrowed[0]![1].permission}.read`] : readers(target).slice(0, 1);
  });

/** Returns whether its permissions are those of another entity, which its records belong to. */
const isBorrowed = (entities: Entities, entity: Entity, { permission }: View): boolean =>
  Object.entries(entities).some(([key, other]) => other !== entity && snakeCase(key) === permission);

/** Viewing alone needs nothing: other pages name the records too, and the API returns them. */
const neededForCall = (entities: Entities, entity: Entity, view: View, call: Call | string): string[] => {
  if (call === 'list' || call === 'read') return [];
  const isReadable = !entity.single && entity.calls.some((one) => one === 'list' || one === 'read');
  return [
    ...(isReadable && !needsNoPermission(entity, 'read') ? [`${view.permission}.read`] : []),
    ...(hasPage(view) ? openers(view) : []),
    // Changing an offer needs nothing of what its assignments refer to.
    ...((call === 'create' || call === 'edit') && !isBorrowed(entities, entity, view) ? chosen(entities, entity) : []),
  ];
};

/**
 * Returns for each permission the others without which it is of little use: viewing the records that it changes, the
 * pages they are on, and viewing the records that they must refer to. A page needs what it shows.
 */
export const permissionNeeds = (entities: Entities): Record<string, string[]> => {
  const needs = new Map<string, Set<string>>();
  const add = (name: string, ...others: string[]): void => {
    const known = needs.get(name) ?? new Set();
    for (const other of others) if (other !== name) known.add(other);
    needs.set(name, known);
  };
  for (const entity of Object.values(entities)) {
    for (const view of Object.values(entity.views)) {
      for (const call of [...entity.calls, ...Object.keys(entity.actions)].filter(
        (one) => !needsNoPermission(entity, one),
      ))
        add(`${view.permission}.${permissionAction(entity, call)}`, ...neededForCall(entities, entity, view, call));
      const isListed = entity.calls.includes('list') && hasPage(view);
      if (isListed && view.menuPermission) add(view.menuPermission, `${view.permission}.read`);
    }
  }
  return Object.fromEntries(
    [...needs].filter(([, others]) => others.size > 0).map(([name, others]) => [name, [...others].sort()]),
  );
};
