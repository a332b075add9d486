import { calls, type Entity, type Field } from '../../openapi/define.ts';
import { foundViews, hasSearchText, searchedNames } from '../../openapi/finding.ts';
import { columnType } from '../../openapi/traits.ts';
import { snakeCase } from '../../openapi/names.ts';
import type { Model } from '../model.ts';
import { creatable, editable, sectionFields } from '../contract/schemas.ts';
import { allPermissions } from '../permissions.ts';
import { type Diagnostic, oneOf } from './diagnostic.ts';
import { fieldsOf } from './fields.ts';
import { singleDiagnostics } from './singles.ts';
import { statusDiagnostics } from './statuses.ts';

const needs = (key: string, entity: Entity): Diagnostic[] => {
  const lacking = (call: string, message: string, help: string): Diagnostic[] =>
    entity.calls.some((one) => one === call) ? [{ code: 'SL306', entity: key, at: ['calls'], message, help }] : [];
  return [
    ...(entity.status
      ? []
      : lacking('status', '`status` is a call, but there are no statuses', 'say `status`, or take the call out')),
    ...(creatable(entity).length > 0
      ? []
      : lacking('create', '`create` is a call, but no field can be set', 'take the call out')),
    ...(editable(entity).length > 0
      ? []
      : lacking('edit', '`edit` is a call, but no field can be changed', 'take the call out')),
    ...(entity.shared
      ? ['create', 'edit', 'status', 'clone', 'delete'].flatMap((call) =>
          lacking(call, `\`${call}\` is a call, but nobody writes shared records`, 'take the call out, or `shared`'),
        )
      : []),
    ...(entity.events
      ? calls
          .filter((call) => call !== 'list' && call !== 'read')
          .flatMap((call) =>
            lacking(
              call,
              `\`${call}\` is a call, but the server alone writes events`,
              'take the call out, or `events`',
            ),
          )
      : []),
  ];
};

const accessed = (key: string, entity: Entity): Diagnostic[] => {
  const known: string[] = [...entity.calls, ...Object.keys(entity.actions)];
  return Object.entries(entity.access).flatMap(([type, access]) =>
    (access.calls ?? [])
      .filter((call) => !known.includes(call))
      .map((call) => ({
        code: 'SL107' as const,
        entity: key,
        at: ['access', type],
        message: `${key} has no call \`${call}\``,
        help: oneOf(call, known),
      })),
  );
};

/** What calls of a collection are called that follow from its definition. */
export const ownCalls: readonly string[] = [...calls, 'history', 'export', 'change_status', 'change_block'];

/**
 * Checks parts of forms with their own calls: their names must fit into a path and be unique, and there must be
 * something to edit.
 */
const sectionNames = (key: string, entity: Entity): Diagnostic[] =>
  Object.keys(entity.sections).flatMap((call): Diagnostic[] => {
    const wrong = (code: 'SL206' | 'SL306' | 'SL307', message: string, help: string): Diagnostic[] => [
      { code, entity: key, at: ['form'], message, help },
    ];
    if (call !== snakeCase(call) || /[^a-z0-9_]/.test(call))
      return wrong('SL307', `the call \`${call}\` is part of a path`, `write it \`${snakeCase(call)}\``);
    if (call in entity.actions || [...calls, 'history', 'export'].includes(call))
      return wrong('SL206', `\`${call}\` is a call of its own`, 'give the part’s call another name');
    if (!entity.calls.includes('edit'))
      return wrong('SL306', `\`${call}\` edits a part of records that have no call \`edit\``, 'add the call');
    return sectionFields(entity, call).length > 0
      ? []
      : wrong('SL306', `\`${call}\` has no field that can be changed`, 'take the call out');
  });

const actionNames = (key: string, entity: Entity): Diagnostic[] =>
  Object.keys(entity.actions).flatMap((action): Diagnostic[] => {
    const at = ['actions', action];
    if (action !== snakeCase(action) || /[^a-z0-9_]/.test(action)) {
      return [
        {
          code: 'SL307',
          entity: key,
          at,
          message: `the action \`${action}\` is part of a path`,
          help: `write it \`${snakeCase(action)}\``,
        },
      ];
    }
    return ownCalls.includes(action)
      ? [
          {
            code: 'SL206',
            entity: key,
            at,
            message: `\`${action}\` is a call of its own`,
            help: 'give the action another name',
          },
        ]
      : [];
  });

/** Checks actions that edit: the record must be editable, and so must these fields. */
const edits = (key: string, entity: Entity): Diagnostic[] => {
  const names = editable(entity).map(([name]) => name);
  return Object.entries(entity.actions).flatMap(([action, { edits: own = [], sets }]): Diagnostic[] => {
    const at = ['actions', action];
    const uncalled: Diagnostic = {
      code: 'SL306',
      entity: key,
      at,
      message: 'it edits, but `edit` is no call',
      help: 'add the call, or take `edits` out',
    };
    return [
      ...((own.length > 0 || sets) && !entity.calls.includes('edit') ? [uncalled] : []),
      ...Object.keys(sets ?? {})
        .filter((name) => !entity.fields[name])
        .map((name) => ({
          code: 'SL102' as const,
          entity: key,
          at,
          message: `unknown field \`${name}\``,
          help: oneOf(name, Object.keys(entity.fields)),
        })),
      ...own
        .filter((name) => !names.includes(name))
        .map((name) => ({
          code: entity.fields[name] ? ('SL109' as const) : ('SL102' as const),
          entity: key,
          at,
          message: entity.fields[name] ? `\`${name}\` can’t be edited` : `unknown field \`${name}\``,
          help: oneOf(name, names),
        })),
    ];
  });
};

