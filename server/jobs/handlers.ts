import { type Selectable, sql, type Transaction } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Model, Reader } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { JobRequest } from '../database/core.ts';
import type { Tables } from '../database/tables.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers, Reply } from '../http/call.ts';
import type { AskedJob, JobRequests } from './requests.ts';
import type { JobRunner } from './runner.ts';

/** Jobs of one person that are not over. */
const ofOnePerson = 3;
const secondsToRetry = 10;
const mostListed = 25;

type JobRow = Selectable<Tables['job']>;
/** Whether some of its records can be given back what they had. */
interface Undoable {
  undoable: boolean;
}

type Identified = Call<{ id: number }>;

interface Parts {
  database: Database;
  model: Model;
  requests: JobRequests;
  runner: Pick<JobRunner, 'id' | 'begin'>;
}

const canUndo = sql<boolean>`not undone and ended_at is not null and exists (
  select from job_record where job_record.tenant_id = job.tenant_id and job_id = job.id and before is not null)`;

const shownIn =
  (model: Model) =>
  ({ id, entity, call, state, total, done, failed, code, created_at, ended_at, undoable }: JobRow & Undoable) => ({
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

/** Handlers of `/user/jobs`: a job is its person's alone. */
export const createJobHandlers = ({ database, model, requests, runner }: Parts): Handlers => {
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

  /** Requests for jobs at the same moment wait for each other, so that each is counted. */
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

  interface NewJob {
    entity: string;
    call: string;
    request: JobRequest;
    note: (db: Transaction<Tables>, id: number) => Promise<number>;
  }

  const begun = async (
    { caller, requestId }: Call,
    make: (db: Transaction<Tables>) => Promise<NewJob>,
    status = 200,
  ): Promise<Reply> => {
    const id = await database.tenant(caller.tenantId).write(async (db) => {
      await takeSeat(db, caller);
      const { entity, call, request, note } = await make(db);
      const job = await db
        .insertInto('job')
        .values({
          user_id: caller.userId,
          impersonator_id: caller.impersonatorId,
          entity,
          call,
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
      return job.id;
    });
    runner.begin({ tenantId: caller.tenantId, userId: caller.userId, id });
    return told(id, caller, status);
  };

  /** A job that follows from another of the same person, which is over. */
  const following = (call: Identified, make: (job: JobRow & Undoable, db: Transaction<Tables>) => Promise<NewJob>) =>
    begun(call, async (db) => {
      const job = await found(db, call.params.id, call.caller);
      const collection = model[job.entity];
      if (job.ended_at === null || !collection) throw new Failure('refused');
      requests.allowed(collection, job.call, call.caller);
      return make(job, db);
    });

  const noted = async (
    query: { execute(db: Transaction<Tables>): Promise<{ numAffectedRows?: bigint }> },
    db: Transaction<Tables>,
  ) => Number((await query.execute(db)).numAffectedRows ?? 0);

  return {
    listJobs: async ({ caller }) => ({
      data: {
        items: (
          await database
            .tenant(caller.tenantId)
            .read((db) =>
              jobsOf(db, caller)
                .orderBy(sql`ended_at is null`, 'desc')
                .orderBy('id', 'desc')
                .limit(mostListed)
                .execute(),
            )
        ).map(shown),
      },
    }),

    readJob: ({ caller, params }: Identified) => told(params.id, caller),

    createJob: (call: Call<unknown, unknown, AskedJob>) => {
      const { call: act, values, add, remove } = call.body;
      const collection = requests.check(call.body, call.caller);
      return begun(
        call,
        async () => ({
          entity: collection.key,
          call: act,
          request: { ...(values && { values }), ...(add && { add }), ...(remove && { remove }) },
          note: (db, id) => requests.noteRecords(db, collection, id, call.body, call.caller),
        }),
        201,
      );
    },

    async listJobFailures(call: Call<{ id: number }, { limit?: number; offset?: number }>) {
      const {
        caller,
        params,
        language,
        query: { limit = 25, offset = 0 },
      } = call;
      return database.tenant(caller.tenantId).read(async (db) => {
        const job = await found(db, params.id, caller);
        const rows = await db
          .selectFrom('job_record')
          .select(['record_id as id', 'code', 'field', 'message'])
          .where('job_id', '=', job.id)
          .where('outcome', '=', 'failed')
          .orderBy('record_id')
          .limit(limit)
          .offset(offset)
          .execute();
        const items = rows.map(({ message, ...row }) => ({ ...row, message: message?.[language] ?? '' }));
        return { data: { items, meta: { totalCount: job.failed } } };
      });
    },

    async cancelJob({ caller, params: { id } }: Identified) {
      await database
        .tenant(caller.tenantId)
        .write((db) =>
          db
            .updateTable('job')
            .set({ state: 'cancelled', ended_at: sql<string>`now()` })
            .where('id', '=', id)
            .where('user_id', '=', caller.userId)
            .where('ended_at', 'is', null)
            .execute(),
        );
      return told(id, caller);
    },

    retryJob: (call: Identified) =>
      following(call, async ({ entity, call: act, request, id, failed }) => {
        if (failed === 0) throw new Failure('refused');
        return {
          entity,
          call: act,
          request,
          note: (db, to) =>
            noted(
              sql`insert into job_record (job_id, record_id, sent)
                select ${to}::bigint, record_id, sent from job_record where job_id = ${id} and outcome = 'failed'`,
              db,
            ),
        };
      }),

    undoJob: (call: Identified) =>
      following(call, async ({ entity, call: act, undoable, id }, db) => {
        const held = await db
          .updateTable('job')
          .set({ undone: true })
          .where('id', '=', id)
          .where('undone', '=', false)
          .executeTakeFirst();
        if (!undoable || held.numUpdatedRows === 0n) throw new Failure('refused');
        return {
          entity,
          call: act,
          request: {},
          note: (at, to) =>
            noted(
              sql`insert into job_record (job_id, record_id, sent)
                select ${to}::bigint, record_id, before from job_record where job_id = ${id} and before is not null`,
              at,
            ),
        };
      }),
  };
};
