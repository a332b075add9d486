import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Language } from '../../../domain/text/words.ts';
import type { Database } from '../../database/connection.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { Failure } from '../../failure.ts';
import type { OpenCall } from '../../http/call.ts';
import { once } from '../../http/idempotency.ts';
import type { CountryOf } from '../countries.ts';
import { type Conclusion, maskOf } from './attempts.ts';
import { incomingLead, offeredOf, type SentLead } from './incoming.ts';
import { createIntake } from './intake.ts';
import { firstAttemptWait, type Pushes } from './pushes.ts';
import { type IncomingLead, type Recorded, recordLead, statusOf } from './record.ts';
import { type Refused, refusedParameters, refusedParametersOf, publicReason } from './public-reason.ts';

export interface ArrivalParts {
  database: Database;
  countryOf: CountryOf;
  pushes: Pushes;
  /** Seconds that a caller waits at most for an advertiser to accept. */
  pushBudget: number;
}

/** What is stored for repetitions of the call; everything else is answered as it is by then. */
const keptLead = z.object({ id: z.number() });

/** Milliseconds between two checks of a lead that another call is sending. */
const pollInterval = 100;

/** Returns what a caller is told about the outcome of a lead. */
const publicState = (
  id: number,
  { status, reason, redirectUrl, parameters }: Conclusion & Pick<Refused, 'parameters'>,
  language: Language,
) => {
  const refusal = reason && maskOf(reason);
  const publicAnswer = publicReason({ refusal, reason, parameters }, language);
  return {
    id,
    apiStatus: status,
    ...(redirectUrl != null && { redirectUrl }),
    ...(publicAnswer !== null && { reason: publicAnswer }),
  };
};

/** Returns the same from the lead's current state. */
const readPublicState = (db: TenantScope, id: number, language: Language) =>
  db.read(async (reader) => {
    const lead = await reader
      .selectFrom('leads')
      .select(['api_status', 'refusal', 'reason', 'redirect_url', refusedParameters.as('parameters')])
      .where('id', '=', id)
      .executeTakeFirst();
    // Its partition may have been dropped since.
    if (!lead) throw new Failure('notFound');
    const { api_status: apiStatus, redirect_url: redirectUrl } = lead;
    const publicAnswer = publicReason(lead, language);
    return {
      id,
      apiStatus,
      ...(redirectUrl !== null && { redirectUrl }),
      ...(publicAnswer !== null && { reason: publicAnswer }),
    };
  });

type PublicState = Awaited<ReturnType<typeof readPublicState>>;

/** A lead that a caller asks about. */
interface LeadInQuestion {
  tenantId: number;
  id: number;
  language: Language;
}

/** Reads leads. Concurrent requests for the same one share a single read. */
const createStateReader = () => {
  const under = new Map<string, Promise<PublicState>>();
  return (db: TenantScope, { tenantId, id, language }: LeadInQuestion): Promise<PublicState> => {
    const name = `${tenantId} ${id} ${language}`;
    const look = under.get(name) ?? readPublicState(db, id, language).finally(() => under.delete(name));
    under.set(name, look);
    return look;
  };
};

/** Returns the state of a lead once it is over, or when the caller's wait is up. */
const stateOnceConcluded = async (look: () => Promise<PublicState>, until: number): Promise<PublicState> => {
  for (;;) {
    const result = await look();
    if (result.apiStatus !== 'new' || Date.now() >= until) return result;
    await pause(pollInterval);
  }
};

/** Returns the conclusion for a lead that its decision alone settles. */
const concludedBy = ({ decision }: Recorded): Conclusion & Pick<Refused, 'parameters'> => ({
  status: statusOf[decision.outcome] ?? 'unsent',
  reason: decision.reason,
  parameters: refusedParametersOf(decision),
});

/** A call that brings in a lead. */
interface Arrival {
  call: Pick<OpenCall, 'operation' | 'body' | 'idempotency' | 'language'>;
  tenantId: number;
  /** Whose call it is. */
  userId: number;
  network: Snapshot;
  sent: SentLead;
  /** What is not in the lead itself. */
  more?: Pick<IncomingLead, 'waits' | 'entered'>;
  /** Headers of the reply. */
  headers?: Readonly<Record<string, string>>;
}

type Arrived = Pick<Arrival, 'headers'> & { status: number; data: PublicState };

/**
 * Returns the way in for single leads, from programs and from staff alike: a lead is decided about, stored and offered to advertisers,
 * once per idempotency key. It resolves with the reply: what became of the lead, or is known of it when the wait is up.
 * It throws Failure 404 if the network no longer has the campaign.
 */
export const createArrivals = ({ database, countryOf, pushes, pushBudget }: ArrivalParts) => {
  const intake = createIntake(database);
  const lookAt = createStateReader();
  return async ({ call, tenantId, userId, network, sent, more, headers = {} }: Arrival): Promise<Arrived> => {
    const { language } = call;
    const arrived: IncomingLead = { ...incomingLead(tenantId, sent, countryOf), ...more };
    const db = database.tenant(tenantId, 'lead');
    const now = Date.now();
    const coming = { network, arrived, at: now, patience: firstAttemptWait(pushBudget) };
    let recorded: Recorded | undefined;
    const repeatable = { ...call, caller: { userId } };
    const keep = async (kept: Promise<Recorded | undefined>) => {
      recorded = await kept;
      if (!recorded) throw new Failure('notFound', { headers });
      return { status: 201, data: { id: recorded.lead.id } };
    };
    const { status, data } = call.idempotency
      ? await db.write((transaction) => once(transaction, repeatable, () => keep(recordLead(transaction, coming))))
      : await keep(intake(tenantId, coming));
    const { id } = keptLead.parse(data);
    if (recorded && more?.waits) return { status, headers, data: await lookAt(db, { tenantId, id, language }) };
    const offered = recorded && offeredOf(tenantId, network, arrived, sent, recorded);
    const conclusion: ReturnType<typeof concludedBy> | undefined = offered
      ? await pushes.push(offered)
      : recorded && concludedBy(recorded);
    if (conclusion) return { status, headers, data: publicState(id, conclusion, language) };
    // A repeated call waits along with the first one.
    const until = recorded ? now : now + pushBudget * 1000;
    return { status, headers, data: await stateOnceConcluded(() => lookAt(db, { tenantId, id, language }), until) };
  };
};
