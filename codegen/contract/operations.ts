import {
  dataResponse,
  body,
  failures,
  type FailureStatus,
  object,
  type Operation,
  type Parameter,
  type PathItem,
  ref,
} from '../../openapi/contract-part.ts';
import type { Call, Entity } from '../../openapi/define.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import { copyableListsOf } from '../../openapi/copying.ts';
import { hasHistory, isExported, operationId, pascalCase, permissionsOf, rolesOf } from '../../openapi/names.ts';
import { inSentence } from '../../openapi/grammar.ts';
import { exportExample } from '../../openapi/paths/exports.ts';
import {
  actionExample,
  createExample,
  editExample,
  historyExample,
  partialExample,
  recordExample,
  sectionExample,
  statusExample,
} from './examples.ts';
import {
  exportParameters,
  historyParameters,
  idempotencyKey,
  idParameter,
  listParameters,
  recordParameters,
} from './parameters.ts';
import { bytesOf, sized } from './sizes.ts';

/** Returns the tag of an entity's operations: its English plural. */
export const tagOf = (entity: Entity): string => entity.name.en[1];

const items = (schema: JsonSchema, max = 1000): JsonSchema =>
  object({ items: { type: 'array', items: schema, minItems: 1, maxItems: max } }, ['items']);

const answered = (schema: JsonSchema, meta = false): JsonSchema =>
  object({ items: { type: 'array', items: schema }, ...(meta && { meta: ref('ListMeta') }) }, ['items']);

/** Failures of a call that reads, and of one that sends a body. */
const reading: FailureStatus[] = [400, 401, 403, 429, 503];
const writing: FailureStatus[] = [400, 401, 403, 404, 409, 413, 415, 422, 429, 503];

const reads = new Set(['list', 'read', 'export', 'history']);

/** Returns the heading of the form's part that a call edits. */
const sectionTitle = ({ views }: Entity, call: string): string => {
  const parts = Object.values(views)
    .flatMap(({ form }) => Object.values(form))
    .flatMap((tab) => [tab, ...tab.fields.flatMap((part) => (typeof part === 'string' ? [] : [part]))]);
  return inSentence(parts.find((part) => part.call === call)?.en ?? call);
};

type OperationTexts = Pick<Operation, 'summary' | 'responses'> & Partial<Operation>;

