import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Words } from '../../../domain/text/words.ts';
import { collectionNamed, type Collection, type Model, type Values } from '../../collections/model.ts';
import { actionVerb } from '../../collections/verbs.ts';
import { executeWithin } from '../../collections/write.ts';
import { tryLockNetwork } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/connection.ts';
import { Failure } from '../../failure.ts';
import { failureOf } from '../../http/failing.ts';
import { notify } from '../../notify/notify.ts';
import { PermissionLost, currentOwner } from '../person.ts';
import { createPoller, type Worker } from '../../polling.ts';
import { ChangeConflict } from './execute-change.ts';

/** Scheduled changes are made, and reverted, when their time comes. */

interface Dependencies {
  database: Database;
  model: Model;
  /** Called with the error of a change that failed through our fault. */
  report(error: unknown): void;
}

/** Milliseconds between two checks. */
const pollInterval = 2000;

interface Due {
  tenantId: number;
  id: number;
  version: number;
  target: string;
  title: string;
  userId: number;
  impersonatorId: number | null;
}

/**
 * Returns what is due first, ordered by time, excluding some networks. It is the database's time that counts, as in
 * everything that is due: a process whose clock is ahead must not make tomorrow's changes today (D1453).
 */
const dueAt = (database: Database, at: number | undefined, but: readonly number[]): Promise<Due[]> =>
  database.owner(async (db) => {
    const now = at === undefined ? sql`now()` : sql`to_timestamp(${at})`;
    const { rows } = await sql<Due>`
      select tenant_id as "tenantId", id, version, target, coalesce(title, '') as title, author_id as "userId",
        impersonator_id as "impersonatorId"
      from scheduled_changes
      where ((state = 'waiting' and at <= ${now}) or (state = 'applied' and back_at <= ${now}))
        and tenant_id <> all (${but}::bigint[])
      order by case when state = 'waiting' then at else back_at end, id limit 500`.execute(db);
    return rows;
  });

/** Why nothing can be changed any more: a release did away with all records of their kind. */
const gone: Words = {
  en: 'Records of this kind no longer exist',
  ru: 'Записей этого вида больше не существует',
};

/**
 * Returns why a change could not be made, in words; for an invalid field, which one and why. There is no `target` if
 * its definition was removed after the change was scheduled.
 */
const problemOf = (target: Collection | undefined, { details: [first], words }: Failure): Words => {
  if (!target) return gone;
  if (!first) return words;
  const [, name = ''] = /^items\.0\.([^.]+)/.exec(first.path ?? '') ?? [];
  const field = target.entity.fields[name];
  if (!field || name === 'id') return first.message;
  return { en: `${field.en}: ${first.message.en}`, ru: `${field.ru}: ${first.message.ru}` };
};

/** Stores why a change was not made and notifies its author, unless it has been modified since it failed. */
const giveUp = async ({ database, model }: Dependencies, due: Due, failure: Failure): Promise<void> => {
  const problem = problemOf(model[due.target], failure);
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

/** Another process is working on the network. */
class LockedByAnotherProcess extends Error {
  override name = 'Elsewhere';
}

/**
 * The outcome of a change: it was settled; it has been modified since it was loaded; or its network is to be skipped
 * for now, because another process is working on it or it can't be worked on.
 */
type DueOutcome = 'settled' | 'stale' | 'left';

/**
 * Carries out what is due of one change. Claiming it, making the change and recording the result are one transaction,
 * which the row's version lets succeed once, however many processes try. Only one process at a time works on a network,
 * so that changes due at the same time are made in order.
 */
const carry = async (parts: Dependencies, due: Due): Promise<DueOutcome> => {
  const { database, model } = parts;
  const scheduled = collectionNamed(model, 'scheduledChange');
  try {
    const caller = await currentOwner(database, due, () => undefined);
    const verb = actionVerb(scheduled, 'apply', [{ id: due.id, version: due.version }]);
    await executeWithin(parts, scheduled, { caller, requestId: randomUUID() }, verb, async (db, work) => {
      if (!(await tryLockNetwork(db, 'scheduledChanges'))) throw new LockedByAnotherProcess();
      return work();
    });
    return 'settled';
  } catch (error) {
    if (error instanceof LockedByAnotherProcess) return 'left';
    const failure = error instanceof PermissionLost ? new Failure(error.code) : failureOf(error);
    // A temporary failure is retried at the next check, along with everything behind it in the same network.
    if (failure.status === 503) {
      parts.report(error);
      return 'left';
    }
    // Another process has done it, or a person has done it by hand.
    if (failure.code === 'stale') return 'stale';
    if (failure.code === 'internal') parts.report(error);
    await giveUp(parts, due, failure);
    return 'settled';
  }
};

/**
 * Makes the due changes of all networks and reverts those due to be reverted, the earliest first, catching up on missed
 * times. A network that another process is working on is left to it.
 * @param at the time to use as now, in seconds UTC; the database's if absent
 * @param isClosing whether to leave the rest
 */
export const applyDueChanges = async (
  parts: Dependencies,
  { at, isClosing = () => false }: { at?: number; isClosing?(): boolean } = {},
): Promise<void> => {
  const left = new Set<number>();
  /** Changes found stale, by their versions: when loaded again, they have a new one. */
  const stale = new Set<string>();
  for (;;) {
    // Making a change may bring its reversal due.
    const due = await dueAt(parts.database, at, [...left]);
    if (due.length === 0) return;
    for (const one of due) {
      if (isClosing()) return;
      if (left.has(one.tenantId)) continue;
      // What fails in one network must not keep the others waiting.
      const carried = await carry(parts, one).catch((error: unknown): DueOutcome => {
        parts.report(error);
        return 'left';
      });
      if (carried === 'settled') continue;
      const name = `${one.tenantId} ${one.id} ${one.version}`;
      if (carried === 'left' || stale.has(name)) left.add(one.tenantId);
      stale.add(name);
      // Another process has got further than what was loaded here.
      if (carried === 'stale') break;
    }
  }
};

/** Checks for due changes once started. */
export const createScheduledChanges = (parts: Dependencies): Worker =>
  createPoller({
    every: pollInterval,
    work: (isClosing) => applyDueChanges(parts, { isClosing }),
    report: parts.report,
  });
