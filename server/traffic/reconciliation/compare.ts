import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  type ComparedRow,
  type FileRow,
  type OwnConversion,
  reconciling,
  type Verdict,
  verdicts,
} from '../../../domain/money/reconciliation.ts';
import type { ReconciliationKey } from '../../../domain/money/reconciliation-columns.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { Reader } from '../../collections/model.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { invalid } from '../../failure.ts';
import { invoicedOn, sides } from '../../invoices/sides.ts';

/** Conversions compared with what an advertiser’s file says about them. */

/** Which conversions a file is about. */
export interface ComparisonScope {
  advertiser: number;
  /** Days on which they came in, both included, in UTC. */
  periodFrom: string;
  periodTo: string;
}

/** The invoice that keeps a conversion from changing, and what of it. */
interface Freeze {
  invoice: string | null;
  /** Affiliates’ invoices keep only the status: what the advertiser pays is none of their business. */
  invoiceKeeps: 'all' | 'status' | null;
}

/** A row that was compared, with what keeps its conversion from changing. */
export interface ExaminedRow extends ComparedRow, Freeze {}

export interface Comparison {
  rows: ExaminedRow[];
  counts: Record<Verdict, number>;
  frozen: number;
}

/** How many conversions a period may have. */
const maxOwn = 300_000;

const tooMany: Words = {
  en: 'There are more than 300,000 conversions in this period. Choose a shorter one',
  ru: 'За этот период больше 300 000 конверсий. Выберите более короткий',
};

const named = (rows: readonly FileRow[], key: ReconciliationKey): string[] => [
  ...new Set(rows.flatMap((row) => (row.key === key ? [row.reference] : []))),
];

const number = /^[1-9]\d{0,14}$/;

/** Maps the numbers of leads to the ids that a file may name them by, including their public ones. */
const leadIds = async (db: Reader, said: readonly string[]): Promise<Map<number, string[]>> => {
  const leads = new Map(said.filter((id) => number.test(id)).map((id): [number, string[]] => [Number(id), [id]]));
  const secure = said.filter((id) => !number.test(id));
  if (secure.length === 0) return leads;
  const { rows } = await sql<{ id: number; secure: string }>`
    select id, secure_id as secure from leads where secure_id = any(${secure}::text[])`.execute(db);
  for (const row of rows) leads.set(Number(row.id), [...(leads.get(Number(row.id)) ?? []), row.secure]);
  return leads;
};

type OwnRow = Omit<OwnConversion, 'leads'> & { lead: number | null };

/** Reads the advertiser’s conversions of the period, and those of any time that a row names. */
const ownConversions = async (
  db: Reader,
  { advertiser, periodFrom, periodTo }: ComparisonScope,
  rows: readonly FileRow[],
): Promise<OwnConversion[]> => {
  const leads = await leadIds(db, named(rows, 'lead_id'));
  const ofPeriod = sql`conversion.created_at >= ${periodFrom}::date at time zone 'UTC'
    and conversion.created_at < (${periodTo}::date + 1) at time zone 'UTC'`;
  const theirs = sql`select conversion.id from conversions as conversion where conversion.advertiser_id = ${advertiser}`;
  const { rows: found } = await sql<OwnRow>`
    select conversion.id, conversion.transaction_id as txid, conversion.click_id as click, conversion.lead_id as lead,
      trim_scale(conversion.revenue)::text as revenue,
      coalesce(conversion.revenue_currency_id, (select sluice_currency_of(sluice_tenant(), null))) as currency,
      conversion.conversion_status as status, (${ofPeriod}) as "isInPeriod"
    from conversions as conversion
    where conversion.id in (
      ${theirs} and ${ofPeriod}
      union all ${theirs} and conversion.transaction_id = any(${named(rows, 'txid')}::text[])
      union all ${theirs} and conversion.click_id = any(${named(rows, 'click_id')}::text[])
      union all ${theirs} and conversion.lead_id = any(${[...leads.keys()]}::bigint[])
    )
    order by conversion.id limit ${maxOwn + 1}`.execute(db);
  if (found.length > maxOwn) throw invalid({ path: 'periodTo', type: 'tooMany', message: tooMany });
  return found.map(({ lead, ...own }) => ({
    ...own,
    id: Number(own.id),
    currency: Number(own.currency),
    leads: lead === null ? [] : (leads.get(Number(lead)) ?? []),
  }));
};

interface Invoiced {
  advertiser: string | null;
  affiliate: string | null;
}

/** Reads the invoices that count these conversions. */
const invoicesOf = async (db: Reader, ids: readonly number[]): Promise<Map<number, Invoiced>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Invoiced & { id: number }>`
    select conversion.id, ${invoicedOn(sides.advertiser)} as advertiser, ${invoicedOn(sides.affiliate)} as affiliate
    from conversions as conversion where conversion.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...invoiced }) => [Number(id), invoiced]));
};

const differing: readonly Verdict[] = ['otherAmount', 'otherStatus', 'otherBoth', 'missingThere'];

const free: Freeze = { invoice: null, invoiceKeeps: null };

/** Returns what keeps a conversion’s revenue or status from being changed to what the file says. */
const freezing = (verdict: Verdict, { advertiser, affiliate }: Invoiced): Freeze => {
  if (advertiser !== null) return { invoice: advertiser, invoiceKeeps: 'all' };
  return affiliate === null || verdict === 'otherAmount' ? free : { invoice: affiliate, invoiceKeeps: 'status' };
};

/**
 * Compares the rows of a file with the advertiser’s conversions. No database connection is held meanwhile.
 * @throws Failure 422 if there are too many of these
 */
export const compareRows = async (
  scope: Pick<TenantScope, 'read'>,
  asked: ComparisonScope,
  file: readonly FileRow[],
): Promise<Comparison> => {
  const steps = reconciling(file, await scope.read((db) => ownConversions(db, asked, file)));
  let step = steps.next();
  for (; !step.done; step = steps.next()) await breathe();
  const compared = step.value;
  const different = compared.flatMap(({ verdict, own }) => (own && differing.includes(verdict) ? [own.id] : []));
  const invoices = await scope.read((db) => invoicesOf(db, different));
  const rows = compared.map((one): ExaminedRow => {
    const invoiced = one.own && differing.includes(one.verdict) ? invoices.get(one.own.id) : undefined;
    return { ...one, ...(invoiced ? freezing(one.verdict, invoiced) : free) };
  });
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of rows) counts[verdict] += 1;
  return { rows, counts, frozen: rows.filter(({ invoice }) => invoice !== null).length };
};
