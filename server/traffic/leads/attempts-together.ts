import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { leadStatuses, canBecome } from '../../../domain/traffic/lead-statuses.ts';
import type { Reader } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import { createBatcher } from '../../database/batcher.ts';
import { run, statement, value } from '../../database/statement.ts';
import { asRows, countingTogether } from '../counters/counters.ts';
import type { AttemptStart, Conclusion, Ending, LeadAt } from './attempts.ts';

/**
 * The usual attempts: no room is reserved for them, their integration is not paused, and the advertiser accepts. Those
 * that occur at the same time are written together, with one statement and one commit. Any other attempt is left alone,
 * to be written individually.
 */

/** An accepted attempt and what it means for its lead. */
export interface Accepted {
  lead: LeadAt;
  id: number;
  limits: AttemptStart['limits'];
  ending: Ending;
  conclusion: Conclusion;
}

/** Whether nothing has to be reserved. */
export const hasNoLimits = ({ limits }: Pick<AttemptStart, 'limits'>): boolean =>
  limits.every(({ max }) => max === null);

const givenRows = sql`${value('given')}::jsonb`;

const beginning = statement<{ id: number; lead_id: number }>(sql`
    with given as materialized (
      select nextval('lead_attempts_number') as id, input.* from jsonb_to_recordset(${givenRows}) as input
        (lead_id bigint, created_at timestamptz, affiliate_id bigint, offer_id bigint, advertiser_id bigint,
          integration_id bigint, "order" integer, request text, limits jsonb, patience double precision)
    ), mine as materialized (
      select given.* from given
      join integrations on integrations.id = given.integration_id and integrations.circuit = 'closed'
      join lead_push as push on push.lead_id = given.lead_id and push.attempt_id is null
      join leads on leads.id = given.lead_id and leads.created_at = given.created_at and leads.erased_at is null
      order by given.lead_id for update of push
    ), made as (
      insert into lead_attempts (id, lead_id, created_at, affiliate_id, offer_id, advertiser_id, integration_id, "order",
        request, outcome, started_at)
      select id, lead_id, created_at, affiliate_id, offer_id, advertiser_id, integration_id, "order", request, 'pending', now()
      from mine
      on conflict do nothing returning id, lead_id
    ), taken as (
      update lead_push set attempt_id = made.id, limits = given.limits,
        expires_at = now() + make_interval(secs => given.patience)
      from made join given on given.id = made.id where lead_push.lead_id = made.lead_id
    )
    select id, lead_id from made`);

/** Records attempts that are about to be made; returns the ids of the usual ones by the ids of their leads. */
const beginAll = async (db: Reader, attempts: readonly AttemptStart[]): Promise<ReadonlyMap<number, number>> => {
  const rows = attempts.map(({ lead, ...attempt }) => ({ ...attempt, lead_id: lead.id, created_at: lead.createdAt }));
  const begun = await run(db, beginning, { values: { given: JSON.stringify(rows) } });
  return new Map(begun.map(({ id, lead_id: lead }) => [lead, id]));
};

const sendable = leadStatuses.filter((status) => canBecome(status, 'sent'));

