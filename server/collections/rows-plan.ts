import { sql } from 'kysely';
import { recordOf, recordsIn } from '../../domain/records.ts';
import { type FieldOf, setAtOf } from '../../openapi/define.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { violation, type Detail } from '../failure.ts';
import { isSame } from '../history/changes.ts';
import { selectList } from './columns.ts';
import { rowsOf } from './fields.ts';
import { type Collection, collectionNamed, type OwnedRows, type Reader, type Values, type Work } from './model.ts';
import { isLeftBlank, normalizedValue } from './values.ts';

/** What an owner's rows mean as sent: which are created, changed and removed (`owned-rows.ts`). */

/** What an item's rows mean, and the rows themselves before and after, as the API sends them. */
export interface RowsPlan {
  rows: readonly OwnedRows[];
  before: Values;
  after: Values;
}

/** Returns the rows of these owners in order, by owner id. */
const presentRows = async (
  target: Collection,
  { field }: FieldOf<'rows'>,
  owners: readonly number[],
  { db, model, caller }: Work<Reader>,
): Promise<Map<unknown, Values[]>> => {
  if (owners.length === 0) return new Map();
  const prepared = cachedStatement(model, JSON.stringify(['rows of', target.key, field, caller.roleType]), () => {
    const columns = selectList(model, target, [...target.stored.keys()], caller, 't');
    const column = sql.ref(`t.${target.stored.get(field)?.column}`);
    return sql`select ${columns} from ${sql.table(target.table)} as t where ${column} = any(${value('owners')}::bigint[]) order by t.position, t.id`;
  });
  return Map.groupBy(await run(db, prepared, { caller, values: { owners } }), (row) => row[field]);
};

/** Returns the fields of a row as the API sends them. */
const onWire = ({ fields }: FieldOf<'rows'>, row: Readonly<Values>): Values =>
  Object.fromEntries(
    ['id', ...Object.keys(fields)].flatMap((name) =>
      name in row && !fields[name]?.writeOnly ? [[name, row[name]]] : [],
    ),
  );

const secretsOf = ({ fields }: FieldOf<'rows'>): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'secret');

/** Returns a row with what it is given, as the API sends it: for a secret, only since when there is one. */
const after = (field: FieldOf<'rows'>, before: Readonly<Values>, given: Readonly<Values>): Values => {
  const row = onWire(field, { ...before, ...given });
  for (const name of secretsOf(field))
    if (name in given) row[setAtOf(name)] = given[name] === null ? null : Math.floor(Date.now() / 1000);
  return row;
};

/** Returns the values that a row is given: all of a new row's, only the sent ones of an existing row. */
const givenTo = ({ fields }: FieldOf<'rows'>, row: Readonly<Values>, isNew: boolean): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      !field.readOnly && (isNew || (name in row && !isLeftBlank(field, row[name])))
        ? [[name, normalizedValue(field, row[name])]]
        : [],
    ),
  );

/** Returns sets of fields that no two rows of an owner may share, leaving out the owner. */
export const uniqueWithin = ({ entity }: Collection, { field }: FieldOf<'rows'>): string[][] =>
  entity.unique.filter((names) => names.includes(field)).map((names) => names.filter((name) => name !== field));

const keyOf = (names: readonly string[], row: Readonly<Values>): string =>
  JSON.stringify(names.map((name) => (typeof row[name] === 'string' ? row[name].toLowerCase() : row[name])));

/** Returns violations for rows that share what must be unique. */
const doubles = (target: Collection, field: FieldOf<'rows'>, rows: readonly Values[], path: string): Detail[] =>
  uniqueWithin(target, field).flatMap((names) => {
    const seen = new Set<string>();
    return rows.flatMap((row, place) => {
      const key = keyOf(names, row);
      return seen.size === seen.add(key).size ? [violation(`${path}.${place}.${names.at(-1)}`, 'unique')] : [];
    });
  });

