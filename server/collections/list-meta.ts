import { type RawBuilder, sql } from 'kysely';
import type { Rows } from '../../openapi/define.ts';
import { summed } from '../../openapi/view.ts';
import type { Caller } from '../access/caller.ts';
import { isReadable } from './fields.ts';
import type { Collection, Model, Reader } from './model.ts';
import type { Narrowing } from './narrow.ts';
import { entitiesOf } from './rows.ts';
import { only } from '../database/single-row.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { type Counted, countsOf, isValid, recordedTotal, stateToken, type Sum } from './totals.ts';

export interface Meta {
  totalCount?: number;
  minDate?: number | null;
  maxDate?: number | null;
  sums?: readonly Sum[];
}

/** What decides which records a list has. */
export interface MetaPlan {
  model: Model;
  collection: Collection;
  caller: Caller;
  rowScope: Rows;
  reachesAll: boolean;
  narrow: Narrowing;
  where(): RawBuilder<unknown>;
  key: string;
}

/** Whether the ledger alone knows the total: the caller reaches all records and filters by nothing but the status. */
const isRecorded = ({ collection, reachesAll, narrow }: MetaPlan): boolean =>
  reachesAll &&
  !collection.entity.shared &&
  !collection.hooks.narrow &&
  narrow.filters.every((name) => name === 'status');

const statusesOf = ({ narrow }: MetaPlan): RawBuilder<unknown> | undefined => {
  if (!narrow.filters.includes('status')) return undefined;
  return Array.isArray(narrow.values['status']) ? value('status') : sql`array[${value('status')}]`;
};

const tokenOf = ({ model, collection, rowScope: reach, caller, narrow }: MetaPlan): RawBuilder<unknown> => {
  const beyond = narrow.looksBeyond ? (collection.hooks.looksInto ?? []) : [];
  return stateToken([...new Set([...entitiesOf(model, collection, reach, caller), ...beyond])]);
};

/**
 * Returns a column for a page's statement, so that both come from one snapshot: the recorded total, or the token under
 * which the total may have been counted. Undefined if neither exists: records shared by all tenants have no ledger.
 */
export const metaColumn = (plan: MetaPlan): RawBuilder<unknown> | undefined => {
  if (plan.collection.entity.shared) return undefined;
  return isRecorded(plan) ? recordedTotal(plan.collection, statusesOf(plan)) : tokenOf(plan);
};

const metaSql = (plan: MetaPlan, dates: boolean): RawBuilder<unknown> => {
  const { collection, where } = plan;
  const [total, token] = [
    isRecorded(plan) ? recordedTotal(collection, statusesOf(plan)) : sql`count(*)`,
    collection.entity.shared ? sql`0` : tokenOf(plan),
  ];
  const days = dates ? sql`, min(t.created_at) as "minDate", max(t.created_at) as "maxDate"` : sql``;
  if (isRecorded(plan) && !dates) return sql`select ${total} as "totalCount", ${token} as token`;
  return sql`select ${total} as "totalCount", ${token} as token${days} from ${sql.table(collection.table)} as t${where()}`;
};

interface MetaRow {
  totalCount: number;
  token: number;
  /** Seconds UTC; null if there are no records, absent if they weren't asked for. */
  minDate?: number | null;
  maxDate?: number | null;
}

const count = async (db: Reader, plan: MetaPlan, dates: boolean): Promise<Counted> => {
  const prepared = cachedStatement<MetaRow>(plan.model, JSON.stringify(['meta', plan.key, dates]), () =>
    metaSql(plan, dates),
  );
  const rows = await run(db, prepared, { caller: plan.caller, values: plan.narrow.values });
  const { token, totalCount, minDate = null, maxDate = null } = only(rows, 'the total of a list');
  return { token, at: Date.now(), totalCount, ...(dates && { minDate, maxDate }) };
};

const readToken = async (db: Reader, plan: MetaPlan): Promise<number> => {
  const prepared = cachedStatement<{ token: number }>(
    plan.model,
    JSON.stringify(['token', plan.key]),
    () => sql`select ${tokenOf(plan)} as token`,
  );
  return only(await run(db, prepared, { caller: plan.caller, values: {} }), 'the token of a list').token;
};

interface Page {
  /** Number of records on the page. */
  found: number;
  /** What `metaColumn` returned, if the page has a record. */
  counted: unknown;
  limit: number;
  offset: number;
}

/** A page that isn't full determines the total, unless it is beyond the end. */
const countedByPage = ({ found, limit, offset }: Page): number | undefined =>
  limit > 0 && found < limit && (found > 0 || offset === 0) ? offset + found : undefined;

