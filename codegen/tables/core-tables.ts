import { readdir } from 'node:fs/promises';
import { readTextFile } from '../manifest.ts';
import { migrationFolder, migrationHeading, snapshotPath } from '../migration/file.ts';
import { emptySchema, type Schema } from './schema.ts';

/** The table in which `server/database/migrations.ts` records which migrations ran. */
const bookkeeping = 'schema_migrations';

const name = String.raw`(?:public\.)?"?(\w+)"?`;
const statement = new RegExp(
  [
    String.raw`\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?${name}`,
    String.raw`\bdrop\s+table\s+(?:if\s+exists\s+)?${name}`,
    String.raw`\balter\s+table\s+(?:if\s+exists\s+)?${name}\s+rename\s+to\s+${name}`,
  ].join('|'),
  'gi',
);

/** Returns the tables that remain after these migrations, run in order. */
export const tablesLeft = (migrations: readonly string[]): string[] => {
  const tables = new Set<string>();
  for (const sql of migrations) {
    for (const [, made, dropped, from, to] of sql.replaceAll(/--.*$/gm, '').matchAll(statement)) {
      if (made) tables.add(made);
      if (dropped) tables.delete(dropped);
      if (from && to && tables.delete(from)) tables.add(to);
    }
  }
  return [...tables];
};

const partitioning = /\bcall sluice_(?:partition|rename_partitions)\('(\w+)', '(\w+)'/g;

/** Returns the partitions for rows of partitioned tables whose time has no partition yet. */
const defaultPartitions = (migrations: readonly string[]): string[] => {
  const tables = new Set<string>();
  for (const [call, table, other] of migrations.flatMap((sql) => [...sql.matchAll(partitioning)])) {
    if (!call.includes('rename')) tables.add(table!);
    else if (tables.delete(table!)) tables.add(other!);
  }
  return [...tables].map((table) => `${table}_default`);
};

/**
 * Returns the tables in the database of the project in `root` that belong to no entity: those made by hand-written
 * migrations, and those that entities left behind.
 */
export const coreTablesOf = async (root: URL): Promise<string[]> => {
  const files = await readdir(new URL(`${migrationFolder}/`, root)).catch(() => []);
  const texts = await Promise.all(files.sort().map((file) => readTextFile(root, `${migrationFolder}/${file}`)));
  const migrations = texts.filter((text) => text !== undefined);
  const handWritten = migrations.filter((text) => !text.startsWith(migrationHeading));
  const snapshot = await readTextFile(root, snapshotPath);
  const { tables, retired } = snapshot === undefined ? emptySchema : (JSON.parse(snapshot) as Schema);
  const own = tablesLeft(handWritten).filter((table) => !(table in tables));
  return [bookkeeping, ...own, ...defaultPartitions(migrations), ...retired];
};