/** Returns which rows replace those that an item removes. */
const replacements = (
  item: Readonly<Values>,
  name: string,
  removed: ReadonlySet<number>,
  kept: ReadonlySet<number>,
  path: string,
  broken: Detail[],
): Map<number, number> =>
  new Map(
    recordsIn(recordOf(item['replaced'])[name]).flatMap((one, place): [number, number][] => {
      const [id, by] = [Number(one['id']), Number(one['by'])];
      if (!removed.has(id)) broken.push(violation(`${path}.replaced.${name}.${place}.id`, 'reference', id));
      else if (!kept.has(by)) broken.push(violation(`${path}.replaced.${name}.${place}.by`, 'reference', by));
      else return [[id, by]];
      return [];
    }),
  );

/** Returns what the rows as sent do to the existing ones; undefined if they change nothing. */
const planOf = (
  target: Collection,
  [name, field]: [string, FieldOf<'rows'>],
  item: Readonly<Values>,
  present: readonly Values[],
  path: string,
  broken: Detail[],
): { rows: OwnedRows; before: Values[]; after: Values[] } | undefined => {
  const byId = new Map(present.map((row) => [Number(row['id']), row]));
  const seen = new Set<number>();
  const plan: OwnedRows = { name, field, made: [], kept: [], removed: [] };
  const rows = recordsIn(item[name]).map((row, place) => {
    const id = row['id'] === undefined || row['id'] === null ? undefined : Number(row['id']);
    const before = id === undefined ? undefined : byId.get(id);
    const values = givenTo(field, row, id === undefined);
    if (id !== undefined && !before) broken.push(violation(`${path}.${name}.${place}.id`, 'reference', id));
    if (id !== undefined && seen.size === seen.add(id).size)
      broken.push(violation(`${path}.${name}.${place}.id`, 'repeated'));
    if (before) plan.kept.push({ place, before, values });
    else plan.made.push({ place, values });
    return before ? after(field, before, values) : after(field, {}, values);
  });
  const removed = present.filter(({ id }) => !seen.has(Number(id)));
  const by = replacements(item, name, new Set(removed.map(({ id }) => Number(id))), seen, path, broken);
  plan.removed.push(...removed.map((before) => ({ before, by: by.get(Number(before['id'])) })));
  broken.push(...doubles(target, field, rows, `${path}.${name}`));
  const before = present.map((row) => onWire(field, row));
  // A secret set twice within a second would otherwise look unchanged.
  const isReplaced = plan.kept.some(({ values }) => secretsOf(field).some((secret) => secret in values));
  return isSame(field, before, rows) && !isReplaced ? undefined : { rows: plan, before, after: rows };
};

/** Returns what the rows of items mean. Existing records are already locked, so their rows can't change meanwhile. */
export const plannedRows = async (
  collection: Collection,
  items: readonly Readonly<Values>[],
  work: Work<Reader>,
): Promise<RowsPlan[]> => {
  const plans = items.map((): RowsPlan & { rows: OwnedRows[] } => ({ rows: [], before: {}, after: {} }));
  for (const one of rowsOf(collection)) {
    const [name, field] = one;
    const concerned = items.filter((item) => name in item);
    if (concerned.length === 0) continue;
    const target = collectionNamed(work.model, field.entity);
    const owners = concerned.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]));
    const present = await presentRows(target, field, owners, work);
    for (const [place, item] of items.entries()) {
      if (!(name in item)) continue;
      const found = planOf(target, one, item, present.get(item['id']) ?? [], `items.${place}`, work.broken);
      const plan = plans[place];
      if (!found || !plan) continue;
      plan.rows.push(found.rows);
      plan.before[name] = found.before;
      plan.after[name] = found.after;
    }
  }
  return plans;
};

/** Returns the rows of a copy: its original's, as new ones. */
export const copiedRows = (
  collection: Collection,
  original: Readonly<Values>,
): { rows: OwnedRows[]; values: Values } => {
  const rows: OwnedRows[] = [];
  const values: Values = {};
  for (const [name, field] of rowsOf(collection)) {
    const copies = recordsIn(original[name]).map((row) => givenTo(field, row, true));
    if (copies.length === 0) continue;
    const made = copies.map((row, place) => ({ place, values: row }));
    rows.push({ name, field, made, kept: [], removed: [] });
    values[name] = copies;
  }
  return { rows, values };
};
