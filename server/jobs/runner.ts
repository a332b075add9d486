import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { impersonate, loadSessionState } from '../access/load.ts';
import type { Model } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import { createSemaphore } from '../exports/semaphore.ts';
import { Failure, type FailureCode } from '../failure.ts';
import { failureOf } from '../http/failing.ts';
import { changeRecords, JobLost, noteChanged, noteFailure, type RunningJob, type Waiting } from './batch.ts';
import { type EachCalls, eachName } from '../collections/each.ts';
import type { JobRequests } from './requests.ts';

/** Jobs that are done at once. */
const atOnce = 3;
/** Records that are changed by one transaction, as long as nothing stands in the way of any. */
const together = 100;
/** Records to which something is done at once that is done to each for itself. */
const eachAtOnce = 4;
/** Milliseconds between two looks for jobs that nobody is at. */
const lookEvery = 2000;
/** After so long without a sign of life a job is another process's to take over. */
const silence = sql`interval '60 seconds'`;

/** A job and who asked for it. */
export interface JobName {
  tenantId: number;
  userId: number;
  id: number;
}

/** Does jobs, one after another for each person. */
export interface JobRunner {
  /** Under which name this process is at its jobs; null where it does none. */
  id: string | null;
  /** Does a job when it is its turn. */
  begin(job: JobName): void;
  /** Goes on with jobs that nobody is at, now and every few seconds: of processes that ended, or that do none. */
  start(): void;
  /** Leaves the jobs under way after what they are just doing, for the next process to go on with. */
  close(): Promise<void>;
}

interface Parts {
  database: Database;
  model: Model;
  requests: Pick<JobRequests, 'allowed'>;
  each: EachCalls;
  /** Is told of a job that failed by our fault. */
  report: (error: unknown) => void;
}

/** A job whose person may no longer do it. */
class Interrupted extends Error {
  readonly code: FailureCode;
  constructor(code: FailureCode) {
    super(code);
    this.code = code;
  }
}

export const createJobRunner = ({ database, model, requests, each, report }: Parts): JobRunner => {
  const runner = randomUUID();
  const takeTurn = createSemaphore(atOnce);
  const under = new Map<string, Promise<void>>();
  let isClosing = false;

  const claim = async ({ tenantId, id }: JobName): Promise<RunningJob | undefined> => {
    const row = await database
      .tenant(tenantId)
      .write((db) =>
        db
          .updateTable('job')
          .set({ state: 'running', runner, alive_at: sql<string>`now()` })
          .where('id', '=', id)
          .where('state', 'in', ['queued', 'running'])
          .where(sql<boolean>`(runner is null or runner = ${runner}::uuid or alive_at < now() - ${silence})`)
          .returningAll()
          .executeTakeFirst(),
      );
    const collection = row && model[row.entity];
    if (!row || !collection) return undefined;
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

  const personOf = async (tenantId: number, userId: number): Promise<Caller> => {
    const state = await loadSessionState(database.tenant(tenantId), tenantId, { jobOf: userId });
    if (state.kind === 'caller') return state.caller;
    throw new Interrupted(state.kind === 'over' ? 'unauthorized' : state.kind);
  };

  /** The owner of a job with their rights as they are now: a job ends once its owner may no longer make its call. */
  const callerOf = async ({ tenantId, userId, impersonatorId, collection, call }: RunningJob): Promise<Caller> => {
    const caller = { ...(await personOf(tenantId, userId)), impersonatorId };
    if (impersonatorId !== null && !(await personOf(tenantId, impersonatorId)).permissions.has(impersonate))
      throw new Interrupted('forbidden');
    try {
      requests.allowed(collection, call, caller);
    } catch (error) {
      throw error instanceof Failure ? new Interrupted(error.code) : error;
    }
    return caller;
  };

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
          .limit(together)
          .execute(),
      );

  /** Changes records together, or, where something stands in the way, by halves, until it is known of which. */
  const change = async (job: RunningJob, waiting: readonly Waiting[], caller: Caller): Promise<void> => {
    try {
      return await changeRecords({ database, model }, job, waiting, caller);
    } catch (error) {
      if (error instanceof JobLost) throw error;
      const failure = failureOf(error);
      if (failure.code === 'unavailable') throw error;
      const [only, ...others] = waiting;
      if (only && others.length === 0) {
        if (failure.code === 'internal') report(error);
        return noteFailure({ database, model }, job, only.record_id, failure, caller);
      }
    }
    const half = Math.ceil(waiting.length / 2);
    await change(job, waiting.slice(0, half), caller);
    await change(job, waiting.slice(half), caller);
  };

  /** Does something to each record for itself, to a few at a time. */
  const changeEach = async (job: RunningJob, waiting: readonly Waiting[], caller: Caller): Promise<void> => {
    const act = each[eachName(job.collection, job.call)];
    if (!act) return change(job, waiting, caller);
    const changeOne = async ({ record_id: id, sent }: Waiting): Promise<void> => {
      try {
        await act(caller, { ...job.request.values, ...sent, id });
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code === 'unavailable') throw error;
        if (failure.code === 'internal') report(error);
        return noteFailure({ database, model }, job, id, failure, caller);
      }
      await noteChanged({ database, model }, job, id, caller);
    };
    for (let place = 0; place < waiting.length && !isClosing; place += eachAtOnce)
      await Promise.all(waiting.slice(place, place + eachAtOnce).map(changeOne));
  };

  const end = ({ tenantId, id }: JobName, state: 'done' | 'interrupted', code: string | null): Promise<unknown> =>
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

  const work = async (name: JobName): Promise<void> => {
    if (isClosing) return;
    const job = await claim(name);
    if (!job) return;
    try {
      while (!isClosing) {
        const waiting = await nextOf(job);
        if (waiting.length === 0) return void (await end(job, 'done', null));
        await changeEach(job, waiting, await callerOf(job));
      }
    } catch (error) {
      if (error instanceof Interrupted) return void (await end(job, 'interrupted', error.code));
      if (!(error instanceof JobLost)) throw error;
    }
  };

  /** Lets others go on with a job. */
  const leave = ({ tenantId, id }: JobName): Promise<unknown> =>
    database
      .tenant(tenantId)
      .write((db) =>
        db.updateTable('job').set({ runner: null }).where('id', '=', id).where('runner', '=', runner).execute(),
      );

  const begin = (job: JobName): void => {
    const key = `${job.tenantId}/${job.id}`;
    if (isClosing || under.has(key)) return;
    const running = takeTurn(job, () => work(job))
      .catch(report)
      .then(() => leave(job))
      .catch(report)
      .then(() => void under.delete(key));
    under.set(key, running);
  };

  const resume = async (): Promise<void> => {
    const left = await database.owner((db) =>
      db
        .selectFrom('job')
        .select(['tenant_id as tenantId', 'user_id as userId', 'id'])
        .where('ended_at', 'is', null)
        .where(sql<boolean>`(runner is null or alive_at < now() - ${silence})`)
        .orderBy('id')
        .limit(100)
        .execute(),
    );
    for (const job of left) begin(job);
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    id: runner,
    begin,
    start() {
      const look = (): void => void resume().catch(report);
      look();
      timer = setInterval(look, lookEvery).unref();
    },
    async close() {
      clearInterval(timer);
      isClosing = true;
      await Promise.all(under.values());
    },
  };
};

/** Stands for the runner where others do the jobs: they find them by themselves. */
export const leftToOthers: Pick<JobRunner, 'id' | 'begin'> = { id: null, begin: () => undefined };
