import { sql, type Transaction } from 'kysely';
import { readRates, type RateForm } from '../../domain/money/rate-source.ts';
import { rateProblems } from '../../openapi/rates.ts';
import type { Caller } from '../access/caller.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import { notify } from '../notify/notify.ts';
import type { Outbound } from '../outbound/client.ts';
import { OutboundFailure } from '../outbound/failure.ts';
import { createPoller, type Worker } from '../polling.ts';

/** Exchange rates are read once a day from the source that a network has set. */

interface Dependencies {
  database: Database;
  outbound: Pick<Outbound, 'send'>;
}

interface OnRequest extends Dependencies {
  /** Counts an outgoing request; throws the failure `tooMany`. */
  mayRead(caller: Caller, address: string): Promise<unknown>;
}

/** Milliseconds between two checks for due sources. */
const pollInterval = 60_000;
/** Sources read per check; the rest are due at the next one. */
const maxInALook = 20;
/** Milliseconds that a source has to answer. */
const timeout = 20_000;

interface Source extends RateForm {
  tenantId: number;
  url: string;
  networkBase: string;
}

/** The result of reading a source. */
interface RatesRead {
  rates: number;
  problem: keyof typeof rateProblems | null;
  missing: string[];
}

const sourceColumns = sql`settings.tenant_id as "tenantId", settings.rate_source_url as url, settings.rate_source_form as form,
  settings.rate_source_path as path, settings.rate_source_code_path as "codePath", settings.rate_source_value_path as "valuePath",
  settings.rate_source_base as base, settings.rate_source_inverse as "isInverse", settings.base_currency as "networkBase"`;

/** For how long only the process that claimed a source reads it; after that it is taken to have ended. */
const claimed = sql`interval '5 minutes'`;

/**
 * Claims a source that has not been read today, or that failed an hour ago; other processes skip what one has claimed.
 * One whose process ends before it is read is due again once the claim is over.
 */
const takeNext = (database: Database): Promise<Source | undefined> =>
  database.owner(async (db) => {
    const { rows } = await sql<Source>`
      with due as (
        select settings.tenant_id from settings_general as settings
        left join rate_source_claim as claim on claim.tenant_id = settings.tenant_id
        where rate_source_url is not null and (
          rate_source_read_at is null or (rate_source_read_at at time zone 'UTC')::date < sluice_today()
          or (rate_source_problem <> 'someMissing' and rate_source_read_at < now() - interval '1 hour')
        ) and (claim.claimed_at is null or claim.claimed_at <= now() - ${claimed})
        order by rate_source_read_at nulls first limit 1 for update of settings skip locked
      ), taken as (
        insert into rate_source_claim as claim (tenant_id, claimed_at) select tenant_id, now() from due
        on conflict (tenant_id) do update set claimed_at = excluded.claimed_at
        where claim.claimed_at <= now() - ${claimed}
        returning tenant_id
      )
      select ${sourceColumns} from settings_general as settings join taken on taken.tenant_id = settings.tenant_id`.execute(
      db,
    );
    return rows[0];
  });

type Answer = { body: string } | { problem: 'unreachable' | 'refused' };

const ask = async (outbound: Dependencies['outbound'], url: string): Promise<Answer> => {
  try {
    const headers = { accept: 'application/json' };
    const { status, body } = await outbound.send({ method: 'GET', url, headers, timeout, redirects: 3 });
    return status >= 200 && status < 300 ? { body } : { problem: 'refused' };
  } catch (error) {
    if (error instanceof OutboundFailure) return { problem: 'unreachable' };
    throw error;
  }
};

/** Currencies named in a notice; the page has all of them. */
const maxNamed = 10;

/**
 * Notifies administrators that amounts are converted by old rates: those of currencies whose newest one came from the
 * source two days ago or earlier. Once, until the newest of these is a later one.
 */
