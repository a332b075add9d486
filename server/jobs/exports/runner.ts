import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../database/connection.ts';
import { DatabaseUnavailable } from '../../database/unavailable.ts';
import type { Draft, ExportFiles } from '../../exports/files.ts';
import { Failure, type FailureCode } from '../../failure.ts';
import { failureOf } from '../../http/failing.ts';
import { checkAllowed } from '../../http/routes.ts';
import { PermissionLost, currentOwner } from '../person.ts';
import { createQueue, isHeldUp, type JobName, type Queue } from '../queue.ts';
import type { ExportSource, SourceTable } from './sources.ts';

/** Files written concurrently: each holds a database connection until its last row is written. */
const concurrency = 3;
/** Milliseconds between two progress updates of a file. */
const noteEvery = 500;
/** The same while the database is looking for the first row, which also ends what is no longer wanted. */
const heartbeatInterval = 2000;

/** The file is no longer wanted, or another process has taken it over. */
class ExportLost extends Error {
  override name = 'ExportLost';
}

interface Dependencies {
  database: Database;
  files: ExportFiles;
  sources: ReadonlyMap<string, ExportSource>;
  /** Called with the error of an export that failed through our fault. */
  report: (error: unknown) => void;
}

const found = (database: Database, { tenantId, id }: JobName) =>
  database.tenant(tenantId).read((db) => db.selectFrom('export').selectAll().where('id', '=', id).executeTakeFirst());

/** Writes export files, each from its first row: a process that ends leaves no incomplete files behind. */
export const createExportRunner = ({ database, files, sources, report }: Dependencies): Queue => {
  /** Updates an export that this process is running. @throws ExportLost */
  const note = async (
    { tenantId, id }: JobName,
    runner: string,
    values: Partial<{ rows: number; total: number; bytes: number; code: string; state: 'done' | 'failed' }>,
  ): Promise<void> => {
    const { numUpdatedRows } = await database.tenant(tenantId).write((db) =>
      db
        .updateTable('export')
        .set({ ...values, alive_at: sql<string>`now()`, ...(values.state && { ended_at: sql<string>`now()` }) })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .where('runner', '=', runner)
        .executeTakeFirst(),
    );
    if (numUpdatedRows === 0n) throw new ExportLost();
  };

  /** Writes all rows, recording progress. */
  const fill = async (
    name: JobName,
    table: SourceTable,
    draft: Draft,
    tell: (values: { rows: number; total?: number }) => Promise<unknown>,
  ): Promise<number> => {
    let rows = 0;
    let told = Date.now();
    const end = new AbortController();
    const alive = setInterval(
      () => void tell({ rows }).catch((error: unknown) => isHeldUp(error) || end.abort(error)),
      heartbeatInterval,
    );
    try {
      await database.tenant(name.tenantId).export(async (db) => {
        await tell({ rows, total: await table.count(db) });
        for await (const lines of table.lines(db)) {
          await draft.write(lines);
          rows += lines.length;
          if (Date.now() - told < noteEvery) continue;
          told = Date.now();
          await tell({ rows });
        }
        await tell({ rows });
      }, end.signal);
      await table.conclude?.(database.tenant(name.tenantId));
      return rows;
    } finally {
      clearInterval(alive);
    }
  };

  const work = async (name: JobName, runner: string, isClosing: () => boolean): Promise<void> => {
    const row = await found(database, name);
    if (!row) return;
    const source = sources.get(row.entity);
    const fail = (code: FailureCode) => note(name, runner, { state: 'failed', code }).catch(() => undefined);
    // It was requested from a version that still had it.
    if (!source) return fail('noSuchCall');
    const file = { tenantId: name.tenantId, file: row.file };
    const owner = { ...name, impersonatorId: row.impersonator_id };
    const ownerAllowed = (): Promise<Caller> =>
      currentOwner(database, owner, async (caller) => {
        checkAllowed(source.call, caller);
        await source.open({ query: row.query, caller, language: row.language });
      });
    let draft: Draft | undefined;
    try {
      const caller = await ownerAllowed();
      const table = await source.open({ query: row.query, caller, language: row.language });
      draft = await files.begin(file, runner, row.format, table.columns);
      const rows = await fill(name, table, draft, async (values) => {
        if (isClosing()) throw new ExportLost();
        await note(name, runner, values);
        await ownerAllowed();
      });
      const bytes = await draft.keep();
      draft = undefined;
      await note(name, runner, { state: 'done', rows, total: rows, bytes });
    } catch (error) {
      await draft?.abandon();
      if (error instanceof DatabaseUnavailable) throw error;
      if (error instanceof ExportLost) {
        const now = await found(database, name);
        // Cancelled or deleted while its last row was being written.
        if (!now || now.state === 'cancelled') await files.remove(file);
        return;
      }
      const isOurs = !(error instanceof PermissionLost || (error instanceof Failure && error.status < 500));
      if (isOurs) report(error);
      await fail((error instanceof PermissionLost ? error : failureOf(error)).code);
    }
  };

  return createQueue({ database, table: 'export', atOnce: concurrency, work, report });
};
