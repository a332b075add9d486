import { sql, type Transaction } from 'kysely';
import { conversionStatus } from '../../../domain/traffic/conversions.ts';
import { type Decimal, multiply } from '../../../domain/money/decimal.ts';
import type { FileRow } from '../../../domain/money/reconciliation.ts';
import type { Tables } from '../../database/tables.ts';
import { compareRows } from '../../traffic/reconciliation/compare.ts';
import { scopeWithin } from '../../traffic/transaction-scope.ts';
import { keepReport } from '../../traffic/reconciliation/report.ts';

const days = 14;
const daySeconds = 86_400;
const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

interface Reported {
  txid: string;
  revenue: Decimal;
  currency: number;
  status: number;
}

interface Period {
  periodFrom: string;
  periodTo: string;
}

/** Returns the advertiser with the most conversions in a period. */
const busiest = async (db: Transaction<Tables>, { periodFrom, periodTo }: Period): Promise<number | undefined> => {
  const { rows } = await sql<{ advertiser: number }>`
    select advertiser_id as advertiser from conversions
    where transaction_id is not null and revenue > 0 and created_at >= ${periodFrom}::date at time zone 'UTC'
      and created_at < (${periodTo}::date + 1) at time zone 'UTC'
    group by 1 order by count(*) desc, 1 limit 1`.execute(db);
  return rows[0] && Number(rows[0].advertiser);
};

const conversionsOf = async (
  db: Transaction<Tables>,
  { advertiser, periodFrom, periodTo }: Period & { advertiser: number },
): Promise<Reported[]> => {
  const { rows } = await sql<Reported>`
    select transaction_id as txid, trim_scale(revenue)::text as revenue, revenue_currency_id as currency,
      conversion_status as status
    from conversions
    where advertiser_id = ${advertiser} and transaction_id is not null and revenue_currency_id is not null
      and created_at >= ${periodFrom}::date at time zone 'UTC'
      and created_at < (${periodTo}::date + 1) at time zone 'UTC'
    order by id`.execute(db);
  return rows;
};

/** Returns the advertiser’s file: two rows with other amounts, one refused, one unknown here, and one missing. */
const fileOf = (conversions: readonly Reported[]): FileRow[] => {
  const rows = conversions.slice(1).map(
    ({ txid, revenue, currency, status }, place): FileRow => ({
      row: place + 2,
      key: 'txid',
      reference: txid,
      currency: Number(currency),
      status,
      amount: place === 2 || place === 5 ? multiply(revenue, '0.9') : revenue,
      ...(place === 4 && {
        status: status === conversionStatus.rejected ? conversionStatus.approved : conversionStatus.rejected,
      }),
    }),
  );
  const last = rows.at(-1);
  return last ? [...rows, { ...last, row: last.row + 1, reference: 'tx-unknown-4711' }] : rows;
};

/**
 * Compares what the busiest advertiser would report for two weeks with the network's own data, and stores the report.
 * The session is the tenant's.
 */
export const addReconciliation = async (db: Transaction<Tables>, now: number): Promise<void> => {
  const period = { periodFrom: dayOf(now - (days + 1) * daySeconds), periodTo: dayOf(now - 2 * daySeconds) };
  const advertiser = await busiest(db, period);
  const { rows: admins } = await sql<{ id: number }>`
    select id from users where role_type = 'admin' order by id limit 1`.execute(db);
  if (advertiser === undefined || !admins[0]) return;
  const asked = { advertiser, ...period };
  const file = fileOf(await conversionsOf(db, asked));
  const by = { userId: Number(admins[0].id), impersonatorId: null };
  const doing = { caller: by, requestId: null, title: 'conversions-report.csv' };
  await keepReport(db, doing, asked, await compareRows(scopeWithin(db), asked, file));
};
