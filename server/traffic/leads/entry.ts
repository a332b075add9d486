import { campaignById } from '../../../domain/distribution/campaigns.ts';
import { collectionNamed, type Model } from '../../collections/model.ts';
import { readRecords } from '../../collections/read.ts';
import { invalid, violation } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { type ArrivalParts, createArrivals } from './arrivals.ts';
import { dataFaults } from './data-faults.ts';
import { incomingLead, type SentLead } from './incoming.ts';
import type { IncomingLead } from './record.ts';
import { countryFaults } from './reported-country.ts';

/** Leads that staff enter by hand. */

interface Dependencies extends ArrivalParts {
  model: Model;
  snapshots: Snapshots;
}

/** The body of `enterLead`, as in the contract. */
interface EnteredLead extends Omit<SentLead, 'campaign'> {
  campaign: number;
  sending?: 'now' | 'hold' | 'later';
}

const waiting: Readonly<Partial<Record<string, IncomingLead['waits']>>> = { hold: 'hold', later: 'unsent' };

/** Handler of `POST /stat/leads`. */
export const createLeadEntryHandlers = (parts: Dependencies): Handlers => {
  const { database, model, snapshots, countryOf } = parts;
  const arrive = createArrivals(parts);
  const campaigns = collectionNamed(model, 'campaign');
  return {
    enterLead: async (call: Call<unknown, unknown, EnteredLead>) => {
      const { caller, body } = call;
      const { tenantId, userId, impersonatorId } = caller;
      const { campaign: id, sending = 'now', ...lead } = body;
      const reached = await database
        .tenant(tenantId, 'campaign')
        .read((db) => readRecords(db, model, campaigns, { ids: [id], names: ['id'], call: 'read', caller }));
      const network = await snapshots.of(tenantId);
      const campaign = reached.length > 0 && campaignById(network, id);
      if (!campaign) throw invalid(violation('campaign', 'reference', id));
      const sent: SentLead = { ...lead, campaign: campaign.secureId };
      const vertical = network.offerOf(campaign.offer)?.preparedVertical;
      const { parameters } = incomingLead(tenantId, sent, countryOf);
      const faults = [...countryFaults(lead.country), ...dataFaults(vertical?.incomingParameters ?? [], parameters)];
      if (faults.length > 0) throw invalid(...faults);
      const waits = waiting[sending];
      const entered = { user: userId, impersonator: impersonatorId };
      const { status, data } = await arrive({
        call,
        tenantId,
        userId,
        network,
        sent,
        more: { entered, ...(waits && { waits }) },
      });
      return { status, data: { id: data.id, apiStatus: data.apiStatus } };
    },
  };
};
