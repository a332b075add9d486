import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '../../../server/database/connection.ts';
import { migrationFolder, readMigrations } from '../../../server/database/migration-files.ts';
import { migrate } from '../../../server/database/migrations.ts';
import { administer, connected, named } from '../../postgres.ts';

/**
 * Databases as earlier versions left them. Each file in the folder has the rows of one network, as that version wrote
 * them, and is named after its newest migration. The tables are created by the migrations of that time: the file has
 * their checksums, so the upgrade would refuse any others.
 */
const folder = join(import.meta.dirname, '../../fixtures/databases');

type Row = Record<string, string | null>;

/** Rows by their key, with each value as PostgreSQL writes it. */
export type Tables = Map<string, { key: string[]; rows: Row[] }>;

export interface FormerDatabase {
  url: string;
  /** Rows with each value as PostgreSQL writes it. */
  query(sql: string): Promise<Row[]>;
  /** All rows of all tables. */
  tables(): Promise<Tables>;
  /** Brings it up to date, as the start of the product does. */
  upgrade(): Promise<Database>;
  drop(): Promise<void>;
}

/** Restores the database whose newest migration has this version. */
export const restoreFormer = async (newest: string): Promise<FormerDatabase> => {
  const server = inject('server');
  const name = `sluice_upgrade_${randomBytes(6).toString('hex')}`;
  const url = named(server.url, name);
  await administer(server.url, `create database ${name}`);
  await connected(url, async (client) => {
    await migrate(
      client,
      readMigrations(migrationFolder).filter(({ version }) => version <= newest),
    );
    await client.query(`drop table schema_migrations;
      create table schema_migrations (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
    await client.query(readFileSync(join(folder, `${newest}.sql`), 'utf8'));
  });
  const query = (sql: string): Promise<Row[]> =>
    connected(url, async (client) => (await client.query({ text: sql, types: { getTypeParser: () => String } })).rows);
  return {
    url,
    query,
    async tables() {
      const keys = await query(
        `select relname as table, string_agg(attname, ' ' order by attnum) as key
         from pg_class left join pg_index on indrelid = pg_class.oid and indisprimary
           left join pg_attribute on attrelid = pg_class.oid and attnum = any (indkey)
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition group by 1`,
      );
      const read: Tables = new Map();
      // One after another: each takes a connection, and there are more tables than connections.
      for (const { table, key } of keys)
        read.set(table ?? '', { key: key?.split(' ') ?? [], rows: await query(`select * from "${table}"`) });
      return read;
    },
    upgrade: () => connectDatabase({ ...server, url }, () => undefined),
    drop: () => administer(server.url, `drop database ${name} with (force)`),
  };
};

/** What became of values on purpose, by `<table>.<column>`. */
export interface Converted {
  /** Where values are that are no longer in their former column; null if they were forgotten. */
  moved: Readonly<Record<string, string | null>>;
  /** What became of a value. */
  changed: Readonly<Record<string, (value: string | null) => string | null>>;
}

/** Every former value that no longer exists. */
export const lostValues = (before: Tables, after: Tables, { moved, changed }: Converted): string[] =>
  [...before].flatMap(([table, { key, rows }]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) => {
        const source = `${table}.${column}`;
        const target = source in moved ? moved[source] : source;
        if (target === null) return [];
        const [toTable = '', toColumn = ''] = (target ?? source).split('.');
        const found = after.get(toTable)?.rows.filter((one) => key.every((name) => one[name] === row[name])) ?? [];
        const want = changed[source] ? changed[source](value) : value;
        if (found.length === 1 && found[0]?.[toColumn] === want) return [];
        return [
          `${source} of ${key.map((name) => row[name]).join(' ')}: ${value} became ${JSON.stringify(found.map((one) => one[toColumn]))}`,
        ];
      }),
    ),
  );
