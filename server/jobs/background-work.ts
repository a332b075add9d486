import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { choreNames } from '../../domain/chores.ts';
import { failures } from '../../domain/failures.ts';
import { plainWords, type Words } from '../../domain/text/words.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';

const queue = z.object({
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  oldestAt: z.int().nullable(),
  endedAt: z.int().nullable(),
  problem: z.union([z.object({ en: z.string(), ru: z.string() }), z.string()]).nullable(),
  stoppedAt: z.int().nullable(),
});

const seconds = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`floor(extract(epoch from ${moment}))::integer`;
const nothing = sql`null::timestamptz`;

/** The state of a queue, as conditions on its rows. */
interface QueueConditions {
  from: RawBuilder<unknown>;
  waiting: RawBuilder<unknown>;
  running: RawBuilder<unknown>;
  failed: RawBuilder<unknown>;
  /** How many failed, where `from` doesn't have all of them: a query of its own. */
  allFailed?: RawBuilder<unknown>;
  /** Since when its oldest entry has been waiting. */
  since: RawBuilder<unknown>;
  /** When the last one ended: an aggregate of its rows, or a query of its own. */
  lastEnded?: RawBuilder<unknown>;
  /** The problem: words in both languages, or the code of a failure. */
  problem?: RawBuilder<unknown>;
}

const never = sql`false`;
const claimed = sql`(claim is not null and due_at > now())`;

/**
 * A queue whose rows stay once they are sent or given up, for up to a year: these are very many, so that only those that
 * wait are read, and the last one that was given up for its problem.
 * @param sent the state of those that were
 */
const outbox = (
  name: string,
  sent: string,
  { since, ...told }: Pick<QueueConditions, 'since' | 'problem'>,
): QueueConditions => {
  const table = sql.table(name);
  return {
    from: sql`(
      select * from ${table} where state = 'waiting'
      union all (select * from ${table} where state = 'given_up' order by ended_at desc limit 1)
    ) as unsent`,
    waiting: sql`state = 'waiting' and not ${claimed}`,
    running: sql`state = 'waiting' and ${claimed}`,
    failed: sql`state = 'given_up'`,
    allFailed: sql`(select count(*) from ${table} where state = 'given_up')`,
    since,
    lastEnded: sql`(select max(ended_at) from ${table} where state = ${sql.lit(sent)})`,
    ...told,
  };
};

/** The queues of a network, each described by its own rows; nothing else is recorded about them. */
const queues: Readonly<Record<string, QueueConditions>> = {
  mails: outbox('mail_outbox', 'sent', { since: sql`created_at`, problem: sql`problem` }),
  postbacks: outbox('postback_outbox', 'delivered', { since: sql`happened_at` }),
  notices: outbox('notice_delivery', 'delivered', { since: sql`created_at`, problem: sql`problem` }),
  synchronizations: {
    from: sql`(
      select round.claim, round.claimed_until, round.due_at, round.ended_at, integration.api_sync_status as state,
        integration.api_sync_pause_reason as pause_reason
      from integration_sync as round join integrations as integration on integration.id = round.integration_id
      union all
      select round.claim, round.claimed_until, round.due_at, round.ended_at,
        case when customer_sync.status = 'active' then customer_sync.state else 'off' end, customer_sync.pause_reason
      from customer_sync_round as round join customer_syncs as customer_sync on customer_sync.id = round.customer_sync_id
    ) as rounds`,
    waiting: sql`state = 'on' and claim is null`,
    running: sql`claimed_until > now()`,
    failed: sql`state = 'paused'`,
    since: sql`case when due_at < now() then due_at end`,
    lastEnded: sql`max(ended_at)`,
    problem: sql`pause_reason`,
  },
  recordJobs: {
    from: sql`job`,
    waiting: sql`state = 'queued'`,
    running: sql`state = 'running'`,
    failed: sql`state = 'interrupted' or ended_at is not null and failed > 0`,
    since: sql`created_at`,
    lastEnded: sql`max(ended_at)`,
    problem: sql`to_jsonb(code)`,
  },
  exports: {
    from: sql`export`,
    waiting: sql`state = 'queued'`,
    running: sql`state = 'running'`,
    failed: sql`state = 'failed'`,
    since: sql`created_at`,
    lastEnded: sql`max(ended_at)`,
    problem: sql`to_jsonb(code)`,
  },
  pushes: {
    from: sql`lead_push`,
    waiting: sql`expires_at <= now()`,
    running: sql`expires_at > now()`,
    failed: never,
    since: sql`expires_at`,
  },
  acceptedLeads: {
    from: sql`lead_accepted`,
    // Claiming one moves its time; what could not be done is tried again by then.
    waiting: sql`due_at <= now()`,
    running: sql`due_at > now()`,
    failed: never,
    since: sql`accepted_at`,
  },
  heldLeads: {
    from: sql`(select created_at from leads where api_status = 'hold') as held`,
    waiting: sql`true`,
    running: never,
    failed: never,
    since: sql`created_at`,
  },
  approvals: {
    from: sql`(select approve_at from conversions where approve_at is not null) as due`,
    waiting: sql`true`,
    running: never,
    failed: never,
    since: sql`case when approve_at < now() then approve_at end`,
  },
};

