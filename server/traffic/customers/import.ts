import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { type DecimalMark, decimalMarkOf, withoutThousands } from '../../../domain/money/amounts-in-files.ts';
import { noColumn } from '../../../domain/columns.ts';
import { customerColumns, proposedCustomerColumns } from '../../../domain/traffic/customer-columns.ts';
import type { Caller } from '../../access/caller.ts';
import { mapYielding } from '../../yielding.ts';
import type { ItemCall, ItemCalls } from '../../collections/item-calls.ts';
import type { Item } from '../../collections/records.ts';
import { collectionNamed, type Model } from '../../collections/model.ts';
import { readRecord } from '../../collections/read.ts';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { EventWriter } from '../../events/writer.ts';
import { rowFaultOptions } from '../../../openapi/reconciliation.ts';
import { violation, Failure, invalid } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { receiveBytes } from '../../uploads/receive.ts';
import { isFormula, unescaped } from '../leads/import/cells.ts';
import type { Jobs } from '../leads/import/import.ts';
import { readSheet, type SheetRow } from '../spreadsheets/read.ts';
import type { Accepted } from '../advertiser-postbacks/accept.ts';
import { reasonOf, unreadPostback } from '../advertiser-postbacks/log.ts';
import { readReporter } from '../advertiser-postbacks/reporters.ts';
import { failuresFile } from '../leads/import/failures.ts';
import { dryRun, storeCustomerReport } from './store.ts';

/** Customers from a file: each row reports what a postback would about one customer. */

interface Dependencies {
  database: Database;
  model: Model;
  writer: EventWriter;
}

interface ImportQuery {
  advertiser: number;
  columns?: readonly string[];
}

const megabytes = 20;
const maxBytes = megabytes * 1_000_000;
/** How many rows a preview shows. */
const maxShown = 200;
/** Rows that are written by one statement. */
const chunkSize = 500;

const rowShape = z.record(z.string(), z.string());

/** What a job stores for all its rows, and for each. */
const rowJob = z.object({
  id: z.number(),
  advertiser: z.number(),
  file: z.string(),
  customer: rowShape,
  formulaIn: z.string().optional(),
  unclearIn: z.string().optional(),
});

type RowValues = z.infer<typeof rowShape>;
/** The content of a row, as a job has stored it. */
type StoredRow = Pick<z.infer<typeof rowJob>, 'customer' | 'formulaIn' | 'unclearIn'>;

interface Row {
  row: number;
  customer: RowValues;
  formulaIn?: string;
  /** The field whose amount can be read as two different numbers (D1253). */
  unclearIn?: string;
}

const amounts = ['deposit', 'turnover', 'ngr'];

/** Reads the rows by these columns, letting others have their turn; amounts are read in the file's own notation. */
export const readRows = async (columns: readonly string[], rows: readonly SheetRow[]): Promise<Row[]> => {
  const parsed = await mapYielding(rows, ({ row, cells }) => {
    const texts = columns.map((field, place): [string, string] => [field, unescaped(cells[place] ?? '')]);
    return { row, texts: texts.filter(([field, text]) => field !== noColumn && text !== '') };
  });
  const written = parsed.flatMap(({ texts }) =>
    texts.flatMap(([field, text]) => (amounts.includes(field) ? [text] : [])),
  );
  const mark = decimalMarkOf(written);
  return mapYielding(parsed, ({ row, texts }) => readRow(row, texts, mark));
};

const readRow = (row: number, texts: readonly [string, string][], mark: DecimalMark | undefined): Row => {
  const read: Row = { row, customer: {} };
  for (const [field, text] of texts) {
    if (isFormula(text)) read.formulaIn ??= field;
    const amount = amounts.includes(field) ? withoutThousands(text, mark) : text;
    if (amount === undefined) read.unclearIn ??= field;
    read.customer[field] = amount ?? text;
  }
  return read;
};

const { unclear } = rowFaultOptions;
const formula = { en: 'Formulas are not allowed', ru: 'Формула — не значение' };

