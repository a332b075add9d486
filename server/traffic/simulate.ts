import { decide } from '../../domain/distribution/decide.ts';
import { drawOf } from '../../domain/distribution/draw.ts';
import type { Snapshot } from '../../domain/distribution/snapshot.ts';
import type { EarlierLead, Traffic } from '../../domain/distribution/traffic.ts';
import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import { readUsage } from './counters/usage.ts';
import { earlierLeadsOf } from './leads/common-key.ts';
import { readContact } from './leads/contact.ts';
import type { Snapshots } from './snapshot/snapshots.ts';
import { whyCard } from './why-card.ts';

interface Dependencies {
  database: Database;
  model: Model;
  snapshots: Snapshots;
}

interface SimulateBody {
  kind: 'click' | 'lead';
  campaign: number;
  country?: string;
  language?: string;
  at?: number;
  id?: string;
  parameters?: Record<string, string>;
  test?: boolean;
  cold?: boolean;
  offeredTo?: number[];
}

/** @param earlier undefined if nothing tells whose lead it is, so that nobody can say whether it is a duplicate */
const trafficOf = (campaign: string, asked: SimulateBody, earlier: readonly EarlierLead[] | undefined): Traffic => {
  const { kind, country, language, parameters = {}, test = false, cold = false, offeredTo = [] } = asked;
  const sent = { campaign, ...(country !== undefined && { country }), ...(language !== undefined && { language }) };
  if (kind === 'click') return { kind, ...sent };
  return { kind, ...sent, parameters, isTest: test, isCold: cold, offeredTo, ...(earlier && { earlier }) };
};

/** Handler of `/stat/simulate`: what would happen to live traffic. */
export const createSimulateHandlers = ({ database, model, snapshots }: Dependencies): Handlers => {
  /** Returns what is set up now, with what was used of limits in the windows of a past moment. */
  const networkAt = async (tenantId: number, at: number): Promise<Snapshot> => {
    const network = await snapshots.of(tenantId);
    if (at >= Math.floor(Date.now() / 1000)) return network;
    return { ...network, usage: await database.tenant(tenantId).read((db) => readUsage(db, at)) };
  };

  /** Returns the leads with the contact data asked about that had come in by then; undefined if none was given. */
  const earlierThan = async (
    at: number,
    network: Snapshot,
    campaign: string,
    { tenantId, asked }: { tenantId: number; asked: SimulateBody },
  ): Promise<readonly EarlierLead[] | undefined> => {
    const { phone = '', email = '' } = asked.parameters ?? {};
    const { phoneKey, emailKey } = readContact(phone, email, asked.country);
    const offer = network.campaigns.get(campaign)?.offer;
    if (asked.kind === 'click' || offer === undefined || (phoneKey === null && emailKey === null)) return undefined;
    const vertical = network.offerOf(offer)?.preparedVertical;
    const [found = []] = await database
      .tenant(tenantId)
      .read((db) => earlierLeadsOf(db, [{ phoneKey, emailKey, vertical, offer, at }]));
    return found.filter((one) => one.at <= at);
  };

  return {
    simulate: async ({ caller, language, body }: Call<unknown, unknown, SimulateBody>) => {
      const { secureId } = await database.tenant(caller.tenantId, 'campaign').read((db) =>
        readRecord(db, model, collectionNamed(model, 'campaign'), {
          id: body.campaign,
          query: { fields: ['secureId'] },
          caller,
        }),
      );
      const { at = Math.floor(Date.now() / 1000), id = '' } = body;
      const network = await networkAt(caller.tenantId, at);
      const campaign = String(secureId);
      const earlier = await earlierThan(at, network, campaign, { tenantId: caller.tenantId, asked: body });
      const decision = decide(network, trafficOf(campaign, body, earlier), at, drawOf(id));
      // Deleted campaigns take no traffic.
      if (!decision) throw new Failure('notFound');
      return { data: whyCard(decision, language) };
    },
  };
};
