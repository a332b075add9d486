import { type RawBuilder, sql } from 'kysely';
import { inSentence } from '../../openapi/grammar.ts';
import { permissionsOf, rolesOf } from '../../openapi/names.ts';
import { hasPermission } from '../access/permissions.ts';
import type { Caller } from '../access/caller.ts';
import { cachedStatement, impersonator, me, run, value } from '../database/statement.ts';
import type { Database } from '../database/connection.ts';
import { violation, type Detail, Failure, invalid } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import { selectList } from './columns.ts';
import { deleteRecords } from './delete.ts';
import { labelSql } from './labels.ts';
import { lockOrder } from './locks.ts';
import { type Change, type Collection, collectionNamed, type Model, type Work } from './model.ts';
import { rowScopeOf, rowsSql } from './rows.ts';
import { referrersOf, refuseUsed } from './uses.ts';

/**
 * Undoing a copy: the person who just made it removes it and everything copied along in one transaction. This needs no
 * permission to delete, as nothing is lost that existed before. What was changed meanwhile, or is used, stays.
 */

/** Minutes within which a copy can be undone. */
const minutes = 60;

const notOwn = { en: '“{0}” is not a copy made by you', ru: '«{0}» — не ваша копия' };
const tooOld = {
  en: '“{0}” was copied more than an hour ago',
  ru: 'Копия «{0}» сделана больше часа назад',
};

const refusalDetail = (type: string, { en, ru }: typeof notOwn, name: string, path: string): Detail => ({
  type,
  path,
  message: { en: en.replace('{0}', name), ru: ru.replace('{0}', name) },
});

/**
 * Whether no one has changed a record since it was created. What the product itself writes into it, such as pausing an
 * integration, doesn't count.
 */
const untouched = ({ key }: Collection, row: string): RawBuilder<unknown> => sql`(
  ${sql.ref(`${row}.updated_at`)} = ${sql.ref(`${row}.created_at`)} or not exists (
    select from history where entity = ${sql.lit(key)} and record_id = ${sql.ref(`${row}.id`)} and version > 1
      and user_id is not null))`;

/** Names of records being removed, by entity and id. */
type Gone = Map<string, Map<number, string>>;

interface CopiedRecord {
  id: number;
  name: string;
  /** Whether no one has changed it since it was created. */
  isUntouched: boolean;
}

interface FoundCopy extends CopiedRecord {
  isFresh: boolean;
  isOwn: boolean;
}

const place = (ids: readonly number[], id: number): string => `ids.${ids.indexOf(id)}`;

/**
 * Locks the copies, so that nothing starts to refer to one.
 * @throws Failure 404 if one doesn't exist, 409 if the caller can't undo one, or no longer can
 */
const lockedCopies = async (collection: Collection, ids: readonly number[], work: Work): Promise<Gone> => {
  const { db, model, caller } = work;
  const reach = rowScopeOf(collection, 'clone', caller);
  const prepared = cachedStatement<FoundCopy>(
    model,
    JSON.stringify(['copies', collection.key, caller.roleType, reach]),
    () => sql`
    select t.id, ${labelSql(collection, 't')} as name, ${untouched(collection, 't')} as "isUntouched",
      t.created_at > now() - make_interval(mins => ${sql.lit(minutes)}) as "isFresh",
      exists (select from history where entity = ${sql.lit(collection.key)} and record_id = t.id and action = 'clone'
        and user_id = ${me}::bigint and impersonator_id is not distinct from ${impersonator}::bigint) as "isOwn"
    from ${sql.table(collection.table)} as t
    where t.id = any(${value('ids')}::bigint[]) and ${rowsSql(model, collection, reach, caller, 't')}
    order by t.id for update of t`,
  );
  const rows = await run(db, prepared, { caller, values: { ids } });
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) {
    const { words: message } = new Failure('notFound');
    throw new Failure('notFound', { details: [{ message, type: 'notFound', path: place(ids, missing) }] });
  }
  const wrong = rows.flatMap(({ id, name, isOwn, isFresh }) =>
    isOwn && isFresh ? [] : [refusalDetail('notUndoable', isOwn ? tooOld : notOwn, name, place(ids, id))],
  );
  if (wrong.length > 0) throw new Failure('notUndoable', { details: wrong });
  refuseTouched(rows, (id) => place(ids, id));
  return new Map([[collection.key, new Map(rows.map(({ id, name }) => [id, name]))]]);
};

const refuseTouched = (rows: readonly CopiedRecord[], pathOf: (id: number) => string): void => {
  const touched = rows.filter(({ isUntouched }) => !isUntouched);
  if (touched.length === 0) return;
  const details = touched.map(({ id, name }): Detail => {
    const { words: message } = new Failure('copyChanged', { args: [name] });
    return { message, type: 'copyChanged', path: pathOf(id) };
  });
  throw new Failure('copyChanged', { args: [touched[0]!.name], details });
};

/**
 * Adds what was copied along with records of an entity: what refers to one of them and was created in the same
 * transaction.
 */
