import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { finishReservations } from '../counters/counters.ts';
import { concludePush, endAttempt, type Ending, type LeadAt } from './attempts.ts';

const maxAtOnce = 100;

/** No answer was received, though the advertiser may have given one. */
const unknown: Ending = {
  outcome: 'unknown',
  message: null,
  failure: 'interrupted',
  took: null,
  http_status: null,
  advertiser_lead_id: null,
  redirect_url: null,
  answer: null,
};

/** Whether a lead still exists: its partition may have been dropped before any process gave it up. */
const hasRow = async (db: Transaction<Tables>, { id, createdAt }: LeadAt): Promise<boolean> => {
  const { rows } = await sql`select from leads where id = ${id} and created_at = ${createdAt}::timestamptz`.execute(db);
  return rows.length > 0;
};

/** SQL for whether a lead waits if no advertiser takes it: because it is held, or as the decision about it says. */
const waiting = sql<boolean | null>`(
  select leads.api_status = 'hold' or leads.decision ->> 'otherwise' = 'hold' from leads
  where leads.id = lead_push.lead_id and leads.created_at = lead_push.lead_created_at
)`;

/**
 * Ends pushes of one network that have expired; none is repeated. A lead that nobody was being asked about waits in the
 * hold queue if it came from there, or would have waited had nobody taken it.
 * @returns how many there were
 */
const concludeExpired = async (db: Transaction<Tables>): Promise<number> => {
  const expired = await db
    .selectFrom('lead_push')
    .select(['lead_id', 'attempt_id', 'limits', waiting.as('waits')])
    .select(sql<string>`to_char(lead_created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('created_at'))
    .where('expires_at', '<', sql<number>`now()`)
    .orderBy('lead_id')
    .limit(maxAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { lead_id: id, attempt_id: attempt, limits, waits, created_at: createdAt } of expired) {
    const lead = { id, createdAt };
    if (!(await hasRow(db, lead))) {
      await finishReservations(db, limits, true);
      await db.deleteFrom('lead_push').where('lead_id', '=', id).execute();
      continue;
    }
    const ended = attempt === null ? undefined : await endAttempt(db, { lead, id: attempt, limits }, unknown);
    await concludePush(db, lead, {
      status: ended || !waits ? 'failed' : 'hold',
      reason: ended ? 'outcome_unknown' : 'interrupted',
      // As when an answer never arrives.
      ...(ended && { advertiser: ended.advertiser, integration: ended.integration }),
    });
  }
  return expired.length;
};

/**
 * Ends the pushes that processes left behind when they died, in all networks. Several processes may do so concurrently.
 * @param isClosing whether to leave the rest after a batch
 * @throws AggregateError of what failed for some networks, once all others are done
 */
export const concludeExpiredPushes = async (
  database: Database,
  isClosing: () => boolean = () => false,
): Promise<void> => {
  const { rows } = await database.owner((db) =>
    sql<{ tenant_id: number }>`select distinct tenant_id from lead_push where expires_at < now()`.execute(db),
  );
  const failures: unknown[] = [];
  for (const { tenant_id: tenantId } of rows) {
    if (isClosing()) return;
    try {
      while ((await database.tenant(tenantId, 'pushes').write(concludeExpired)) === maxAtOnce && !isClosing());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Pushes that were left are not all given up');
};
