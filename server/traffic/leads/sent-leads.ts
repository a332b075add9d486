import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { conversionStatus } from '../../../domain/traffic/conversions.ts';
import type { Language } from '../../../domain/text/words.ts';
import type { Reader } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import { Failure } from '../../failure.ts';
import type { OpenCall, OpenHandlers } from '../../http/call.ts';
import { createRateLimit } from '../../http/flood-limit.ts';
import { mustBeAllowedToRead, type Sender } from './senders.ts';
import { refusedParameters, publicReason } from './public-reason.ts';

/** What affiliates’ programs query: the outcome of the leads they sent. */

interface Dependencies {
  database: Database;
  senderOf(request: FastifyRequest): Promise<Sender>;
}

interface SentLeadsQuery {
  id?: number[];
  from?: number;
  to?: number;
  changedFrom?: number;
  after?: number;
  limit?: number;
  offset?: number;
}

/** Per affiliate. */
const limit = { calls: 300, seconds: 60 };

interface Goal {
  key: string;
  title: string;
  at: number;
  status: string;
  payout: string;
  currency: string | null;
}

const statusNames: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(conversionStatus).map(([name, status]) => [status, name]),
);

/** Reads the goals that were reported of leads, only those shown to the affiliate. */
const goalsOf = async (db: Reader, leads: readonly number[]) => {
  if (leads.length === 0) return new Map<number, Goal[]>();
  const rows = await db
    .selectFrom('conversions')
    .innerJoin('goals', 'goals.id', 'conversions.goal_id')
    .leftJoin('currencies', 'currencies.id', 'conversions.payout_currency_id')
    .select(['conversions.lead_id', 'goals.key', 'goals.title', 'conversions.created_at'])
    .select(['conversions.conversion_status', 'currencies.code as currency'])
    .select(sql<string>`trim_scale(conversions.payout)::text`.as('payout'))
    .where('conversions.lead_id', 'in', leads)
    .where('conversions.is_hidden', '=', false)
    .orderBy('conversions.id')
    .execute();
  const goals = rows.map(({ lead_id: lead, created_at: at, conversion_status: status, ...goal }) => ({
    lead,
    goal: { ...goal, at, status: statusNames[status] ?? 'pending' },
  }));
  return new Map(
    [...Map.groupBy(goals, ({ lead }) => lead ?? 0)].map(([lead, all]) => [lead, all.map(({ goal }) => goal)]),
  );
};

/** SQL for the ids of an affiliate's leads that something has happened to since: to themselves, or to their goals. */
const changedSince = (affiliate: number, since: number) => sql<number>`(
  select lead_id from lead_changes where affiliate_id = ${affiliate} and created_at >= to_timestamp(${since})
  union
  select lead_id from conversions
  where affiliate_id = ${affiliate} and updated_at >= to_timestamp(${since}) and lead_id is not null
)`;

/** Throws Failure 404 unless the lead is the affiliate's: no page would be taken for the end of all leads. */
const mustBeTheirs = async (db: Reader, affiliate: number, lead: number): Promise<void> => {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('id', '=', lead)
    .where('affiliate_id', '=', affiliate)
    .executeTakeFirst();
  if (!found) throw new Failure('notFound');
};

/** SQL for whether a lead comes after another in a list. */
const isAfter = (lead: number) =>
  sql<boolean>`(leads.created_at, leads.id) < (select sent_lead.created_at, sent_lead.id from leads as sent_lead where sent_lead.id = ${lead})`;

/** Reads the leads of an affiliate, newest first. @throws Failure 404 if `after` is no lead of theirs */
const leadsOf = async (
  db: Reader,
  affiliate: number,
  { id, from, to, changedFrom, after, limit: size = 100, offset = 0 }: SentLeadsQuery,
  language: Language,
) => {
  if (after !== undefined) await mustBeTheirs(db, affiliate, after);
  const rows = await db
    .selectFrom('leads')
    .innerJoin('campaigns', 'campaigns.id', 'leads.campaign_id')
    .leftJoin('lead_grades', 'lead_grades.id', 'leads.grade_id')
    .select(['leads.id', 'leads.created_at', 'leads.api_status', 'leads.click_id'])
    .select(['leads.refusal', 'leads.reason', refusedParameters.as('parameters')])
    .select(['campaigns.secure_id as campaign', 'lead_grades.title as grade'])
    .where('leads.affiliate_id', '=', affiliate)
    .$if(id !== undefined, (query) => query.where('leads.id', 'in', id ?? []))
    .$if(from !== undefined, (query) => query.where('leads.created_at', '>=', sql<number>`to_timestamp(${from})`))
    .$if(to !== undefined, (query) => query.where('leads.created_at', '<', sql<number>`to_timestamp(${to})`))
    .$if(changedFrom !== undefined, (query) => query.where('leads.id', 'in', changedSince(affiliate, changedFrom ?? 0)))
    .$if(after !== undefined, (query) => query.where(isAfter(after ?? 0)))
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  const goals = await goalsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ id: lead, created_at: createdAt, api_status: apiStatus, click_id: clickId, ...row }) => ({
    id: lead,
    createdAt,
    campaign: row.campaign,
    clickId,
    apiStatus,
    grade: row.grade,
    reason: publicReason(row, language),
    goals: goals.get(lead) ?? [],
  }));
};

/** Handler of `GET /public/leads`. The token’s owner sees only their own leads. */
export const createSentLeadHandlers = ({ database, senderOf }: Dependencies): OpenHandlers => {
  const rateLimit = createRateLimit(limit);
  return {
    listSentLeads: async ({ query, language, request }: OpenCall<unknown, SentLeadsQuery>) => {
      const { tenantId, userId } = mustBeAllowedToRead(await senderOf(request), 'lead.read');
      const headers = rateLimit.count(`${tenantId} ${userId}`);
      const items = await database.scanning(tenantId).read((db) => leadsOf(db, userId, query, language));
      return { headers, data: { items } };
    },
  };
};
