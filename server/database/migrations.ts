import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import { databaseLocks } from './advisory-locks.ts';
import { createIndexConcurrently } from './concurrent-indexes.ts';
import { type Migration, MigrationError, titleOf } from './migration-files.ts';
import { isDatabaseError } from './sqlstate.ts';

/** How long migrations wait for others, in seconds (D28, D29, D30, D32). */
export type MigrationTimeouts = {
  /** For a lock: everyone who needs the table queues behind a migration waiting for it, so this is short. */
  lockTimeout: number;
  /** How often a migration that didn't get its locks is tried. */
  attempts: number;
  /** Between two attempts; those who queued behind the migration proceed meanwhile. */
  pause: number;
  /** For readers and writers of a table while an index is created concurrently: this holds up no one. */
  indexTimeout: number;
};

const usualTimeouts: MigrationTimeouts = { lockTimeout: 2, attempts: 30, pause: 2, indexTimeout: 900 };

const retryInterval = 200;

/** `number` is the order in which they were applied, also for versions of the product that know no other. */
const bookkeeping = `create table if not exists schema_migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  version text unique
)`;

const appliedRow = z.object({ version: z.string(), name: z.string(), checksum: z.string() });
type Applied = z.infer<typeof appliedRow>;

/**
 * Brings the database up to date, each migration in a transaction together with its row in `schema_migrations`; those
 * that create indexes concurrently run outside one, and repair what an interrupted run left. A migration that sorts
 * before one already applied, as another branch brings it, is applied all the same.
 * @param client a connection as the schema's owner
 * @param log receives lines for the operator
 * @returns names of the migrations applied now
 * @throws MigrationError if an applied migration was changed afterwards or is unknown, as in a database newer than this
 *   code, or if a migration fails: it is then rolled back completely, and those before it stay
 */
export async function migrate(
  client: ClientBase,
  migrations: Migration[],
  log: (line: string) => void = () => undefined,
  patience: Partial<MigrationTimeouts> = {},
): Promise<string[]> {
  const decided = { ...usualTimeouts, ...patience };
  await takeTurn(client, log);
  try {
    await client.query('set statement_timeout = 0');
    // No commit is on disk before those preceding it, so it is enough to wait for the last.
    await client.query('set synchronous_commit = off');
    const applied = await patiently(client, 'The table of migrations', decided, () => readApplied(client));
    checkApplied(applied, migrations);
    const done = new Set(applied.map(({ version }) => version));
    const pending = migrations.filter(({ version }) => !done.has(version));
    const newest = applied.toSorted(byVersion).at(-1);
    for (const migration of pending) {
      if (newest && byVersion(migration, newest) < 0)
        log(`${titleOf(migration)} is older than ${titleOf(newest)} and applied after it`);
      if (migration === pending.at(-1)) await client.query('set synchronous_commit to default');
      await apply(client, migration, decided);
    }
    return pending.map(titleOf);
  } finally {
    await quietly(client, `select pg_advisory_unlock(${databaseLocks.migrations})`);
  }
}

const byVersion = (one: Pick<Migration, 'version'>, other: Pick<Migration, 'version'>) =>
  one.version < other.version ? -1 : 1;

/** Polls for the lock rather than waiting: an index is created concurrently only once no earlier statement is left. */
async function takeTurn(client: ClientBase, log: (line: string) => void): Promise<void> {
  for (let isAnnounced = false; ; isAnnounced = true) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [databaseLocks.migrations]);
    if (z.array(z.object({ mine: z.boolean() })).parse(rows)[0]?.mine) return;
    if (!isAnnounced) log('Waiting for another process that brings the database up to date');
    await sleep(retryInterval);
  }
}

async function readApplied(client: ClientBase): Promise<Applied[]> {
  await client.query(bookkeeping);
  const columns = await client.query(
    "select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'version'",
  );
  if (columns.rowCount === 0) await client.query('alter table schema_migrations add column version text unique');
  await client.query("update schema_migrations set version = lpad(number::text, 4, '0') where version is null");
  const { rows } = await client.query('select version, name, checksum from schema_migrations order by number');
  return z.array(appliedRow).parse(rows);
}

function checkApplied(applied: Applied[], migrations: Migration[]): void {
  for (const row of applied) {
    const migration = migrations.find(({ version }) => version === row.version);
    if (!migration) {
      throw new MigrationError(
        `The database is newer than this version of the product: it has migration ${titleOf(row)}, which this version does not know. ` +
          'Start the version that made it, or a later one.',
      );
    }
    if (migration.checksum === row.checksum) continue;
    throw new MigrationError(
      `Migration ${titleOf(row)} was changed after it had been applied. Restore the file, and make the change a new migration.`,
    );
  }
}

async function apply(client: ClientBase, migration: Migration, patience: MigrationTimeouts): Promise<void> {
  const { indexes, sql } = migration;
  const title = `Migration ${titleOf(migration)}`;
  try {
    for (const index of indexes ?? []) {
      await createIndexConcurrently(client, index, patience.indexTimeout, (work) =>
        patiently(client, title, patience, work),
      );
    }
    await patiently(client, title, patience, async () => {
      await client.query('begin');
      try {
        if (!indexes) await client.query(sql);
        await client.query(
          `insert into schema_migrations (number, version, name, checksum)
           select coalesce(max(number), 0) + 1, $1, $2, $3 from schema_migrations`,
          [migration.version, migration.name, migration.checksum],
        );
        await client.query('commit');
      } catch (error) {
        await quietly(client, 'rollback');
        throw error;
      }
    });
  } catch (cause) {
    if (cause instanceof MigrationError) throw cause;
    const outcome = indexes ? 'failed and will be carried on at the next start' : 'failed and was rolled back';
    throw new MigrationError(`${title} ${outcome}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Retries work that may fail because of others' locks. */
async function patiently<T>(
  client: ClientBase,
  title: string,
  { lockTimeout, attempts, pause }: MigrationTimeouts,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    await client.query(`set lock_timeout = '${lockTimeout}s'`);
    try {
      return await work();
    } catch (cause) {
      if (!isDatabaseError(cause, 'lockNotAvailable', 'deadlock')) throw cause;
      if (attempt >= attempts) {
        const holders = await othersIn(client);
        throw new MigrationError(
          `${title} was rolled back: other sessions kept something locked that it needs, each time that it tried (${attempts} × ${lockTimeout} s). ` +
            `${holders ? `Longest at it: ${holders}. ` : ''}End those sessions, or start again later.`,
          { cause },
        );
      }
      await sleep(pause * 1000);
    }
  }
}

const otherRow = z.object({ pid: z.int(), name: z.string(), state: z.string(), seconds: z.int() });

/** Returns the sessions with the longest-running transactions, for the operator. */
async function othersIn(client: ClientBase): Promise<string> {
  const { rows } = await client.query(
    `select pid, coalesce(nullif(application_name, ''), usename, 'unnamed') as name, coalesce(state, 'unknown') as state,
       extract(epoch from clock_timestamp() - xact_start)::int as seconds
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 3`,
  );
  return z
    .array(otherRow)
    .parse(rows)
    .map(({ pid, name, state, seconds }) => `process ${pid} (${name}, ${state}, for ${seconds} s)`)
    .join(', ');
}

/** For statements that a lost connection undoes anyway, so that their failure doesn't hide the first error. */
const quietly = (client: ClientBase, sql: string) => client.query(sql).catch(() => undefined);
