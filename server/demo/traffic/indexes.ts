import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

interface Index {
  name: string;
  table: string;
  /** The statement that creates it, over all partitions of its table. */
  definition: string;
  /** The part of it after the table's name. */
  columns: string;
}

/** Returns the partitions of a table; none if it is not partitioned. */
const partitionsOf = async (db: Transaction<Tables>, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
};

/**
 * Drops the indexes of tables, so that many rows can be written; returns a function that builds them once all are there:
 * that takes a tenth of the time of adding each row to each of them. Keys stay, as do the indexes of tables that already
 * have rows. The session is the owner's, and nothing else uses the tables yet.
 * @param needed names of indexes that stay because rows are looked up by them meanwhile
 */
export const withoutIndexes = async (
  db: Transaction<Tables>,
  names: readonly (keyof Tables)[],
  needed: readonly string[] = [],
): Promise<() => Promise<void>> => {
  const tables: (keyof Tables)[] = [];
  for (const name of names) {
    const found = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (found.rows.length === 0) tables.push(name);
  }
  const { rows } = await sql<Index>`
    select indexrelid::regclass::text as name, indrelid::regclass::text as "table",
      replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition,
      substring(pg_get_indexdef(indexrelid) from ' USING .*') as columns
    from pg_index left join pg_constraint on conindid = indexrelid
    where indrelid = any(${tables}::regclass[]) and conindid is null and not indisunique
      and indexrelid <> all(${needed}::regclass[])
    order by name`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  return async () => {
    // One partition after another, while its rows are cached; the index over all partitions is then made of these.
    for (const table of tables)
      for (const partition of await partitionsOf(db, table))
        for (const { columns } of rows.filter((index) => index.table === table))
          await sql.raw(`create index on ${partition}${columns}`).execute(db);
    for (const { definition } of rows) await sql.raw(definition).execute(db);
    // What follows looks rows up, and the planner needs to know how many there are by then.
    for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
  };
};
