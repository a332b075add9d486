import { brokenRules } from '../../domain/rules.ts';
import type { Entity, Field } from '../../openapi/define.ts';
import { isRequiredThen } from '../../openapi/required-then.ts';
import { isStoodFor } from '../../openapi/exclusive.ts';
import { applied, isNullable, sample } from '../../openapi/kinds.ts';

type Values = Record<string, unknown>;

/** Gives the value of a field that only the database can give; undefined where it should stay absent. */
export type Refer = (field: Field, name: string) => Promise<unknown>;

/** Whether a field's value names records or files that must be there. */
export const refers = ({ kind }: Field): boolean => ['one', 'many', 'tags', 'reverse', 'file'].includes(kind);

const empty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Fields that a new record takes; `required` gives those alone without which none is made. */
export const taken = (entity: Entity, which: 'all' | 'required'): [string, Field][] =>
  Object.entries(entity.fields).filter(
    ([name, field]) =>
      !field.readOnly &&
      !isStoodFor(name, field) &&
      (which === 'all' || ((field.required || field.exclusive?.required) && field.default === undefined)),
  );

/** Texts that suit a field whose rule looks at its neighbours, such as a contact's address at its channel. */
const suiting = ['[]', 'https://example.com/page-1', 'person1@example.com', '+371 2000 1000'];

/** Valid values of fields that stand together, as rules that compare them have it, whether they apply or not. */
export const coherent = (fields: Readonly<Record<string, Field>>, n: number): Values => {
  const row = Object.fromEntries(
    Object.entries(fields)
      .filter(([, { readOnly }]) => !readOnly)
      .map(([name, field]) => [
        name,
        valid(field, n) ?? (isNullable(field) && !isRequiredThen(field) ? null : undefined),
      ]),
  );
  for (const [name, field] of Object.entries(fields)) {
    const suits = (value: unknown): boolean => value !== undefined && brokenRules(value, field.rules, row).length === 0;
    if (row[name] === undefined || row[name] === null || suits(row[name])) continue;
    const others = field.rules.map(({ args }) => row[String(args[0])]);
    row[name] = [...suiting, ...others, sample(field, n + 1), sample(field, n - 1)].find(suits);
  }
  return row;
};

/** A valid value of a field, the `n`th of its kind; undefined where only the database can give one. */
export const valid = (field: Field, n: number): unknown => {
  switch (field.kind) {
    case 'list':
    case 'rows':
      return [applied(field.fields, coherent(field.fields, n))];
    case 'group':
      return applied(field.fields, coherent(field.fields, n));
    default:
      return sample(field, n);
  }
};

/** The same, references and files included. */
export const right = async (field: Field, name: string, n: number, refer: Refer): Promise<unknown> => {
  if (refers(field)) return refer(field, name);
  const value = valid(field, n);
  // A block of parameters that must be there is not there while it is empty.
  return field.kind === 'parameters' && field.required && empty(value) ? { note: `n${n}` } : value;
};

/** A valid item for a new record: all its fields, or only those it can't do without. */
export const rightItem = async (
  entity: Entity,
  which: 'all' | 'required',
  n: number,
  refer: Refer,
): Promise<Values> => {
  const item: Values = {};
  for (const [name, field] of taken(entity, which)) {
    const value = await right(field, name, n, refer);
    if (value !== undefined) item[name] = value;
  }
  return applied(entity.fields, item);
};
