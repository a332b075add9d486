import { exportSchema } from '../../openapi/paths/exports.ts';
import { integerBounds, type JsonSchema } from '../../domain/rules.ts';
import type { ActorRule } from '../../domain/statuses.ts';
import { object, recordId } from '../../openapi/contract-part.ts';
import type { CompleteStatus, Entity, Field } from '../../openapi/define.ts';
import { copyableListsOf } from '../../openapi/copying.ts';
import { isNullable, kindOf, valueSchema } from '../../openapi/kinds.ts';
import { isReversed } from '../../openapi/traits.ts';
import { pascalCase, rolesOf } from '../../openapi/names.ts';
import { property } from './describe.ts';

export type Schemas = Record<string, JsonSchema>;

type Entries = [string, Field][];

export const readable = (entity: Entity): Entries =>
  Object.entries(entity.fields).filter(([, field]) => !field.writeOnly);
export const creatable = (entity: Entity): Entries =>
  Object.entries(entity.fields).filter(([, field]) => !field.readOnly);
export const editable = (entity: Entity): Entries => creatable(entity).filter(([, field]) => !field.createOnly);

const version: JsonSchema = {
  type: 'integer',
  minimum: 1,
  maximum: integerBounds.maximum,
  description: 'The version the change is based on; refused with 409 if outdated.',
};
const reason: JsonSchema = {
  type: ['string', 'null'],
  minLength: 1,
  maxLength: 500,
  pattern: '\\S',
  description: 'Why.',
};

const withNull = (field: Field, schema: JsonSchema): JsonSchema =>
  isNullable(field)
    ? {
        ...schema,
        type: [schema['type'], 'null'],
        ...(Array.isArray(schema['enum']) && { enum: [...schema['enum'], null] }),
      }
    : schema;

/** The output schema. Input rules are left out: a record created under older rules is still a valid answer. */
const shown = (field: Field): JsonSchema => property(field, withNull(field, kindOf(field).schema(field)));

const acceptedSchema = (field: Field): JsonSchema => ({
  ...property(field, valueSchema(field)),
  ...(field.default !== undefined && { default: field.default }),
});

const properties = (fields: Entries, schema: (field: Field) => JsonSchema): Schemas =>
  Object.fromEntries(fields.map(([name, field]) => [name, schema(field)]));

/**
 * Returns the fields required to create a record. If affiliates may create records but not set a field, it is filled in
 * for them, so the contract can't require it; the server requires it of staff.
 */
const requiredToCreate = (entity: Entity): string[] => {
  const affiliates = rolesOf(entity, 'create').includes('affiliate');
  return creatable(entity)
    .filter(
      ([, field]) =>
        field.required && field.default === undefined && !(affiliates && (field.staffOnly || field.affiliateReadOnly)),
    )
    .map(([name]) => name);
};

const people = (who: ActorRule): string => ('permission' in who ? `holders of \`${who.permission}\`` : who.join(', '));

/** Returns what an edit sends about lists that others may change without changing this record. */
const basis = (fields: Entries): Schemas => {
  const reversed = fields.filter(([, field]) => isReversed(field));
  if (reversed.length === 0) return {};
  return {
    basedOn: {
      ...object(properties(reversed, (field) => kindOf(field).schema(field))),
      description:
        'The lists of other records as the caller last read them, so that additions and removals by others are kept; without it, a list is replaced by the one sent.',
    },
  };
};

/** Returns what an edit sends as replacements for rows that it removes. */
const replacing = (fields: Entries): Schemas => {
  const owned = fields.filter(([, { kind }]) => kind === 'rows');
  if (owned.length === 0) return {};
  const replaced = object({ id: recordId, by: recordId }, ['id', 'by']);
  return {
    replaced: {
      ...object(properties(owned, () => ({ type: 'array', items: replaced, maxItems: 100 }))),
      description:
        'Rows to remove, each with the row that replaces it wherever other records refer to it. Without it, a row in use can’t be removed.',
    },
  };
};

/** Returns what an edit of these fields sends. */
const edited = (fields: Entries): Schemas => ({
  ...properties(fields, (field) => property(field, valueSchema(field))),
  ...basis(fields),
  ...replacing(fields),
});

/** Returns the fields that the call of a form's part edits. */
export const sectionFields = (entity: Entity, call: string): Entries =>
  editable(entity).filter(([name]) => entity.sections[call]?.includes(name));

/** An edit may undo an earlier one instead of sending values. */
const undoing: Schemas = {
  undoes: {
    ...recordId,
    'x-staff-only': true,
    description:
      'ID of an entry in the record’s history: its fields get the values back that they had before. Refused with 409 if a later change touched one of them (`changedSince`), or if it was not an edit or changed values the history does not contain (`notUndoable`).',
  },
};

/** Describes which statuses not everyone may set or change, and which can't be changed. */
const guards = ({ enter, leave, final, retired }: CompleteStatus): string =>
  [
    ...Object.entries(enter).map(([name, who]) => `\`${name}\` is given only by ${people(who)}.`),
    ...Object.entries(leave).map(([name, who]) => `\`${name}\` is changed only by ${people(who)}.`),
    ...final.map((name) => `\`${name}\` is final: the record can then only be read.`),
    ...retired.map((name) => `\`${name}\`: what refers to the record stays, and nothing else starts to.`),
  ].join(' ');

