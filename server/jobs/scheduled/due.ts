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
import { repeatEvery } from '../regularly.ts';
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

const dueAt = (database: Database, at: number): Promise<Due[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<Due>`
      select tenant_id as "tenantId", id, version, target, coalesce(title, '') as title, author_id as "userId",
        impersonator_id as "impersonatorId"
      from scheduled_changes
      where (state = 'waiting' and at <= to_timestamp(${at})) or (state = 'applied' and back_at <= to_timestamp(${at}))
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

/**
 * Does what is due with one: its claim, the change and what is kept of it are one transaction, which the version of the row
 * lets through once, however many processes are at it.
 */
const carry = async (parts: Parts, due: Due): Promise<void> => {
  const { database, model } = parts;
  const scheduled = collectionNamed(model, 'scheduledChange');
  try {
    const caller = await currentOwner(database, due, () => undefined);
    const verb = actionVerb(scheduled, 'apply', [{ id: due.id, version: due.version }]);
    await executeWithin(parts, scheduled, { caller, requestId: randomUUID() }, verb, (_, work) => work());
  } catch (error) {
    const failure = error instanceof PermissionLost ? new Failure(error.code) : failureOf(error);
    // What passes by itself is tried again; what is stale another process has done, or somebody by hand.
    if (failure.status === 503) throw error;
    if (failure.code === 'stale') return;
    if (failure.code === 'internal') parts.report(error);
    await giveUp(parts, due, failure);
  }
};

/**
 * Makes the changes of all networks whose moment has come, and takes back those whose way back is due, the earliest first;
 * moments that were missed are made up for.
 * @param at moment that counts as now, in seconds UTC
 */
export const applyDueChanges = async (parts: Parts, at = Math.floor(Date.now() / 1000)): Promise<void> => {
  let due = await dueAt(parts.database, at);
  while (due.length > 0) {
    for (const one of due) await carry(parts, one);
    // A way back may be due that was none before.
    due = await dueAt(parts.database, at);
  }
};

/** Looks for what is due from its start on. */
export const createScheduledChanges = (parts: Parts): { start(): void; close(): Promise<void> } => {
  let stop: (() => Promise<void>) | undefined;
  return {
    start() {
      stop = repeatEvery({ every: lookEvery, work: () => applyDueChanges(parts) }, parts.report);
    },
    close: async () => stop?.(),
  };
};
