import { decide } from '../../domain/distribution/decide.ts';
import { drawOf } from '../../domain/distribution/draw.ts';
import type { Traffic } from '../../domain/distribution/traffic.ts';
import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import type { Snapshots } from './snapshot/snapshots.ts';
import { whyCard } from './why-card.ts';

interface Parts {
  database: Database;
  model: Model;
  snapshots: Snapshots;
}

interface Asked {
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

const trafficOf = (campaign: string, asked: Asked): Traffic => {
  const { kind, country, language, parameters = {}, test = false, cold = false, offeredTo = [] } = asked;
  const sent = { campaign, ...(country !== undefined && { country }), ...(language !== undefined && { language }) };
  return kind === 'click' ? { kind, ...sent } : { kind, ...sent, parameters, isTest: test, isCold: cold, offeredTo };
};

/** Handler of `/stat/simulate`: what would happen to live traffic. */
export const createSimulateHandlers = ({ database, model, snapshots }: Parts): Handlers => ({
  simulate: async ({ caller, language, body }: Call<unknown, unknown, Asked>) => {
    const { secureId } = await database.tenant(caller.tenantId, 'campaign').read((db) =>
      readRecord(db, model, collectionNamed(model, 'campaign'), {
        id: body.campaign,
        query: { fields: ['secureId'] },
        caller,
      }),
    );
    const { at = Math.floor(Date.now() / 1000), id = '' } = body;
    const decision = decide(await snapshots.of(caller.tenantId), trafficOf(String(secureId), body), at, drawOf(id));
    // Deleted campaigns take no traffic.
    if (!decision) throw new Failure('notFound');
    return { data: whyCard(decision, language) };
  },
});
