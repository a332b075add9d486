import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Reader } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { OpenCall, OpenHandlers } from '../http/call.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { currentSql } from './counters/counters.ts';
import type { Sender } from './leads/senders.ts';

/** What affiliates' programs ask after: the offers that they may run, and on which terms. */

interface Parts {
  database: Database;
  senderOf(request: FastifyRequest): Promise<Sender>;
}

interface Asked {
  limit?: number;
  offset?: number;
}

/** Of one affiliate. */
const limit = { calls: 60, seconds: 60 };

interface Row {
  id: number;
  title: string;
  countries: string[];
  payouts: unknown;
  room: unknown;
  schedule: unknown;
}

/** Offers that are open to an affiliate. What caps leave is told by the number that they show to affiliates alone. */
const offersOf = async (db: Reader, affiliate: number, { limit: size = 100, offset = 0 }: Asked): Promise<Row[]> => {
  const mine = (table: string) =>
    sql`${sql.ref(`${table}.status`)} = 'active' and coalesce(${sql.ref(`${table}.affiliate_id`)}, me.id) = me.id
      and coalesce(${sql.ref(`${table}.team_id`)}, coalesce(me.team_id, 0)) = coalesce(me.team_id, 0)`;
  const { rows } = await sql<Row>`
    select offers.id, offers.title,
      array(
        select distinct unnest(geos.countries) from offers_geos
        join geos on geos.id = offers_geos.target_id where offers_geos.owner_id = offers.id order by 1
      ) as countries,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'goal', goals.key, 'value', trim_scale(rules.payout_value)::text, 'isPercent', rules.payment_type = 2,
          'currency', currencies.code, 'countries', rules.countries, 'countriesMode', rules.countries_mode
        ) order by rules.id)
        from payment_rules as rules
        left join goals on goals.id = rules.goal_id
        left join currencies on currencies.id = rules.payout_currency_id
        where rules.offer_id = offers.id and ${mine('rules')}
      ), '[]') as payouts,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'type', caps.type, 'period', caps.period, 'countries', caps.countries, 'countriesMode', caps.countries_mode,
          'left', greatest(trim_scale(caps.informational_value - ${currentSql('cap', 'counted', 'caps')}), 0)::text
        ) order by caps.id)
        from caps
        where caps.offer_id = offers.id and caps.informational_value is not null and caps.advertiser_id is null
          and ${mine('caps')}
      ), '[]') as room,
      (
        select assignments.schedule from affiliate_assignments as assignments
        where assignments.offer_id = offers.id and ${mine('assignments')} and assignments.schedule is not null
        order by assignments.affiliate_id nulls last limit 1
      ) as schedule
    from offers
    cross join (select id, team_id from users where id = ${affiliate} and status = 'active' and not traffic_blocked) as me
    where offers.status = 'active' and (
      offers.access_type = 1 or exists (
        select from affiliate_assignments as assignments where assignments.offer_id = offers.id and ${mine('assignments')}
      )
    )
    order by offers.id limit ${size} offset ${offset}`.execute(db);
  return rows;
};

/** Handler of `GET /public/offers`. */
export const createOpenOfferHandlers = ({ database, senderOf }: Parts): OpenHandlers => {
  const rateLimit = createRateLimit(limit);
  return {
    listOpenOffers: async ({ query, request }: OpenCall<unknown, Asked>) => {
      const { tenantId, userId } = await senderOf(request);
      const headers = await rateLimit.count(`${tenantId} ${userId}`);
      return {
        headers,
        data: { items: await database.tenant(tenantId, 'offer').read((db) => offersOf(db, userId, query)) },
      };
    },
  };
};
