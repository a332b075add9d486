import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { claimFor } from '../../database/claims.ts';
import { isStopped } from '../../database/queue-stops.ts';
import type { Tables } from '../../database/tables.ts';

/** An event that is to be sent to an affiliate, claimed by this process alone. */
export type Claimed = Selectable<Tables['postback_outbox']> & { claim: string };

/** Concurrent attempts of one postback in one process. */
export const maxOfPostback = 5;
/** Seconds for which a process has an event; far longer than an attempt takes. */
const lease = 60;
/** After a failure, nothing else is sent to the same address for this long, unless it accepts something meanwhile. */
const rest = sql`interval '1 minute'`;

/** SQL for whether the address of a postback rests; `row` is the alias of a row that names one. */
const isResting = (row: string) => {
  const latest = (column: string, of: RawBuilder<unknown>) => sql`(
    select max(delivery.${sql.ref(column)}) from postback_outbox as delivery
    where delivery.tenant_id = ${sql.ref(`${row}.tenant_id`)} and delivery.postback_id = ${sql.ref(`${row}.postback_id`)} and ${of}
  )`;
  const failed = latest('last_failed_at', sql`delivery.last_failed_at > now() - ${rest}`);
  const delivered = latest('ended_at', sql`delivery.state = 'delivered' and delivery.ended_at > now() - ${rest}`);
  return sql`coalesce(${failed} > coalesce(${delivered}, '-infinity'), false)`;
};

/**
 * Claims what is due, in all networks: the oldest first, but little of each postback, so that one that doesn't answer
 * holds up no others. Of the events of one click or lead, the next is due once the previous one is done. Postbacks are
 * found before their events (D1381), so that the backlog of one that rests or is switched off is never read.
 * @param busy postbacks that have enough under way here, as `tenant/postback`
 */
export const claimDue = (database: Database, max: number, busy: readonly string[]): Promise<Claimed[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<Claimed>`
      with recursive waiting (tenant_id, postback_id) as (
        (select tenant_id, postback_id from postback_outbox where state = 'waiting'
          order by tenant_id, postback_id limit 1)
        union all
        select following.tenant_id, following.postback_id from waiting cross join lateral (
          select delivery.tenant_id, delivery.postback_id from postback_outbox as delivery
          where delivery.state = 'waiting'
            and (delivery.tenant_id, delivery.postback_id) > (waiting.tenant_id, waiting.postback_id)
          order by delivery.tenant_id, delivery.postback_id limit 1
        ) as following
      ), due as materialized (
        select waiting.tenant_id, waiting.postback_id from waiting
        join postbacks as postback on postback.tenant_id = waiting.tenant_id and postback.id = waiting.postback_id
        where postback.status = 'active' and not ${isStopped('postbacks', 'waiting')}
          and not waiting.tenant_id || '/' || waiting.postback_id = any (${busy}::text[])
          and not ${isResting('waiting')}
      ), chosen as (
        select first.tenant_id, first.id from due cross join lateral (
          select delivery.tenant_id, delivery.id from postback_outbox as delivery
          where delivery.tenant_id = due.tenant_id and delivery.postback_id = due.postback_id
            and delivery.state = 'waiting' and delivery.due_at <= now()
            and not exists (
              select from postback_outbox as earlier
              where earlier.tenant_id = delivery.tenant_id and earlier.postback_id = delivery.postback_id
                and earlier.subject = delivery.subject and earlier.state = 'waiting' and earlier.id < delivery.id
            )
          order by delivery.due_at, delivery.id limit ${maxOfPostback}
        ) as first
        order by first.id limit ${max}
      ), mine as (
        select delivery.tenant_id, delivery.id from postback_outbox as delivery
        join chosen using (tenant_id, id)
        where delivery.state = 'waiting' and delivery.due_at <= now()
        for update of delivery skip locked
      )
      update postback_outbox as delivery set ${claimFor(lease)}
      from mine where delivery.tenant_id = mine.tenant_id and delivery.id = mine.id
      returning delivery.*`.execute(db);
    return rows;
  });

/** Releases what was not attempted, to be claimed again a little later. */
export const release = async (database: Database, { tenant_id: tenantId, id, claim }: Claimed): Promise<void> => {
  await database
    .tenant(tenantId)
    .write((db) =>
      db
        .updateTable('postback_outbox')
        .set({ claim: null, due_at: sql<string>`now() + interval '5 seconds'` })
        .where('id', '=', id)
        .where('claim', '=', claim)
        .execute(),
    );
};
