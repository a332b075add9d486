import type { FastifyRequest } from 'fastify';
import { Failure } from '../../failure.ts';
import type { OpenCall, OpenHandlers } from '../../http/call.ts';
import { createRateLimit } from '../../http/flood-limit.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { type ArrivalParts, createArrivals } from './arrivals.ts';
import type { SentLead } from './incoming.ts';
import { countryFaults } from './reported-country.ts';
import type { Sender } from './senders.ts';

interface Dependencies extends ArrivalParts {
  snapshots: Snapshots;
  senderOf(request: FastifyRequest): Promise<Sender>;
}

/** Per affiliate. */
const limit = { calls: 5000, seconds: 10 };

/** Handler of `POST /public/leads`. Tokens of staff and of other affiliates find no campaign. */
export const createLeadHandlers = (parts: Dependencies): OpenHandlers => {
  const { snapshots, senderOf } = parts;
  const rateLimit = createRateLimit(limit);
  const arrive = createArrivals(parts);
  return {
    sendLead: async (call: OpenCall<unknown, unknown, SentLead>) => {
      const { body, request } = call;
      const { tenantId, userId } = await senderOf(request);
      const headers = rateLimit.count(`${tenantId} ${userId}`);
      const network = await snapshots.of(tenantId);
      if (network.campaigns.get(body.campaign)?.affiliate !== userId) throw new Failure('notFound', { headers });
      const details = countryFaults(body.country);
      if (details.length > 0) throw new Failure('invalid', { headers, details });
      return arrive({ call, tenantId, userId, network, sent: body, headers });
    },
  };
};
