import { planOf } from '../../domain/distribution/plan.ts';
import { faultWords } from '../../domain/distribution/plan-words.ts';
import type { Traffic } from '../../domain/distribution/traffic.ts';
import { offsetAt } from '../../domain/time/zones.ts';
import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import { readOfferNetwork } from './snapshot/read.ts';

interface Dependencies {
  database: Database;
  model: Model;
}

/** Percent to one decimal. */
const percentOf = (share: number): string => String(Math.round(share * 1000) / 10);

/**
 * Handler of `/user/offers/{id}/plan`: who gets an offer's traffic as it is set up. It is read from the database,
 * because people ask for it right after changing something.
 */
export const createPlanHandlers = ({ database, model }: Dependencies): Handlers => ({
  readOfferPlan: async ({ caller, language, params: { id } }: Call<{ id: number }>) => {
    const network = await database.tenant(caller.tenantId, 'offer').read(async (db) => {
      await readRecord(db, model, collectionNamed(model, 'offer'), { id, query: { fields: ['id'] }, caller });
      return readOfferNetwork(db, id);
    });
    const at = Math.floor(Date.now() / 1000);
    const clock = { name: caller.timezone, ahead: Math.round(offsetAt(at, caller.timezone) / 60), at };
    const told = (kind: Traffic['kind']) => {
      const plan = planOf(network, id, kind, clock);
      if (!plan) throw new Failure('notFound');
      return {
        ...plan,
        takers: plan.takers.map(({ fault, shares, ...taker }) => ({
          ...taker,
          fault: fault && faultWords(fault)[language],
          shares: shares.map(({ countries, share }) => ({ countries, percent: percentOf(share) })),
        })),
      };
    };
    return { data: { click: told('click'), lead: told('lead') } };
  },
});