const tellOfOldRates = async (db: Transaction<Tables>, problem: keyof typeof rateProblems): Promise<void> => {
  const { rows } = await sql<{ code: string; date: string }>`
    select currencies.code, newest.date::text as date
    from settings_general as settings
    join currencies on currencies.status = 'active' and currencies.code <> settings.base_currency
    cross join lateral (
      select date, origin from currency_rates as rate
      where rate.currency_id = currencies.id and rate.date <= sluice_today() order by rate.date desc limit 1
    ) as newest
    where newest.origin = 'source' and newest.date <= sluice_today() - 2
    order by currencies.code`.execute(db);
  const date = rows.map((row) => row.date).reduce((one, other) => (one > other ? one : other), '');
  if (date === '') return;
  const codes = rows.map(({ code }) => code);
  const { en, ru } = rateProblems[problem];
  await notify(db, {
    type: 'rates.failing',
    params: {
      title: codes.slice(0, maxNamed).join(', ') + (codes.length > maxNamed ? '…' : ''),
      problemEn: en,
      problemRu: ru,
      from: date,
    },
    once: date,
  });
};

/** Stores a source's values as today's rates, except for those that were entered by hand. */
const read = async ({ database, outbound }: Dependencies, source: Source): Promise<RatesRead> => {
  const { tenantId, networkBase } = source;
  const answer = await ask(outbound, source.url);
  return database.tenant(tenantId).write(async (db) => {
    const currencies = await db
      .selectFrom('currencies')
      .select(['id', 'code'])
      .where('status', '=', 'active')
      .where('code', '<>', networkBase)
      .orderBy('id')
      .execute();
    const codes = currencies.map(({ code }) => code);
    const found = 'body' in answer ? readRates(answer.body, source, { base: networkBase, codes }) : answer;
    const kept = 'rates' in found ? found : { rates: new Map<string, string>(), missing: [] };
    const rows = currencies.flatMap(({ id, code }) => {
      const rate = kept.rates.get(code);
      return rate === undefined ? [] : [{ id, rate }];
    });
    await sql`insert into currency_rates as rate (currency_id, date, rate, origin)
      select quote.id, sluice_today(), quote.rate, 'source'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as quote (id bigint, rate numeric) order by quote.id
      on conflict (tenant_id, currency_id, date) do update
      set rate = excluded.rate, version = rate.version + 1, updated_at = now(), updated_by_id = null
      where rate.origin = 'source' and rate.rate <> excluded.rate`.execute(db);
    const problem =
      'problem' in found
        ? found.problem
        : 'fault' in found
          ? found.fault
          : kept.missing.length > 0
            ? 'someMissing'
            : null;
    await db
      .updateTable('settings_general')
      .set({ rate_source_read_at: sql`now()`, rate_source_problem: problem, rate_source_missing: kept.missing })
      .execute();
    if (problem) await tellOfOldRates(db, problem);
    return { rates: rows.length, problem, missing: kept.missing };
  });
};

/** Reads the sources that are due, and activates the rates whose day has come. */
export const readDueSources = async (parts: Dependencies): Promise<void> => {
  await parts.database.owner((db) => sql`select sluice_settle_rates()`.execute(db));
  for (let count = 0; count < maxInALook; count += 1) {
    const source = await takeNext(parts.database);
    if (!source) return;
    await read(parts, source);
  }
};

export interface RateSources extends Worker {
  handlers: Handlers;
}

/**
 * Reads sources of rates once started, and on request.
 * @param report receives the reason when reading fails through our fault
 */
export const createRateSources = (parts: OnRequest, report: (error: unknown) => void): RateSources => ({
  ...createPoller({ every: pollInterval, work: () => readDueSources(parts), report }),
  handlers: {
    async readRateSource({ caller, request }: Call) {
      const { rows } = await parts.database
        .tenant(caller.tenantId)
        .read((db) =>
          sql<Source>`select ${sourceColumns} from settings_general as settings where settings.rate_source_url is not null`.execute(
            db,
          ),
        );
      const [source] = rows;
      if (!source) throw new Failure('refused');
      await parts.mayRead(caller, request.ip);
      return { data: await read(parts, source) };
    },
  },
});
