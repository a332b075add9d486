import { readdir } from 'node:fs/promises';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type GeneratedFile, json } from '../file.ts';
import { readTextFile } from '../manifest.ts';
import { type Column, emptySchema, type Inside, type Schema, unknownType } from '../tables/schema.ts';
import { migrationFolder, migrationHeading, snapshotPath } from './file.ts';

/** The tables as of the last run, and the generated migrations that lead to them. */
interface Snapshot {
  schema: Schema;
  /** The names of their files; undefined if none were recorded yet. */
  migrations: string[] | undefined;
}

/** What snapshots said of the fields inside JSON before they said what these are. */
interface NamesInside {
  form: Inside['form'];
  names: string[];
}

const insideOf = (inside: Inside | NamesInside): Inside => {
  if ('fields' in inside) return inside;
  const { form, names } = inside;
  const unknown = (field: string): Column => ({ field, type: unknownType, notNull: false });
  return { form, fields: Object.fromEntries(names.map((name) => [name, unknown(name)])) };
};

/** Returns tables as they are recorded now, from those of any earlier snapshot. */
const readTables = (tables: Schema['tables']): Schema['tables'] =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [
      name,
      {
        ...table,
        columns: Object.fromEntries(
          Object.entries(table.columns).map(([column, of]) => [
            column,
            of.inside ? { ...of, inside: insideOf(of.inside) } : of,
          ]),
        ),
      },
    ]),
  );

/** Reads the snapshot of the project in `root`; undefined if there is none. */
export const snapshotAt = async (root: URL): Promise<Snapshot | undefined> => {
  const text = await readTextFile(root, snapshotPath);
  if (text === undefined) return undefined;
  const { tables, retired, migrations } = JSON.parse(text) as Schema & { migrations?: string[] };
  return { schema: { tables: readTables(tables), retired }, migrations };
};

/** Returns the names of the existing migrations: all of them, and the generated ones. */
const migrationsAt = async (root: URL): Promise<{ all: string[]; generated: string[] }> => {
  const names = await readdir(new URL(`${migrationFolder}/`, root)).catch(() => []);
  const all = names.filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(all.map((name) => readTextFile(root, `${migrationFolder}/${name}`)));
  return { all, generated: all.filter((_, place) => texts[place]?.startsWith(migrationHeading)) };
};

/** Returns the names of the existing migrations that the generator wrote, in their order. */
export const generatedMigrationsAt = async (root: URL): Promise<string[]> => (await migrationsAt(root)).generated;

/** Returns the starting point of the next migration: the current tables, and the migrations that made them. */
export const startOf = async (root: URL): Promise<{ before: Schema; all: string[]; migrations: string[] }> => {
  const snapshot = await snapshotAt(root);
  const { all, generated } = await migrationsAt(root);
  return { before: snapshot?.schema ?? emptySchema, all, migrations: snapshot?.migrations ?? generated };
};

/** Returns the snapshot's file; `migrations` are the names of those that lead to its tables. */
export const snapshotFile = (schema: Schema, migrations: readonly string[]): GeneratedFile =>
  json(snapshotPath, 'openapi/entities', { migrations, ...schema });

/**
 * Returns why no migration can be made: without a snapshot, the next one would create all tables a second time; and if
 * there are migrations that the snapshot doesn't know, as after a merge that kept one side of it, it would repeat
 * theirs.
 */
export const snapshotFaults = async (root: URL): Promise<Diagnostic[]> => {
  const { all, generated } = await migrationsAt(root);
  const snapshot = await snapshotAt(root);
  if (!snapshot && generated.length > 0) {
    return [
      {
        code: 'SL403',
        file: snapshotPath,
        message: 'the migrations were made from a snapshot of the tables that is not there',
        help: 'restore it; or, where the migrations have run nowhere, delete the generated ones to make them anew',
      },
    ];
  }
  const known = snapshot?.migrations;
  if (!known) return [];
  const faults = [
    ...generated.filter((name) => !known.includes(name)).map((name) => `it lacks what ${name} does`),
    ...known.filter((name) => !all.includes(name)).map((name) => `it has what ${name} did, which is not there`),
  ];
  return faults.map((fault) => ({
    code: 'SL404',
    file: snapshotPath,
    message: `the snapshot of the tables does not belong to these migrations: ${fault}`,
    help: 'after a merge take the snapshot of the other branch (git checkout <branch> -- codegen/snapshot.json), delete your own generated migrations that have run nowhere, and run the generator again',
  }));
};
