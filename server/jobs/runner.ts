import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Model } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import { failureOf } from '../http/failing.ts';
import { changeRecords, JobLost, recordChange, recordFailure, type RunningJob, type Waiting } from './batch.ts';
import { type ItemCalls, itemCallName, type NoteDone } from '../collections/item-calls.ts';
import type { Item } from '../collections/records.ts';
import { PermissionLost, currentOwner } from './person.ts';
import { createQueue, isHeldUp, type JobName, type Queue } from './queue.ts';
import type { JobRequests } from './requests.ts';

/** Jobs that run concurrently. */
const concurrency = 3;
/** Records changed in one transaction, as long as none of them fails. */
const batchSize = 100;
/** Records processed concurrently by jobs that handle each on its own. */
const eachAtOnce = 4;

interface Dependencies {
  database: Database;
  model: Model;
  requests: Pick<JobRequests, 'allowed'>;
  each: ItemCalls;
  /** Called with the error of a job that failed through our fault. */
  report: (error: unknown) => void;
}

/** Runs jobs: changes their records, a few at a time. */
export const createJobRunner = ({ database, model, requests, each, report }: Dependencies): Queue => {
  /** @throws PermissionLost if it concerns something that no longer exists */
  const find = async ({ tenantId, id }: JobName, runner: string): Promise<RunningJob | undefined> => {
    const row = await database
      .tenant(tenantId)
      .read((db) => db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst());
    if (!row) return undefined;
    const collection = model[row.entity];
    if (!collection) throw new PermissionLost('noSuchCall');
    return {
      id,
      tenantId,
      userId: row.user_id,
      impersonatorId: row.impersonator_id,
      collection,
      call: row.call,
      request: row.request,
      requestId: row.request_id,
      runner,
    };
  };

  /** Returns the job's owner; a job ends once they may no longer make its call. */
  const callerOf = (job: RunningJob): Promise<Caller> =>
    currentOwner(database, job, (caller) => requests.allowed(job.collection, job.call, caller));

  const nextOf = ({ tenantId, id }: RunningJob): Promise<Waiting[]> =>
    database
      .tenant(tenantId)
      .read((db) =>
        db
          .selectFrom('job_record')
          .select(['record_id', 'sent'])
          .where('job_id', '=', id)
          .where('outcome', 'is', null)
          .orderBy('record_id')
          .limit(batchSize)
          .execute(),
      );

  /** Changes records together; if that fails, bisects them until the failing ones are known. */
  const change = async (job: RunningJob, waiting: readonly Waiting[], caller: Caller): Promise<void> => {
    try {
      return await changeRecords({ database, model }, job, waiting, caller);
    } catch (error) {
      if (error instanceof JobLost || isHeldUp(error)) throw error;
      const failure = failureOf(error);
      const [only, ...others] = waiting;
      if (only && others.length === 0) {
        if (failure.code === 'internal') report(error);
        return recordFailure({ database, model }, job, only.record_id, failure, caller);
      }
    }
    const half = Math.ceil(waiting.length / 2);
    await change(job, waiting.slice(0, half), caller);
    await change(job, waiting.slice(half), caller);
  };

  /** Does something to each record on its own, a few concurrently, though not those about the same. */
  const changeEach = async (
    job: RunningJob,
    waiting: readonly Waiting[],
    caller: Caller,
    isClosing: () => boolean,
  ): Promise<void> => {
    const act = each[itemCallName(job.collection, job.call)];
    if (!act) return change(job, waiting, caller);
    const itemOf = ({ record_id: id, sent }: Waiting): Item => ({ ...job.request.values, ...sent, id });
    const changeOne = async (one: Waiting): Promise<void> => {
      const { record_id: id } = one;
      let isNoted = false;
      const note: NoteDone = async (db, back) => {
        await recordChange(db, job, { id, before: back ?? null }, caller);
        isNoted = true;
      };
      try {
        await act(caller, itemOf(one), note);
      } catch (error) {
        if (error instanceof JobLost || isHeldUp(error)) throw error;
        const failure = failureOf(error);
        if (failure.code === 'internal') report(error);
        return recordFailure({ database, model }, job, id, failure, caller);
      }
      if (!isNoted) await database.tenant(job.tenantId).write((db) => note(db));
    };
    for (let place = 0; place < waiting.length && !isClosing(); place += eachAtOnce) {
      const begun: { subjects: readonly string[]; done: Promise<void> }[] = [];
      for (const one of waiting.slice(place, place + eachAtOnce)) {
        const subjects = act.subjectsOf?.(itemOf(one)) ?? [];
        const before = begun.filter((other) => other.subjects.some((subject) => subjects.includes(subject)));
        const done = Promise.all(before.map((other) => other.done)).then(() => changeOne(one));
        begun.push({ subjects, done });
      }
      const some = await Promise.allSettled(begun.map(({ done }) => done));
      // Only now: anything still under way would be started again by the next process to run the job.
      const refused = some.find((one) => one.status === 'rejected');
      if (refused) throw refused.reason;
    }
  };

  const end = (
    { tenantId, id, runner }: JobName & Pick<RunningJob, 'runner'>,
    state: 'done' | 'interrupted',
    code: string | null,
  ): Promise<unknown> =>
    database
      .tenant(tenantId)
      .write((db) =>
        db
          .updateTable('job')
          .set({ state, code, ended_at: sql<string>`now()` })
          .where('id', '=', id)
          .where('state', '=', 'running')
          .where('runner', '=', runner)
          .execute(),
      );

  const work = async (name: JobName, runner: string, isClosing: () => boolean): Promise<void> => {
    try {
      const job = await find(name, runner);
      if (!job) return;
      while (!isClosing()) {
        const waiting = await nextOf(job);
        if (waiting.length === 0) return void (await end(job, 'done', null));
        await changeEach(job, waiting, await callerOf(job), isClosing);
      }
    } catch (error) {
      if (error instanceof PermissionLost) return void (await end({ ...name, runner }, 'interrupted', error.code));
      if (!(error instanceof JobLost)) throw error;
    }
  };

  return createQueue({ database, table: 'job', atOnce: concurrency, work, report });
};
