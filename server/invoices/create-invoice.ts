import { sql } from 'kysely';
import type { Reader } from '../collections/model.ts';
import { binaryArray } from '../database/binary-arrays.ts';
import { violation, type Detail } from '../failure.ts';
import {
  groupsOf,
  lockInvoiceConversions,
  missingConversion,
  type ConversionSelection,
} from './invoiceable-conversions.ts';
import { type Correction, type ExchangeRate, type Line, type Reckoned, computeLines } from './lines.ts';
import { refused, ineligibleConversions } from './refusals.ts';
import type { SideTables } from './sides.ts';

/** Creates an invoice, within the caller's transaction. */

export interface Draft extends ConversionSelection {
  currency: number;
  exchangeRates: readonly ExchangeRate[];
  corrections: readonly Correction[];
  /** Only conversions in the invoice's currency. */
  isOfOneCurrency?: boolean;
}

/** An invoice whose conversions are locked, before it is written. */
export interface Prepared extends Reckoned {
  conversionCount: number;
  corrections: readonly Correction[];
  currency: number;
}

const nothing: Prepared = {
  conversionCount: 0,
  lines: [],
  corrections: [],
  currency: 0,
  total: { amount: '0', rounding: '0' },
};

/** Locks the conversions of an invoice and computes it; errors are added to `broken`, each at its field. */
export const prepare = async (
  db: Reader,
  of: SideTables,
  draft: Draft,
  path: string,
  broken: Detail[],
): Promise<Prepared> => {
  if (draft.periodTo < draft.periodFrom) {
    broken.push(refused(`${path}.periodTo`, 'period'));
    return nothing;
  }
  for (const name of ['conversions', 'leftOut'] as const) {
    const missing = await missingConversion(db, draft[name] ?? []);
    if (missing !== undefined) broken.push(violation(`${path}.${name}`, 'reference', missing));
  }
  if (broken.length > 0) return nothing;
  const { currency, isOfOneCurrency = false, ...wanted } = draft;
  const { ids, unfit } = await lockInvoiceConversions(db, of, { ...wanted, ...(isOfOneCurrency && { currency }) });
  broken.push(...ineligibleConversions(path, draft.conversions ?? [], unfit));
  if (ids.length === 0) broken.push(refused(`${path}.conversions`, 'noConversions'));
  if (broken.length > 0) return nothing;
  const reckoned = await computeLines(db, await groupsOf(db, of, ids), draft, path, broken);
  return { ...reckoned, conversionCount: ids.length, corrections: draft.corrections, currency };
};

const lineColumns = (invoice: number, { currency, lines, corrections }: Prepared) => [
  ...lines.map((line: Line) => ({
    invoice_id: invoice,
    kind: 'conversions',
    offer_id: line.offer,
    goal_id: line.goal,
    rate_type: line.rateType,
    rate: line.rate,
    conversion_count: line.ids.length,
    currency_id: line.currency,
    exact_amount: line.exactAmount,
    exchange_rate: line.exchangeRate,
    invoice_currency_id: currency,
    amount: line.amount,
    rounding: line.rounding,
    reason: null,
  })),
  ...corrections.map(({ amount, reason }) => ({
    invoice_id: invoice,
    kind: 'correction',
    offer_id: null,
    goal_id: null,
    rate_type: null,
    rate: null,
    conversion_count: null,
    currency_id: currency,
    exact_amount: amount,
    exchange_rate: '1',
    invoice_currency_id: currency,
    amount,
    rounding: '0',
    reason,
  })),
];

