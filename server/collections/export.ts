import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../domain/text/words.ts';
import type { Field } from '../../openapi/define.ts';
import type { Caller } from '../access/caller.ts';
import { only } from '../database/single-row.ts';
import { cachedStatement, type StatementInput, type Row, run, statement } from '../database/statement.ts';
import type { CellKind, Column, Line } from '../exports/table.ts';
import type { TenantScope } from '../database/tenant.ts';
import { openRowsSql, recordShownLeads, type ShownLeads, withFullContacts } from './contacts.ts';
import { displaySql, textReader } from './labels.ts';
import { type ListQuery, planList } from './list.ts';
import { type Collection, collectionNamed, type Model, type Reader } from './model.ts';
import { createNames } from './names.ts';

/** Number of rows fetched at a time. */
const batch = 1000;

const fetchNext = statement(sql`fetch ${sql.lit(batch)} from exported`);

const kinds: Partial<Record<Field['kind'], CellKind>> = {
  integer: 'number',
  decimal: 'number',
  money: 'number',
  percent: 'number',
  duration: 'number',
  timestamp: 'moment',
};

const columnOf = (name: string, field: Field, language: Language): Column => ({
  title: field[language],
  kind: name === 'id' ? 'number' : (kinds[field.kind] ?? 'text'),
});

/** Yields the rows of a query in batches, fetching the next one while the current one is processed. */
async function* batches(db: Reader, given: StatementInput): AsyncGenerator<Row[]> {
  let next = run(db, fetchNext, given);
  for (;;) {
    const rows = await next;
    if (rows.length === batch) {
      next = run(db, fetchNext, given);
      // It is awaited in the next round, unless the consumer stops early.
      next.catch(() => undefined);
    }
    yield rows;
    if (rows.length < batch) return;
  }
}

/** A list as a table for people. */
export interface ExportedList {
  columns: readonly Column[];
  /** Returns the number of rows. */
  count(db: Reader): Promise<number>;
  /** Yields all of them from one snapshot, in a transaction that writes nothing. */
  lines(db: Reader): AsyncGenerator<Line[]>;
  /**
   * Records who was shown contact data by the lines: to be called once all are written, before anyone gets the file.
   * Not in their transaction, because figures wait for every transaction that has written (D1408).
   */
  conclude(scope: TenantScope): Promise<void>;
}

/**
 * Returns every record that a list would page through, as the caller would see it.
 * @throws Failure if they may not see what is asked for
 */
export const exportedList = (
  model: Model,
  collection: Collection,
  { query, caller, language }: { query: ListQuery; caller: Caller; language: Language },
): ExportedList => {
  const { contacts, format: _, ...narrowed } = query;
  const reader = contacts === true ? withFullContacts(collection, caller) : caller;
  const plan = planList(model, collection, narrowed, reader);
  const { names, where, order } = plan;
  const from = (): RawBuilder<unknown> => sql`from ${sql.table(collection.table)} as t${where()}`;
  const fields = names.flatMap((name) => {
    const field = collection.entity.fields[name];
    return field ? [{ name, field }] : [];
  });
  const referring = fields.flatMap(({ name, field }) =>
    field.kind === 'one' ? [{ name, names: createNames(model, collectionNamed(model, field.entity), caller) }] : [],
  );
  const textOf = fields.map(({ name, field }): ((row: Row) => string) => {
    const names = referring.find((one) => one.name === name)?.names;
    if (names) return (row) => names.of(row[name]);
    const shown = textReader(field, language);
    return (row) => shown(row[name]);
  });
  const linesOf = async (db: Reader, rows: readonly Row[]): Promise<Line[]> => {
    for (const { name, names } of referring)
      await names.bring(
        db,
        rows.map((row) => row[name]).filter((id) => typeof id === 'number'),
      );
    return rows.map((row) => textOf.map((text) => text(row)));
  };
  const showsLeads = reader.showsContacts === true && fields.some(({ field }) => field.contact);
  const shownLeads: ShownLeads = { leads: [], affiliates: [] };
  /** Further columns that tell whose contact data a row shows in full. */
  const showing = showsLeads
    ? sql`, t.id as "#lead", t.affiliate_id as "#affiliate", ${openRowsSql(model, collection, reader, 't')} as "#open"`
    : sql``;
  const noteShown = (rows: readonly Row[]): void => {
    for (const row of showsLeads ? rows : []) {
      if (row['#open'] !== true) continue;
      shownLeads.leads.push(Number(row['#lead']));
      shownLeads.affiliates.push(Number(row['#affiliate']));
    }
  };
  const given = { caller: reader, values: { ...plan.narrow.values, zone: caller.timezone } };
  return {
    columns: fields.map(({ name, field }) => columnOf(name, field, language)),
    async count(db) {
      const counting = cachedStatement<{ count: number }>(
        model,
        JSON.stringify(['export count', plan.key]),
        () => sql`select count(*)::float8 as count ${from()}`,
      );
      return only(await run(db, counting, given), 'the number of rows').count;
    },
    async *lines(db) {
      const declaring = cachedStatement(
        model,
        JSON.stringify(['export', plan.key, names, plan.orderKey, showsLeads]),
        () => {
          const shown = names.map(
            (name) => sql`${displaySql(model, collection, name, caller, 't')} as ${sql.id(name)}`,
          );
          return sql`declare exported no scroll cursor for select ${sql.join(shown)}${showing} ${from()} order by ${order}`;
        },
      );
      await run(db, declaring, given);
      for await (const rows of batches(db, given)) {
        noteShown(rows);
        yield linesOf(db, rows);
      }
    },
    conclude: (scope) => recordShownLeads(scope, reader, shownLeads),
  };
};
