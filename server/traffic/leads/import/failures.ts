import { sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '../../../../domain/text/words.ts';
import type { Database } from '../../../database/connection.ts';
import { byteOrderMark, csvLine } from '../../../exports/csv.ts';

/** The rows of an import that failed. */

/** Rows that are read in one go. */
const page = 5000;

const words = { row: { en: 'Row', ru: 'Строка' }, why: { en: 'Why', ru: 'Почему' } };

const sentRow = z.union([
  z.object({ lead: z.looseObject({ params: z.record(z.string(), z.string()).optional() }) }),
  z.object({ customer: z.record(z.string(), z.string()) }),
]);

/** Returns what a row contained, by column. */
const labelIn = (sent: unknown): Readonly<Record<string, unknown>> => {
  const { success, data } = sentRow.safeParse(sent);
  if (!success) return {};
  return 'lead' in data ? { ...data.lead.params, ...data.lead } : data.customer;
};

/** Returns the columns that any of the rows has. */
const namedIn = async (database: Database, tenantId: number, job: number): Promise<Set<string>> => {
  const { rows } = await database.tenant(tenantId).read((db) =>
    sql<{ name: string }>`
      select distinct name from job_record as record
      cross join lateral (values (record.sent -> 'lead'), (record.sent #> '{lead,params}'), (record.sent -> 'customer')) as section (part)
      cross join lateral jsonb_object_keys(case jsonb_typeof(section.part) when 'object' then section.part end) as name
      where record.job_id = ${job} and record.outcome = 'failed' order by name`.execute(db),
  );
  return new Set(rows.map(({ name }) => name));
};

/**
 * Yields a file of these rows as they were, with the reasons; page by page, so that many rows hold up no one else.
 * @param usual columns in their order; others come after them
 */
export async function* failuresFile(
  database: Database,
  {
    tenantId,
    job,
    language,
    columns: usual,
  }: { tenantId: number; job: number; language: Language; columns: readonly string[] },
): AsyncGenerator<string> {
  const named = await namedIn(database, tenantId, job);
  const others = [...named].filter((name) => !usual.includes(name) && !['params', 'campaign'].includes(name));
  const columns = [...usual.filter((name) => named.has(name)), ...others];
  yield byteOrderMark + csvLine([words.row[language], words.why[language], ...columns]);
  let after = 0;
  for (;;) {
    const last = after;
    const rows = await database
      .tenant(tenantId)
      .read((db) =>
        db
          .selectFrom('job_record')
          .select(['record_id as row', 'message', 'sent'])
          .where('job_id', '=', job)
          .where('outcome', '=', 'failed')
          .where('record_id', '>', last)
          .orderBy('record_id')
          .limit(page)
          .execute(),
      );
    yield rows
      .map(({ row, message, sent }) => {
        const label = labelIn(sent);
        return csvLine([String(row), message?.[language] ?? '', ...columns.map((name) => String(label[name] ?? ''))]);
      })
      .join('');
    after = rows.at(-1)?.row ?? after;
    if (rows.length < page) return;
  }
}
