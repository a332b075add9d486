import { type RawBuilder, sql } from 'kysely';

/** Queues from which something is sent out, and which a network can stop. */
export type StoppableQueue = 'mails' | 'postbacks' | 'notices' | 'synchronizations' | 'heldLeads';

/**
 * Whether a queue of the network of a row is stopped, so that nothing of it may be begun.
 * @param row the name under which the row goes, where rows of all networks are looked through; within one network, none
 */
export const isStopped = (queue: StoppableQueue, row?: string): RawBuilder<boolean> => {
  const ofNetwork = row === undefined ? sql`` : sql`stop.tenant_id = ${sql.ref(`${row}.tenant_id`)} and`;
  return sql<boolean>`exists (
    select from queue_stop as stop where ${ofNetwork} stop.queue = ${queue} and stop.started_at is null)`;
};
