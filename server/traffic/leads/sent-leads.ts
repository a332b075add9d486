import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { masks } from '../../../domain/distribution/reasons.ts';
import type { Language } from '../../../domain/words.ts';
import type { Reader } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import type { OpenCall, OpenHandlers } from '../../http/call.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import { ifActive, type Sender } from './senders.ts';

/** What affiliates’ programs query: the outcome of the leads they sent. */

interface Parts {
  database: Database;
  senderOf(request: FastifyRequest): Promise<Sender>;
}

interface Asked {
  id?: number[];
  from?: number;
  to?: number;
  limit?: number;
  offset?: number;
}

/** Per affiliate. */
const limit = { calls: 300, seconds: 60 };

/** Reads the goals that leads reached, only those shown to the affiliate. */
const goalsOf = async (db: Reader, leads: readonly number[]) => {
  if (leads.length === 0) return new Map<number, { key: string; title: string; at: number }[]>();
  const rows = await db
    .selectFrom('conversions')
    .innerJoin('goals', 'goals.id', 'conversions.goal_id')
    .select(['conversions.lead_id', 'goals.key', 'goals.title', 'conversions.created_at'])
    .where('conversions.lead_id', 'in', leads)
    .where('conversions.is_hidden', '=', false)
    .orderBy('conversions.id')
    .execute();
  const reached = rows.map(({ lead_id: lead, key, title, created_at: at }) => ({ lead, goal: { key, title, at } }));
  return new Map(
    [...Map.groupBy(reached, ({ lead }) => lead ?? 0)].map(([lead, all]) => [lead, all.map(({ goal }) => goal)]),
  );
};

/** Reads the leads of an affiliate, newest first. */
const leadsOf = async (
  db: Reader,
  affiliate: number,
  { id, from, to, limit: size = 100, offset = 0 }: Asked,
  language: Language,
) => {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('campaigns', 'campaigns.id', 'leads.campaign_id')
    .leftJoin('lead_grades', 'lead_grades.id', 'leads.grade_id')
    .select(['leads.id', 'leads.created_at', 'leads.api_status', 'leads.refusal', 'leads.click_id'])
    .select(['campaigns.secure_id as campaign', 'lead_grades.title as grade'])
    .where('leads.affiliate_id', '=', affiliate)
    .$if(id !== undefined, (query) => query.where('leads.id', 'in', id ?? []))
    .$if(from !== undefined, (query) => query.where('leads.created_at', '>=', sql<number>`to_timestamp(${from})`))
    .$if(to !== undefined, (query) => query.where('leads.created_at', '<', sql<number>`to_timestamp(${to})`))
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  const goals = await goalsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ id: lead, created_at: createdAt, api_status: apiStatus, refusal, click_id: clickId, ...row }) => ({
    ...{ id: lead, createdAt, apiStatus, clickId, ...row },
    reason: refusal === null ? null : masks[refusal][language],
    goals: goals.get(lead) ?? [],
  }));
};

/** Handler of `GET /public/leads`. The token’s owner sees only their own leads. */
export const createSentLeadHandlers = ({ database, senderOf }: Parts): OpenHandlers => {
  const rateLimit = createRateLimit(limit);
  return {
    listSentLeads: async ({ query, language, request }: OpenCall<unknown, Asked>) => {
      const { tenantId, userId } = ifActive(await senderOf(request));
      const headers = await rateLimit.count(`${tenantId} ${userId}`);
      const items = await database.tenant(tenantId, 'lead').read((db) => leadsOf(db, userId, query, language));
      return { headers, data: { items } };
    },
  };
};
