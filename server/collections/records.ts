import { type RawBuilder, sql } from 'kysely';
import { violation, Failure, invalid } from '../failure.ts';
import { selectList } from './columns.ts';
import { rowsOf, defaultFieldNames } from './fields.ts';
import type { Change, Collection, Reader, Values, Work } from './model.ts';
import { type RecordLock, lockRecords, isLockedBefore } from './locks.ts';
import { readRecords } from './read.ts';
import { holdsOf } from './references.ts';
import { rowScopeOf, rowsSql } from './rows.ts';
import { columnIn, cachedStatement, run } from '../database/statement.ts';
import { refuseFinal, refuseLocked } from './statuses.ts';

/** An item of a call on existing records. */
export interface Item extends Values {
  id: number;
  version?: number;
}

const refuseDoubles = (items: readonly Item[]): void => {
  const seen = new Set<number>();
  const doubles = items.flatMap(({ id }, place) =>
    seen.size === seen.add(id).size ? [violation(`items.${place}.id`, 'repeated')] : [],
  );
  if (doubles.length > 0) throw invalid(...doubles);
};

const lockSql = (
  collection: Collection,
  call: string,
  names: readonly string[],
  lock: string,
  several: boolean,
  work: Work<Reader>,
): RawBuilder<unknown> => {
  const rows = rowsSql(work.model, collection, rowScopeOf(collection, call, work.caller), work.caller, 't');
  const table = sql.table(collection.table);
  return sql`select ${selectList(work.model, collection, names, work.caller, 't')},
      (select seen.version from ${table} as seen where seen.id = t.id) as "#seen"
    from ${table} as t where ${columnIn(sql`t.id`, 'ids', 'bigint', several)} and ${rows} order by t.id${sql.raw(lock)}`;
};

/** How a call's records are read. */
interface LockOptions {
  /** With every field that a copy takes over. */
  whole?: boolean;
  /** Without locking them. */
  free?: boolean;
  /** The call whose permission gives access to them, if not this one. */
  by?: string;
  /** What else the call changes; undefined if everything it needs is already locked. */
  holds?: readonly RecordLock[] | undefined;
}

/**
 * Reads and locks the records of a call in order of id, so that calls wait for each other instead of deadlocking. After
 * a wait, the row is new but what was selected with it is old, so it is read again.
 */
const lockedRows = async (
  collection: Collection,
  call: string,
  ids: readonly number[],
  names: readonly string[],
  work: Work<Reader>,
  free: boolean,
): Promise<Values[]> => {
  const lock = free ? '' : call === 'delete' ? ' for update of t' : ' for no key update of t';
  const reach = rowScopeOf(collection, call, work.caller);
  const several = ids.length !== 1;
  const key = JSON.stringify(['lock', collection.key, work.caller.roleType, reach, names, lock, several]);
  const prepared = cachedStatement(work.model, key, () => lockSql(collection, call, names, lock, several, work));
  const given = { caller: work.caller, values: { ids } };
  const rows = await run(work.db, prepared, given);
  return rows.every((row) => row['version'] === row['#seen']) ? rows : run(work.db, prepared, given);
};

/** Throws 403 for a record that the caller may read but not change this way, 404 for one they can't reach at all. */
const refuseMissing = async (
  collection: Collection,
  items: readonly Item[],
  found: ReadonlySet<unknown>,
  work: Work<Reader>,
): Promise<void> => {
  const place = items.findIndex(({ id }) => !found.has(id));
  const item = items[place];
  if (!item) return;
  const { db, model, caller } = work;
  const readable = await readRecords(db, model, collection, { ids: [item.id], names: ['id'], call: 'read', caller });
  const code = readable.length > 0 ? 'forbidden' : 'notFound';
  const { words: message } = new Failure(code);
  throw new Failure(code, { details: [{ message, type: code, path: `items.${place}.id` }] });
};

/**
 * Locks what a call needs to lock in addition to its own records, if it precedes them or is of the same entity. Returns
 * the rest, to be locked afterwards.
 */
