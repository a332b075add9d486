import type { Entity, Field } from '../../openapi/define.ts';
import { applied, isNullable, sample } from '../../openapi/kinds.ts';
import { creatable, editable, readable, sectionFields } from './schemas.ts';

type Values = Record<string, unknown>;

/** Returns a value to show in the contract; an id if only the database could provide one. */
const example = (field: Field): unknown => {
  switch (field.kind) {
    case 'one':
      return 1;
    case 'many':
    case 'tags':
    case 'reverse':
      return [1, 2];
    case 'file':
      return isNullable(field) ? null : 'https://example.com/file.png';
    default:
      return field.default ?? sample(field);
  }
};

const examples = (fields: [string, Field][]): Values =>
  applied(Object.fromEntries(fields), Object.fromEntries(fields.map(([name, field]) => [name, example(field)])));

const plain = ([, field]: [string, Field]): boolean => !field.onRequest;

/** Returns a record as a list sends it, without what is sent only on request. */
export const recordExample = (entity: Entity): Values => ({
  ...examples(readable(entity).filter(plain)),
  ...(entity.status && { status: entity.status.initial }),
  ...('blockReason' in entity.fields && { blockReason: null }),
});

export const createExample = (entity: Entity): Values => examples(creatable(entity));

/**
 * Returns an edit of one field: the first that people recognize the record by, or else the first that can be edited.
 */
export const editExample = (entity: Entity): Values => {
  const fields = editable(entity);
  const chosen = fields.find(([name]) => entity.displayFields.includes(name)) ?? fields[0];
  return { ...(!entity.single && { id: 1 }), version: 1, ...(chosen && examples([chosen])) };
};

export const statusExample = (entity: Entity): Values => {
  const to = entity.status?.byPeople.find((value) => value !== entity.status?.initial) ?? entity.status?.initial ?? '';
  return {
    id: 1,
    status: to,
    ...(entity.status?.reason.includes(to) && { reason: 'Asked to pause' }),
    ...examples(Object.entries(entity.status?.fields ?? {})),
  };
};

/** Returns what is sent to the call of a form's part. */
export const sectionExample = (entity: Entity, call: string): Values => ({
  version: 1,
  ...examples(sectionFields(entity, call)),
});

export const actionExample = (fields: Record<string, Field>): Values => ({
  id: 1,
  ...examples(Object.entries(fields)),
});

/** Returns an edit of only these fields. */
export const partialExample = (entity: Entity, names: readonly string[]): Values => ({
  id: 1,
  version: 1,
  ...examples(editable(entity).filter(([name]) => names.includes(name))),
});

export const historyExample = {
  id: 7,
  at: 1767225600,
  user: 1,
  userName: 'Anna Berzina',
  impersonator: null,
  impersonatorName: null,
  scheduledChange: null,
  scheduledReason: null,
  action: 'edit',
  version: 2,
  changes: { title: ['Old title', 'New title'] },
};
