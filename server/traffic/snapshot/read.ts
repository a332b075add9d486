import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { leadFormats } from '../../../domain/traffic/lead-formats.ts';
import type { Campaign, Network } from '../../../domain/distribution/network.ts';
import { usualWeight } from '../../../domain/traffic/sieve.ts';
import type { Tables } from '../../database/tables.ts';
import { readUsage } from '../counters/usage.ts';
import { readAssignments } from './assignments.ts';
import { passingOf } from './landing-targets.ts';
import { ofOffer, sieveColumns, sieveOf, targets } from './rows.ts';

/** What a network has set up, read from its tables: everything that decides who gets its traffic. */

const parameters = z.array(
  z.object({
    name: z.string(),
    required: z.boolean().nullish(),
    format: z.enum(leadFormats).nullish(),
    choices: z.array(z.string()).nullish(),
    pattern: z.string().nullish(),
  }),
);
const rules = z.array(
  z.object({
    match: z.enum(['all', 'any']),
    conditions: z.array(
      z.object({
        parameter: z.string(),
        operator: z.enum(['equals', 'not_equals', 'contains', 'present', 'absent']),
        value: z.string().nullish(),
      }),
    ),
    result: z.string(),
  }),
);

const readSenders = async (db: Kysely<Tables>): Promise<Pick<Network, 'affiliates' | 'teams'>> => {
  const columns = ['id', 'status', 'traffic_blocked', 'accept_cold_traffic', 'accept_invalid_leads'] as const;
  const teams = await db.selectFrom('teams').select(columns).execute();
  const affiliates = await db
    .selectFrom('users')
    .select([...columns, 'team_id'])
    .where('role_type', '=', 'affiliate')
    .execute();
  const senderOf = (row: (typeof teams)[number]) => ({
    id: row.id,
    isActive: row.status === 'active',
    trafficBlocked: row.traffic_blocked,
    acceptColdTraffic: row.accept_cold_traffic,
    acceptInvalidLeads: row.accept_invalid_leads,
  });
  return {
    teams: teams.map(senderOf),
    affiliates: affiliates.map((row) => ({ ...senderOf(row), team: row.team_id })),
  };
};

/** @param which the condition for the campaigns to be read */
const readCampaigns = async (
  db: Kysely<Tables>,
  which: RawBuilder<SqlBool>,
): Promise<(Campaign & { isDeleted: boolean })[]> => {
  const rows = await db
    .selectFrom('campaigns')
    .select(['id', 'secure_id', 'status', 'affiliate_id', 'offer_id', 'traffic_source_id', 'countries'])
    .select(targets('campaigns_landers', 'campaigns.id').as('landings'))
    .where(which)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    secureId: row.secure_id,
    isActive: row.status === 'active',
    affiliate: row.affiliate_id,
    offer: row.offer_id,
    trafficSource: row.traffic_source_id,
    countries: row.countries,
    landings: row.landings,
    isDeleted: row.status === 'deleted',
  }));
};