/** Whether records can be looked up by a field's whole value. */
const isLookedUp = ({ kind, filterable }: Field): boolean =>
  kind === 'id' || ((kind === 'secureId' || kind === 'text') && filterable === true);

/**
 * Checks what the palette needs to find records. Fields hidden from affiliates are not searched at all, as everyone
 * shares one search text.
 */
const finding = (key: string, entity: Entity): Diagnostic[] => {
  const { find, fields } = entity;
  if (!find) return [];
  const wrong = (message: string, help: string): Diagnostic => ({
    code: 'SL109',
    entity: key,
    at: ['find'],
    message,
    help,
  });
  const isSearched = hasSearchText(entity);
  const searched = isSearched ? searchedNames(entity) : [];
  const named = (name: string | undefined, fits: (field: Field) => boolean, what: string): Diagnostic[] => {
    const field = name === undefined ? undefined : fields[name];
    if (name === undefined || (field && fits(field))) return [];
    const help = oneOf(
      name,
      Object.keys(fields).filter((one) => fits(fields[one]!)),
    );
    if (field) return [wrong(`\`${name}\` is no ${what}`, help)];
    return [{ code: 'SL102', entity: key, at: ['find'], message: `unknown field \`${name}\``, help }];
  };
  return [
    ...(entity.shared || (entity.events && isSearched)
      ? [wrong('the palette finds records of a tenant alone', 'take `find` out')]
      : []),
    ...(foundViews(entity).length > 0
      ? []
      : [wrong('its records have no page', 'give it the calls `list` and `read` and a `list`, or take `find` out')]),
    ...(searched.length > 0 || !isSearched
      ? []
      : [wrong('no field of it is `searchable`', 'say `searchable: true` of the field by which people know it')]),
    ...searched.flatMap((name) =>
      columnType(fields[name]!) === 'text' && !fields[name]!.staffOnly && !fields[name]!.writeOnly
        ? []
        : [
            wrong(
              `\`${name}\` can’t be searched for everybody who finds it`,
              'let it be a text that everybody may see, or take its `searchable` out',
            ),
          ],
    ),
    ...(find.exactMatch ?? []).flatMap((name) =>
      named(name, isLookedUp, 'public id or text that lists are filtered by'),
    ),
    ...named(find.subtitle, (field) => field.kind === 'one' || columnType(field) === 'text', 'text and no reference'),
    ...named(find.type, ({ kind }) => kind === 'enumeration', 'enumeration'),
  ];
};

/**
 * Checks what events can't have: partitions can't guarantee anything about other partitions, and are in no join table.
 */
const eventFields = (key: string, entity: Entity): Diagnostic[] => {
  if (!entity.events) return [];
  const wrong = (at: string[], message: string, help: string): Diagnostic => ({
    code: 'SL109',
    entity: key,
    at,
    message,
    help,
  });
  return [
    ...Object.entries(entity.fields).flatMap(([name, field]) => [
      ...(field.kind === 'many' || field.kind === 'tags'
        ? [
            wrong(
              ['fields', name],
              'events refer to many through no table of their own',
              'keep the ids in a list, or take `events` out',
            ),
          ]
        : []),
      ...(field.unique
        ? [wrong(['fields', name], 'nothing is unique among events', 'take `unique` out, or `events`')]
        : []),
    ]),
    ...(entity.unique.length > 0
      ? [wrong(['unique'], 'nothing is unique among events', 'take `unique` out, or `events`')]
      : []),
    ...(entity.status
      ? [wrong(['status'], 'events have no status of records', 'make it a field of its own, or take `events` out')]
      : []),
  ];
};

/** Checks the permissions without which fields can’t be seen. */
const seenWith = (key: string, entity: Entity, permissions: readonly string[]): Diagnostic[] =>
  fieldsOf(key, entity).flatMap(({ at, field: { permission } }): Diagnostic[] =>
    permission === undefined || permissions.includes(permission)
      ? []
      : [
          {
            code: 'SL110',
            entity: key,
            at,
            message: `unknown permission \`${permission}\``,
            help: oneOf(permission, permissions),
          },
        ],
  );

/** Checks statuses, calls and actions that are mentioned, and permissions that statuses and fields require. */
export const callDiagnostics = ({ entities }: Model): Diagnostic[] => {
  const permissions = allPermissions(entities).map(({ name }) => name);
  return Object.entries(entities).flatMap(([key, entity]) => [
    ...statusDiagnostics(key, entity, permissions),
    ...seenWith(key, entity, permissions),
    ...needs(key, entity),
    ...eventFields(key, entity),
    ...finding(key, entity),
    ...singleDiagnostics(key, entity),
    ...accessed(key, entity),
    ...actionNames(key, entity),
    ...edits(key, entity),
    ...sectionNames(key, entity),
  ]);
};
