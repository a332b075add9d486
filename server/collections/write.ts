import type { Transaction } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Database } from '../database/connection.ts';
import { isDatabaseError } from '../database/sqlstate.ts';
import type { Tables } from '../database/tables.ts';
import { type Detail, Failure, invalid } from '../failure.ts';
import type { Call, Reply } from '../http/call.ts';
import { type Answered, once } from '../http/idempotency.ts';
import { brokenRules, unwritableFields } from './checks.ts';
import { brokenConditions, clearInapplicable } from './conditions.ts';
import { brokenExclusive, clearExclusive } from './exclusive.ts';
import { changesOtherRecords, isReadable, defaultFieldNames } from './fields.ts';
import type { Change, Collection, Model, Reader, Values, Work } from './model.ts';
import { brokenReferences, holdsReferences } from './references.ts';
import { rowScopeOf } from './rows.ts';
import { sealSecrets } from './secrets.ts';
import { takenValues } from './unique.ts';
import { VersionConflict } from './update.ts';

/** What one verb does with the items of a call, between the checks common to all. */
export interface Verb<Db extends Reader = Transaction<Tables>> {
  /** Returns the changes that the items mean. */
  gather(work: Work<Db>): Promise<Change[]>;
  /** Writes them; returns the call's response. */
  apply(changes: readonly Change[], work: Work<Db>): Promise<unknown>;
  status?: number;
}

/** Refuses fields that the caller may not set before their values are checked: for the caller they don't exist. */
const refuseForeign = (collection: Collection, changes: readonly Change[], { caller }: Work<Reader>): void => {
  const foreign = changes.flatMap((change) => unwritableFields(collection, change, caller));
  if (foreign.length > 0) throw new Failure('invalid', { details: foreign });
};

/** Checks rules and references; everything that is wrong is reported together. */
const check = async (collection: Collection, changes: readonly Change[], work: Work<Reader>): Promise<void> => {
  clearExclusive(collection, changes);
  clearInapplicable(collection, changes);
  const astray = await brokenReferences(collection, changes, work);
  await collection.hooks.validate?.(changes, work);
  // An invalid reference is reported as such, regardless of anything else that is wrong with it.
  const broken = [
    ...astray,
    ...work.broken,
    ...changes.flatMap((change) => [
      ...brokenRules(collection, change),
      ...brokenExclusive(collection, change),
      ...brokenConditions(collection, change),
    ]),
  ];
  if (broken.length > 0) throw new Failure('invalid', { details: firstOfEach(broken) });
};

/** Keeps one reason per path. */
const firstOfEach = (details: readonly Detail[]): Detail[] => {
  const seen = new Set<string | undefined>();
  return details.filter(({ path }) => !seen.has(path) && seen.add(path));
};

/**
 * Returns what the database's refusal means: a value that is taken, or a referenced record that was deleted meanwhile.
 */
export const failureFromDatabase = async (
  error: unknown,
  database: Database,
  collection: Collection,
  changes: readonly Change[],
  { tenantId }: Caller,
): Promise<unknown> => {
  if (isDatabaseError(error, 'uniqueViolation')) {
    const taken = await database
      .tenant(tenantId, collection.key)
      .read((db) => takenValues(db, database.owner, collection, changes));
    // The value is no longer taken: someone else's transaction was rolled back. A retry will succeed.
    return taken.length > 0 ? invalid(...taken) : new Failure('refused', { cause: error });
  }
  return isDatabaseError(error, 'referenceViolation') ? new Failure('refused', { cause: error }) : error;
};

interface Dependencies {
  database: Database;
  model: Model;
}

/**
 * Applies a verb to records, with all checks before it and everything that follows from it.
 * @param gathered called with the changes before they are checked
 */
export const perform = async (
  collection: Collection,
  verb: Verb,
  work: Work,
  gathered: (changes: readonly Change[]) => void,
): Promise<unknown> => {
  const { hooks } = collection;
  const changes = await verb.gather(work);
  gathered(changes);
  refuseForeign(collection, changes, work);
  await hooks.beforeWrite?.(changes, work);
  await check(collection, changes, work);
  sealSecrets(collection, changes, work);
  const data = await verb.apply(changes, work);
  await hooks.afterWrite?.(changes, work);
  return data;
};

/** Does work that writes, within its transaction. */
type Within = (db: Transaction<Tables>, work: () => Promise<Answered>) => Promise<Answered>;

/**
 * Carries out a verb for a caller: hooks, checks, one transaction. All of its items or none.
 * @param within does what else belongs in the transaction
 */
