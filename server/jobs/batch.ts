import { sql, type Transaction } from 'kysely';
import { isFinal, leads, canTransition } from '../../domain/statuses.ts';
import type { Words } from '../../domain/text/words.ts';
import type { Caller } from '../access/caller.ts';
import type { Change, Collection, Model, Values } from '../collections/model.ts';
import type { Item } from '../collections/records.ts';
import { deleteVerb, settingVerb, statusVerb } from '../collections/verbs.ts';
import { executeWithin, type Verb } from '../collections/write.ts';
import type { Database } from '../database/connection.ts';
import type { JobRequest } from '../database/core-tables.ts';
import { run, statement, value } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import type { Failure } from '../failure.ts';
import { listsVerb } from './lists.ts';

/** A job as its runner sees it. */
export interface RunningJob {
  id: number;
  tenantId: number;
  userId: number;
  impersonatorId: number | null;
  collection: Collection;
  call: string;
  request: JobRequest;
  requestId: string;
  /** The process that is running it. */
  runner: string;
}

/** A waiting record, and the values specific to it. */
export interface Waiting {
  record_id: number;
  sent: Readonly<Values> | null;
}

/** The job was cancelled, or another process has taken it over: what was just done is rolled back. */
export class JobLost extends Error {
  override name = 'JobLost';
}

const progress = statement(
  sql`update job set done = done + ${value('done')}::integer, failed = failed + ${value('failed')}::integer, alive_at = now()
    where id = ${value('job')}::bigint and state = 'running' and runner = ${value('runner')}::uuid returning id`,
);
const noteDone = statement(
  sql`update job_record set outcome = 'done', before = noted.before, sent = null
    from jsonb_to_recordset(${value('records')}::jsonb) as noted (id bigint, before jsonb)
    where job_id = ${value('job')}::bigint and record_id = noted.id and outcome is null returning record_id`,
);
const noteFailed = statement(
  sql`update job_record set outcome = 'failed', code = ${value('code')}, field = ${value('field')}, message = ${value('message')}::jsonb
    where job_id = ${value('job')}::bigint and record_id = ${value('record')}::bigint and outcome is null returning record_id`,
);

const verbOf = ({ collection, call, request }: RunningJob, waiting: readonly Waiting[]): Verb => {
  const items = waiting.map(({ record_id: id, sent }): Item => ({ ...request.values, ...sent, id }));
  if (call === 'delete')
    return deleteVerb(
      collection,
      items.map(({ id }) => ({ id })),
    );
  if (collection.entity.actions[call]) return settingVerb(collection, call, items);
  return call === 'status' ? statusVerb(collection, items) : listsVerb(collection, items, request);
};

/** Returns the values that undo an action on a record; null if it replaced none. */
const wayBackFrom = ({ entity }: Collection, action: string, { before, values }: Change): Values | null => {
  const names = Object.keys(entity.actions[action]?.sets ?? {}).filter((name) => before?.[name] !== values[name]);
  if (!before || names.length === 0) return null;
  return { ...Object.fromEntries(names.map((name) => [name, before[name]])), version: Number(before['version']) + 1 };
};

/** Returns the values that restore a record's previous status; null if it can't be restored or nothing was changed. */
const wayBack = ({ entity: { status } }: Collection, { before, values }: Change, caller: Caller): Values | null => {
  const [from, to] = [String(values['status']), String(before?.['status'])];
  if (
    !status ||
    from === to ||
    isFinal(status, from) ||
    !leads(status, from, to) ||
    !canTransition(status, from, to, caller)
  )
    return null;
  const reason = status.reason.includes(to) ? { reason: before?.['blockReason'] } : {};
  // What the call takes in addition to a reason was given once and is not stored.
  if (status.reason.includes(to) && Object.keys(status.fields ?? {}).length > 0) return null;
  return { status: to, version: Number(before?.['version']) + 1, ...reason };
};