/** Returns some campaigns as they are now, by public id; undefined for those that were deleted. */
export const readChangedCampaigns = async (
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<string, Campaign | undefined>> => {
  const campaigns = await readCampaigns(db, sql`campaigns.id = any(${ids}::bigint[])`);
  return new Map(campaigns.map((campaign) => [campaign.secureId, campaign.isDeleted ? undefined : campaign]));
};

const readOffers = async (db: Kysely<Tables>, offer?: number): Promise<Pick<Network, 'offers' | 'verticals'>> => {
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'status', 'access_type', 'vertical_id', 'trafficback_url', 'redirect_method'])
    .select([
      targets('offers_assigned_affiliates', 'offers.id').as('affiliates'),
      targets('offers_assigned_teams', 'offers.id').as('teams'),
      targets('offers_traffic_sources', 'offers.id').as('traffic_sources'),
      sql<
        string[]
      >`array(select distinct unnest(geos.countries) from offers_geos join geos on geos.id = offers_geos.target_id
        where offers_geos.owner_id = offers.id)`.as('countries'),
    ])
    .where(ofOffer('id', offer))
    .execute();
  const verticals = await db
    .selectFrom('verticals')
    .select(['id', 'distribution_method', 'incoming_parameters', 'inbound_rules'])
    .select(['duplicate_window', 'duplicate_by', 'duplicate_scope'])
    .execute();
  return {
    offers: offers.map((row) => ({
      id: row.id,
      isActive: row.status === 'active',
      isPublic: row.access_type === 1,
      affiliates: row.affiliates,
      teams: row.teams,
      vertical: row.vertical_id,
      countries: row.countries,
      trafficSources: row.traffic_sources,
      trafficbackUrl: row.trafficback_url,
      redirectMethod: row.redirect_method,
    })),
    verticals: verticals.map((row) => ({
      id: row.id,
      method: row.distribution_method,
      incomingParameters: parameters
        .parse(row.incoming_parameters ?? [])
        .map(({ required, ...one }) => ({ ...one, required: required === true })),
      inboundRules: rules.parse(row.inbound_rules ?? []).map((rule) => ({
        ...rule,
        conditions: rule.conditions.map(({ value = null, ...one }) => ({ ...one, value })),
      })),
      duplicates: { window: row.duplicate_window, by: row.duplicate_by, scope: row.duplicate_scope },
    })),
  };
};

const readTakers = async (
  db: Kysely<Tables>,
  offer?: number,
): Promise<Pick<Network, 'advertisers' | 'integrations' | 'landings' | 'targetings'>> => {
  const advertisers = await db.selectFrom('advertisers').select(['id', 'status']).execute();
  const integrations = await db
    .selectFrom('integrations')
    .select(['id', 'advertiser_id', 'status', 'out_api_enabled', 'circuit', 'circuit_try_at'])
    .select(targets('integrations_offers', 'integrations.id').as('offers'))
    .orderBy('id')
    .execute();
  const landings = await db
    .selectFrom('landings')
    .select(['id', 'offer_id', 'advertiser_id', 'status', 'target_url', 'additional_parameters', 'weight'])
    .select(sieveColumns)
    .select(targets('landings_traffic_sources', 'landings.id').as('traffic_sources'))
    .where('page_type', '!=', 'thank_you')
    .where(ofOffer('offer_id', offer))
    .orderBy('id')
    .execute();
  const targetings = await db
    .selectFrom('targetings')
    .select(['id', 'offer_id', 'advertiser_id', 'integration_id', 'landing_id', 'status', 'weight', 'priority'])
    .select(['low_priority', 'value', 'period', 'timezone', ...sieveColumns])
    .select([
      targets('targetings_affiliates', 'targetings.id').as('affiliates'),
      targets('targetings_teams', 'targetings.id').as('teams'),
      targets('targetings_traffic_sources', 'targetings.id').as('traffic_sources'),
    ])
    .where(ofOffer('offer_id', offer))
    .execute();
  return {
    advertisers: advertisers.map(({ id, status }) => ({ id, isActive: status === 'active' })),
    integrations: integrations.map((row) => ({
      id: row.id,
      advertiser: row.advertiser_id,
      isActive: row.status === 'active',
      sendsLeads: row.out_api_enabled,
      circuit: row.circuit === 'open' ? { tryAt: row.circuit_try_at } : null,
      offers: row.offers,
    })),
    landings: landings.map((row) => ({
      id: row.id,
      offer: row.offer_id,
      advertiser: row.advertiser_id,
      isActive: row.status === 'active',
      ...passingOf(row),
      weight: row.weight ?? usualWeight,
      ...sieveOf(row),
    })),
    targetings: targetings.map((row) => ({
      id: row.id,
      offer: row.offer_id,
      advertiser: row.advertiser_id,
      integration: row.integration_id,
      landing: row.landing_id,
      isActive: row.status === 'active',
      weight: row.weight ?? usualWeight,
      priority: row.priority,
      lowPriority: row.low_priority,
      affiliates: row.affiliates,
      teams: row.teams,
      limit:
        row.value === null
          ? null
          : {
              value: String(row.value),
              period: row.period ?? 'total',
              timezone: row.timezone,
            },
      ...sieveOf(row),
    })),
  };
};

