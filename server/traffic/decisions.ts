import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import { readDecision } from './stored-decision.ts';
import { whyCard } from './why-card.ts';

interface Dependencies {
  database: Database;
  model: Model;
}

/** Handlers of `/stat/clicks/{id}/decision` and its equivalent for leads: the stored why-cards. */
export const createDecisionHandlers = ({ database, model }: Dependencies): Handlers => {
  const reading =
    (key: 'click' | 'lead', table: 'clicks' | 'leads') =>
    async ({ caller, language, params: { id } }: Call<{ id: number }>) => {
      const stored = await database.tenant(caller.tenantId, key).read(async (db) => {
        await readRecord(db, model, collectionNamed(model, key), { id, query: { fields: ['id'] }, caller });
        return db.selectFrom(table).select('decision').where('id', '=', id).executeTakeFirst();
      });
      if (!stored?.decision) throw new Failure('notFound');
      return { data: whyCard(readDecision(stored.decision), language) };
    };
  return { readClickDecision: reading('click', 'clicks'), readLeadDecision: reading('lead', 'leads') };
};