const gatherAlong = async (key: string, ids: readonly number[], gone: Gone, work: Work): Promise<void> => {
  const { db, model, caller } = work;
  const target = collectionNamed(model, key);
  for (const { collection, name } of referrersOf(model, key)) {
    const { column, field } = collection.stored.get(name) ?? {};
    // What can't be created by a call isn't part of a copy, and may not even be lockable.
    const isMade = collection.entity.calls.includes('create') || (field?.kind === 'one' && field.isOwner === true);
    if (column === undefined || collection.entity.events || !isMade) continue;
    const prepared = cachedStatement<CopiedRecord>(
      model,
      JSON.stringify(['came along', collection.key, name]),
      () => sql`
      select r.id, ${labelSql(collection, 'r')} as name, ${untouched(collection, 'r')} as "isUntouched"
      from ${sql.table(collection.table)} as r join ${sql.table(target.table)} as t on t.id = ${sql.ref(`r.${column}`)}
      where t.id = any(${value('ids')}::bigint[]) and r.created_at = t.created_at and r.created_by_id = ${me}::bigint
      order by r.id for update of r`,
    );
    const rows = await run(db, prepared, { caller, values: { ids } });
    const known = gone.get(collection.key) ?? new Map<number, string>();
    const found = rows.filter(({ id }) => !known.has(id));
    if (found.length === 0) continue;
    refuseTouched(found, () => 'ids');
    gone.set(collection.key, new Map([...known, ...found.map(({ id, name: its }): [number, string] => [id, its])]));
    await gatherAlong(
      collection.key,
      found.map(({ id }) => id),
      gone,
      work,
    );
  }
};

/** Refuses if a record has notes: notes name their record without a reference. */
const refuseNoted = async (gone: Gone, { db, model }: Work): Promise<void> => {
  for (const [key, names] of gone) {
    const { rows } = await sql<{ id: number }>`
      select distinct target_id as id from notes where target = ${key} and not is_removed
        and target_id = any(${[...names.keys()]}::bigint[])`.execute(db);
    if (rows.length === 0) continue;
    const { en, ru } = collectionNamed(model, 'note').entity.name;
    const details = rows.map(({ id }) =>
      refusalDetail(
        'referenced',
        { en: `“{0}” is used in ${inSentence(en[1])}`, ru: `«{0}» ещё используется: ${inSentence(ru[3] ?? ru[1])}` },
        names.get(Number(id)) ?? '',
        'ids',
      ),
    );
    throw new Failure('referenced', { args: [{ en: en[1], ru: ru[3] ?? ru[1] }], details });
  }
};

/** Deletes records of an entity; their history keeps what they were, and that a copy was undone. */
const deleteAll = async (key: string, ids: readonly number[], work: Work): Promise<void> => {
  const { db, model, caller } = work;
  const collection = collectionNamed(model, key);
  const prepared = cachedStatement(model, JSON.stringify(['taken back', key, caller.roleType]), () => {
    const names = [...collection.stored.keys(), ...collection.joined.keys()];
    return sql`select ${selectList(model, collection, names, caller, 't')} from ${sql.table(collection.table)} as t
      where t.id = any(${value('ids')}::bigint[]) order by t.id`;
  });
  const records = await run(db, prepared, { caller, values: { ids } });
  const changes = records.map(
    (before): Change => ({ call: 'undoClone', path: 'ids', sent: {}, before, values: {}, id: Number(before['id']) }),
  );
  await deleteRecords(collection, changes, work);
  work.followed?.push({ collection, changes });
};

/** @throws Failure */
const undo = async (collection: Collection, ids: readonly number[], work: Work): Promise<void> => {
  const gone = await lockedCopies(collection, ids, work);
  await gatherAlong(collection.key, ids, gone, work);
  const spared = new Map([...gone].map(([key, names]) => [key, [...names.keys()]]));
  for (const [key, names] of gone) await refuseUsed(collectionNamed(work.model, key), names, 'ids', work, { spared });
  await refuseNoted(gone, work);
  const order = lockOrder(work.model);
  // Referring records are deleted before those they refer to.
  const last = [...spared].toSorted(([one], [other]) => (order.get(other) ?? 0) - (order.get(one) ?? 0));
  for (const [key, those] of last) await deleteAll(key, those, work);
};

interface UndoClonesBody {
  /** Path of the list: `user/offers`. */
  collection: string;
  ids: readonly number[];
}

interface Dependencies {
  database: Database;
  model: Model;
}

/** Returns the collection with that path whose records the caller may copy. @throws Failure */
const copiedIn = (model: Model, path: string, caller: Caller): Collection => {
  const collection = Object.values(model).find(({ entity }) => entity.path === path);
  if (!collection?.entity.calls.includes('clone')) throw invalid(violation('collection', 'choice'));
  const { entity } = collection;
  const isOpen = rolesOf(entity, 'clone').includes(caller.roleType);
  if (!isOpen || !permissionsOf(entity, 'clone').some((name) => hasPermission(caller, name)))
    throw new Failure('forbidden');
  return collection;
};

/** Handler of `/user/clones/undo`. */
export const createUndoCloneHandlers = ({ database, model }: Dependencies): Handlers => ({
  async undoClones({ caller, requestId, body: { collection: path, ids } }: Call<unknown, unknown, UndoClonesBody>) {
    const collection = copiedIn(model, path, caller);
    const followed: NonNullable<Work['followed']> = [];
    await database.tenant(caller.tenantId, collection.key).write(async (db) => {
      followed.length = 0;
      await undo(collection, ids, { db, caller, model, requestId, broken: [], followed });
    });
    for (const one of followed) await one.collection.hooks.afterCommit?.(one.changes, caller);
    return { data: { items: ids.map((id) => ({ id })) } };
  },
});
