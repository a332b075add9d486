import { type Selectable, sql, type Transaction } from 'kysely';
import { decide } from '../../../domain/distribution/decide.ts';
import type { Decision } from '../../../domain/distribution/decision.ts';
import { drawOf } from '../../../domain/distribution/draw.ts';
import { campaignById } from '../../../domain/distribution/campaigns.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Waiver } from '../../../domain/distribution/traffic.ts';
import { statusAfterRedecision, isSendable } from '../../../domain/traffic/lead-statuses.ts';
import type { Reader } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { Failure } from '../../failure.ts';
import { storedDecision } from '../stored-decision.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { factsOf, parametersOf } from './restored-lead.ts';
import { announcePush, concludePush, type LeadAt, type PushCause } from './attempts.ts';
import { type KnownLead, lockLead } from './change.ts';
import { firstAttemptWait, type Offered, type Pushes } from './pushes.ts';
import { statusOf } from './record.ts';
import { earlierLeadsOf, lockContacts } from './common-key.ts';
import { refused } from './refused.ts';

/** Leads that get a new decision and are sent, by staff or by the hold queue. */

type Row = Selectable<Tables['leads']>;

/** The checks to waive, and the only advertiser that the lead may go to. */
export interface Resending {
  skip?: readonly Waiver[];
  advertiser?: number;
}

interface Dependencies {
  database: Database;
  snapshots: Snapshots;
  pushes: Pushes;
  /** Seconds that a caller waits at most for an advertiser to accept. */
  pushBudget: number;
}

/** Returns the time of a lead, to the microsecond, as needed to find its partition. */
export const timeOf = async (db: Reader, id: number): Promise<string> => {
  const { rows } = await sql<{ at: string }>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from leads where id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Failure('notFound');
  return row.at;
};

/** Reads which advertisers have received the lead, or may have. It can still go to those it certainly did not reach. */
const attemptsOf = async (db: Reader, { id }: KnownLead) => {
  const attempts = await db
    .selectFrom('lead_attempts')
    .select(['advertiser_id', 'outcome'])
    .where('lead_id', '=', id)
    .execute();
  return {
    count: attempts.length,
    isUnsettled: attempts.some(({ outcome }) => outcome === 'unknown'),
    offeredTo: attempts.filter(({ outcome }) => outcome !== 'failed').map((one) => one.advertiser_id),
  };
};

interface Decided {
  decision: Decision;
  /** Number of attempts so far. */
  attempts: number;
}

/**
 * Decides who would get a lead if it were sent now; undefined if its campaign was deleted. Changes nothing.
 * @param isWaiting whether it has waited since it came in, so that its sender's hours of then count
 */
const decideAgain = async (
  db: Reader,
  network: Snapshot,
  row: Row,
  { skip = [], advertiser, isWaiting = false }: Resending & { isWaiting?: boolean },
): Promise<Decided | undefined> => {
  const campaign = campaignById(network, row.campaign_id);
  const vertical = campaign && network.offerOf(campaign.offer)?.preparedVertical;
  const at = Math.floor(Date.now() / 1000);
  const keys = { phoneKey: row.phone_key, emailKey: row.email_key };
  const [earlier = []] = await earlierLeadsOf(db, [{ ...keys, vertical, offer: row.offer_id, at, but: row.id }]);
  const { offeredTo, count, isUnsettled } = await attemptsOf(db, row);
  if (isUnsettled) throw refused('unsettled');
  const decision =
    campaign &&
    decide(
      network,
      {
        kind: 'lead',
        campaign: campaign.secureId,
        parameters: parametersOf(row),
        isTest: row.is_test ?? false,
        isCold: row.is_cold ?? false,
        earlier,
        offeredTo,
        waived: skip,
        ...(isWaiting && { arrivedAt: Math.floor(row.created_at) }),
        ...(row.country !== null && { country: row.country }),
        ...(row.language !== null && { language: row.language }),
        ...(advertiser !== undefined && { advertiser }),
      },
      at,
      drawOf(row.secure_id),
    );
  return decision && { decision, attempts: count };
};

