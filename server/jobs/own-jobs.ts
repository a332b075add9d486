import { type Selectable, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import type { Model, Reader } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { JobRequest } from '../database/core-tables.ts';
import type { Tables } from '../database/tables.ts';
import { Failure } from '../failure.ts';
import type { Call, Reply } from '../http/call.ts';
import { once } from '../http/idempotency.ts';
import type { Queue } from './queue.ts';

/** Maximum unfinished jobs of one person. */
const ofOnePerson = 3;
const secondsToRetry = 10;

/** What is kept of a job under its Idempotency-Key. */
const begunJob = z.object({ id: z.int() });

type JobRow = Selectable<Tables['job']>;
/** A job, and whether some of its records can be restored to what they were. */
export type FoundJob = JobRow & { undoable: boolean };

/** A job to be created: `note` records its records and returns their number. */
export interface NewJob {
  entity: string;
  call: string;
  request: JobRequest;
  note: (db: Transaction<Tables>, id: number) => Promise<number>;
}

export interface JobParts {
  database: Database;
  model: Model;
  runner: Pick<Queue, 'id' | 'begin'>;
}

const canUndo = sql<boolean>`not undone and ended_at is not null and exists (
  select from job_record where job_record.tenant_id = job.tenant_id and job_id = job.id and before is not null)`;

const shownIn =
  (model: Model) =>
  ({ id, entity, call, state, total, done, failed, code, created_at, ended_at, undoable }: FoundJob) => ({
    id,
    collection: model[entity]?.entity.path ?? entity,
    call,
    state,
    total,
    done,
    failed,
    canUndo: undoable,
    code,
    createdAt: created_at,
    endedAt: ended_at,
  });

/** Jobs, each accessible only to the person who started it. */
export const createOwnJobs = ({ database, model, runner }: JobParts) => {
  const shown = shownIn(model);

  const jobsOf = (db: Reader, caller: Caller) =>
    db.selectFrom('job').selectAll().select(canUndo.as('undoable')).where('user_id', '=', caller.userId);

  const found = async (db: Reader, id: number, caller: Caller) => {
    const job = await jobsOf(db, caller).where('id', '=', id).executeTakeFirst();
    if (!job) throw new Failure('notFound');
    return job;
  };

  const told = async (id: number, caller: Caller, status = 200): Promise<Reply> => ({
    status,
    data: shown(await database.tenant(caller.tenantId).read((db) => found(db, id, caller))),
  });

  /** Serialises concurrent requests of a person, so that each job is counted. */
  const takeSeat = async (db: Transaction<Tables>, { userId }: Caller): Promise<void> => {
    await sql`select id from users where id = ${userId} for no key update`.execute(db);
    const waiting = await db
      .selectFrom('job')
      .select('id')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
    if (waiting.length >= ofOnePerson) throw new Failure('tooMany', { retryAfter: secondsToRetry });
  };

  /** Queues a job, once for each Idempotency-Key. @throws Failure 429 if the person has too many */
  const begun = async (
    call: Call,
    make: (db: Transaction<Tables>) => Promise<NewJob>,
    status = 200,
  ): Promise<Reply> => {
    const { caller, requestId } = call;
    let isNew = false;
    const noteJob = async (db: Transaction<Tables>): Promise<number> => {
      await takeSeat(db, caller);
      const { entity, call: act, request, note } = await make(db);
      const job = await db
        .insertInto('job')
        .values({
          user_id: caller.userId,
          impersonator_id: caller.impersonatorId,
          entity,
          call: act,
          request: JSON.stringify(request),
          request_id: requestId,
          runner: runner.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .updateTable('job')
        .set({ total: await note(db, job.id) })
        .where('id', '=', job.id)
        .execute();
      isNew = true;
      return job.id;
    };
    const { data } = await database
      .tenant(caller.tenantId)
      .write((db) => once(db, call, async () => ({ status, data: { id: await noteJob(db) } })));
    const { id } = begunJob.parse(data);
    if (isNew) runner.begin({ tenantId: caller.tenantId, userId: caller.userId, id });
    return told(id, caller, status);
  };

  return { shown, jobsOf, found, told, begun };
};

export type OwnJobs = ReturnType<typeof createOwnJobs>;
