import type { Call, Entity, View } from './define.ts';
import { hasPage } from './layout.ts';
import { menuGroups, type MenuGroup } from './menu.ts';
import { isFree, permissionAction, snakeCase } from './names.ts';

/** Which other permissions a permission needs to be of use in the admin. */

type Entities = Readonly<Record<string, Entity>>;

const readers = (entity: Entity): string[] =>
  isFree(entity, 'read') ? [] : Object.values(entity.views).map(({ permission }) => `${permission}.read`);

/** What opens the pages of a view: its own permission, and those of the groups that its address lies below. */
const openers = ({ route, guard }: View): string[] => [
  ...(guard ? [guard] : []),
  ...Object.values<MenuGroup>(menuGroups).flatMap(({ path, permission }) =>
    path && permission && `/${route}`.startsWith(`${path}/`) ? [permission] : [],
  ),
];

/** Looking at the records without which one of these says little: those that its required references lead to. */
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

/** Whether its permissions are those of another entity, which its records belong to. */
const isBorrowed = (entities: Entities, entity: Entity, { permission }: View): boolean =>
  Object.entries(entities).some(([key, other]) => other !== entity && snakeCase(key) === permission);

/** Looking alone needs nothing: other pages name the records too, and the API gives them. */
const neededForCall = (entities: Entities, entity: Entity, view: View, call: Call | string): string[] => {
  if (call === 'list' || call === 'read') return [];
  const isReadable = !entity.single && entity.calls.some((one) => one === 'list' || one === 'read');
  return [
    ...(isReadable && !isFree(entity, 'read') ? [`${view.permission}.read`] : []),
    ...(hasPage(view) ? openers(view) : []),
    // Who changes an offer needs nothing of what its assignments name.
    ...((call === 'create' || call === 'edit') && !isBorrowed(entities, entity, view) ? chosen(entities, entity) : []),
  ];
};

/**
 * For each permission those without which its holder gets little from it: looking at the records that it changes, the
 * pages they stand on, and looking at the records that they must name. A page needs what it shows.
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
      for (const call of [...entity.calls, ...Object.keys(entity.actions)].filter((one) => !isFree(entity, one)))
        add(`${view.permission}.${permissionAction(entity, call)}`, ...neededForCall(entities, entity, view, call));
      const isListed = entity.calls.includes('list') && hasPage(view);
      if (isListed && view.guard) add(view.guard, `${view.permission}.read`);
    }
  }
  return Object.fromEntries(
    [...needs].filter(([, others]) => others.size > 0).map(([name, others]) => [name, [...others].sort()]),
  );
};
