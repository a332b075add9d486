import { sql } from 'kysely';
import { tryLockDatabase } from '../database/advisory-locks.ts';
import type { Database } from '../database/connection.ts';

/**
 * Condition on events that are no longer needed: what happens once per period is remembered for longer than any period, or
 * for as long as its cap if its period never ends. Two conditions, so that each is looked up by the index of `done_at`.
 */
export const oldEvents = sql`once is null and done_at < now() - interval '30 days'
  or once is not null and done_at < now() - interval '400 days' and not exists (
    select from caps where caps.tenant_id = notice_event.tenant_id and caps.id = notice_event.record_id
      and notice_event.entity = 'cap' and caps.period = 'total'
  )`;

/** Numbers of deleted rows by table. */
export type Swept = Readonly<
  Record<
    | 'session'
    | 'password_recovery'
    | 'idempotency'
    | 'job'
    | 'postback_outbox'
    | 'mail_outbox'
    | 'notice'
    | 'notice_event'
    | 'notice_delivery'
    | 'lead_former_key'
    | 'limit_counters',
    number
  >
>;

/**
 * Deletes what is no longer needed, for all tenants: expired session tokens and password links, answers stored for an
 * Idempotency-Key for longer than a day, jobs that ended a week ago, mails sent a month ago, notices of three months
 * ago, what affiliates were sent a year ago (its log stays), counters of limits whose window ended 60 days ago, and the
 * search data of leads that are gone with their partition.
 * @param isClosing whether to leave the remaining tables to the next run
 * @returns undefined if another process is already sweeping
 */
export const sweep = (database: Database, isClosing: () => boolean = () => false): Promise<Swept | undefined> =>
  database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      if (!(await tryLockDatabase(transaction, 'sweep'))) return undefined;
      const gone = async (table: keyof Swept, old: ReturnType<typeof sql>): Promise<number> => {
        if (isClosing()) return 0;
        const deleted = await sql`delete from ${sql.table(table)} where ${old}`.execute(transaction);
        return Number(deleted.numAffectedRows ?? 0);
      };
      return {
        session: await gone('session', sql`expires_at < now()`),
        password_recovery: await gone('password_recovery', sql`expires_at < now()`),
        idempotency: await gone('idempotency', sql`created_at < now() - interval '1 day'`),
        job: await gone('job', sql`ended_at < now() - interval '7 days'`),
        mail_outbox: await gone('mail_outbox', sql`ended_at < now() - interval '30 days'`),
        notice: await gone('notice', sql`created_at < now() - interval '90 days'`),
        notice_delivery: await gone('notice_delivery', sql`ended_at < now() - interval '30 days'`),
        notice_event: await gone('notice_event', oldEvents),
        postback_outbox: await gone('postback_outbox', sql`ended_at < now() - interval '1 year'`),
        // Those that conversions count in stay: a conversion may be rejected at any age, which takes its amount out again.
        limit_counters: await gone(
          'limit_counters',
          sql`ends_at < now() - interval '60 days' and reserved = 0 and not exists (
            select from conversion_caps as cap_count
            where cap_count.tenant_id = limit_counters.tenant_id and cap_count.cap_id = limit_counters.record_id
              and cap_count.starts_at = limit_counters.starts_at and limit_counters.holder = 'cap'
          )`,
        ),
        lead_former_key: await gone(
          'lead_former_key',
          sql`not exists (select from leads where (leads.tenant_id, leads.id) = (lead_former_key.tenant_id, lead_id))`,
        ),
      };
    }),
  );
