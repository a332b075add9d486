import { type RawBuilder, sql } from 'kysely';
import type { Words } from '../../domain/words.ts';
import { inSentence } from '../../openapi/grammar.ts';
import { type Detail, Failure } from '../failure.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { selectList } from './columns.ts';
import { labelSql } from './labels.ts';
import { lockRecords, lockOrder } from './locks.ts';
import type { Change, Collection, Model, Values, Work } from './model.ts';
import { accessOf, rowsSql, simplified } from './rows.ts';
import { updateRecords } from './update.ts';

/** Where records are used: which fields of which others refer to them. */

/** A field that may refer to records of an entity. */
interface Referrer {
  collection: Collection;
  name: string;
}

/** Returns the fields that refer to records of an entity, in the order in which their records are locked. */
export const referrersOf = (model: Model, key: string): Referrer[] => {
  const order = lockOrder(model);
  return Object.values(model)
    .toSorted((one, other) => (order.get(one.key) ?? 0) - (order.get(other.key) ?? 0))
    .flatMap((collection) =>
      Object.entries(collection.entity.fields).flatMap(([name, field]): Referrer[] =>
        (field.kind === 'one' || field.kind === 'many') &&
        field.entity === key &&
        (collection.stored.has(name) || collection.joined.has(name))
          ? [{ collection, name }]
          : [],
      ),
    );
};

/** The records that refer to some through a field: `r`, and the referenced id as `target`. */
const referringSql = ({ collection, name }: Referrer): RawBuilder<unknown> => {
  const join = collection.joined.get(name);
  return join
    ? sql`(select owner_id, target_id as target from ${sql.table(join.table)}) as led join ${sql.table(collection.table)} as r on r.id = led.owner_id`
    : sql`(select id as owner_id, ${sql.ref(collection.stored.get(name)?.column ?? name)} as target from ${sql.table(collection.table)}) as led
        join ${sql.table(collection.table)} as r on r.id = led.owner_id`;
};

/** How many names of records are listed; the rest are counted. */
const maxNames = 3;

/** The records of one entity in which something is used. */
interface Use {
  collection: Collection;
  count: number;
  /** Names of the first ones that the caller may see. */
  names: string[];
}

/** Records by entity name. */
type Spared = ReadonlyMap<string, readonly number[]>;

/** Returns where records of an entity are used, by id; uses by spared records don’t count. */
const usesOf = async (
  { key }: Collection,
  ids: readonly number[],
  { db, model, caller }: Work,
  spared: Spared,
): Promise<Map<number, Use[]>> => {
  const uses = new Map<number, Use[]>();
  for (const referrer of referrersOf(model, key)) {
    const { collection, name } = referrer;
    const prepared = cachedStatement(model, JSON.stringify(['uses', collection.key, name, caller.roleType]), () => {
      const named = labelSql(collection, 'r');
      const seen = rowsSql(model, collection, simplified(accessOf(collection, caller)), caller, 'r');
      // Events are many, and their names say little.
      const names = collection.entity.events
        ? sql`'{}'::text[]`
        : sql`coalesce((array_agg(${named} order by r.id) filter (where ${seen}))[1:${sql.lit(maxNames)}], '{}')`;
      return sql`select led.target, count(*)::integer as count, ${names} as names
        from ${referringSql(referrer)} where led.target = any(${value('ids')}::bigint[]) and r.id <> all(${value('spared')}::bigint[]) group by led.target`;
    });
    const values = { ids, spared: spared.get(collection.key) ?? [] };
    for (const { target, count, names } of await run(db, prepared, { caller, values })) {
      const id = Number(target);
      const told = Array.isArray(names) ? names.map(String) : [];
      uses.set(id, [...(uses.get(id) ?? []), { collection, count: Number(count), names: told }]);
    }
  }
  return uses;
};

/** “3 offers: A, B, C”, in both languages. */
const useInWords = ({ collection: { entity }, count, names }: Use): Words => {
  const more = names.length > 0 && count > names.length ? ', …' : '';
  const listed = names.length > 0 ? `: ${names.join(', ')}${more}` : '';
  const { en, ru } = entity.name;
  return {
    en: `${count} ${inSentence(en[count === 1 ? 0 : 1])}${listed}`,
    ru: `${inSentence(ru[3] ?? ru[1])} (${count})${listed}`,
  };
};

