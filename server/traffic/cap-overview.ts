import { sql } from 'kysely';
import type { CapPeriod } from '../../domain/traffic/cap-windows.ts';
import { fillingOf } from '../../domain/distribution/filling.ts';
import { listRecords, planList } from '../collections/list.ts';
import { collectionNamed, type Model, type Reader, type Values } from '../collections/model.ts';
import type { Caller } from '../access/caller.ts';
import type { Database } from '../database/connection.ts';
import { cachedStatement, run } from '../database/statement.ts';
import type { Call, Handlers } from '../http/call.ts';
import { currentSql } from './counters/counters.ts';

interface Dependencies {
  database: Database;
  model: Model;
}

interface CapOverviewQuery {
  offer?: number;
  advertiser?: number;
  type?: string;
}

/** How many caps are shown, the fullest first. */
const limit = 200;

const shown = [
  'title',
  'offer',
  'advertiser',
  'type',
  'period',
  'timezone',
  'currency',
  'value',
  'counter',
  'reserved',
];
const fields = [...shown, 'action', 'createdAt', 'counterResetAt'];

/** Returns the active caps the caller reaches, the fullest first, and how many there are. */
const fullest = async (db: Reader, model: Model, query: Values, caller: Caller) => {
  const collection = collectionNamed(model, 'cap');
  const plan = planList(model, collection, query, caller);
  const used = sql`${currentSql('cap', 'counted', 't')} + ${currentSql('cap', 'reserved', 't')}`;
  const prepared = cachedStatement<{ id: number; total: number; at: number }>(
    model,
    JSON.stringify(['cap overview', plan.key]),
    () =>
      sql`select t.id, count(*) over () as total, extract(epoch from now())::bigint as at
      from ${sql.table(collection.table)} as t${plan.where()}
      order by (${used}) / nullif(t.value, 0) desc nulls first, t.id limit ${sql.lit(limit)}`,
  );
  const rows = await run(db, prepared, { caller, values: plan.narrow.values });
  return {
    ids: rows.map(({ id }) => id),
    totalCount: rows[0]?.total ?? 0,
    at: rows[0]?.at ?? 0,
  };
};

/** @param at seconds UTC */
const filledCap = (cap: Values, at: number) => ({
  cap,
  filling: fillingOf(
    {
      period: cap['period'] as CapPeriod,
      timezone: String(cap['timezone']),
      value: String(cap['value']),
      counted: String(cap['counter']),
      reserved: String(cap['reserved']),
      since: Math.max(Number(cap['createdAt']), Number(cap['counterResetAt'] ?? 0)),
    },
    at,
  ),
});

/**
 * Returns the active caps that the caller reaches and that match a query of their list, the fullest first, with how
 * full they are; also how many there are in all, and the time this was read (seconds UTC).
 */
export const filledCaps = async (db: Reader, model: Model, asked: Values, caller: Caller) => {
  const { ids, totalCount, at } = await fullest(db, model, { ...asked, status: ['active'] }, caller);
  const { items } = await listRecords(db, model, collectionNamed(model, 'cap'), { id: ids, fields, limit }, caller);
  const byId = new Map(items.map((cap) => [Number(cap['id']), cap]));
  const found = ids.map((id) => byId.get(id)).filter((cap) => cap !== undefined);
  const caps = found.map((cap) => filledCap(cap, at));
  return { caps, totalCount, at };
};

/** Handler of `/user/caps/overview`: how full the caps within the caller's reach are, and when they will be full. */
export const createCapOverviewHandlers = ({ database, model }: Dependencies): Handlers => ({
  overviewCaps: async ({ caller, query: { offer, advertiser, type } }: Call<unknown, CapOverviewQuery>) => {
    const query = {
      ...(offer !== undefined && { offer: [offer] }),
      ...(advertiser !== undefined && { advertiser: [advertiser] }),
      ...(type !== undefined && { type: [type] }),
    };
    const data = await database.tenant(caller.tenantId, 'cap').read(async (db) => {
      const { caps, totalCount } = await filledCaps(db, model, query, caller);
      const told = (cap: Values) => Object.fromEntries(['id', ...shown].map((name) => [name, cap[name] ?? null]));
      return { items: caps.map(({ cap, filling }) => ({ ...told(cap), ...filling })), meta: { totalCount } };
    });
    return { data };
  },
});
