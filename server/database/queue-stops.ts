import { type RawBuilder, sql } from 'kysely';

/** Queues that send something out and that a network can stop. */
export type StoppableQueue = 'mails' | 'postbacks' | 'notices' | 'synchronizations' | 'heldLeads';

/**
 * Whether a queue of the row's network is stopped, so that nothing in it may be started.
 * @param row alias of the row, if rows of all networks are searched; omitted within one network
 */
export const isStopped = (queue: StoppableQueue, row?: string): RawBuilder<boolean> => {
  const ofNetwork = row === undefined ? sql`` : sql`stop.tenant_id = ${sql.ref(`${row}.tenant_id`)} and`;
  return sql<boolean>`exists (
    select from queue_stop as stop where ${ofNetwork} stop.queue = ${queue} and stop.started_at is null)`;
};
