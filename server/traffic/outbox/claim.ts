import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { isStopped } from '../../database/queue-stops.ts';
import type { Tables } from '../../database/tables.ts';

/** An event that is to be sent to an affiliate, claimed by this process alone. */
export type Claimed = Selectable<Tables['postback_outbox']> & { claim: string };

/** Concurrent attempts of one postback in one process. */
export const maxOfPostback = 5;
/** How many due rows are examined, so that the backlog of one postback doesn't hide the others. */
const looksThrough = 500;
/** A process that has been silent for this long is presumed dead; far longer than an attempt takes. */
const silence = sql`interval '1 minute'`;
/** After a failure, nothing else is sent to the same address for this long. */
const rest = sql`interval '1 minute'`;

/**
 * Claims what is due, in all networks: the oldest first, but little of each postback, so that one that doesn't answer
 * holds up no others. Of the events of one click or lead, the next is due once the previous one is done.
 * @param busy postbacks that have enough under way here, as `tenant/postback`
 */
export const claimDue = (database: Database, max: number, busy: readonly string[]): Promise<Claimed[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<Claimed>`
      with due as materialized (
        select said.tenant_id, said.id, said.postback_id from postback_outbox as said
        where said.state = 'waiting' and said.due_at <= now() and not ${isStopped('postbacks', 'said')}
          and not said.tenant_id || '/' || said.postback_id = any (${busy}::text[])
          and exists (
            select from postbacks as told
            where told.tenant_id = said.tenant_id and told.id = said.postback_id and told.status = 'active'
          )
          and not exists (
            select from postback_outbox as earlier
            where earlier.tenant_id = said.tenant_id and earlier.postback_id = said.postback_id
              and earlier.subject = said.subject and earlier.state = 'waiting' and earlier.id < said.id
          )
          and not exists (
            select from postback_outbox as failed
            where failed.tenant_id = said.tenant_id and failed.postback_id = said.postback_id
              and failed.last_failed_at > now() - ${rest}
          )
        order by said.due_at limit ${looksThrough}
      ), chosen as (
        select tenant_id, id from (
          select *, row_number() over (partition by tenant_id, postback_id order by id) as place from due
        ) as ranked
        where place <= ${maxOfPostback} order by id limit ${max}
      ), mine as (
        select said.tenant_id, said.id from postback_outbox as said
        join chosen using (tenant_id, id)
        where said.state = 'waiting' and said.due_at <= now()
        for update of said skip locked
      )
      update postback_outbox as said set claim = ${randomUUID()}, due_at = now() + ${silence}
      from mine where said.tenant_id = mine.tenant_id and said.id = mine.id
      returning said.*`.execute(db);
    return rows;
  });

/** Releases what could not be attempted because of a fault of ours, to be claimed again a little later. */
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