/** Returns the values that undo a change of a job, if that is possible. */
const backFrom = ({ call, collection }: RunningJob, change: Change, caller: Caller): Values | null => {
  if (call === 'status') return wayBack(collection, change, caller);
  return collection.entity.actions[call] ? wayBackFrom(collection, call, change) : null;
};

/** Returns the newest history entries by record; undoing an action names the entry that it undoes. */
const entriesOf = async (db: Transaction<Tables>, { call, collection }: RunningJob, changes: readonly Change[]) => {
  const ids = collection.entity.actions[call] ? changes.flatMap(({ id }) => id ?? []) : [];
  if (ids.length === 0) return new Map<number, number>();
  const { rows } = await sql<{ record: number; entry: number }>`
    select record_id as record, max(id) as entry from history
    where entity = ${collection.key} and record_id = any(${ids}::bigint[]) group by 1`.execute(db);
  return new Map(rows.map(({ record, entry }) => [Number(record), Number(entry)]));
};

interface Dependencies {
  database: Database;
  model: Model;
}

/**
 * Changes some records of a job in one transaction, which also records that they are done.
 * @throws JobLost, or the failure of at least one of them; then nothing was done
 */
export const changeRecords = async (
  { database, model }: Dependencies,
  job: RunningJob,
  waiting: readonly Waiting[],
  caller: Caller,
): Promise<void> => {
  let changes: readonly Change[] = [];
  const verb = verbOf(job, waiting);
  const told: Verb = { ...verb, gather: async (work) => (changes = await verb.gather(work)) };
  await executeWithin(
    { database, model },
    job.collection,
    { caller, requestId: job.requestId },
    told,
    async (db, work) => {
      const answered = await work();
      const entries = await entriesOf(db, job, changes);
      const records = changes.map((change) => {
        const { id } = change;
        const before = backFrom(job, change, caller);
        const undoes = id === undefined ? undefined : entries.get(id);
        return { id, before: before && { ...before, ...(undoes !== undefined && { undoes }) } };
      });
      const given = (values: Values) => ({ caller, values: { job: job.id, runner: job.runner, ...values } });
      const noted = await run(db, noteDone, given({ records: JSON.stringify(records) }));
      const alive = await run(db, progress, given({ done: waiting.length, failed: 0 }));
      if (noted.length !== waiting.length || alive.length === 0) throw new JobLost();
      return answered;
    },
  );
};

/** Returns the message of a record's failure, and the field that caused it. */
const reasonOf = ({ details, words }: Failure): { message: Words; field: string | null } => {
  const [first] = details;
  const [, field] = /^items\.0\.([^.]+)/.exec(first?.path ?? '') ?? [];
  const isOfField = field !== undefined && !['id', 'version', 'status'].includes(field);
  return { message: first?.message ?? words, field: isOfField ? field : null };
};

/** Records that something was done to a record, and how to undo it if that is possible. @throws JobLost */
export const recordChange = async (
  db: Transaction<Tables>,
  job: RunningJob,
  record: { id: number; before: Values | null },
  caller: Caller,
): Promise<void> => {
  const given = (values: Values) => ({ caller, values: { job: job.id, runner: job.runner, ...values } });
  const noted = await run(db, noteDone, given({ records: JSON.stringify([record]) }));
  const alive = await run(db, progress, given({ done: 1, failed: 0 }));
  if (noted.length !== 1 || alive.length === 0) throw new JobLost();
};

/** Records why a record could not be changed. */
export const recordFailure = (
  { database }: Dependencies,
  job: RunningJob,
  record: number,
  failure: Failure,
  caller: Caller,
) =>
  database.tenant(job.tenantId).write(async (db) => {
    const { message, field } = reasonOf(failure);
    const given = (values: Values) => ({ caller, values: { job: job.id, runner: job.runner, ...values } });
    const noted = await run(
      db,
      noteFailed,
      given({ record, code: failure.code, field, message: JSON.stringify(message) }),
    );
    const alive = await run(db, progress, given({ done: 0, failed: 1 }));
    if (noted.length !== 1 || alive.length === 0) throw new JobLost();
  });
