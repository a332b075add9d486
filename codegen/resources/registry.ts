import { languages } from '../../domain/text/words.ts';
import type { Call, Entity, View } from '../../openapi/define.ts';
import { foundViews } from '../../openapi/finding.ts';
import { listTabsOf } from '../../openapi/related.ts';
import { isReversed } from '../../openapi/traits.ts';
import { permissionAction, permissionsOf } from '../../openapi/names.ts';
import { type GeneratedFile, typescript } from '../file.ts';
import { sectionFields } from '../contract/schemas.ts';
import { viewPlaces } from '../menu.ts';
import { filterKinds } from './filters.ts';
import { formFields, listedFields } from './page-fields.ts';
import { type Code, list, literal, object, print, text, texts } from './print.ts';
import { visibleStatuses } from './reach.ts';
import { relatedTabs } from './related.ts';
import { collectionName, needsCollection, targetOf } from './references.ts';
import { type Entities, pagesOf } from './view.ts';

type Entries = (readonly [string, Code])[];

const permissions = (entity: Entity, of: (call: Call) => Code, menu?: string): Code => {
  const named: Record<string, Call> = {
    list: 'list',
    read: 'read',
    create: 'create',
    edit: 'edit',
    status: 'status',
    clone: 'clone',
    delete: 'delete',
  };
  return object([
    ...(menu ? [['menu', text(menu)] as const] : []),
    ...Object.entries(named).flatMap(([name, call]) =>
      entity.calls.includes(call) ? [[name, of(call)] as const] : [],
    ),
  ]);
};

const represent = (entity: Entity): Entries => [
  ['displayFields', texts(entity.displayFields)],
  ...(entity.displayRussian ? [['displayRussian', text(entity.displayRussian)] as const] : []),
  ...(entity.displayTone ? [['displayTone', text(entity.displayTone)] as const] : []),
  ...(entity.preloaded ? [['preloaded', texts(entity.preloaded)] as const] : []),
];

const references = (entities: Entities, entity: Entity): Code =>
  object(
    Object.entries(entity.fields).flatMap(([name, field]): Entries => {
      if (field.kind === 'one' || field.kind === 'many' || field.kind === 'reverse')
        return [[name, text(targetOf(entities, field.entity, field.referenceFilter).resource)]];
      return field.kind === 'tags' ? [[name, text(targetOf(entities, 'tag').resource)]] : [];
    }),
  );

const common = (entity: Entity, defaultOrder: string, pageSize: number): Entries => [
  ['filters', literal(Object.fromEntries(entity.single ? [] : filterKinds(entity)))],
  ['defaultOrder', text(defaultOrder)],
  ['pageSize', String(pageSize)],
];

/** Returns the fields by which other records' tabs list those of a view. */
const fieldsByTabs = (entities: Entities, view: View): string[] =>
  Object.values(entities).flatMap(({ views }) =>
    Object.values(views).flatMap((other) =>
      listTabsOf(entities, other).flatMap((tab) => (entities[tab.entity]?.views[tab.view] === view ? [tab.field] : [])),
    ),
  );

/** Returns those of the fields that are sent only on request, to everyone who sees the record. */
const onRequest = (entity: Entity, names: readonly string[]): string[] =>
  names.filter((name) => {
    const field = entity.fields[name];
    return field?.onRequest && !field.writeOnly && field.permission === undefined;
  });

/** Returns the values that new records of a view get because they are created there. */
const givenBy = (entity: Entity, { where = {} }: View): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(where).flatMap(([field, [value, ...others]]) =>
      value !== undefined && others.length === 0 && !entity.fields[field]?.readOnly ? [[field, value]] : [],
    ),
  );

/** Returns whether a new record needs only a title, and is useful immediately. */
const isQuickCreate = ({ fields, calls, status }: Entity): boolean => {
  const requiredFields = Object.entries(fields).filter(
    ([, field]) => field.required && !field.readOnly && field.default === undefined,
  );
  const isReady = !status || status.initial === Object.keys(status.set)[0];
  return calls.includes('create') && isReady && requiredFields.length === 1 && requiredFields[0]?.[0] === 'title';
};