export interface Resends {
  /** Returns what would become of a lead if it were sent again now. @throws Failure 404 or 409 */
  preview(tenantId: number, id: number, how: Resending): Promise<Decision>;
  /**
   * Makes a new decision for a lead and offers it to those who may take it. Resolves when it is over or the caller’s
   * wait is up. Of several concurrent calls, only one does it.
   * @throws Failure 404; 409 if it is under way, has gone to an advertiser, or may have
   */
  resend(tenantId: number, id: number, how: Resending, cause: PushCause): Promise<void>;
}

export const createResends = ({ database, snapshots, pushes, pushBudget }: Dependencies): Resends => {
  const mustBeSendable = ({ api_status: status, erased_at: erasedAt }: Row): void => {
    if (erasedAt !== null) throw refused('erased');
    if (!isSendable(status)) throw refused(status === 'new' ? 'underWay' : 'status');
  };

  /** Claims the lead for this one push and decides; undefined if the decision alone settles it. */
  const begin = async (
    db: Transaction<Tables>,
    network: Snapshot,
    lead: LeadAt,
    { tenantId, how, cause }: { tenantId: number; how: Resending; cause: PushCause },
  ): Promise<Offered | undefined> => {
    const { phone_key: phoneKey, email_key: emailKey } = await db
      .selectFrom('leads')
      .select(['phone_key', 'email_key'])
      .where('id', '=', lead.id)
      .executeTakeFirstOrThrow();
    await lockContacts(db, tenantId, [{ phoneKey, emailKey }]);
    if (!(await announcePush(db, lead, cause, firstAttemptWait(pushBudget)))) throw refused('underWay');
    const row = await lockLead(db, lead);
    mustBeSendable(row);
    // It may have been trashed or sent since the queue’s round began.
    if (cause.by === 'hold_queue' && row.api_status !== 'hold') throw refused('status');
    const decided = await decideAgain(db, network, row, { ...how, isWaiting: cause.by === 'hold_queue' });
    if (!decided) {
      // The error would reach no one, and the lead would be tried again in each round.
      if (cause.by !== 'hold_queue') throw new Failure('notFound');
      await concludePush(db, lead, { status: 'unsent', reason: 'campaign_active' });
      return undefined;
    }
    const { decision, attempts } = decided;
    if (decision.outcome !== 'offered') {
      // What the sender or the offer may not do now, they may be allowed to do by a later round.
      const goesOnWaiting = cause.by === 'hold_queue' && decision.outcome === 'refused';
      const status = goesOnWaiting
        ? 'hold'
        : statusAfterRedecision(row.api_status, statusOf[decision.outcome] ?? 'unsent');
      await concludePush(db, lead, { status, reason: decision.reason, decision: storedDecision(decision) });
      return undefined;
    }
    return {
      tenantId,
      lead,
      network,
      decision,
      affiliate: row.affiliate_id,
      offer: row.offer_id,
      facts: factsOf(row),
      again: { attempts, skipsCaps: how.skip?.includes('caps') ?? false },
    };
  };

  return {
    async preview(tenantId, id, how) {
      const network = await snapshots.of(tenantId);
      return database.tenant(tenantId, 'lead').read(async (db) => {
        const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
        if (!row) throw new Failure('notFound');
        mustBeSendable(row);
        const decided = await decideAgain(db, network, row, how);
        if (!decided) throw new Failure('notFound');
        return decided.decision;
      });
    },

    async resend(tenantId, id, how, cause) {
      const network = await snapshots.of(tenantId);
      const db = database.tenant(tenantId, 'lead');
      const createdAt = await db.read((reader) => timeOf(reader, id));
      const offered = await db.write((transaction) =>
        begin(transaction, network, { id, createdAt }, { tenantId, how, cause }),
      );
      if (offered) await pushes.push(offered);
    },
  };
};