const described = (description: string): JsonSchema => (description ? { description } : {});

/** Returns the schemas of an entity: its record, and an item of each call that takes more than an id. */
export const entitySchemas = (key: string, entity: Entity): Schemas => {
  const name = pascalCase(key);
  const { status } = entity;
  const has = (call: Entity['calls'][number]): boolean => entity.calls.includes(call);
  const fields = readable(entity).map(([field]) => field);
  const along = copyableListsOf(entity).map(({ tab }) => tab);
  return {
    [name]: { ...object(properties(readable(entity), shown), ['id']), description: entity.about.en },
    [`${name}Field`]: { type: 'string', enum: fields },
    ...(has('create') && {
      [`${name}Create`]: object(properties(creatable(entity), acceptedSchema), requiredToCreate(entity)),
    }),
    ...(has('edit') && {
      [`${name}Edit`]: object(
        {
          ...(!entity.single && { id: recordId }),
          version,
          ...undoing,
          ...edited(editable(entity)),
        },
        entity.single ? [] : ['id'],
      ),
    }),
    ...(along.length > 0 && {
      [`${name}Clone`]: object(
        {
          id: recordId,
          along: {
            type: 'array',
            items: { type: 'string', enum: along },
            uniqueItems: true,
            description:
              'Records to copy with it: these kinds of records that refer to it, all or none. Others remain with the original.',
          },
        },
        ['id'],
      ),
    }),
    ...(has('status') &&
      status && {
        [`${name}Status`]: object(
          {
            id: recordId,
            version,
            status: { type: 'string', enum: [...status.byPeople], ...described(guards(status)) },
            ...(status.reason.length > 0 && {
              reason: { ...reason, description: `The reason; required with: ${status.reason.join(', ')}.` },
            }),
            ...properties(Object.entries(status.fields), acceptedSchema),
          },
          [
            'id',
            'status',
            ...Object.entries(status.fields).flatMap(([field, { required }]) => (required ? [field] : [])),
          ],
        ),
      }),
    ...Object.fromEntries(
      Object.keys(entity.sections).map((call) => [
        `${name}${pascalCase(call)}`,
        object({ version, ...edited(sectionFields(entity, call)) }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(entity.actions).map(([action, { edits, fields: own = {} }]) => [
        `${name}${pascalCase(action)}`,
        edits
          ? object({ id: recordId, version, ...edited(editable(entity).filter(([field]) => edits.includes(field))) }, [
              'id',
            ])
          : object({ id: recordId, version, ...properties(Object.entries(own), acceptedSchema) }, [
              'id',
              ...Object.entries(own).flatMap(([field, { required }]) => (required ? [field] : [])),
            ]),
      ]),
    ),
  };
};

/** Schemas that several entities use. */
export const sharedSchemas: Schemas = {
  Export: exportSchema,
  Identified: object({ id: recordId }, ['id']),
  ListMeta: {
    ...object({
      totalCount: { type: 'integer', minimum: 0, description: 'How many records match, regardless of the limit.' },
      totalIsExact: {
        type: 'boolean',
        description: 'Present, and false, if more events match than were counted: more than `totalCount`.',
      },
      minDate: {
        type: ['integer', 'null'],
        description: 'When the oldest matching record was created; absent if finding out takes too long.',
      },
      maxDate: {
        type: ['integer', 'null'],
        description: 'When the newest matching record was created; absent if finding out takes too long.',
      },
      sums: {
        type: 'array',
        items: object(
          {
            currency: recordId,
            amounts: {
              type: 'object',
              additionalProperties: { type: 'string', format: 'decimal' },
              description: 'By field name.',
            },
          },
          ['currency', 'amounts'],
        ),
        description: 'The sums of amounts of all matching records, by currency.',
      },
    }),
    description: 'What `withMeta` asked for.',
  },
  HistoryEntry: {
    ...object(
      {
        id: { type: 'integer' },
        at: { type: 'integer', format: 'unix-time', description: 'When. Seconds since 1970 UTC.' },
        user: { type: ['integer', 'null'], description: 'Who: id of a user; null for the system itself.' },
        userName: { type: ['string', 'null'], description: 'Their name.' },
        impersonator: {
          type: ['integer', 'null'],
          description: 'Who impersonated that user, if anyone: ID of a user.',
        },
        impersonatorName: { type: ['string', 'null'], description: 'Their name.' },
        scheduledChange: {
          type: ['integer', 'null'],
          description: 'ID of the scheduled change, if it was one.',
        },
        scheduledReason: {
          type: ['string', 'null'],
          description: 'Why it was scheduled, if given; for staff.',
        },
        action: {
          type: 'string',
          description: 'What was done: create, edit, status, clone, delete, or a named action.',
        },
        version: { type: 'integer', description: 'Version of the record after the change.' },
        changes: {
          type: 'object',
          additionalProperties: { type: 'array', items: {}, minItems: 2, maxItems: 2 },
          description: 'Changed fields, each with its old and its new value.',
        },
      },
      [
        ...['id', 'at', 'user', 'userName', 'impersonator', 'impersonatorName', 'scheduledChange'],
        ...['scheduledReason', 'action', 'version', 'changes'],
      ],
    ),
    description: 'One change of a record.',
  },
};
