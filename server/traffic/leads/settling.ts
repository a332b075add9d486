import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { decrement } from '../counters/counters.ts';
import { type Cause, changeLead, lockLead } from './change.ts';

/**
 * Records whether an advertiser who may have a lead does have it. If not, the lead can be sent again, to them as well,
 * and no longer counts toward limits. A lead in the trash stays there.
 * If nothing is unknown, nothing changes.
 * @throws Failure 404
 */
export const settleLead = async (
  db: Transaction<Tables>,
  id: number,
  isAccepted: boolean,
  cause: Cause,
): Promise<void> => {
  const lead = await lockLead(db, { id });
  const attempt = await db
    .selectFrom('lead_attempts')
    .select(['id', 'advertiser_id', 'integration_id', sql<string | null>`finished_at::text`.as('finished_at')])
    .where('lead_id', '=', id)
    .where('outcome', '=', 'unknown')
    .executeTakeFirst();
  if (!attempt) return;
  await db
    .updateTable('lead_attempts')
    .set(isAccepted ? { outcome: 'accepted' } : { outcome: 'failed', failure: 'not_received' })
    .where('id', '=', attempt.id)
    .where('lead_id', '=', id)
    .execute();
  const counted = await db
    .deleteFrom('lead_unsettled')
    .where('attempt_id', '=', attempt.id)
    .returning('limits')
    .executeTakeFirst();
  if (!isAccepted && counted) await decrement(db, counted.limits, attempt.finished_at);
  const left =
    lead.api_status === 'failed'
      ? ({ api_status: 'unsent', reason: 'nobody_accepted', refusal: 'nobody' } as const)
      : {};
  const { advertiser_id: advertiser, integration_id: integration } = attempt;
  const recipient = { advertiser_id: advertiser, integration_id: integration };
  // Staff discarded it for a reason that no answer changes, and sent leads are paid (D1373).
  const sent = lead.api_status === 'trash' ? {} : ({ api_status: 'sent', reason: null, refusal: null } as const);
  await changeLead(
    db,
    { id },
    isAccepted ? { ...sent, ...recipient } : { ...left, advertiser_id: null, integration_id: null },
    cause,
  );
};