const readLimits = async (db: Kysely<Tables>): Promise<Pick<Network, 'caps' | 'paymentRules' | 'heldCountries'>> => {
  const caps = await db
    .selectFrom('caps')
    .select(['id', 'status', 'offer_id', 'advertiser_id', 'affiliate_id', 'team_id', 'landing_id', 'payment_model_id'])
    .select(['type', 'goal_id', 'value', 'period', 'timezone', 'processing_type', 'guarantee', 'action'])
    .select(['low_priority', 'weight', ...sieveColumns])
    .select(targets('caps_traffic_sources', 'caps.id').as('traffic_sources'))
    .execute();
  const paymentRules = await db
    .selectFrom('payment_rules')
    .select(['id', 'status', 'offer_id', 'payment_model_id', 'paid_for', 'goal_id', 'affiliate_id', 'team_id'])
    .select(['weight', ...sieveColumns])
    .select(targets('payment_rules_traffic_sources', 'payment_rules.id').as('traffic_sources'))
    .execute();
  const held = await db
    .selectFrom('hold_configs')
    .innerJoin('geos', 'geos.id', 'hold_configs.geo_id')
    .select('geos.countries')
    .where('hold_configs.status', '=', 'active')
    .execute();
  return {
    caps: caps.map((row) => ({
      id: row.id,
      isActive: row.status === 'active',
      offer: row.offer_id,
      advertiser: row.advertiser_id,
      affiliate: row.affiliate_id,
      team: row.team_id,
      landing: row.landing_id,
      paymentModel: row.payment_model_id,
      type: row.type,
      goal: row.goal_id,
      value: row.value,
      processingType: row.processing_type,
      period: row.period,
      timezone: row.timezone,
      guarantee: row.guarantee,
      action: row.action,
      lowPriority: row.low_priority,
      weight: row.weight ?? usualWeight,
      ...sieveOf(row),
    })),
    paymentRules: paymentRules.map((row) => ({
      id: row.id,
      isActive: row.status === 'active',
      offer: row.offer_id,
      paymentModel: row.payment_model_id,
      paidFor: row.paid_for,
      goal: row.goal_id,
      affiliate: row.affiliate_id,
      team: row.team_id,
      weight: row.weight ?? usualWeight,
      ...sieveOf(row),
    })),
    heldCountries: held.flatMap(({ countries }) => countries),
  };
};

const readSettings = async (db: Kysely<Tables>): Promise<Pick<Network, 'trafficbackUrl' | 'visitorCookie'>> => {
  const row = await db.selectFrom('settings_general').select(['trafficback_url', 'visitor_cookie']).executeTakeFirst();
  return { trafficbackUrl: row?.trafficback_url ?? null, visitorCookie: row?.visitor_cookie ?? 0 };
};

/** @param db a transaction that sees one state of everything, as the tenant */
export const readNetwork = async (db: Kysely<Tables>): Promise<Network> => ({
  ...(await readSettings(db)),
  ...(await readSenders(db)),
  campaigns: await readCampaigns(db, sql`status <> 'deleted'`),
  ...(await readOffers(db)),
  ...(await readTakers(db)),
  ...(await readAssignments(db)),
  ...(await readLimits(db)),
  usage: await readUsage(db),
});

/** Reads what decides who could take one offer's traffic, as committed, but not who sends it or how much may come. */
export const readOfferNetwork = async (db: Kysely<Tables>, offer: number): Promise<Network> => ({
  trafficbackUrl: null,
  visitorCookie: 0,
  heldCountries: [],
  usage: new Map(),
  affiliates: [],
  teams: [],
  campaigns: [],
  caps: [],
  paymentRules: [],
  ...(await readOffers(db, offer)),
  ...(await readTakers(db, offer)),
  ...(await readAssignments(db, offer)),
});
