import { type Selectable, sql, type Transaction } from 'kysely';
import type { LimitUse } from '../../../domain/distribution/limits.ts';
import { type LeadReason, reasonWords } from '../../../domain/distribution/lead-reasons.ts';
import type { LeadStatus } from '../../../domain/traffic/lead-statuses.ts';
import type { Tables } from '../../database/tables.ts';
import { claimTry, preciseSeconds, recordAttempt, type Paused } from '../../integrations/monitor/circuit.ts';
import { asRows, reserve, finishReservations } from '../counters/counters.ts';
import { type Cause, changeLead, lockLead } from './change.ts';

/** Attempts to have an advertiser take a lead, as they are recorded: before they are made and when they are over. */

type Row = Selectable<Tables['lead_attempts']>;

/** A lead being pushed: its id, and the time that identifies its partition (ISO 8601). */
export interface LeadAt {
  id: number;
  createdAt: string;
}

export interface AttemptStart
  extends Pick<Row, 'affiliate_id' | 'offer_id' | 'advertiser_id' | 'integration_id' | 'order' | 'request'> {
  lead: LeadAt;
  limits: readonly LimitUse[];
  /** Seconds after which a process that has not reported back is presumed dead. */
  patience: number;
}

/** Who or what causes a lead to be sent. */
export type PushCause = Cause & { by: 'push' | 'person' | 'hold_queue' | 'import' };

/** Rolls back what was begun: there is no room in these limits. */
export class LimitsFull extends Error {
  override name = 'Full';
  readonly limits: readonly LimitUse[];

  constructor(limits: readonly LimitUse[]) {
    super('There is no room');
    this.limits = limits;
  }
}

/** Rolls back what was begun: the integration is paused, or another lead is trying it. */
export class AttemptNotPossible extends Error {
  override name = 'NotNow';
}

const until = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;

/**
 * Announces that a lead is about to be offered, in the transaction that stores it or decides about it again.
 * @returns whether it is; false if it is being sent by someone else
 */
