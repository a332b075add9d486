import { sql } from 'kysely';
import { formatDate } from '../../domain/dates.ts';
import type { Language } from '../../domain/words.ts';
import type { Caller } from '../access/caller.ts';
import type { Database } from '../database/connection.ts';
import { byteOrderMark, csvLine } from '../exports/csv.ts';
import { cursorOver, type Exports } from '../exports/exports.ts';
import type { Reply } from '../http/call.ts';
import { inFull, noteContactViews } from './contacts.ts';
import { shownSql, shownText } from './labels.ts';
import { type ListQuery, planList } from './list.ts';
import type { Collection, Model } from './model.ts';
import { cachedStatement, type Row } from '../database/statement.ts';

interface Asked {
  query: ListQuery;
  caller: Caller;
  language: Language;
}

/** Every record that a list would page through, as a file for people; as many as there are. */
export const exportRecords = async (
  { database, model, exports }: { database: Database; model: Model; exports: Exports },
  collection: Collection,
  { query, caller, language }: Asked,
): Promise<Reply> => {
  const { contacts, ...narrowing } = query;
  const reader = contacts === true ? inFull(collection, caller) : caller;
  const plan = planList(model, collection, narrowing, reader);
  const { names, where, order } = plan;
  const fields = names.flatMap((name) => {
    const field = collection.entity.fields[name];
    return field ? [{ name, field }] : [];
  });
  const prepared = cachedStatement(model, JSON.stringify(['export', plan.key, names, plan.orderKey]), () => {
    const shown = names.map((name) => sql`${shownSql(model, collection, name, caller, 't')} as ${sql.id(name)}`);
    return cursorOver(
      sql`select ${sql.join(shown)} from ${sql.table(collection.table)} as t${where()} order by ${order}`,
    );
  });
  const line = (row: Row): string => csvLine(fields.map(({ name, field }) => shownText(field, row[name], language)));
  if (reader.showsContacts) await noteContactViews(database, 'exported', plan);
  const content = await exports.file(
    database.tenant(caller.tenantId),
    prepared,
    { caller: reader, values: { ...plan.narrow.values, zone: caller.timezone } },
    {
      head: byteOrderMark + csvLine(fields.map(({ field }) => field[language])),
      write: (rows) => rows.map(line).join(''),
    },
  );
  const day = formatDate(Math.floor(Date.now() / 1000), caller.timezone).replaceAll('.', '-');
  return {
    content,
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${collection.table}-${day}.csv"` },
  };
};