export const executeWithin = async (
  { database, model }: Dependencies,
  collection: Collection,
  { caller, requestId }: Pick<Call, 'caller' | 'requestId'>,
  verb: Verb,
  within: Within,
): Promise<Answered> => {
  let changes: readonly Change[] = [];
  const followed: NonNullable<Work['followed']> = [];
  try {
    const reply = await database.tenant(caller.tenantId, collection.key).write((db) =>
      within(db, async () => {
        const work: Work = { db, caller, model, requestId, broken: [], followed };
        followed.length = 0;
        const data = await perform(collection, verb, work, (gathered) => (changes = gathered));
        return { status: verb.status ?? 200, data };
      }),
    );
    for (const one of [{ collection, changes }, ...followed])
      await one.collection.hooks.afterCommit?.(one.changes, caller);
    return reply;
  } catch (error) {
    throw await failureFromDatabase(error, database, collection, changes, caller);
  }
};

/** Carries out a call that changes records, all of its items or none. */
export const execute = (parts: Dependencies, collection: Collection, call: Call, verb: Verb): Promise<Reply> =>
  executeWithin(parts, collection, call, verb, (db, work) => once(db, call, work));

type ItemsCall = Call<unknown, unknown, { items: readonly Readonly<Values>[] }>;

/** Whether a call that writes in one statement is over with it: nothing else is written, and nothing checked after it. */
const writesOnce = (collection: Collection, verb: string, { caller, body, idempotency }: ItemsCall): boolean => {
  const { hooks } = collection;
  const silent = !idempotency && !hooks.beforeWrite && !hooks.afterWrite && !hooks.afterCommit;
  const alone = !changesOtherRecords(collection, body.items);
  return silent && alone && 'all' in rowScopeOf(collection, verb, caller);
};

/**
 * Carries out a call that is over with the statement that writes its records, which saves round trips. Unless it holds
 * references, the statement is its own transaction.
 */
const executeOnce = async (
  { database, model }: Dependencies,
  collection: Collection,
  call: ItemsCall,
  verb: Verb<Reader>,
): Promise<Reply> => {
  const { caller, requestId, body } = call;
  const scope = database.tenant(caller.tenantId, collection.key);
  let changes: readonly Change[] = [];
  const inOneGo = async (db: Reader): Promise<Reply> => {
    const work: Work<Reader> = { db, caller, model, requestId, broken: [], writesOnce: true };
    changes = await verb.gather(work);
    refuseForeign(collection, changes, work);
    await check(collection, changes, work);
    sealSecrets(collection, changes, work);
    return { status: verb.status ?? 200, data: await verb.apply(changes, work) };
  };
  try {
    return await (holdsReferences(collection, body.items, { model, caller })
      ? scope.write(inOneGo)
      : scope.single(inOneGo));
  } catch (error) {
    throw await failureFromDatabase(error, database, collection, changes, caller);
  }
};

/** Carries out a call that creates records. */
export const executeCreate = (
  parts: Dependencies,
  collection: Collection,
  call: ItemsCall,
  verb: Verb<Reader>,
): Promise<Reply> =>
  writesOnce(collection, 'create', call)
    ? executeOnce(parts, collection, call, verb)
    : execute(parts, collection, call, verb);

/**
 * Carries out an edit. If it concerns one record's own columns, it is first tried without locking; if someone else was
 * quicker, it is repeated with a lock.
 */
export const executeEdit = async (
  parts: Dependencies,
  collection: Collection,
  call: ItemsCall,
  verb: (free: boolean) => Verb<Reader>,
): Promise<Reply> => {
  const [only, ...others] = call.body.items;
  const plain = only && others.length === 0 && !Object.keys(only).some((name) => collection.joined.has(name));
  const { body, caller } = call;
  const held = holdsReferences(collection, body.items, { model: parts.model, caller });
  if (plain && !held && writesOnce(collection, 'edit', call)) {
    try {
      return await executeOnce(parts, collection, call, verb(true));
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
  return execute(parts, collection, call, verb(false));
};

/**
 * Returns the fields a changed record is returned with: the usual ones, and those sent that are otherwise only returned
 * on request.
 */
export const answeredNames = (collection: Collection, items: readonly object[], { caller }: Work<Reader>): string[] => {
  const usual = defaultFieldNames(collection, caller);
  const sent = new Set(items.flatMap((item) => Object.keys(item)));
  return Object.entries(collection.entity.fields).flatMap(([name, field]) =>
    usual.includes(name) || (sent.has(name) && isReadable(field, caller)) ? [name] : [],
  );
};