/**
 * Refuses to remove records that are used elsewhere, and says where.
 * @param names by id
 * @param spared records that may use them because they are removed as well
 */
export const refuseUsed = async (
  target: Collection,
  names: ReadonlyMap<number, string>,
  path: string,
  work: Work,
  spared: Spared = new Map(),
): Promise<void> => {
  const uses = await usesOf(target, [...names.keys()], work, spared);
  if (uses.size === 0) return;
  const details = [...uses].map(([id, those]): Detail => {
    const [en, ru] = (['en', 'ru'] as const).map((language) =>
      those.map((use) => useInWords(use)[language]).join('; '),
    );
    const name = names.get(id);
    return {
      type: 'referenced',
      path,
      message: { en: `“${name}” is used in ${en}`, ru: `«${name}» ещё используется: ${ru}` },
    };
  });
  const args = [...new Set([...uses.values()].flat().map(({ collection: { entity } }) => entity.name))].map(
    ({ en, ru }) => ({ en: en[1], ru: ru[3] ?? ru[1] }),
  );
  throw new Failure('referenced', { args: args.slice(0, 1), details });
};

/** Returns the value of a field after one record replaced another. */
const replacedIn = (present: unknown, by: ReadonlyMap<number, number>): unknown =>
  Array.isArray(present)
    ? [...new Set(present.map((id) => by.get(Number(id)) ?? id))]
    : (by.get(Number(present)) ?? present);

/** How many events get another reference at a time: there may be millions, and a statement has a time limit. */
const maxEvents = 10_000;

/**
 * Replaces records in events. These have no version and no history of edits: what happened stays what it was, under
 * another name.
 */
const replaceInEvents = async (
  { collection, name }: Referrer,
  by: ReadonlyMap<number, number>,
  { db, model, caller }: Work,
): Promise<void> => {
  const column = collection.stored.get(name)?.column;
  if (column === undefined) throw new Error(`${collection.key}.${name} can’t be replaced: it is no column`);
  const table = sql.table(collection.table);
  const prepared = cachedStatement(
    model,
    JSON.stringify(['replaced in events', collection.key, name]),
    () => sql`with found as materialized (
        select id, created_at from ${table} where ${sql.ref(column)} = ${value('id')}::bigint
        order by created_at, id limit ${sql.lit(maxEvents)} for no key update
      )
      update ${table} as t set ${sql.ref(column)} = ${value('other')}::bigint from found
      where t.id = found.id and t.created_at = found.created_at returning t.id`,
  );
  for (const [id, other] of by) {
    let replaced = maxEvents;
    while (replaced === maxEvents) replaced = (await run(db, prepared, { caller, values: { id, other } })).length;
  }
};

/**
 * Replaces records with others of their entity wherever they are referenced: each reference is an edit, except those of
 * events.
 */
export const replaceUses = async (
  { key }: Collection,
  by: ReadonlyMap<number, number>,
  work: Work,
  path: string,
): Promise<void> => {
  const { db, model, caller } = work;
  for (const referrer of by.size > 0 ? referrersOf(model, key) : []) {
    const { collection, name } = referrer;
    if (collection.entity.events) {
      await replaceInEvents(referrer, by, work);
      continue;
    }
    const which = cachedStatement(
      model,
      JSON.stringify(['used by', collection.key, name]),
      () =>
        sql`select distinct r.id from ${referringSql(referrer)} where led.target = any(${value('ids')}::bigint[]) order by r.id`,
    );
    const ids = (await run(db, which, { caller, values: { ids: [...by.keys()] } })).map(({ id }) => Number(id));
    if (ids.length === 0) continue;
    await lockRecords([{ entity: collection.key, ids, strength: 'change' }], work);
    const names = [...new Set([...collection.stored.keys(), name])];
    const read = cachedStatement(model, JSON.stringify(['used', collection.key, name, caller.roleType]), () => {
      const columns = selectList(model, collection, names, caller, 't');
      return sql`select ${columns} from ${sql.table(collection.table)} as t where t.id = any(${value('ids')}::bigint[]) order by t.id`;
    });
    const records: Values[] = await run(db, read, { caller, values: { ids } });
    const changes = records.map(
      (before): Change => ({
        call: 'edit',
        path,
        sent: {},
        before,
        values: { [name]: replacedIn(before[name], by) },
        id: Number(before['id']),
      }),
    );
    await updateRecords(collection, changes, ['id'], work);
    work.followed?.push({ collection, changes });
  }
};
