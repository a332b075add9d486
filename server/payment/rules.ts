import { type Kysely, sql, type Transaction } from 'kysely';
import type { Terms } from '../../domain/conversions.ts';
import type { PaymentRule } from '../../domain/payment-rules.ts';
import { isSchedule } from '../../domain/schedule.ts';
import type { Tables } from '../database/tables.ts';

/** A payment rule with what conversions by it get. */
export interface PayingRule extends PaymentRule, Terms {
  version: number;
  /** Ids; null for percentages, which are in the currency of the amount. */
  revenueCurrency: number | null;
  payoutCurrency: number | null;
  /** Status with which conversions begin, by its id. */
  status: 1 | 2 | 3 | 4;
  /** Hours; null for approval by hand. */
  autoApprovePeriod: number | null;
  isMulti: boolean;
}

const percent = 2;

/** The rules of an offer for a goal, or for the lead itself; inactive ones, too. */
export const payingRules = async (
  db: Kysely<Tables> | Transaction<Tables>,
  offer: number,
  goal: number | null,
): Promise<PayingRule[]> => {
  const rows = await db
    .selectFrom('payment_rules')
    .selectAll()
    .select(
      sql<number[]>`array(select target_id from payment_rules_traffic_sources where owner_id = payment_rules.id)`.as(
        'traffic_sources',
      ),
    )
    .where('offer_id', '=', offer)
    .where('goal_id', goal === null ? 'is' : '=', goal)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    goal: row.goal_id,
    affiliate: row.affiliate_id,
    team: row.team_id,
    isActive: row.status === 'active',
    countries: row.countries,
    countriesMode: row.countries_mode,
    languages: row.languages,
    languagesMode: row.languages_mode,
    trafficSources: row.traffic_sources,
    trafficSourcesMode: row.traffic_sources_mode,
    schedule: isSchedule(row.schedule) ? row.schedule : null,
    isPercent: row.payment_type === percent,
    revenueValue: row.revenue_value,
    payoutValue: row.payout_value,
    revenueCurrency: row.revenue_currency_id,
    payoutCurrency: row.payout_currency_id,
    status: row.target_conversion_status,
    autoApprovePeriod: row.auto_approve_period,
    isMulti: row.is_multi_conversion,
  }));
};
