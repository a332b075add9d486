import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { masks } from '../../../domain/distribution/reasons.ts';
import type { Language } from '../../../domain/words.ts';
import type { Database } from '../../database/connection.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { Failure } from '../../failure.ts';
import type { OpenCall, OpenHandlers } from '../../http/call.ts';
import { once } from '../../http/idempotency.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import type { CountryOf } from '../countries.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { incomingLead, offeredOf, type SentLead } from './incoming.ts';
import { type Conclusion, maskOf } from './attempts.ts';
import { createIntake } from './intake.ts';
import { firstAttemptWait, type Pushes } from './pushes.ts';
import { type Recorded, recordLead, statusOf } from './record.ts';
import { countryFaults } from './said-country.ts';
import type { Sender } from './senders.ts';

interface Parts {
  database: Database;
  snapshots: Snapshots;
  countryOf: CountryOf;
  senderOf(request: FastifyRequest): Promise<Sender>;
  pushes: Pushes;
  /** Seconds that a caller waits at most for an advertiser to accept. */
  pushBudget: number;
}

/** Per affiliate. */
const limit = { calls: 5000, seconds: 10 };

/** What is stored for repetitions of the call; everything else is answered as it is by then. */
const keptLead = z.object({ id: z.number() });

/** Milliseconds between two checks of a lead that another call is sending. */
const lookEvery = 100;

/** Returns what a caller is told about the outcome of a lead. */
const toldOf = (id: number, { status, reason, redirectUrl }: Conclusion, language: Language) => ({
  id,
  apiStatus: status,
  ...(redirectUrl != null && { redirectUrl }),
  ...(reason !== null && { reason: masks[maskOf(reason)][language] }),
});

/** Returns the same from the lead's current state. */
const readTold = (db: TenantScope, id: number, language: Language) =>
  db.read(async (reader) => {
    const lead = await reader
      .selectFrom('leads')
      .select(['api_status', 'refusal', 'redirect_url'])
      .where('id', '=', id)
      .executeTakeFirst();
    // Its partition may have been dropped since.
    if (!lead) throw new Failure('notFound');
    const { api_status: apiStatus, refusal, redirect_url: redirectUrl } = lead;
    return {
      id,
      apiStatus,
      ...(redirectUrl !== null && { redirectUrl }),
      ...(refusal !== null && { reason: masks[refusal][language] }),
    };
  });

type Told = Awaited<ReturnType<typeof readTold>>;

/** A lead that a caller asks about. */
interface Kept {
  tenantId: number;
  id: number;
  language: Language;
}

/** Reads leads. Concurrent requests for the same one share a single read. */
const createLooks = () => {
  const under = new Map<string, Promise<Told>>();
  return (db: TenantScope, { tenantId, id, language }: Kept): Promise<Told> => {
    const name = `${tenantId} ${id} ${language}`;
    const look = under.get(name) ?? readTold(db, id, language).finally(() => under.delete(name));
    under.set(name, look);
    return look;
  };
};

/** Returns the state of a lead once it is over, or when the caller's wait is up. */
const toldOnceOver = async (look: () => Promise<Told>, until: number): Promise<Told> => {
  for (;;) {
    const told = await look();
    if (told.apiStatus !== 'new' || Date.now() >= until) return told;
    await pause(lookEvery);
  }
};

/** Returns the conclusion for a lead that its decision alone settles. */
const concludedBy = ({ decision: { outcome, reason } }: Recorded): Conclusion => ({
  status: statusOf[outcome] ?? 'unsent',
  reason,
});

/** Handler of `POST /public/leads`. Tokens of staff and of other affiliates find no campaign. */
export const createLeadHandlers = (parts: Parts): OpenHandlers => {
  const { database, snapshots, countryOf, senderOf, pushes, pushBudget } = parts;
  const rateLimit = createRateLimit(limit);
  const intake = createIntake(database);
  const lookAt = createLooks();
  return {
    sendLead: async (call: OpenCall<unknown, unknown, SentLead>) => {
      const { body, language, request } = call;
      const { tenantId, userId } = await senderOf(request);
      const headers = await rateLimit.count(`${tenantId} ${userId}`);
      const network = await snapshots.of(tenantId);
      if (network.campaigns.get(body.campaign)?.affiliate !== userId) throw new Failure('notFound', { headers });
      const details = countryFaults(body.country);
      if (details.length > 0) throw new Failure('invalid', { headers, details });
      const arrived = incomingLead(tenantId, body, countryOf);
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
      const { status, data } =
        call.idempotencyKey === undefined
          ? await keep(intake(tenantId, coming))
          : await db.write((transaction) => once(transaction, repeatable, () => keep(recordLead(transaction, coming))));
      const { id } = keptLead.parse(data);
      const offered = recorded && offeredOf(tenantId, network, arrived, body, recorded);
      const conclusion = offered ? await pushes.push(offered) : recorded && concludedBy(recorded);
      if (conclusion) return { status, headers, data: toldOf(id, conclusion, language) };
      // A repeated call waits along with the first one.
      const until = recorded ? now : now + pushBudget * 1000;
      return { status, headers, data: await toldOnceOver(() => lookAt(db, { tenantId, id, language }), until) };
    },
  };
};
