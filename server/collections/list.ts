import { type RawBuilder, sql } from 'kysely';
import type { Rows } from '../../openapi/define.ts';
import { isSortable } from '../../openapi/traits.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import { refusedParameter } from '../failure.ts';
import { selectList } from './columns.ts';
import { isReadable, requestedFieldNames } from './fields.ts';
import type { Collection, Model, Reader, Values } from './model.ts';
import { listMeta, type Meta, metaColumn, type MetaPlan } from './list-meta.ts';
import { narrowing } from './narrow.ts';
import { rowScopeOf, rowsSql } from './rows.ts';
import { rarePatterns } from './search/rare.ts';
import { cachedStatement, run, value } from '../database/statement.ts';

/** Parameters common to all lists, as the contract types them. */
export interface ListQuery {
  with?: string[];
  fields?: string[];
  withMeta?: string[];
  orderBy?: string[];
  limit?: number;
  offset?: number;
  [filter: string]: unknown;
}

const usualLimit = 25;

/**
 * Page sizes for which plans exist. The requested size is a parameter: inlined, each size would need its own plan; with
 * an unknown size, the planner might sort the whole table first.
 */
const plannedLimits = [25, 100, 500];

/** Everything that decides which records a list has and in what order; shared by its pages and its exports. */
export interface ListPlan extends MetaPlan {
  /** Names of the fields sent. */
  names: readonly string[];
  /** The fields that determine the order, the id last. */
  ordering: readonly Ordering[];
  order(): RawBuilder<unknown>;
  orderKey: string;
}

interface Ordering {
  name: string;
  direction: 'asc' | 'desc';
}

const readOrder = (collection: Collection, caller: Caller, orderBy: readonly string[]): Ordering[] => {
  const asked = orderBy.map((entry): Ordering => {
    const [name = '', direction] = entry.split(':');
    const field = collection.entity.fields[name];
    if (!field || !isSortable(field, collection.entity) || !isReadable(field, caller))
      throw refusedParameter('badParameter', 'orderBy');
    return { name, direction: direction === 'desc' ? 'desc' : 'asc' };
  });
  if (asked.some(({ name }) => name === 'id')) return asked;
  // In the direction of the last field, so that one index serves both.
  return [...asked, { name: 'id', direction: asked.at(-1)?.direction ?? 'desc' }];
};

const orderSql = (collection: Collection, order: readonly Ordering[]): RawBuilder<unknown> =>
  sql.join(
    order.map(({ name, direction }) => {
      const stored = collection.stored.get(name);
      const by = stored ? sql.ref(`t.${stored.column}`) : collection.hooks.computed?.[name]?.('t');
      if (!by) throw new Error(`${collection.key} is ordered by ${name}, which has neither column nor hook`);
      return sql`${by} ${sql.raw(direction)}`;
    }),
  );

const conditionsSql = (parts: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> => {
  const present = parts.filter((part) => part !== undefined);
  return present.length > 0 ? sql` where ${sql.join(present, sql` and `)}` : sql``;
};

/**
 * Returns what a list call asks for; 400 if it uses a field that the caller may not see.
 * @param patterns from the words of `search` that few records match
 */
export const planList = (
  model: Model,
  collection: Collection,
  query: ListQuery,
  caller: Caller,
  patterns?: readonly string[],
): ListPlan => {
  const rowScope: Rows = rowScopeOf(collection, 'list', caller);
  const narrow = narrowing(collection, query, caller, patterns);
  const ordering = readOrder(collection, caller, query.orderBy ?? []);
  const reachesAll = 'all' in rowScope;
  return {
    model,
    collection,
    caller,
    rowScope,
    reachesAll,
    narrow,
    names: requestedFieldNames(collection, caller, query),
    ordering,
    order: () => orderSql(collection, ordering),
    orderKey: JSON.stringify(ordering),
    where: () =>
      conditionsSql([
        reachesAll ? undefined : rowsSql(model, collection, rowScope, caller, 't'),
        narrow.condition('t'),
      ]),
    // Permissions affect the text too: which rows are reached, and which referenced records are shown.
    key: JSON.stringify([collection.key, caller.roleType, isStaff(caller), rowScope, narrow.shape]),
  };
};

/** Returns a list's rows as SQL, in order. */
export const listSql = (
  { model, collection, names, caller, where, order }: ListPlan,
  further: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> =>
  sql`select ${selectList(model, collection, names, caller, 't')}${further} from ${sql.table(collection.table)} as t${where()} order by ${order()}`;

/** Makes a page of ordered rows. */
type Paged = (rows: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * Returns a page of a list as SQL. References are looked up for the whole page with one sub-select per field, in half
 * the time of one per record and field.
 */
const pageSql = (plan: ListPlan, further: RawBuilder<unknown>, paged: Paged): RawBuilder<unknown> => {
  const { model, collection, names, caller, where, order } = plan;
  const joins = names.flatMap((name) => collection.joined.get(name) ?? []);
  if (joins.length === 0) return paged(listSql(plan, further));
  const found = new Map(joins.map(({ name, table }) => [name, sql`coalesce(${sql.ref(`${table}.targets`)}, '{}')`]));
  const lookups = joins.map(
    ({ table }) => sql` left join (
      select owner_id, array_agg(target_id order by position) as targets from ${sql.table(table)}
      where owner_id = any(array(select id from t)) group by owner_id
    ) as ${sql.table(table)} on ${sql.ref(`${table}.owner_id`)} = t.id`,
  );
  return sql`with t as materialized (
      ${paged(sql`select t.* from ${sql.table(collection.table)} as t${where()} order by ${order()}`)}
    ) select ${selectList(model, collection, names, caller, 't', found)}${further} from t${sql.join(lookups, sql``)} order by ${order()}`;
};

const page = async (
  db: Reader,
  plan: ListPlan,
  limit: number,
  offset: number,
  counting: boolean,
): Promise<Values[]> => {
  const extra = counting ? metaColumn(plan) : undefined;
  const planned = plannedLimits.find((one) => limit <= one) ?? limit;
  const shape = [plan.names, plan.orderKey, planned, limit === planned, offset > 0, extra !== undefined];
  const key = JSON.stringify(['list', plan.key, ...shape]);
  const prepared = cachedStatement(plan.model, key, () =>
    pageSql(plan, extra ? sql`, ${extra} as "#"` : sql``, (rows) => {
      const first = sql`${rows} limit ${sql.lit(planned)}${offset > 0 ? sql` offset ${value('offset')}` : sql``}`;
      return limit === planned ? first : sql`select * from (${first}) as page limit ${value('limit')}`;
    }),
  );
  return run(db, prepared, { caller: plan.caller, values: { ...plan.narrow.values, limit, offset } });
};

/** Returns one page of a collection and the metadata it was asked for. */
export const listRecords = async (
  db: Reader,
  model: Model,
  collection: Collection,
  query: ListQuery,
  caller: Caller,
): Promise<{ items: Values[]; meta?: Meta }> => {
  const plan = planList(
    model,
    collection,
    query,
    caller,
    await rarePatterns(db, model, collection, query['search'], caller),
  );
  const { limit = usualLimit, offset = 0, withMeta = [] } = query;
  const counting = withMeta.length > 0;
  const rows = limit === 0 ? [] : await page(db, plan, limit, offset, counting);
  if (!counting) return { items: rows };
  const items = rows.map(({ '#': _, ...record }) => record);
  return {
    items,
    meta: await listMeta(db, plan, withMeta, { found: rows.length, counted: rows[0]?.['#'], limit, offset }),
  };
};
