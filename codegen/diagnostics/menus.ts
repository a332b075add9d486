import type { Entity, View } from '../../openapi/define.ts';
import { type ListPlace, menuGroups, menuIcons, type MenuPlace } from '../../openapi/menu.ts';
import { languages } from '../../domain/text/words.ts';
import type { Model } from '../model.ts';
import { allPermissions } from '../permissions.ts';
import { clashes } from './claims.ts';
import { type Diagnostic, oneOf } from './diagnostic.ts';

/** Where the line is defined. */
type By = Pick<Diagnostic, 'entity' | 'at' | 'file'>;
type Line = readonly [menu: string, place: MenuPlace, by: By];

const permission = (by: By, name: string | undefined, known: readonly string[]): Diagnostic[] =>
  name === undefined || known.includes(name)
    ? []
    : [
        {
          code: 'SL110',
          ...by,
          message: `unknown permission \`${name}\``,
          help: `${oneOf(name, known)} Pages’ permissions are in openapi/permissions.ts.`,
        },
      ];

const standing = ([menu, { group, icon }, by]: Line): Diagnostic[] => {
  const groups = Object.entries<(typeof menuGroups)[keyof typeof menuGroups]>(menuGroups).flatMap(([name, one]) =>
    menu in one.menu ? [name] : [],
  );
  if (group !== undefined && !groups.includes(group)) {
    const message = `the menu \`${menu}\` has no group \`${group}\``;
    return [{ code: 'SL111', ...by, message, help: oneOf(group, groups) }];
  }
  if (icon !== undefined && !menuIcons.includes(icon)) {
    return [{ code: 'SL111', ...by, message: `there is no picture \`${icon}\``, help: oneOf(icon, menuIcons) }];
  }
  if (group !== undefined || icon !== undefined) return [];
  const message = 'a line that stands in no group has no picture';
  return [{ code: 'SL311', ...by, message, help: 'say its `group`, or an `icon`' }];
};

const opensAt = (entity: Entity, { list }: View, { tab, orderBy }: ListPlace, by: By): Diagnostic[] => {
  const tabs = list.tabs ? ['all', ...Object.keys(entity.status?.set ?? {})] : [];
  const [ordered = ''] = orderBy?.split(':') ?? [];
  const field = entity.fields[ordered];
  return [
    ...(tab === undefined || tabs.includes(tab)
      ? []
      : [{ code: 'SL105' as const, ...by, message: `unknown status \`${tab}\``, help: oneOf(tab, tabs) }]),
    ...(orderBy === undefined || field?.sortable
      ? []
      : [
          field
            ? {
                code: 'SL109' as const,
                ...by,
                message: `a list can’t be ordered by \`${ordered}\``,
                help: 'say `sortable: true` of it',
              }
            : {
                code: 'SL102' as const,
                ...by,
                message: `unknown field \`${ordered}\``,
                help: oneOf(ordered, Object.keys(entity.fields)),
              },
        ]),
  ];
};

/** Checks places in the menus, and the permissions that open pages. */
export const menuDiagnostics = ({ entities, pages }: Model): Diagnostic[] => {
  const known = allPermissions(entities).map(({ name }) => name);
  const views = Object.entries(entities).flatMap(([key, entity]) =>
    Object.entries(entity.views).map(([name, view]) => {
      const before = Object.keys(entity.views).length > 1 ? ['views', name] : [];
      return { entity, view, by: (...at: string[]): By => ({ entity: key, at: [...before, ...at] }) };
    }),
  );
  const written = Object.entries(pages).map(([key, page]) => ({ page, by: { file: 'openapi/pages.ts', at: [key] } }));
  const lines: Line[] = [
    ...Object.entries(menuGroups).flatMap(([key, { menu }]) =>
      Object.entries<MenuPlace>(menu).map(
        ([name, place]): Line => [name, place, { file: 'openapi/menu.ts', at: [key] }],
      ),
    ),
    ...views.flatMap(({ view, by }) =>
      Object.entries(view.menu).map(([name, place]): Line => [name, place, by('menu', name)]),
    ),
    ...written.flatMap(({ page, by }) =>
      Object.entries(page.menu ?? {}).map(([name, place]): Line => [name, place, by]),
    ),
  ];
  return [
    ...views.flatMap(({ entity, view, by }) => [
      ...permission(by('permissions'), view.menuPermission, known),
      ...Object.entries(view.menu).flatMap(([name, place]) => opensAt(entity, view, place, by('menu', name))),
    ]),
    ...written.flatMap(({ page, by }) => [
      // The permission of a planned page may be added along with it.
      ...('planned' in page && page.planned ? [] : permission(by, page.permission, known)),
      ...languages
        .filter((language) => !page[language].trim())
        .map((language) => ({
          code: 'SL301' as const,
          ...by,
          message: `it has no name in \`${language}\``,
          help: 'say it in both languages',
        })),
    ]),
    ...lines.flatMap((line) => [...standing(line), ...permission(line[2], line[1].permission, known)]),
    ...clashes(
      'SL209',
      lines
        .filter(([, { group }]) => group !== 'more')
        .map(([menu, { group, order }, by]) => ({ name: [menu, ...(group ? [group] : []), order].join(' '), by })),
      'the place',
      'give one of them another `order`',
    ),
  ];
};