/** Writes the lines of an existing invoice, and links its conversions to it. Triggers move the amounts. */
export const writeLines = async (
  db: Reader,
  of: SideTables,
  invoice: { id: number; by: number | null },
  prepared: Prepared,
): Promise<void> => {
  const rows = lineColumns(invoice.id, prepared).map((row) => ({
    ...row,
    created_by_id: invoice.by,
    updated_by_id: invoice.by,
  }));
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.id(name)));
  const { rows: written } = await sql<{ id: number }>`
    insert into ${sql.table(of.lines)} (${columns})
    select ${columns} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as input (item, place)
    cross join jsonb_populate_record(null::${sql.table(of.lines)}, input.item) as line
    order by input.place returning id`.execute(db);
  const ids = written.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
  const lineOf = new Map(prepared.lines.flatMap((line, place) => line.ids.map((id) => [id, ids[place] ?? 0] as const)));
  // In order, so that indexes grow at their end.
  const conversions = [...lineOf.keys()].toSorted((one, other) => one - other);
  const ownIds = binaryArray('bigint', conversions);
  const lineIds = binaryArray(
    'bigint',
    conversions.map((id) => lineOf.get(id)),
  );
  await sql`
    insert into ${sql.table(of.onInvoices)} (owner_id, target_id, position)
    select conversion.id, ${invoice.id}, 1 from unnest(${ownIds}::bigint[]) as conversion (id)`.execute(db);
  await sql`
    insert into ${sql.table(of.onLines)} (owner_id, target_id, position)
    select conversion.id, conversion.line, 1
    from unnest(${ownIds}::bigint[], ${lineIds}::bigint[]) as conversion (id, line)`.execute(db);
};

/** An invoice that is not created by the collection’s own call. */
export interface NewInvoice {
  party: number;
  periodFrom: string;
  periodTo: string;
  /** When it was created, as PostgreSQL reads it; now if absent. */
  at?: string;
  /** The user who creates it; null if the system does. */
  by: number | null;
  notes?: string | null;
  /** What only invoices of affiliates have: where the money goes, if that is known, and who requested it. */
  withdrawal?: { method: number | null; requested: 'staff' | 'affiliate' | 'schedule' };
  requestId?: string;
}

/** Writes an invoice whose conversions are locked, with its history and lines; returns its id. */
export const insertInvoice = async (
  db: Reader,
  of: SideTables,
  { party, periodFrom, periodTo, at, by, notes = null, withdrawal, requestId }: NewInvoice,
  prepared: Prepared,
): Promise<number> => {
  const row = {
    [of.party]: party,
    period_from: periodFrom,
    period_to: periodTo,
    currency_id: prepared.currency,
    amount: prepared.total.amount,
    rounding: prepared.total.rounding,
    conversion_count: prepared.conversionCount,
    notes,
    ...(at !== undefined && { created_at: at, updated_at: at }),
    ...(withdrawal && { withdrawal_method_id: withdrawal.method, requested: withdrawal.requested }),
    created_by_id: by,
    updated_by_id: by,
  };
  const columns = sql.join(Object.keys(row).map((name) => sql.id(name)));
  const changes = {
    [of.side]: [null, party],
    periodFrom: [null, periodFrom],
    periodTo: [null, periodTo],
    currency: [null, prepared.currency],
    amount: [null, prepared.total.amount],
    conversionCount: [null, prepared.conversionCount],
    ...(notes !== null && { notes: [null, notes] }),
    ...(withdrawal && { requested: [null, withdrawal.requested] }),
    ...(withdrawal && withdrawal.method !== null && { withdrawalMethod: [null, withdrawal.method] }),
  };
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into ${sql.table(of.invoices)} (${columns})
      select ${columns} from jsonb_populate_record(null::${sql.table(of.invoices)}, ${JSON.stringify(row)}::jsonb)
      returning id, version
    ), past as (
      insert into history (entity, record_id, version, user_id, action, request_id, changes)
      select ${of.entity}, id, version, ${by}, 'create', ${requestId ?? null}, ${JSON.stringify(changes)}::jsonb from added
    )
    select id from added`.execute(db);
  const id = Number(rows[0]?.id);
  await writeLines(db, of, { id, by }, prepared);
  return id;
};
