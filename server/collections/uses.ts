import { type RawBuilder, sql } from 'kysely';
import type { Words } from '../../domain/text/words.ts';
import { inSentence } from '../../openapi/grammar.ts';
import { type Detail, Failure } from '../failure.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { selectList } from './columns.ts';
import { labelSql } from './labels.ts';
import { lockRecords, lockOrder } from './locks.ts';
import type { Change, Collection, Model, Values, Work } from './model.ts';
import { accessOf, rowsSql, simplified } from './rows.ts';
import { replacementsTo, replaceInEvents } from './replaced.ts';
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

/** The records that refer to some through a field, as `r`, and the expression of the referenced id. */
const referringSql = ({ collection, name }: Referrer): { from: RawBuilder<unknown>; target: RawBuilder<unknown> } => {
  const join = collection.joined.get(name);
  const own = sql.table(collection.table);
  return join
    ? { from: sql`${sql.table(join.table)} as led join ${own} as r on r.id = led.owner_id`, target: sql`led.target_id` }
    : { from: sql`${own} as r`, target: sql.ref(`r.${collection.stored.get(name)?.column ?? name}`) };
};

/** How many names of records are listed; the rest are counted. */
const maxNames = 3;
/** How many records are counted: that there are more is reason enough to say no. */
const maxCounted = 1000;

/** The records of one entity in which something is used. */
interface Use {
  collection: Collection;
  count: number;
  /** Names of the first ones that the caller may see. */
  names: string[];
}

/** How often one record is used through a field. */
interface Used extends Pick<Use, 'count' | 'names'> {
  target: number;
}

/** Records by entity name. */
type Spared = ReadonlyMap<string, readonly number[]>;

/** What does not count as a use. */
interface Exceptions {
  /** Records that may use something because they are removed as well. */
  spared?: Spared;
  /** What another record has replaced: in events that may take a while yet. */
  replaced?: ReadonlySet<number>;
}

/** Returns where records of an entity are used, by id. */
const usesOf = async (
  { key }: Collection,
  ids: readonly number[],
  { db, model, caller }: Work,
  { spared, replaced }: Exceptions,
): Promise<Map<number, Use[]>> => {
  const uses = new Map<number, Use[]>();
  for (const referrer of referrersOf(model, key)) {
    const { collection, name } = referrer;
    const prepared = cachedStatement<Used>(
      model,
      JSON.stringify(['uses', collection.key, name, caller.roleType]),
      () => {
        const named = labelSql(collection, 'r');
        const seen = rowsSql(model, collection, simplified(accessOf(collection, caller)), caller, 'r');
        // Events are many, and their names say little.
        const names = collection.entity.events
          ? sql`'{}'::text[]`
          : sql`coalesce((array_agg(${named} order by r.id) filter (where ${seen}))[1:${sql.lit(maxNames)}], '{}')`;
        const order = collection.entity.events ? sql`` : sql`order by r.id`;
        const { from, target } = referringSql(referrer);
        const column = collection.stored.get(name)?.column;
        const coming =
          collection.entity.events && column !== undefined
            ? replacementsTo({ table: collection.table, column }, sql`ids.target`)
            : sql`0`;
        return sql`select ids.target, used.count + coming.count as count, used.names
        from unnest(${value('ids')}::bigint[]) as ids (target) cross join lateral (
          select count(*)::integer as count, ${names} as names from (
            select r.* from ${from} where ${target} = ids.target and r.id <> all(${value('spared')}::bigint[])
            ${order} limit ${sql.lit(maxCounted + 1)}
          ) as r
        ) as used cross join lateral (select ${coming} as count) as coming where used.count + coming.count > 0`;
      },
    );
    const asked = collection.entity.events ? ids.filter((id) => !replaced?.has(id)) : ids;
    const values = { ids: asked, spared: spared?.get(collection.key) ?? [] };
    for (const { target, count, names } of await run(db, prepared, { caller, values })) {
      uses.set(target, [...(uses.get(target) ?? []), { collection, count, names }]);
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
    en: `${count > maxCounted ? 'more than 1,000' : count} ${inSentence(en[count === 1 ? 0 : 1])}${listed}`,
    ru: `${inSentence(ru[3] ?? ru[1])} (${count > maxCounted ? 'более 1000' : count})${listed}`,
  };
};

/**
 * Refuses to remove records that are used elsewhere, and says where.
 * @param names by id
 */
export const refuseUsed = async (
  target: Collection,
  names: ReadonlyMap<number, string>,
  path: string,
  work: Work,
  exceptions: Exceptions = {},
): Promise<void> => {
  const uses = await usesOf(target, [...names.keys()], work, exceptions);
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

/**
 * Replaces records with others of their entity wherever they are referenced: each reference is an edit, except those of
 * events, most of which may follow later.
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
      const column = collection.stored.get(name)?.column;
      if (column === undefined) throw new Error(`${collection.key}.${name} can’t be replaced: it is no column`);
      for (const [from, to] of by) await replaceInEvents(db, { table: collection.table, column }, { from, to });
      continue;
    }
    const which = cachedStatement<{ id: number }>(model, JSON.stringify(['used by', collection.key, name]), () => {
      const { from, target } = referringSql(referrer);
      return sql`select distinct r.id from ${from} where ${target} = any(${value('ids')}::bigint[]) order by r.id`;
    });
    const ids = (await run(db, which, { caller, values: { ids: [...by.keys()] } })).map(({ id }) => id);
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
