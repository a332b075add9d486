import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { selectList } from '../collections/columns.ts';
import { type ListPlan, planList } from '../collections/list.ts';
import type { Model, Reader, Values } from '../collections/model.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import type { Database } from '../database/connection.ts';
import { DatabaseSlow } from '../database/unavailable.ts';
import type { EventQuery, EventReader } from './reader.ts';

const usualLimit = 25;
/** Counting more than this takes longer than reading a page, and no caller needs the exact number (D44, D45). */
const worthCounting = 100_000;
/** Seconds that the oldest and the newest event may take to be found: with rare filters, all events are looked through. */
const datesTimeoutSeconds = 2;
const maxCachedEdges = 20_000;

/** Returns the columns a list is ordered by if "after this row" can be expressed by comparing them with its values. */
const keyOf = ({ collection, ordering }: ListPlan): RawBuilder<unknown>[] | undefined => {
  const [first] = ordering;
  const columns = ordering.flatMap(({ name, direction }) => {
    const stored = collection.stored.get(name);
    // Nulls don't compare, and a row comparison works in one direction only.
    const fits = stored && direction === first?.direction && (name === 'id' || stored.field.required === true);
    return fits ? [sql.ref(`t.${stored.column}`)] : [];
  });
  return columns.length === ordering.length ? columns : undefined;
};

/** The matching events, as a table aliased `t`. */
const matching = ({ collection, where }: ListPlan): RawBuilder<unknown> =>
  sql`(select t.* from ${sql.table(collection.table)} as t${where()}) as t`;

const afterEdge = ({ collection, ordering }: ListPlan, key: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => {
  const bounds = ordering.map(({ name }, place) => {
    const type = sql.raw(collection.stored.get(name)?.type ?? 'bigint');
    return sql`(${value('edge')}::text[])[${sql.lit(place + 1)}]::${type}`;
  });
  return sql` where (${sql.join(key)}) ${sql.raw(ordering[0]?.direction === 'asc' ? '>' : '<')} (${sql.join(bounds)})`;
};

/**
 * Reads events from PostgreSQL. Lists are paged by offset; the last row of each page sent is remembered for a while, so
 * that the next page starts right after it, no matter how deep it is or what has come in meanwhile. A page whose
 * predecessor has not been read is found by skipping the rows before it.
 */
export const createPostgresReader = (database: Database, model: Model): EventReader => {
  /** Values of the row before an offset, as text. */
  const edges = new LRUCache<string, string[]>({ max: maxCachedEdges });

  const planned = ({ collection, caller, query }: EventQuery): ListPlan => planList(model, collection, query, caller);

  const askOn = (
    db: Reader,
    asked: EventQuery,
    plan: ListPlan,
    kind: string,
    compose: () => RawBuilder<unknown>,
    values: Values = {},
  ) =>
    run(db, cachedStatement(model, JSON.stringify(['events', kind, plan.key]), compose), {
      caller: asked.caller,
      values: { ...plan.narrow.values, ...values },
    });

  const asking = (
    asked: EventQuery,
    plan: ListPlan,
    kind: string,
    compose: () => RawBuilder<unknown>,
    values: Values = {},
  ) =>
    database.scanning(asked.caller.tenantId).read((db) => askOn(db, asked, plan, kind, compose, values), asked.signal);

  return {
    async page(asked) {
      const plan = planned(asked);
      const { limit = usualLimit, offset = 0 } = asked.query;
      if (limit === 0) return [];
      const { tenantId, userId } = asked.caller;
      const edgeAt = (place: number): string =>
        JSON.stringify([tenantId, userId, plan.key, plan.narrow.values, plan.orderKey, place]);
      const key = keyOf(plan);
      const edge = key && offset > 0 ? edges.get(edgeAt(offset)) : undefined;
      const kind = JSON.stringify(['page', plan.names, plan.orderKey, limit, offset > 0, edge !== undefined]);
      const rows = await asking(
        asked,
        plan,
        kind,
        () => {
          const { collection, names, caller, order } = plan;
          const edgeColumn = key ? sql`, array[${sql.join(key.map((column) => sql`${column}::text`))}] as "#"` : sql``;
          const start = edge && key ? afterEdge(plan, key) : sql``;
          const passing = !edge && offset > 0 ? sql` offset ${value('offset')}` : sql``;
          return sql`select ${selectList(model, collection, names, caller, 't')}${edgeColumn} from ${matching(plan)}${start}
            order by ${order()} limit ${sql.lit(limit)}${passing}`;
        },
        { offset, edge },
      );
      const last = rows.at(-1)?.['#'];
      if (last !== undefined) edges.set(edgeAt(offset + rows.length), z.array(z.string()).parse(last));
      return rows.map(({ '#': _, ...record }) => record);
    },

    async count(asked) {
      const plan = planned(asked);
      const [row] = await asking(
        asked,
        plan,
        'count',
        () =>
          sql`select count(*) as found from (select from ${matching(plan)} limit ${sql.lit(worthCounting + 1)}) as counted`,
      );
      const found = Number(row?.['found'] ?? 0);
      return { count: Math.min(found, worthCounting), exact: found <= worthCounting };
    },

    async dates(asked) {
      const plan = planned(asked);
      const dates = () =>
        sql`select min(t.created_at) as "minDate", max(t.created_at) as "maxDate" from ${matching(plan)}`;
      const rows = await database
        .scanning(asked.caller.tenantId)
        .write(async (db) => {
          await sql`select set_config('statement_timeout', ${`${datesTimeoutSeconds}s`}, true)`.execute(db);
          return askOn(db, asked, plan, 'dates', dates);
        })
        .catch((error: unknown) => {
          if (error instanceof DatabaseSlow) return undefined;
          throw error;
        });
      if (!rows) return undefined;
      const [row = {}] = rows;
      return z.object({ minDate: z.number().nullable(), maxDate: z.number().nullable() }).parse(row);
    },

    async hours(asked, name) {
      const plan = planned(asked);
      const stored = plan.collection.stored.get(name);
      if (!stored) throw new Error(`${plan.collection.key}.${name} is counted by and has no column`);
      const rows = await asking(asked, plan, JSON.stringify(['hours', name]), () => {
        const since = sql`t.created_at - ${value('createdAtFrom')}::timestamptz`;
        return sql`select floor(extract(epoch from ${since}) / 3600)::int as hour, ${sql.ref(`t.${stored.column}`)} as value, count(*)::int as count
          from ${matching(plan)} group by 1, 2 order by 1, 2`;
      });
      return z.array(z.object({ hour: z.int(), value: z.string(), count: z.int() })).parse(rows);
    },
  };
};