const failureWords: ReadonlyMap<string, Words> = new Map(Object.entries(failures));
const lost: Words = {
  en: 'The person who requested it is no longer allowed to do this',
  ru: 'У того, кто это запустил, больше нет на это прав',
};

/** Returns the problem of a piece of work, in words. */
const wordsOf = (problem: Words | string): Words => {
  if (typeof problem !== 'string') return problem;
  // An expired session or a missing permission would be misleading to the person who looks at the queue.
  return ['unauthorized', 'forbidden', 'blocked', 'roleInactive'].includes(problem)
    ? lost
    : (failureWords.get(problem) ?? plainWords(problem));
};

/** Returns since when nothing in a queue has been started. */
const stoppedAt = (name: string): RawBuilder<unknown> =>
  sql`(select ${seconds(sql`stop.stopped_at`)} from queue_stop as stop where stop.queue = ${name} and stop.started_at is null)`;

const queueStateOf = (
  name: string,
  {
    from,
    waiting,
    running,
    failed,
    allFailed,
    since,
    lastEnded = nothing,
    problem = sql`null::jsonb`,
  }: QueueConditions,
) => sql`
  select count(*) filter (where ${waiting})::integer as waiting,
    count(*) filter (where ${running})::integer as running,
    ${allFailed ?? sql`count(*) filter (where ${failed})`}::integer as failed,
    ${seconds(sql`min(${since}) filter (where ${waiting})`)} as "oldestAt",
    ${seconds(lastEnded)} as "endedAt",
    (array_agg(${problem} order by ${since} desc) filter (where ${problem} is not null and (${waiting} or ${failed})))[1] as problem,
    ${stoppedAt(name)} as "stoppedAt"
  from ${from}`;

const chores = z.array(z.object({ name: z.string(), endedAt: z.int().nullable(), failedAt: z.int().nullable() }));

/** Statements that make everything waiting in a queue due now. */
const retries: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
  mails: [sql`update mail_outbox set due_at = now() where state = 'waiting' and claim is null`],
  postbacks: [
    sql`update postback_outbox set due_at = now(), last_failed_at = null where state = 'waiting' and claim is null`,
  ],
  synchronizations: [
    sql`
      update integration_sync set due_at = now() where claim is null and exists (
        select from integrations as integration where integration.id = integration_id and integration.api_sync_status = 'on')`,
    sql`
      update customer_sync_round set due_at = now() where claim is null and exists (
        select from customer_syncs as customer_sync where customer_sync.id = customer_sync_id and customer_sync.state = 'on' and customer_sync.status = 'active')`,
  ],
};

/** Handlers of `/user/background_work`; mails are listed by `server/notifications/sent-mail-handlers.ts`. */
export const createBackgroundWorkHandlers = ({ database }: { database: Database }): Handlers => ({
  async readBackgroundWork({ caller, language }) {
    const states = await database.tenant(caller.tenantId, 'background').read(async (db) => {
      const told = [];
      for (const [name, conditions] of Object.entries(queues)) {
        const { rows } = await queueStateOf(name, conditions).execute(db);
        const { problem, ...state } = queue.parse(rows[0]);
        told.push({ name, ...state, problem: problem === null ? null : wordsOf(problem)[language] });
      }
      return told;
    });
    const { rows } = await database.lookup((db) =>
      sql`select name, ${seconds(sql`ended_at`)} as "endedAt", ${seconds(sql`failed_at`)} as "failedAt" from chore_run`.execute(
        db,
      ),
    );
    const runs = chores.parse(rows);
    return {
      data: {
        queues: states,
        chores: choreNames.map(
          (name) => runs.find((run) => run.name === name) ?? { name, endedAt: null, failedAt: null },
        ),
      },
    };
  },

  async retryBackgroundWork({ caller, body }: Call<unknown, unknown, { queue: string }>) {
    const count = await database.tenant(caller.tenantId).write(async (db) => {
      let retried = 0n;
      for (const retry of retries[body.queue] ?? []) retried += (await retry.execute(db)).numAffectedRows ?? 0n;
      return Number(retried);
    });
    return { data: { count } };
  },
});
