import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { type OfferedRule, payableRules } from '../../domain/money/payment-rules.ts';
import { paymentType } from '../../domain/money/payment-type.ts';
import type { Reader } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { OpenCall, OpenHandlers } from '../http/call.ts';
import { createRateLimit } from '../http/flood-limit.ts';
import { mustBeAllowedToRead, refuseBlockedTraffic, type Sender } from './leads/senders.ts';
import { availabilityOf, type AvailabilityRow, availabilitySql, appliesToAffiliate } from './offer-availability.ts';

/** What affiliates' programs query: the offers that they may run, and on which terms. */

interface Dependencies {
  database: Database;
  senderOf(request: FastifyRequest): Promise<Sender>;
}

interface OffersQuery {
  limit?: number;
  offset?: number;
}

/** Per affiliate. */
const limit = { calls: 60, seconds: 60 };

interface Row extends AvailabilityRow {
  id: number;
  title: string;
  payouts: Payout[];
}

/** A payment rule as it is answered, with what decides which of them counts. */
type Payout = Omit<OfferedRule, 'goal' | 'trafficSources'> & {
  goal: string | null;
  goalId: number | null;
  trafficSources: string[];
  trafficSourceIds: number[];
};

/** Returns those that can pay, the most special first. */
const payable = (payouts: readonly Payout[]) =>
  payableRules(
    payouts.map((payout) => ({
      ...payout,
      goal: payout.goalId,
      trafficSources: payout.trafficSourceIds,
      answered: payout,
    })),
  ).map(({ answered: { id: _, goalId: __, trafficSourceIds: ___, ...payout } }) => payout);

/** SQL for the rows of `offers` that an affiliate, under the alias `me`, may run. */
export const openTo = (affiliate: number): RawBuilder<unknown> => sql`
  from offers
  cross join (select id, team_id from users where id = ${affiliate}) as me
  where offers.status = 'active' and (
    offers.access_type = 1 or exists (
      select from affiliate_assignments as assignments where assignments.offer_id = offers.id and ${appliesToAffiliate('assignments')}
    )
  )`;

/** Reads the offers that are open to an affiliate. */
const offersOf = async (db: Reader, affiliate: number, { limit: size = 100, offset = 0 }: OffersQuery) => {
  const { rows } = await sql<Row>`
    select offers.id, offers.title, ${availabilitySql},
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', rules.id, 'audience', rules.audience, 'paidFor', rules.paid_for, 'goalId', rules.goal_id,
          'goal', goals.key, 'value', trim_scale(rules.payout_value)::text, 'isPercent', rules.payment_type = ${sql.lit(paymentType.percent)},
          'currency', currencies.code, 'countries', rules.countries, 'countriesMode', rules.countries_mode,
          'languages', rules.languages, 'languagesMode', rules.languages_mode,
          'trafficSources', sources.titles, 'trafficSourceIds', sources.ids,
          'trafficSourcesMode', rules.traffic_sources_mode, 'schedule', rules.schedule
        ) order by rules.id)
        from payment_rules as rules
        left join goals on goals.id = rules.goal_id
        left join currencies on currencies.id = rules.payout_currency_id
        cross join lateral (
          select coalesce(array_agg(named.title order by listed.position), '{}') as titles,
            coalesce(array_agg(named.id order by listed.position), '{}') as ids
          from payment_rules_traffic_sources as listed
          join traffic_sources as named on named.id = listed.target_id
          where listed.owner_id = rules.id
        ) as sources
        where rules.offer_id = offers.id and ${appliesToAffiliate('rules')}
      ), '[]') as payouts
    ${openTo(affiliate)}
    order by offers.id limit ${size} offset ${offset}`.execute(db);
  return rows.map(({ id, title, payouts, ...availability }) => ({
    id,
    title,
    payouts: payable(payouts),
    ...availabilityOf(availability),
  }));
};

/** Handler of `GET /public/offers`. */
export const createOpenOfferHandlers = ({ database, senderOf }: Dependencies): OpenHandlers => {
  const rateLimit = createRateLimit(limit);
  return {
    listOpenOffers: async ({ query, request }: OpenCall<unknown, OffersQuery>) => {
      const sender = mustBeAllowedToRead(await senderOf(request), 'offer.read');
      const { tenantId, userId } = sender;
      const headers = rateLimit.count(`${tenantId} ${userId}`);
      const items = await database.tenant(tenantId, 'offer').read(async (db) => {
        await refuseBlockedTraffic(db, sender);
        return offersOf(db, userId, query);
      });
      return { headers, data: { items } };
    },
  };
};