const holdBefore = async (
  collection: Collection,
  ids: readonly number[],
  holds: readonly RecordLock[],
  work: Work<Reader>,
): Promise<RecordLock[]> => {
  const isLater = ({ entity }: RecordLock): boolean => isLockedBefore(work.model, collection.key, entity);
  const now = holds.filter((hold) => hold.ids.length > 0 && !isLater(hold));
  const own: RecordLock[] = now.some(({ entity }) => entity === collection.key)
    ? [{ entity: collection.key, ids, strength: 'change' }]
    : [];
  await lockRecords([...now, ...own], work);
  return holds.filter(isLater);
};

/**
 * Fields of a record that must be known before it changes: all stored ones, references sent, references that may cease to
 * apply, and what hooks need.
 */
const namesBefore = ({ stored, joined, hooks }: Collection, items: readonly Item[]): string[] => [
  ...new Set([
    ...stored.keys(),
    ...[...joined].flatMap(([name, { field }]) => (field.when ? [name] : [])),
    ...items.flatMap((item) => Object.keys(item).filter((name) => joined.has(name))),
    ...(hooks.needs ?? []),
  ]),
];

/**
 * Returns the existing records of a call, each with its item; locked unless told otherwise.
 * @throws Failure 404 or 403 if one is out of the caller's reach, 409 if one was changed since the item's version or is
 * final
 */
export const lockedChanges = async (
  collection: Collection,
  call: string,
  items: readonly Item[],
  work: Work<Reader>,
  { whole = false, free = false, by = call, holds }: LockOptions = {},
): Promise<(Change & { id: number; before: Values })[]> => {
  refuseDoubles(items);
  const names = namesBefore(collection, items);
  const owned = rowsOf(collection).map(([name]) => name);
  const all = whole ? [...new Set([...names, ...collection.joined.keys(), ...owned])] : names;
  const ids = items.map(({ id }) => id);
  // A copy takes on the references of its original.
  const giving = holds && call === 'clone' ? await lockedRows(collection, call, ids, all, work, true) : items;
  const later =
    holds && !free ? await holdBefore(collection, ids, [...holdsOf(collection, giving, work), ...holds], work) : [];
  const found = await lockedRows(collection, by, ids, all, work, free);
  if (holds && holds.length > 0) await lockRecords(later, work);
  const rows = new Map(found.map((row) => [row['id'], row]));
  if (rows.size < items.length) await refuseMissing(collection, items, new Set(rows.keys()), work);
  const changes = items.flatMap((sent, place) => {
    const before = rows.get(sent.id);
    return before ? [{ call, path: `items.${place}`, sent, before, values: {}, id: sent.id }] : [];
  });
  await refuseStale(collection, changes, work);
  // The status change itself checks which transitions are allowed.
  if (call === 'status') return changes;
  for (const change of changes) {
    refuseFinal(collection, change);
    refuseLocked(collection, change);
  }
  return changes;
};

const refuseStale = async (
  collection: Collection,
  changes: readonly (Change & { id: number; before: Values })[],
  work: Work<Reader>,
): Promise<void> => {
  const stale = changes.find(
    ({ sent, before }) => sent['version'] !== undefined && sent['version'] !== before['version'],
  );
  if (!stale) return;
  const { db, model, caller } = work;
  const [data] = await readRecords(db, model, collection, {
    ids: [stale.id],
    names: defaultFieldNames(collection, caller),
    call: 'read',
    caller,
  });
  const { words: message } = new Failure('stale');
  throw new Failure('stale', { details: [{ message, type: 'version', path: `${stale.path}.version` }], data });
};

/**
 * Throws 403 if a record has left the rows that the caller reaches with the call: no caller can give away what they
 * can't get back.
 */
export const refuseOutOfReach = async (
  collection: Collection,
  changes: readonly Change[],
  call: string,
  work: Work<Reader>,
): Promise<void> => {
  const { db, model, caller } = work;
  if ('all' in rowScopeOf(collection, call, caller)) return;
  const ids = changes.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const reached = await readRecords(db, model, collection, { ids, names: ['id'], call, caller });
  if (reached.length < ids.length) throw new Failure('forbidden');
};