export const announcePush = async (
  db: Transaction<Tables>,
  lead: LeadAt,
  { by, user = null, impersonator = null, note = null }: PushCause,
  patience: number,
): Promise<boolean> => {
  const announced = await db
    .insertInto('lead_push')
    .values({
      lead_id: lead.id,
      lead_created_at: lead.createdAt,
      cause: by,
      user_id: user,
      impersonator_id: impersonator,
      note,
      expires_at: until(patience),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return announced.numInsertedOrUpdatedRows === 1n;
};

const circuitOf = (integration: number | ReturnType<typeof sql.ref>) =>
  sql<string>`(select circuit from integrations where integrations.id = ${integration})`.as('circuit');

const at = ({ createdAt }: LeadAt) => sql<number>`${createdAt}::timestamptz`;

/**
 * Records an attempt that is about to be made and reserves room for it. The order of locks is: a lead’s push, the lead,
 * its attempt, counters, the integration.
 * @returns its id; `never` if the advertiser has already had the lead; `lost` if others have given the lead up
 *   meanwhile or are sending it by now; `erased` if its contact data have been erased
 * @throws LimitsFull or AttemptNotPossible; the transaction must then be rolled back
 */
export const beginAttempt = async (
  db: Transaction<Tables>,
  { lead, limits, patience, ...attempt }: AttemptStart,
): Promise<number | 'never' | 'lost' | 'erased'> => {
  const push = await db
    .selectFrom('lead_push')
    .select(['lead_id', circuitOf(attempt.integration_id)])
    .where('lead_id', '=', lead.id)
    .where('attempt_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!push) return 'lost';
  const erased = await db
    .selectFrom('leads')
    .select('id')
    .where('id', '=', lead.id)
    .where('created_at', '=', at(lead))
    .where('erased_at', 'is not', null)
    .executeTakeFirst();
  if (erased) return 'erased';
  const made = await db
    .insertInto('lead_attempts')
    .values({ ...attempt, lead_id: lead.id, created_at: lead.createdAt, outcome: 'pending', started_at: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return 'never';
  const full = await reserve(db, limits);
  if (full.length > 0) throw new LimitsFull(full);
  if (push.circuit === 'open' && !(await claimTry(db, attempt.integration_id, patience)))
    throw new AttemptNotPossible();
  await db
    .updateTable('lead_push')
    .set({ attempt_id: made.id, limits: JSON.stringify(limits), expires_at: until(patience) })
    .where('lead_id', '=', lead.id)
    .execute();
  return made.id;
};

export type Ending = Pick<
  Row,
  'outcome' | 'message' | 'failure' | 'took' | 'http_status' | 'advertiser_lead_id' | 'redirect_url' | 'answer'
>;

/** What is not kept for an attempt whose lead’s contact data were erased meanwhile (D1283). */
const erasedFields = { request: null, answer: null, message: null, redirect_url: null };

/** An attempt that is over: the advertiser and the integration, and the pause if it caused one. */
interface EndedAttempt {
  advertiser: number;
  integration: number;
  paused: Paused | undefined;
}

/**
 * Records how an attempt ended, counts it or releases its room, and notifies the monitor. An attempt that may have been
 * accepted counts.
 * @returns who was asked, and `paused` if that paused the integration; undefined if others have given the attempt up
 *   meanwhile
 */
export const endAttempt = async (
  db: Transaction<Tables>,
  { lead, id, limits }: { lead: LeadAt; id: number; limits: readonly LimitUse[] },
  ending: Ending,
): Promise<EndedAttempt | undefined> => {
  const push = await db
    .updateTable('lead_push')
    .set({ attempt_id: null, limits: '[]' })
    .where('lead_id', '=', lead.id)
    .where('attempt_id', '=', id)
    .returning('lead_id')
    .executeTakeFirst();
  if (!push) return undefined;
  const { erased_at: erasedAt } = await lockLead(db, lead);
  const attempt = await db
    .updateTable('lead_attempts')
    .set({ ...ending, ...(erasedAt !== null && erasedFields), finished_at: sql`now()` })
    .where('id', '=', id)
    .where('created_at', '=', at(lead))
    .returning(['advertiser_id as advertiser', 'integration_id as integration'])
    .returning(preciseSeconds('started_at').as('at'))
    .returning(circuitOf(sql.ref('lead_attempts.integration_id')))
    .executeTakeFirstOrThrow();
  const isCounted = ending.outcome === 'accepted' || ending.outcome === 'unknown';
  if (isCounted && limits.length > 0)
    await sql`update lead_attempts set limits = ${JSON.stringify(asRows(limits))}::jsonb
      where id = ${id} and created_at = ${at(lead)}`.execute(db);
  await finishReservations(db, limits, isCounted);
  if (ending.outcome === 'unknown')
    await db
      .insertInto('lead_unsettled')
      .values({ attempt_id: id, limits: JSON.stringify(limits) })
      .execute();
  // A usual success has no further consequences.
  const isUsual = ending.outcome === 'accepted' && attempt.circuit === 'closed';
  const { advertiser, integration } = attempt;
  const paused = isUsual ? undefined : await recordAttempt(db, { ...ending, ...attempt });
  return { advertiser, integration, paused };
};

type LeadRow = Selectable<Tables['leads']>;

/** The outcome for a lead that was offered. */
export interface Conclusion {
  status: LeadStatus;
  reason: LeadReason | null;
  advertiser?: number;
  integration?: number;
  redirectUrl?: string | null;
  /** The why-card, if it has changed. */
  decision?: Record<string, unknown>;
}

/** Returns what affiliates are told about a reason. */
export const maskOf = (reason: LeadReason): NonNullable<LeadRow['refusal']> => reasonWords(reason).mask;

/**
 * Ends the pushing of a lead. Returns whether it was still to be ended: false if others have given it up meanwhile or
 * are sending it by now. Callers have no attempt under way at this point.
 */
export const concludePush = async (
  db: Transaction<Tables>,
  lead: LeadAt,
  { status, reason, advertiser, integration, redirectUrl, decision }: Conclusion,
): Promise<boolean> => {
  const push = await db
    .deleteFrom('lead_push')
    .where('lead_id', '=', lead.id)
    .where('attempt_id', 'is', null)
    .returning(['cause', 'user_id', 'impersonator_id', 'note'])
    .executeTakeFirst();
  if (!push) return false;
  await changeLead(
    db,
    lead,
    {
      api_status: status,
      reason,
      refusal: reason === null ? null : maskOf(reason),
      ...(advertiser !== undefined && { advertiser_id: advertiser }),
      ...(integration !== undefined && { integration_id: integration }),
      ...(redirectUrl !== undefined && { redirect_url: redirectUrl }),
      ...(decision && { decision: JSON.stringify(decision) }),
    },
    { by: push.cause, user: push.user_id, impersonator: push.impersonator_id, note: push.note, isOfBefore: true },
  );
  return true;
};