/** Returns all operations of an entity, by path. */
export const entityPaths = (key: string, entity: Entity): Record<string, PathItem> => {
  const [single, plural] = [inSentence(entity.name.en[0]), inSentence(entity.name.en[1])];
  const name = pascalCase(key);
  const record = ref(name);
  const example = recordExample(entity);
  const changed = { items: [example] };
  const has = (call: Call): boolean => entity.calls.includes(call);

  const operation = (call: string, said: OperationTexts): Operation => {
    const whole: Operation = {
      operationId: operationId(key, entity, call),
      tags: [tagOf(entity)],
      'x-permission': permissionsOf(entity, call === 'history' ? 'read' : call),
      'x-role-types': rolesOf(entity, call),
      ...(entity.sessionOnly && { 'x-signed-in': reads.has(call) ? 'session' : 'notImpersonated' }),
      ...said,
    };
    return sized(whole, bytesOf(call));
  };

  /** A call that sends `{items: […]}` and gets the updated records. */
  const write = (call: string, summary: string, item: string, sent: unknown, status = 200): Operation =>
    operation(call, {
      summary,
      ...(status === 201 || call === 'clone' ? { parameters: [idempotencyKey] } : {}),
      requestBody: body(items(ref(item)), { items: [sent] }),
      responses: {
        [status]: dataResponse('The updated records.', answered(record), changed),
        ...failures(...writing),
      },
    });

  const collection: PathItem = {
    ...(has('list') && {
      get: operation('list', {
        summary: `List ${plural}`,
        description: entity.about.en,
        parameters: listParameters(key, entity),
        responses: {
          200: dataResponse('The records that match.', answered(record, true), { ...changed, meta: { totalCount: 1 } }),
          ...failures(...reading),
        },
      }),
    }),
    ...(has('create') && { put: write('create', `Create ${plural}`, `${name}Create`, createExample(entity), 201) }),
    ...(has('edit') && { patch: write('edit', `Edit ${plural}`, `${name}Edit`, editExample(entity)) }),
    ...(has('delete') && {
      delete: operation('delete', {
        summary: `Delete ${plural}`,
        requestBody: body(items(ref('Identified')), { items: [{ id: 1 }] }),
        responses: {
          200: dataResponse('What was deleted.', answered(ref('Identified')), { items: [{ id: 1 }] }),
          ...failures(...writing),
        },
      }),
    }),
  };

  /** A single record needs no id in the address or the summary, and it always exists. */
  const [which, what, gone]: [Parameter[], string, FailureStatus[]] = entity.single
    ? [[], `the ${plural}`, []]
    : [[idParameter], `one ${single}`, [404]];
  const editOne = (call: 'edit' | 'editOne'): Operation =>
    operation(call, {
      summary: `Edit ${what}`,
      ...(which.length > 0 && { parameters: which }),
      requestBody: body(items(ref(`${name}Edit`), 1), { items: [editExample(entity)] }),
      responses: {
        200: dataResponse('The updated record.', answered(record), changed),
        ...failures(...writing.filter((status) => status !== 404), ...gone),
      },
    });

  const one: PathItem = {
    ...(has('read') && {
      get: operation('read', {
        summary: `Read ${what}`,
        parameters: [...which, ...recordParameters(key, entity)],
        responses: { 200: dataResponse('The record.', record, example), ...failures(...reading, ...gone) },
      }),
    }),
    ...(has('editOne') && { patch: editOne('editOne') }),
    ...(entity.single && has('edit') && { patch: editOne('edit') }),
  };

  /** Edits one part of a record. */
  const section = (call: string): Operation =>
    operation(call, {
      summary: `Edit ${what}: ${sectionTitle(entity, call)}`,
      ...(which.length > 0 && { parameters: which }),
      requestBody: body(object({ data: ref(`${name}${pascalCase(call)}`) }, ['data']), {
        data: sectionExample(entity, call),
      }),
      responses: {
        200: dataResponse('The updated record.', record, example),
        ...failures(...writing.filter((status) => status !== 404), ...gone),
      },
    });

  const history: PathItem = hasHistory(entity)
    ? {
        get: operation('history', {
          summary: `Read the history of ${what}`,
          parameters: [...which, ...historyParameters],
          responses: {
            200: dataResponse('Its changes, newest first.', answered(ref('HistoryEntry'), true), {
              items: [historyExample],
            }),
            ...failures(...reading, ...gone),
          },
        }),
      }
    : {};

  const file: PathItem = isExported(entity)
    ? {
        post: operation('export', {
          summary: `Export ${plural}`,
          description:
            'Starts an export of all matching records for people: with labels, titles and times in the caller’s language and time zone. Takes the parameters of the list and no body; `GET /user/exports/{id}` returns the progress.',
          'x-permission': permissionsOf(entity, 'list'),
          'x-role-types': rolesOf(entity, 'list'),
          parameters: exportParameters(key, entity),
          responses: {
            201: dataResponse('The export, which starts automatically.', ref('Export'), exportExample),
            ...failures(...reading, 404, 409, 413, 415),
          },
        }),
      }
    : {};

  const along = copyableListsOf(entity).map(({ tab }) => tab);
  const cloned = along.length > 0 ? `${name}Clone` : 'Identified';
  const cloneExample = { id: 1, ...(along.length > 0 && { along: along.slice(0, 1) }) };
  const address = `/${entity.path}${entity.single ? '' : '/{id}'}`;
  const paths: [string, PathItem][] = [
    ...(entity.single ? [] : [[`/${entity.path}`, collection] as [string, PathItem]]),
    [`/${entity.path}/export`, file],
    [address, one],
    [`${address}/history`, history],
    [
      `/${entity.path}/${entity.status?.call ?? 'change_status'}`,
      has('status') && entity.status
        ? { post: write('status', `Change the status of ${plural}`, `${name}Status`, statusExample(entity)) }
        : {},
    ],
    [`/${entity.path}/clone`, has('clone') ? { post: write('clone', `Clone ${plural}`, cloned, cloneExample) } : {}],
    ...Object.keys(entity.sections).map((call): [string, PathItem] => [`${address}/${call}`, { post: section(call) }]),
    ...Object.entries(entity.actions).map(([action, { en, edits, sets, fields = {} }]): [string, PathItem] => {
      const example = edits ? partialExample(entity, edits) : actionExample(fields);
      const written = write(action, en, `${name}${pascalCase(action)}`, example);
      return [`/${entity.path}/${action}`, edits || sets ? { patch: written } : { post: written }];
    }),
  ];
  return Object.fromEntries(paths.filter(([, item]) => Object.keys(item).length > 0));
};
