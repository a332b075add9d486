import type { Kysely } from 'kysely';
import type { Network } from '../../../domain/distribution/network.ts';
import { usualWeight } from '../../../domain/traffic/sieve.ts';
import type { Tables } from '../../database/tables.ts';
import { ofOffer, sieveColumns, sieveOf, targets } from './rows.ts';

/**
 * Reads who is assigned to offers, and what part of their traffic each takes or may send.
 * @param offer only this one
 */
export const readAssignments = async (
  db: Kysely<Tables>,
  offer?: number,
): Promise<Pick<Network, 'advertiserAssignments' | 'affiliateAssignments'>> => {
  const advertisers = await db
    .selectFrom('advertiser_assignments')
    .select(['offer_id', 'advertiser_id', 'integration_id', 'status', 'weight', ...sieveColumns])
    .select(targets('advertiser_assignments_traffic_sources', 'advertiser_assignments.id').as('traffic_sources'))
    .where(ofOffer('offer_id', offer))
    .execute();
  const affiliates = await db
    .selectFrom('affiliate_assignments')
    .select(['offer_id', 'affiliate_id', 'team_id', 'status', ...sieveColumns])
    .select(targets('affiliate_assignments_traffic_sources', 'affiliate_assignments.id').as('traffic_sources'))
    .where(ofOffer('offer_id', offer))
    .execute();
  return {
    advertiserAssignments: advertisers.map((row) => ({
      offer: row.offer_id,
      advertiser: row.advertiser_id,
      integration: row.integration_id,
      isActive: row.status === 'active',
      weight: row.weight ?? usualWeight,
      ...sieveOf(row),
    })),
    affiliateAssignments: affiliates.map((row) => ({
      offer: row.offer_id,
      affiliate: row.affiliate_id,
      team: row.team_id,
      isActive: row.status === 'active',
      ...sieveOf(row),
    })),
  };
};
