import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { type Given, type Row, run, statement, type Statement } from '../database/statement.ts';
import type { TenantScope } from '../database/tenant.ts';
import { Failure } from '../failure.ts';
import { fullDisk } from '../uploads/full-disk.ts';
import { openSpool } from './spool.ts';
import { createSemaphore } from './semaphore.ts';

const batch = 500;
/** Files that are made at once: each holds a connection of the database until its last row is written. */
const atOnce = 3;
/** Files of one person that wait, are made or are being read. */
const ofOnePerson = 3;
const secondsToRetry = 10;

const fetchNext = statement(sql`fetch ${sql.lit(batch)} from exported`);

/** How a file is written: what it begins with, and some rows at a time. */
interface Written {
  head: string;
  write(rows: readonly Row[]): string;
}

/** Makes files of all rows of a query. */
export interface Exports {
  /**
   * The rows, of one moment, whatever changes meanwhile. Resolves with the first of them, so that a query that fails
   * fails the call; what fails later ends the file with an error.
   * @param query composed by `cursorOver`
   * @throws Failure `tooMany` who has enough files under way, `unavailable` where the disk is full
   */
  file(scope: TenantScope, query: Statement, given: Given, written: Written): Promise<Readable>;
}

interface Options {
  /** Where what was not read yet waits. */
  folder: string;
  /** Milliseconds in which a reader must take something. */
  patience?: number;
}

/** Files are made as fast as the database gives their rows, so that readers who take their time hold nothing of it. */
export const createExports = ({ folder, patience = 60_000 }: Options): Exports => {
  const takeTurn = createSemaphore(atOnce);
  const under = new Map<string, number>();

  const takeSeat = ({ caller: { tenantId, userId } }: Given): (() => void) => {
    const key = `${tenantId}/${userId}`;
    const taken = under.get(key) ?? 0;
    if (taken >= ofOnePerson) throw new Failure('tooMany', { retryAfter: secondsToRetry });
    under.set(key, taken + 1);
    return () => {
      const left = (under.get(key) ?? 1) - 1;
      if (left > 0) under.set(key, left);
      else under.delete(key);
    };
  };

  return {
    async file(scope, query, given, { head, write }) {
      const leave = takeSeat(given);
      const spool = await openSpool(folder, patience).catch((error: unknown) => {
        leave();
        return fullDisk(error);
      });
      const { content } = spool;
      void spool.closed.then(leave, leave);

      const begun = Promise.withResolvers<void>();
      const made = takeTurn(given.caller, () =>
        scope.export(async (db) => {
          await run(db, query, given);
          for (let first = true; ; first = false) {
            const rows = await run(db, fetchNext, given);
            await spool.write((first ? head : '') + write(rows)).catch(fullDisk);
            begun.resolve();
            if (content.destroyed || rows.length < batch) return;
          }
        }),
      );
      made.then(
        () => spool.end(),
        (error: Error) => {
          begun.reject(error);
          spool.end(error);
        },
      );
      try {
        await begun.promise;
      } catch (error) {
        content.destroy();
        throw error;
      }
      return content;
    },
  };
};

/** A query whose rows are fetched some at a time. */
export const cursorOver = (query: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`declare exported no scroll cursor for ${query}`;
