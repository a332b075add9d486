import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Words } from '../../../domain/words.ts';
import { collectionNamed, type Collection, type Model, type Values } from '../../collections/model.ts';
import { actionVerb } from '../../collections/verbs.ts';
import { executeWithin } from '../../collections/write.ts';
import type { Database } from '../../database/connection.ts';
import { Failure } from '../../failure.ts';
import { failureOf } from '../../http/failing.ts';
import { notify } from '../../notify/notify.ts';
import { PermissionLost, currentOwner } from '../person.ts';
import { createPoller, type Worker } from '../../polling.ts';
import { ChangeConflict } from './execute-change.ts';

/** Changes that were put off are made and taken back when their moments come. */

interface Parts {
  database: Database;
  model: Model;
  /** Is told of one that failed by our fault. */
  report(error: unknown): void;
}

/** Milliseconds between two looks. */
const lookEvery = 2000;

interface Due {
  tenantId: number;
  id: number;
  version: number;
  target: string;
  title: string;
  userId: number;
  impersonatorId: number | null;
}

/** Holds back every other process that carries out changes of the same network; the number is arbitrary but ours. */
const advisoryLock = 758_233_612;

/** What is due first, in the order of moments, but for some networks. */
const dueAt = (database: Database, at: number, but: readonly number[]): Promise<Due[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<Due>`
      select tenant_id as "tenantId", id, version, target, coalesce(title, '') as title, author_id as "userId",
        impersonator_id as "impersonatorId"
      from scheduled_changes
      where ((state = 'waiting' and at <= to_timestamp(${at})) or (state = 'applied' and back_at <= to_timestamp(${at})))
        and tenant_id <> all (${but}::bigint[])
      order by case when state = 'waiting' then at else back_at end, id limit 500`.execute(db);
    return rows;
  });

/** Why a change could not be made, in words: of a field that is wrong, which one and why. */
const problemOf = (target: Collection, { details: [first], words }: Failure): Words => {
  if (!first) return words;
  const [, name = ''] = /^items\.0\.([^.]+)/.exec(first.path ?? '') ?? [];
  const field = target.entity.fields[name];
  if (!field || name === 'id') return first.message;
  return { en: `${field.en}: ${first.message.en}`, ru: `${field.ru}: ${first.message.ru}` };
};

/** Keeps why it was not done and tells who put it off, unless it is no longer as it was when that was found out. */
const giveUp = async ({ database, model }: Parts, due: Due, failure: Failure): Promise<void> => {
  const problem = problemOf(collectionNamed(model, due.target), failure);
  const [state, found]: [string, Readonly<Values> | null] =
    failure instanceof ChangeConflict ? ['conflict', failure.found] : ['failed', null];
  await database.tenant(due.tenantId, 'scheduledChange').write(async (db) => {
    const { rows } = await sql`
      update scheduled_changes set state = ${state}, problem = ${JSON.stringify(problem)}::jsonb,
        found = ${found && JSON.stringify(found)}::jsonb, version = version + 1, updated_at = now(), updated_by_id = null
      where id = ${due.id} and version = ${due.version} returning id`.execute(db);
    if (rows.length === 0) return;
    await notify(db, {
      type: state === 'conflict' ? 'change.conflict' : 'change.failed',
      record: { entity: 'scheduledChange', id: due.id },
      params: { title: due.title, problemEn: problem.en, problemRu: problem.ru },
      users: [due.userId],
    });
  });
};

/** Another process is at the network. */
class Elsewhere extends Error {
  override name = 'Elsewhere';
}

/**
 * What became of one: it was settled, it is no longer as it was when it was looked up, or the network is to be left for now, as
 * another process is at it or it can't be worked on.
 */
type Carried = 'settled' | 'stale' | 'left';

/**
 * Does what is due with one: its claim, the change and what is kept of it are one transaction, which the version of the row
 * lets through once, however many processes are at it. One process at a time is at a network, so that changes of the same
 * moment are made in their order.
 */
const carry = async (parts: Parts, due: Due): Promise<Carried> => {
  const { database, model } = parts;
  const scheduled = collectionNamed(model, 'scheduledChange');
  try {
    const caller = await currentOwner(database, due, () => undefined);
    const verb = actionVerb(scheduled, 'apply', [{ id: due.id, version: due.version }]);
    await executeWithin(parts, scheduled, { caller, requestId: randomUUID() }, verb, async (db, work) => {
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(${advisoryLock}::int, ${due.tenantId}::int) as free`.execute(db);
      if (!rows[0]?.free) throw new Elsewhere();
      return work();
    });
    return 'settled';
  } catch (error) {
    if (error instanceof Elsewhere) return 'left';
    const failure = error instanceof PermissionLost ? new Failure(error.code) : failureOf(error);
    // What passes by itself is tried again at the next look, and what stands behind it in the same network too.
    if (failure.status === 503) {
      parts.report(error);
      return 'left';
    }
    // Another process has done it, or someone by hand.
    if (failure.code === 'stale') return 'stale';
    if (failure.code === 'internal') parts.report(error);
    await giveUp(parts, due, failure);
    return 'settled';
  }
};

/**
 * Makes the changes of all networks whose moment has come, and takes back those whose way back is due, the earliest first;
 * moments that were missed are made up for. A network that another process is at is left to it.
 * @param at moment that counts as now, in seconds UTC
 */
export const applyDueChanges = async (parts: Parts, at = Math.floor(Date.now() / 1000)): Promise<void> => {
  const left = new Set<number>();
  /** What was stale, by its version: looked up again it has another one. */
  const stale = new Set<string>();
  for (;;) {
    // A way back may be due that was none before.
    const due = await dueAt(parts.database, at, [...left]);
    if (due.length === 0) return;
    for (const one of due) {
      if (left.has(one.tenantId)) continue;
      const carried = await carry(parts, one);
      if (carried === 'settled') continue;
      const name = `${one.tenantId} ${one.id} ${one.version}`;
      if (carried === 'left' || stale.has(name)) left.add(one.tenantId);
      stale.add(name);
      // Another process is further on than what was looked up here.
      if (carried === 'stale') break;
    }
  }
};

/** Looks for what is due from its start on. */
export const createScheduledChanges = (parts: Parts): Worker =>
  createPoller({ every: lookEvery, work: () => applyDueChanges(parts), report: parts.report });
