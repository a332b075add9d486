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

interface Partition {
  name: string;
  table: string;
  /** When its period ends, seconds UTC; null for the one without a period. */
  until: number | null;
}

/** Indexes that are still to be built. */
export interface MissingIndexes {
  /** Builds those of partitions whose period ends by a time, seconds UTC, as nothing more will be written there. */
  buildUntil(at: number): Promise<void>;
  /** Builds the rest, and analyses the tables. */
  build(): Promise<void>;
}

/** Returns the partitions of tables, oldest first; none of a table that is not partitioned. */
const partitionsOf = async (db: Transaction<Tables>, tables: readonly string[]): Promise<Partition[]> => {
  const { rows } = await sql<Partition>`
    select inhrelid::regclass::text as name, inhparent::regclass::text as "table",
      extract(epoch from substring(pg_get_expr(relpartbound, inhrelid) from 'TO \\(''(.*)''\\)')::timestamptz)::float8 as until
    from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = any(${tables}::regclass[]) order by until, name`.execute(db);
  return rows;
};

/**
 * Drops the indexes of tables, so that many rows can be written, and returns them to be built once the rows are there:
 * that takes a tenth of the time of adding each row to each of them. Keys stay, as do the indexes of tables that already
 * have rows. The session is the owner's, and nothing else uses the tables yet.
 * @param needed names of indexes that stay because rows are looked up by them meanwhile
 */
export const withoutIndexes = async (
  db: Transaction<Tables>,
  names: readonly (keyof Tables)[],
  needed: readonly string[] = [],
): Promise<MissingIndexes> => {
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
  const partitions = await partitionsOf(db, tables);
  const buildUntil = async (at: number): Promise<void> => {
    // One partition after another, while its rows are cached; the index over all partitions is then made of these.
    while (partitions[0] && (partitions[0].until ?? Infinity) <= at) {
      const { name, table } = partitions.shift()!;
      for (const { columns } of rows.filter((index) => index.table === table))
        await sql.raw(`create index on ${name}${columns}`).execute(db);
    }
  };
  return {
    buildUntil,
    async build() {
      await buildUntil(Infinity);
      for (const { definition } of rows) await sql.raw(definition).execute(db);
      // What follows looks rows up, and the planner needs to know how many there are by then.
      for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
    },
  };
};
