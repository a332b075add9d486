import type { FastifyRequest } from 'fastify';
import { reasons } from '../../../domain/distribution/reasons.ts';
import type { Language } from '../../../domain/words.ts';
import { type SubName, subNames } from '../../../openapi/traffic.ts';
import type { Database } from '../../database/connection.ts';
import { Failure } from '../../failure.ts';
import type { OpenCall, OpenHandlers } from '../../http/call.ts';
import { plainAddress } from '../../http/clients.ts';
import { once } from '../../http/idempotency.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import type { CountryOf } from '../countries.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { readContact } from './contact.ts';
import { type Arrived, type Recorded, recordLead } from './record.ts';
import type { Sender } from './senders.ts';

interface Parts {
  database: Database;
  snapshots: Snapshots;
  countryOf: CountryOf;
  senderOf(request: FastifyRequest): Promise<Sender>;
}

/** Of one affiliate. */
const limit = { calls: 5000, seconds: 10 };

/** The body of `sendLead`, as the contract has it. */
interface Sent extends Partial<Record<SubName, string>> {
  campaign: string;
  clickId?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  email?: string;
  country?: string;
  language?: string;
  ip?: string;
  sourceUrl?: string;
  params?: Record<string, string>;
  test?: boolean;
}

const arrivedOf = (tenantId: number, sent: Sent, countryOf: CountryOf): Arrived => {
  const { campaign, params = {}, test: isTest = false, ...said } = sent;
  const address = said.ip === undefined ? undefined : plainAddress(said.ip);
  const byAddress = said.country ?? (address === undefined ? undefined : countryOf(address));
  const contact = readContact(said.phone ?? '', said.email ?? '', byAddress);
  const country = byAddress ?? contact.phoneCountry;
  const { clickId: _, ...named } = said;
  return {
    tenantId,
    campaign,
    // What everybody may send is what it says, whatever further parameters are called.
    parameters: { ...params, ...named, ...(country !== undefined && { country }) },
    country,
    language: said.language,
    isTest,
    contact,
    row: {
      first_name: said.firstName ?? null,
      last_name: said.lastName ?? null,
      phone: said.phone ?? null,
      email: said.email ?? null,
      country: country ?? null,
      language: said.language ?? null,
      ip: address ?? null,
      source_url: said.sourceUrl ?? null,
      click_id: said.clickId ?? null,
      ...Object.fromEntries(subNames.map((name) => [name, said[name] ?? null])),
      params: JSON.stringify(Object.entries(params).map(([name, value]) => ({ name, value }))),
    },
  };
};

const told = ({ id, apiStatus, reason }: Recorded, language: Language) => ({
  id,
  apiStatus,
  ...(reason !== null && { reason: reasons[reason].masked[language] }),
});

/** Handler of `POST /public/leads`. Staff's tokens and those of other affiliates meet no campaign. */
export const createLeadHandlers = ({ database, snapshots, countryOf, senderOf }: Parts): OpenHandlers => {
  const rateLimit = createRateLimit(limit);
  return {
    sendLead: async (call: OpenCall<unknown, unknown, Sent>) => {
      const { body, language, request } = call;
      const { tenantId, userId } = await senderOf(request);
      const headers = await rateLimit.count(`${tenantId} ${userId}`);
      const network = await snapshots.of(tenantId);
      if (network.campaigns.get(body.campaign)?.affiliate !== userId) throw new Failure('notFound', { headers });
      const arrived = arrivedOf(tenantId, body, countryOf);
      const answer = await database.tenant(tenantId, 'lead').write((db) =>
        once(db, { ...call, caller: { userId } }, async () => {
          const recorded = await recordLead(db, network, arrived, Date.now());
          if (!recorded) throw new Failure('notFound', { headers });
          return { status: 201, data: told(recorded, language) };
        }),
      );
      return { ...answer, headers };
    },
  };
};
