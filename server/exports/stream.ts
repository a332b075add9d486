import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { sql } from 'kysely';
import { type Given, type Row, run, statement, type Statement } from '../collections/statement.ts';
import type { TenantScope } from '../database/tenant.ts';
import { createTurns } from './turns.ts';

const batch = 500;
/** Milliseconds in which a reader must take something; who stops reading must not hold a connection. */
const patience = 30_000;
/** Exports under way at once: each holds a connection of the database for as long as its reader reads. */
const atOnce = 3;

const takeTurn = createTurns(atOnce);

const fetchNext = statement(sql`fetch ${sql.lit(batch)} from exported`);

/** Waits until the reader has taken what was written; throws when he has gone, or takes nothing for too long. */
const drained = async (stream: PassThrough): Promise<void> => {
  const gone = new AbortController();
  const leave = (): void => gone.abort(new Error('The reader has gone'));
  stream.once('close', leave);
  try {
    await once(stream, 'drain', { signal: AbortSignal.any([gone.signal, AbortSignal.timeout(patience)]) });
  } finally {
    stream.off('close', leave);
  }
};

/**
 * Every row of a query as text, `write` making it of some rows at a time. They are of one moment, whatever changes
 * meanwhile, and are read no faster than the reader takes them. Resolves with the first of them, so that a query that
 * fails fails the call; what fails later ends the stream with an error.
 * @param query composed by `cursorOver`
 */
export const streamRows = async (
  scope: TenantScope,
  query: Statement,
  given: Given,
  { head, write }: { head: string; write(rows: readonly Row[]): string },
): Promise<Readable> => {
  const stream = new PassThrough();
  // It may fail before anybody reads it: the call fails then, and nothing else. Who reads it still hears of an error.
  stream.on('error', () => undefined);
  const begun = Promise.withResolvers<void>();
  const written = takeTurn(() =>
    scope.export(async (db) => {
      await run(db, query, given);
      for (let first = true; ; first = false) {
        const rows = await run(db, fetchNext, given);
        if (first) begun.resolve();
        if (stream.destroyed) return;
        const taken = stream.write((first ? head : '') + write(rows));
        if (rows.length < batch) return;
        if (!taken) await drained(stream);
      }
    }),
  );
  written.then(
    () => stream.end(),
    (error: Error) => {
      begun.reject(error);
      stream.destroy(error);
    },
  );
  await begun.promise;
  return stream;
};

/** A query whose rows are fetched some at a time. */
export const cursorOver = (query: ReturnType<typeof sql>): ReturnType<typeof sql> => sql`declare exported no scroll cursor for ${query}`;
