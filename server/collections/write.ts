import { DatabaseError } from 'pg';
import type { Database } from '../database/connection.ts';
import { type Detail, Failure, invalid } from '../http/errors.ts';
import type { Call, Reply } from '../http/call.ts';
import { once } from '../http/idempotency.ts';
import { brokenRules, foreignFields } from './checks.ts';
import { isReadable, usualNames } from './fields.ts';
import type { Change, Work } from './hooks.ts';
import type { Collection, Model } from './model.ts';
import { brokenReferences } from './references.ts';
import { takenValues } from './unique.ts';

/** What one verb does with the items of a call, between the checks that all share. */
export interface Verb {
  /** The changes that the items mean. */
  gather(work: Work): Promise<Change[]>;
  /** Writes them; answers what the call answers. */
  apply(changes: readonly Change[], work: Work): Promise<unknown>;
  status?: number;
}

const uniqueViolation = '23505';
const referenceViolation = '23503';

const isCode = (error: unknown, code: string): boolean => error instanceof DatabaseError && error.code === code;

/** Fields that a caller may not set, rules, references; all that is wrong is told at once. */
const check = async (collection: Collection, changes: readonly Change[], work: Work): Promise<void> => {
  work.broken.push(...changes.flatMap((change) => [...foreignFields(collection, change, work.caller), ...brokenRules(collection, change)]));
  work.broken.push(...(await brokenReferences(collection, changes, work)));
  if (work.broken.length > 0) throw invalid(...firstOfEach(work.broken));
};

/** One reason for each place is enough. */
const firstOfEach = (details: readonly Detail[]): Detail[] => {
  const seen = new Set<string | undefined>();
  return details.filter(({ path }) => !seen.has(path) && seen.add(path));
};

/** What the database's refusal means: a value that is taken, or a record that was referred to and went meanwhile. */
const meaningOf = async (error: unknown, database: Database, collection: Collection, changes: readonly Change[], call: Call): Promise<unknown> => {
  if (isCode(error, uniqueViolation)) {
    const taken = await database.tenant(call.caller.tenantId).read((db) => takenValues(db, collection, changes));
    // Nothing is taken any longer: somebody else's transaction was undone. Trying again will do.
    return taken.length > 0 ? invalid(...taken) : new Failure('refused', { cause: error });
  }
  return isCode(error, referenceViolation) ? new Failure('refused', { cause: error }) : error;
};

/**
 * Carries out a call that changes records: hooks, checks, one transaction, reply. All of its items or none.
 */
export const carryOut = async (
  { database, model }: { database: Database; model: Model },
  collection: Collection,
  call: Call,
  verb: Verb,
): Promise<Reply> => {
  const { caller, requestId } = call;
  const { hooks } = collection;
  let changes: readonly Change[] = [];
  try {
    const reply = await database.tenant(caller.tenantId).write((db) =>
      once(db, call, async () => {
        const work: Work = { db, caller, model, requestId, broken: [] };
        changes = await verb.gather(work);
        await hooks.before?.(changes, work);
        await check(collection, changes, work);
        const data = await verb.apply(changes, work);
        await hooks.after?.(changes, work);
        return { status: verb.status ?? 200, data };
      }),
    );
    await hooks.kept?.(changes, caller);
    return reply;
  } catch (error) {
    throw await meaningOf(error, database, collection, changes, call);
  }
};

/** Fields that a changed record is answered with: the usual ones, and those that were sent and are else sent on request. */
export const answeredNames = (collection: Collection, items: readonly object[], { caller }: Work): string[] => {
  const usual = usualNames(collection, caller);
  const sent = new Set(items.flatMap((item) => Object.keys(item)));
  return Object.entries(collection.entity.fields).flatMap(([name, field]) =>
    usual.includes(name) || (sent.has(name) && isReadable(field, caller)) ? [name] : [],
  );
};
