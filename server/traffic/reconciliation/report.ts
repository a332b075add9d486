import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import type { Tables } from '../../database/tables.ts';
import type { Asked, Comparison, ExaminedRow } from './compare.ts';
import { shownReference } from './file.ts';

/** A comparison that is kept. */

/** Rows that are written by one statement. */
const stretch = 5000;

const columnsOf = (reconciliation: number, { verdict, fault, file, own, invoice }: ExaminedRow) => ({
  reconciliation_id: reconciliation,
  row: file?.row ?? null,
  reference: file ? shownReference(file.reference) : null,
  verdict,
  fault: fault ?? null,
  conversion_id: own?.id ?? null,
  currency_id: own?.currency ?? file?.currency ?? null,
  amount_here: own?.revenue ?? null,
  amount_there: file?.amount ?? null,
  status_here: own?.status ?? null,
  status_there: file?.status ?? null,
  invoice,
});

const writeRows = async (
  db: Transaction<Tables>,
  id: number,
  by: number,
  rows: readonly ExaminedRow[],
): Promise<void> => {
  for (let place = 0; place < rows.length; place += stretch) {
    const noted = rows
      .slice(place, place + stretch)
      .map((row) => ({ ...columnsOf(id, row), created_by_id: by, updated_by_id: by }));
    const columns = sql.join(Object.keys(noted[0] ?? {}).map((name) => sql.id(name)));
    await sql`insert into reconciliation_rows (${columns})
      select ${columns} from jsonb_array_elements(${JSON.stringify(noted)}::jsonb) with ordinality as said (item, place)
      cross join jsonb_populate_record(null::reconciliation_rows, said.item) as own
      order by said.place`.execute(db);
  }
};

interface Keeping {
  caller: Pick<Caller, 'userId' | 'impersonatorId'>;
  /** Of the call that it is kept by. */
  requestId: string | null;
  title: string;
}

/** Keeps a comparison as a report that can be reopened; answers its id. */
export const keepReport = async (
  db: Transaction<Tables>,
  { caller, requestId, title }: Keeping,
  { advertiser, periodFrom, periodTo }: Asked,
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