export const createCustomerImport = ({ database, model, writer }: Dependencies) => {
  const advertisers = collectionNamed(model, 'advertiser');

  /** @throws Failure 404 if the caller reaches no such advertiser */
  const mustReach = (caller: Caller, id: number) =>
    database
      .tenant(caller.tenantId)
      .read((db) => readRecord(db, model, advertisers, { id, query: { fields: ['id'] }, caller }));

  /** Stores what a row reports, in a transaction. @throws Failure 422 */
  const keep = async (
    db: Transaction<Tables>,
    tenantId: number,
    advertiser: number,
    { customer: said, formulaIn, unclearIn }: StoredRow,
  ): Promise<Accepted> => {
    if (formulaIn !== undefined) throw invalid({ path: formulaIn, type: 'formula', message: formula });
    if (unclearIn !== undefined) throw invalid({ path: unclearIn, type: 'unclear', message: unclear });
    const reporter = await readReporter(db, tenantId, advertiser);
    return storeCustomerReport(db, { reporter, by: 'import', said });
  };

  const importRow: ItemCall = async (caller, item) => {
    const job = rowJob.safeParse(item);
    // Jobs of this call can only begin with a file.
    if (!job.success) throw new Failure('refused');
    const { id: row, advertiser, file, ...said } = job.data;
    const { customer } = said;
    const { tenantId } = caller;
    await mustReach(caller, advertiser);
    const note = (outcome: Partial<Accepted['log']> & Pick<Accepted['log'], 'result'>) =>
      writer.write(tenantId, 'postbackLog', {
        ...unreadPostback,
        kind: 'customer_data_import',
        advertiser,
        method: 'FILE',
        url: `${file}#${row}`,
        body: JSON.stringify(customer),
        ip: null,
        userAgent: null,
        httpStatus: null,
        answer: null,
        duration: null,
        ...outcome,
        createdAt: Date.now() / 1000,
      });
    try {
      const { log } = await database.tenant(tenantId, 'conversion').write((db) => keep(db, tenantId, advertiser, said));
      if (log.result !== 'repeated') await note(log);
    } catch (error) {
      if (error instanceof Failure && error.status < 500) await note({ result: 'refused', reason: reasonOf(error) });
      throw error;
    }
  };

  /** Returns what would become of a row if it came in now. */
  const preview = async ({ tenantId }: Caller, advertiser: number, { row, ...said }: Row) => {
    const scope = database.tenant(tenantId, 'conversion');
    const outcome = await dryRun(scope, (db) => keep(db, tenantId, advertiser, said));
    if ('detail' in outcome) return { row, verdict: 'faulty', detail: outcome.detail };
    return { row, verdict: outcome.told.created ? 'kept' : 'known', detail: undefined };
  };

  /** Reads the file of a call for its advertiser. @throws Failure */
  const fileOf = async ({ caller, request, query }: Call<unknown, ImportQuery>) => {
    await mustReach(caller, query.advertiser);
    const { bytes, name } = await receiveBytes(request, { maxBytes, megabytes });
    const digest = createHash('sha256').update(bytes).digest('hex');
    const { header, rows } = await readSheet(bytes);
    const columns = query.columns ?? proposedCustomerColumns(header);
    const used = columns.filter((field) => field !== noColumn);
    if (columns.length > header.length || used.length === 0) throw invalid(violation('columns', 'required'));
    if (new Set(used).size !== used.length) throw invalid(violation('columns', 'repeated'));
    const first = rows[0]?.cells ?? [];
    return {
      file: name.slice(0, 200),
      digest,
      rows: await readRows(columns, rows),
      columns: header.map((title, place) => ({
        title,
        field: columns[place] ?? noColumn,
        sample: first[place] ?? '',
      })),
    };
  };

  const handlers = ({ begun, found }: Jobs): Handlers => ({
    async importOfCustomers(call: Call<unknown, ImportQuery>) {
      const { file, rows, digest } = await fileOf(call);
      const values = { advertiser: call.query.advertiser, file, key: randomUUID() };
      const note = (db: Transaction<Tables>, id: number) => noteRows(db, id, rows);
      // What tells a repetition from another file under the same key.
      const sent = { ...call, body: { ...call.query, digest } };
      return begun(sent, async () => ({ entity: 'customer', call: 'import', request: { values }, note }), 201);
    },

    async previewImportOfCustomers(call: Call<unknown, ImportQuery>) {
      const { rows, columns } = await fileOf(call);
      const previewed = [];
      for (const row of rows.slice(0, maxShown)) previewed.push(await preview(call.caller, call.query.advertiser, row));
      return {
        data: {
          columns,
          fields: customerColumns,
          total: rows.length,
          faulty: previewed.filter(({ verdict }) => verdict === 'faulty').length,
          rows: previewed.map(({ row, verdict, detail }) => ({
            row,
            verdict,
            field: detail?.path ?? null,
            message: detail ? detail.message[call.language] : null,
          })),
        },
      };
    },

    async listCustomerImportFailures({ caller, params, language }: Call<{ id: number }>) {
      const { tenantId } = caller;
      const job = await database.tenant(tenantId).read((db) => found(db, params.id, caller));
      if (job.entity !== 'customer' || job.call !== 'import') throw new Failure('notFound');
      return {
        content: Readable.from(
          failuresFile(database, { tenantId, job: params.id, language, columns: customerColumns }),
        ),
        type: 'text/csv; charset=utf-8',
        headers: { 'content-disposition': `attachment; filename="customer-import-${params.id}.csv"` },
      };
    },
  });

  /** A row that says which click a customer came from comes before those that only name the customer. */
  const subjectsOf = (item: Item): string[] => {
    const customer = rowJob.safeParse(item).data?.customer['customer_id'];
    return customer === undefined ? [] : [customer];
  };

  return { each: { 'customer.import': Object.assign(importRow, { subjectsOf }) } satisfies ItemCalls, handlers };
};

const noteRows = async (db: Transaction<Tables>, job: number, rows: readonly Row[]): Promise<number> => {
  for (let place = 0; place < rows.length; place += chunkSize) {
    const noted = rows.slice(place, place + chunkSize).map(({ row, ...sent }) => ({ row, sent }));
    await sql`insert into job_record (job_id, record_id, sent)
      select ${job}::bigint, noted.row, noted.sent
      from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as noted (row bigint, sent jsonb)`.execute(db);
  }
  return rows.length;
};
