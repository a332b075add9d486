import { sql, type Transaction } from 'kysely';
import type { Model } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import type { RequestedJob, JobRequests } from './requests.ts';
import type { FoundJob, NewJob, OwnJobs } from './own-jobs.ts';

const maxListed = 25;

type Identified = Call<{ id: number }>;

interface Dependencies {
  database: Database;
  model: Model;
  requests: JobRequests;
  jobs: OwnJobs;
}

/**
 * Returns the condition that a row of an import, under the alias `failed_record`, has not been imported by another attempt since.
 * Otherwise it would come in twice: idempotency keys expire after a day.
 */
const notSince = (key: string) => sql`and not exists (
  select from job as other join job_record as done on done.job_id = other.id
  where other.request #>> '{values,key}' = ${key} and done.record_id = failed_record.record_id and done.outcome = 'done')`;

/** Handlers of `/user/jobs`: only the person who started a job can access it. */
export const createJobHandlers = ({ database, model, requests, jobs }: Dependencies): Handlers => {
  const { jobsOf, found, told, begun, shown } = jobs;

  /** Starts a job that follows from a finished job of the same person. */
  const following = (call: Identified, make: (job: FoundJob, db: Transaction<Tables>) => Promise<NewJob>) =>
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
                .limit(maxListed)
                .execute(),
            )
        ).map(shown),
      },
    }),

    readJob: ({ caller, params }: Identified) => told(params.id, caller),

    createJob: (call: Call<unknown, unknown, RequestedJob>) => {
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
        const key = act === 'import' ? request.values?.['key'] : undefined;
        return {
          entity,
          call: act,
          request,
          async note(db, to) {
            const count = await noted(
              sql`insert into job_record (job_id, record_id, sent)
                select ${to}::bigint, record_id, sent from job_record as failed_record
                where job_id = ${id} and outcome = 'failed' ${typeof key === 'string' ? notSince(key) : sql``}`,
              db,
            );
            if (count === 0) throw new Failure('refused');
            return count;
          },
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
