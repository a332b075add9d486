import { sql } from 'kysely';
import { recordOf } from '../../domain/records.ts';
import type { Field } from '../../openapi/define.ts';
import { applied, valueSchema } from '../../openapi/kinds.ts';
import { permissionsOf, rolesOf } from '../../openapi/names.ts';
import type { Caller } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import { aboutItems } from './checks.ts';
import { isSetByAction, rowsOf } from './fields.ts';
import { type Collection, collectionNamed, type Model, type Reader, type Values } from './model.ts';
import type { Item } from './records.ts';
import { violation, Failure, invalid } from '../failure.ts';
import { validatorOf } from '../http/schemas.ts';

/** The parts of a history entry that undoing needs. */
interface Entry {
  id: number;
  action: string;
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Returns a value without what has ceased to apply in the rows of a list since it was recorded. */
const applicable = (field: Field | undefined, value: unknown): unknown =>
  field?.kind === 'list' && Array.isArray(value) ? value.map((row) => applied(field.fields, recordOf(row))) : value;

const validators = new WeakMap<Field, ReturnType<typeof validatorOf>>();

/** Whether the field may still have a value that it had: its definition may have changed since. */
const isStillValid = (field: Field | undefined, value: unknown): boolean => {
  if (!field) return false;
  if (field.kind === 'rows')
    return (
      Array.isArray(value) &&
      value
        .map(recordOf)
        .every((row) =>
          Object.entries(field.fields).every(([name, one]) => !(name in row) || isStillValid(one, row[name])),
        )
    );
  const validator = validators.get(field) ?? validatorOf(valueSchema(field));
  validators.set(field, validator);
  return validator()(value);
};

/**
 * Returns the values before a change; 409 if it isn't an edit, changed a secret, or a field that is gone or can't have
 * such a value any more. Values that the server derived from the change are left to it.
 */
const formerValues = ({ entity }: Collection, { action, changes }: Entry): Record<string, unknown> => {
  const fields = Object.entries(changes).filter(
    ([name]) => !entity.fields[name]?.readOnly || isSetByAction(entity, name),
  );
  const isSecret = fields.some(([, [before, after]]) => before === null && after === null);
  if (action !== 'edit' || fields.length === 0 || isSecret) throw new Failure('notUndoable');
  const values = fields.map(([name, [before]]) => [name, applicable(entity.fields[name], before)] as const);
  if (!values.every(([name, value]) => isStillValid(entity.fields[name], value))) throw new Failure('notUndoable');
  return Object.fromEntries(values);
};

/**
 * Refuses to restore a value that only actions set to those who may not set it so: with the action that gives this
 * value, or any that sets the field if none does.
 */
const refuseWithoutAction = ({ entity }: Collection, values: Readonly<Values>, caller: Caller): void => {
  const may = (action: string): boolean => {
    const permissions = permissionsOf(entity, action);
    const isOpen = permissions.length === 0 || permissions.some((name) => hasPermission(caller, name));
    return isOpen && rolesOf(entity, action).includes(caller.roleType);
  };
  for (const [name, value] of Object.entries(values)) {
    if (!entity.fields[name]?.readOnly) continue;
    const setting = Object.entries(entity.actions).filter(([, { sets = {} }]) => name in sets);
    const same = setting.filter(([, { sets = {} }]) => sets[name] === value);
    if (!(same.length > 0 ? same : setting).some(([action]) => may(action))) throw new Failure('forbidden');
  }
};

/** An undo carries no values: hooks rely on them being from before the change. */
const refuseValues = (item: Item, path: string): void => {
  const astray = Object.keys(item).filter((name) => !aboutItems.has(name));
  if (astray.length > 0) throw invalid(...astray.map((name) => violation(`${path}.${name}`, 'unknown', name)));
};

/** Returns the rows among these values, with deleted ones as new: what was removed gets another id. */
export const recreatedRows = async (
  db: Reader,
  model: Model,
  collection: Collection,
  values: Readonly<Values>,
): Promise<Values> => {
  const again: Values = {};
  for (const [name, { entity }] of rowsOf(collection)) {
    const given: unknown = values[name];
    if (!Array.isArray(given)) continue;
    const rows = given.map(recordOf);
    const ids = rows.map(({ id }) => id);
    const { rows: found } = await sql<{ id: number }>`
      select id from ${sql.table(collectionNamed(model, entity).table)} where id = any(${ids}::bigint[])`.execute(db);
    const there = new Set<unknown>(found.map(({ id }) => id));
    again[name] = rows.map(({ id, ...others }) => (there.has(id) ? { id, ...others } : others));
  }
  return again;
};

/**
 * Resolves edit items with `undoes`: the values before a change, over the record as its history knows it, so that
 * anything that happens to it meanwhile is a conflict.
 * @throws Failure 422 if the record's history has no such entry or values are sent as well, 409 if a later change
 * touched one of its fields, 403 if only an action that is not open to the caller gives such a value
 */
export const undoItems = async (
  db: Reader,
  model: Model,
  collection: Collection,
  items: readonly Item[],
  caller: Caller,
): Promise<Item[]> => {
  const { key: entity } = collection;
  const expanded: Item[] = [];
  for (const [place, item] of items.entries()) {
    const { undoes } = item;
    if (typeof undoes !== 'number') {
      expanded.push(item);
      continue;
    }
    refuseValues(item, `items.${place}`);
    const entries = db.selectFrom('history').where('entity', '=', entity).where('record_id', '=', item.id);
    const entry = await entries.select(['id', 'action', 'changes']).where('id', '=', undoes).executeTakeFirst();
    if (!entry) throw invalid(violation(`items.${place}.undoes`, 'reference', undoes));
    const values = formerValues(collection, entry);
    refuseWithoutAction(collection, values, caller);
    const { newest, touched } = await entries
      .select([
        sql<number>`max(version)`.as('newest'),
        sql<boolean>`bool_or(id > ${undoes} and jsonb_exists_any(changes, ${Object.keys(values)}::text[]))`.as(
          'touched',
        ),
      ])
      .executeTakeFirstOrThrow();
    if (touched) throw new Failure('changedSince');
    expanded.push({ version: newest, ...item, ...values, ...(await recreatedRows(db, model, collection, values)) });
  }
  return expanded;
};
