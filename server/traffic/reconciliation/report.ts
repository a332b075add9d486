import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import { binaryArray, sentType } from '../../database/binary-arrays.ts';
import type { Tables } from '../../database/tables.ts';
import type { ComparisonScope, Comparison, ExaminedRow } from './compare.ts';
import { shownReference } from './file.ts';

/** A comparison that is stored. */

/** Rows that are written by one statement. */
const chunkSize = 5000;

const valuesOf = ({ verdict, fault, file, own, invoice, invoiceKeeps }: ExaminedRow) => ({
  row: file?.row,
  reference: file && shownReference(file.reference),
  verdict,
  fault,
  conversion_id: own?.id,
  currency_id: own?.currency ?? file?.currency,
  amount_here: own?.revenue,
  amount_there: file?.amount,
  status_here: own?.status,
  status_there: file?.status,
  invoice,
  invoice_keeps: invoiceKeeps,
});

const types: Readonly<Record<keyof ReturnType<typeof valuesOf>, string>> = {
  row: 'integer',
  reference: 'text',
  verdict: 'text',
  fault: 'text',
  conversion_id: 'bigint',
  currency_id: 'bigint',
  amount_here: 'numeric',
  amount_there: 'numeric',
  status_here: 'integer',
  status_there: 'integer',
  invoice: 'text',
  invoice_keeps: 'text',
};
const names = Object.keys(types) as (keyof typeof types)[];

/** Sends each column of the rows as an array, which the server takes over without parsing a text. */
const writeRows = async (
  db: Transaction<Tables>,
  id: number,
  by: number,
  rows: readonly ExaminedRow[],
): Promise<void> => {
  const columns = sql.join(names.map((name) => sql.id(name)));
  const selected = sql.join(names.map((name) => sql`noted_row.${sql.id(name)}::${sql.raw(types[name])}`));
  for (let place = 0; place < rows.length; place += chunkSize) {
    const noted = rows.slice(place, place + chunkSize).map(valuesOf);
    const arrays = names.map((name) => {
      const values = binaryArray(
        types[name],
        noted.map((row) => row[name]),
      );
      return sql`${values}::${sql.raw(sentType(types[name]))}[]`;
    });
    await sql`insert into reconciliation_rows (reconciliation_id, created_by_id, updated_by_id, ${columns})
      select ${id}, ${by}, ${by}, ${selected}
      from unnest(${sql.join(arrays)}) with ordinality as noted_row (${columns}, place) order by noted_row.place`.execute(
      db,
    );
  }
};

interface Keeping {
  caller: Pick<Caller, 'userId' | 'impersonatorId'>;
  /** Of the call that stores it. */
  requestId: string | null;
  title: string;
}

/** Stores a comparison as a report that can be reopened; returns its id. */
export const keepReport = async (
  db: Transaction<Tables>,
  { caller, requestId, title }: Keeping,
  { advertiser, periodFrom, periodTo }: ComparisonScope,
  { rows, counts, frozen }: Comparison,
): Promise<number> => {
  const { userId: by } = caller;
  const { id, version } = await db
    .insertInto('reconciliations')
    .values({
      title,
      advertiser_id: advertiser,
      period_from: periodFrom,
      period_to: periodTo,
      state: 'compared',
      rows: rows.filter(({ file }) => file).length,
      matched: counts.matched,
      other_amount: counts.otherAmount,
      other_status: counts.otherStatus,
      other_both: counts.otherBoth,
      missing_here: counts.missingHere,
      missing_there: counts.missingThere,
      faulty: counts.faulty,
      frozen,
      corrected: 0,
      created_by_id: by,
      updated_by_id: by,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  const changes = { title: [null, title], advertiser: [null, advertiser], periodFrom: [null, periodFrom] };
  await sql`insert into history (entity, record_id, version, user_id, impersonator_id, action, request_id, changes)
    values ('reconciliation', ${id}, ${version}, ${by}, ${caller.impersonatorId}, 'create', ${requestId},
      ${JSON.stringify({ ...changes, periodTo: [null, periodTo] })}::jsonb)`.execute(db);
  await writeRows(db, id, by, rows);
  return id;
};