const pageEntry = (entities: Entities, key: string, entity: Entity, view: View, file: string): Code => {
  const has = (call: Call): boolean => entity.calls.includes(call);
  const parts = Object.keys(view.form);
  const { list: lists } = view;
  const implied = givenBy(entity, view);
  const related = relatedTabs(entities, view);
  const tabs = entity.status && lists.tabs ? Object.keys(entity.status.set) : [];
  const visible = visibleStatuses(entity);
  const sections = has('edit')
    ? Object.fromEntries(
        Object.keys(entity.sections).map((call) => [call, sectionFields(entity, call).map(([name]) => name)]),
      )
    : {};
  const listWith = onRequest(entity, lists.columns);
  const guardedColumns = lists.columns.filter((name) => {
    const field = entity.fields[name];
    return field?.onRequest && field.permission !== undefined;
  });
  const reentered = has('edit') ? formFields(view).filter((name) => entity.fields[name]?.reentered) : [];
  const reverseFields = formFields(view).filter((name) => entity.fields[name] && isReversed(entity.fields[name]));
  return object([
    ['name', text(view.route)],
    ...(view.affiliateName ? [['hasAffiliateName', 'true'] as const] : []),
    ['path', text(entity.path)],
    ['entity', text(key)],
    ...foundViews(entity).flatMap((name) => (entity.views[name] === view ? [['searchKey', text(name)] as const] : [])),
    ...(entity.single ? [['single', 'true'] as const] : []),
    ...(view.where ? [['fixedFilter', literal(view.where)] as const] : []),
    ...(Object.keys(implied).length > 0 ? [['impliedValues', literal(implied)] as const] : []),
    ...(tabs.length > 0 ? [['statuses', texts(tabs)] as const] : []),
    ...(tabs.length > 0 && Object.keys(visible).length > 0 ? [['visibleStatuses', literal(visible)] as const] : []),
    ...common(entity, lists.orderBy, lists.pageSize),
    ...(parts.length > 1
      ? [
          [
            'tabs',
            texts([
              ...parts,
              ...(entity.schedulable ? ['scheduled'] : []),
              ...(entity.notes ? ['notes'] : []),
              'history',
            ]),
          ] as const,
        ]
      : []),
    ...(entity.notes ? [['notes', 'true'] as const] : []),
    ...(entity.schedulable ? [['schedulable', 'true'] as const] : []),
    ...(Object.keys(related).length > 0 ? [['relatedTabs', literal(related)] as const] : []),
    [
      'permission',
      permissions(entity, (call) => text(`${view.permission}.${permissionAction(entity, call)}`), view.menuPermission),
    ],
    ...(Object.values(entity.fields).some(({ contact }) => contact)
      ? [['contactsPermission', text(`${view.permission}.contacts.read`)] as const]
      : []),
    ['menu', literal(viewPlaces(entity, view))],
    ...(view.aliases.length > 0 ? [['aliases', texts(view.aliases)] as const] : []),
    ...(view.closedTo.length > 0 ? [['closedTo', texts(view.closedTo)] as const] : []),
    ...(lists.initialView ? [['initialView', literal(lists.initialView)] as const] : []),
    [
      'onRequest',
      texts(
        onRequest(entity, [
          ...new Set([
            ...formFields(view),
            ...listedFields(entities, entity, view),
            ...lists.columns,
            ...fieldsByTabs(entities, view),
          ]),
        ]),
      ),
    ],
    ...(listWith.length > 0 ? [['listWith', texts(listWith)] as const] : []),
    ...(guardedColumns.length > 0 ? [['guardedColumns', texts(guardedColumns)] as const] : []),
    ...(Object.keys(sections).length > 0 ? [['sections', literal(sections)] as const] : []),
    ...(reentered.length > 0 ? [['reentered', texts(reentered)] as const] : []),
    ...(reverseFields.length > 0 ? [['reverseFields', texts(reverseFields)] as const] : []),
    ...(entity.status && has('status') ? [['statusCall', text(entity.status.call)] as const] : []),
    ...represent(entity),
    ...(isQuickCreate(entity) ? [['quickCreate', 'true'] as const] : []),
    ['references', references(entities, entity)],
    [
      'pages',
      texts([
        ...(entity.single ? [] : ['list']),
        ...(has('create') ? ['create'] : []),
        ...(has('edit') ? ['edit'] : []),
        ...(has('read') ? ['show'] : []),
      ]),
    ],
    ['load', `() => import(${text(`./resources/${file}.tsx`)})`],
    [
      'texts',
      object(languages.map((language) => [language, `() => import(${text(`./messages/${language}/${file}.ts`)})`])),
    ],
  ]);
};

const collectionEntry = (entities: Entities, key: string, entity: Entity): Code => {
  const shown = Object.values(entity.views)[0]!.list;
  return object([
    ['name', text(collectionName(entity))],
    ['path', text(entity.path)],
    ['entity', text(key)],
    ...common(entity, shown.orderBy, shown.pageSize),
    [
      'permission',
      permissions(entity, (call) => {
        const anyOf = permissionsOf(entity, call);
        return anyOf.length === 1 ? text(anyOf[0]!) : list(...anyOf.map(text));
      }),
    ],
    ['onRequest', '[]'],
    ...(entity.status && entity.calls.includes('status') ? [['statusCall', text(entity.status.call)] as const] : []),
    ...represent(entity),
    ['references', references(entities, entity)],
    ['pages', '[]'],
  ]);
};

/** Returns everything about the resources that must be known before their chunks are loaded. */
export const registryFile = (entities: Entities): GeneratedFile => {
  const pages = pagesOf(entities).map((page): [string, Code] => [
    page.name,
    pageEntry(entities, page.key, page.entity, page.view, page.name),
  ]);
  const collections = Object.entries(entities)
    .filter(([, entity]) => needsCollection(entity))
    .map(([key, entity]): [string, Code] => [key, collectionEntry(entities, key, entity)]);
  const value = print(object([...pages, ...collections]), '', 1000);
  return typescript(
    'src/generated/resources.ts',
    'openapi/entities',
    `import type { ResourceEntry } from '../registry/resource.ts';

/** The resources of the admin: those with pages, then collections that others refer to. */
export const resources = ${value} satisfies Record<string, ResourceEntry>;

export type ResourceKey = keyof typeof resources;
`,
  );
};