/** @param isCounted whether any of them counts toward limits */
const endingOf = (isCounted: boolean) =>
  statement<{ id: number }>(sql`
    with mine as materialized (
      select given.*, push.cause, push.user_id, push.impersonator_id, push.note
      from jsonb_to_recordset(${givenRows}) as given (lead bigint, at timestamptz, attempt bigint, limits jsonb,
        took integer, http_status integer, message text, answer text, failure text, theirs text, answered_url text,
        advertiser bigint, integration bigint, url text, decision jsonb)
      join integrations on integrations.id = given.integration and integrations.circuit = 'closed'
      join lead_push as push on push.lead_id = given.lead and push.attempt_id = given.attempt
      order by given.lead for update of push
    ), before as materialized (
      select leads.id, leads.api_status, leads.affiliate_id, leads.advertiser_id, leads.erased_at is null as is_whole, mine.*
      from mine join leads on leads.id = mine.lead and leads.created_at = mine.at
      where leads.api_status = any(${sendable}::text[])
      order by leads.id for no key update of leads
    ), gone as (
      delete from lead_push using before where lead_push.lead_id = before.id
    ), ended as (
      update lead_attempts as attempt set outcome = 'accepted', took = before.took, http_status = before.http_status,
        message = case when is_whole then before.message end, answer = case when is_whole then before.answer end,
        failure = before.failure, request = case when is_whole then attempt.request end,
        advertiser_lead_id = before.theirs, redirect_url = case when is_whole then before.answered_url end,
        limits = nullif(before.limits, '[]'), finished_at = now()
      from before where attempt.id = before.attempt and attempt.created_at = before.at
    ), changed as (
      update leads as lead set api_status = 'sent', reason = null, refusal = null, advertiser_id = before.advertiser,
        integration_id = before.integration, redirect_url = case when is_whole then before.url end, decision = coalesce(before.decision, lead.decision)
      from before where lead.id = before.id and lead.created_at = before.at
    ), noted as (
      insert into lead_changes (lead_id, affiliate_id, previous_status, api_status, advertiser_id, changed_by, user_id,
        impersonator_id, note)
      select id, affiliate_id, api_status, 'sent', case when advertiser is distinct from advertiser_id then advertiser end,
        cause, user_id, impersonator_id, case when is_whole then note end
      from before
    )${isCounted ? sql`, counting as (${countingTogether(sql`before`)})` : sql``}
    select id from before`);

const endings = { counted: endingOf(true), uncounted: endingOf(false) };

/** Records that advertisers accepted, and ends the pushing of their leads; returns the ids of the leads handled. */
const endAll = async (db: Reader, accepted: readonly Accepted[]): Promise<ReadonlySet<number>> => {
  const rows = accepted.map(({ lead, id, limits, ending, conclusion }) => ({
    lead: lead.id,
    at: lead.createdAt,
    attempt: id,
    limits: asRows(limits),
    took: ending.took,
    http_status: ending.http_status,
    message: ending.message,
    answer: ending.answer,
    failure: ending.failure,
    theirs: ending.advertiser_lead_id,
    answered_url: ending.redirect_url,
    advertiser: conclusion.advertiser,
    integration: conclusion.integration,
    url: conclusion.redirectUrl,
    decision: conclusion.decision,
  }));
  const isCounted = accepted.some(({ limits }) => limits.length > 0);
  const done = await run(db, endings[isCounted ? 'counted' : 'uncounted'], { values: { given: JSON.stringify(rows) } });
  return new Set(done.map(({ id }) => id));
};

const isSingleAttemptsFault = (error: unknown): boolean => error instanceof DatabaseError;

export interface AttemptsTogether {
  /** Begins an attempt; returns its id, or undefined if it is not a usual one. */
  begin(tenantId: number, attempt: AttemptStart): Promise<number | undefined>;
  /** Ends an attempt and the pushing of its lead; returns false if it is not a usual one. */
  end(tenantId: number, accepted: Accepted): Promise<boolean>;
}

export const createAttemptsTogether = (database: Database): AttemptsTogether => {
  const beginnings = createBatcher<AttemptStart, number | undefined>({
    async together(tenantId, attempts) {
      const ids = await database.tenant(tenantId, 'pushes').single((db) => beginAll(db, attempts));
      return attempts.map(({ lead }) => ids.get(lead.id));
    },
    isOfOne: isSingleAttemptsFault,
    underWay: 2,
  });
  const concluding = createBatcher<Accepted, boolean>({
    async together(tenantId, accepted) {
      const ids = await database.tenant(tenantId, 'pushes').single((db) => endAll(db, accepted));
      return accepted.map(({ lead }) => ids.has(lead.id));
    },
    isOfOne: isSingleAttemptsFault,
    underWay: 2,
  });
  return {
    begin: async (tenantId, attempt) => (hasNoLimits(attempt) ? beginnings.add(tenantId, attempt) : undefined),
    end: async (tenantId, accepted) =>
      hasNoLimits(accepted) && accepted.ending.outcome === 'accepted' && concluding.add(tenantId, accepted),
  };
};