const countedTotal = (counted: Counted, wanted: readonly string[]): Meta => ({
  ...(wanted.includes('totalCount') && { totalCount: counted.totalCount ?? 0 }),
  ...(wanted.includes('minDate') && { minDate: counted.minDate ?? null }),
  ...(wanted.includes('maxDate') && { maxDate: counted.maxDate ?? null }),
});

/** Returns the amounts to be summed up: those that the definition names, limited to those the caller may see. */
const summedFor = ({ collection: { entity }, caller }: MetaPlan): string[] =>
  summed(entity).filter((name) => isReadable(entity.fields[name]!, caller));

/** Returns totals of amounts by currency. */
const sumsOf = async (db: Reader, plan: MetaPlan, names: readonly string[]): Promise<Sum[]> => {
  const { model, collection, caller, narrow, where, key } = plan;
  const found: Sum[] = [];
  for (const name of names) {
    const field = collection.entity.fields[name];
    const [amount, currency] = [name, field?.kind === 'money' ? field.currency : ''].map(
      (one) => sql`${sql.ref(`t.${collection.stored.get(one)?.column}`)}`,
    );
    const prepared = cachedStatement<{ currency: number; amount: string | null }>(
      model,
      JSON.stringify(['sums', key, name]),
      () => sql`select ${currency} as currency, trim_scale(sum(${amount}))::text as amount
        from ${sql.table(collection.table)} as t${where()} group by 1 having ${currency} is not null order by 1`,
    );
    for (const { currency: id, amount: total } of await run(db, prepared, { caller, values: narrow.values })) {
      const known = found.find((one) => one.currency === id);
      const sum = known ?? { currency: id, amounts: {} };
      sum.amounts[name] = total ?? '0';
      if (!known) found.push(sum);
    }
  }
  return found;
};

/** The key of what is counted: the asker matters if rows are reached by ownership. */
const keyOf = ({ caller: { tenantId, userId, teamId }, reachesAll, key, narrow }: MetaPlan, what: unknown): string =>
  JSON.stringify([tenantId, reachesAll ? [] : [userId, teamId], key, narrow.values, what]);

/**
 * Sums up what hasn't been summed up in its current state.
 * @param totalCount of the records, if that is known
 */
const sumsOnce = async (db: Reader, plan: MetaPlan, totalCount: number | undefined): Promise<readonly Sum[]> => {
  const names = summedFor(plan);
  if (plan.collection.entity.shared) return sumsOf(db, plan, names);
  const { sums: known } = countsOf(plan.model);
  const key = keyOf(plan, names);
  const [before, token, at] = [known.get(key), await readToken(db, plan), Date.now()];
  if (before && isValid(before, token)) return before.sums;
  const sums = await sumsOf(db, plan, names);
  known.set(key, { token, at, totalCount, sums });
  return sums;
};

/** Returns what `withMeta` asked for. */
export const listMeta = async (db: Reader, plan: MetaPlan, wanted: readonly string[], page: Page): Promise<Meta> => {
  const counted = wanted.filter((name) => name !== 'sums');
  const meta = counted.length > 0 ? await countedMeta(db, plan, counted, page) : {};
  return { ...meta, ...(wanted.includes('sums') && { sums: await sumsOnce(db, plan, meta.totalCount) }) };
};

/** Exact up to very many, and counted only if these records haven't been counted in their current state. */
const countedMeta = async (db: Reader, plan: MetaPlan, wanted: readonly string[], page: Page): Promise<Meta> => {
  const dates = wanted.some((name) => name !== 'totalCount');
  const total = countedByPage(page) ?? (isRecorded(plan) && page.found > 0 ? Number(page.counted) : undefined);
  if (total !== undefined && !dates) return { totalCount: total };

  if (isRecorded(plan) || plan.collection.entity.shared) return countedTotal(await count(db, plan, dates), wanted);
  return countedTotal(await countOnce(db, plan, dates, keyOf(plan, dates), page), wanted);
};

/** Counts what hasn't been counted in its current state. Concurrent calls that ask for the same share one count. */
const countOnce = async (db: Reader, plan: MetaPlan, dates: boolean, key: string, page: Page): Promise<Counted> => {
  const { known, pending } = countsOf(plan.model);
  const [before, under] = [known.get(key), pending.get(key)];
  if (before || under) {
    const token = page.found > 0 ? page.counted : await readToken(db, plan);
    if (before && isValid(before, token)) return before;
    const shared = await under;
    if (shared && isValid(shared, token)) return shared;
  }
  const counting = count(db, plan, dates);
  pending.set(key, counting);
  try {
    const counted = await counting;
    known.set(key, counted);
    return counted;
  } finally {
    if (pending.get(key) === counting) pending.delete(key);
  }
};
