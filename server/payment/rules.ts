import { type RawBuilder, sql } from 'kysely';
import type { PaymentTerms } from '../../domain/traffic/conversions.ts';
import type { Decimal } from '../../domain/money/decimal.ts';
import type { PaymentRule } from '../../domain/money/payment-rules.ts';
import { paymentType } from '../../domain/money/payment-type.ts';
import { isSchedule } from '../../domain/time/schedule.ts';
import { usualWeight } from '../../domain/traffic/sieve.ts';

/** A currency that a rule pays in, and how many of its units make one unit of the base currency. */
export interface Paid {
  id: number;
  rate: Decimal;
}

/** A payment rule with the terms for its conversions. */
export interface PayingRule extends PaymentRule, PaymentTerms {
  version: number;
  paymentModel: number;
  /** Null for percentages, which use the currency of the amount. */
  revenueCurrency: Paid | null;
  payoutCurrency: Paid | null;
  /** Initial status of conversions, by id. */
  status: 1 | 2 | 3 | 4;
  /** Hours; null for manual approval. */
  autoApprovePeriod: number | null;
  isMulti: boolean;
}

const currency = (column: string): RawBuilder<unknown> => sql`(
  select jsonb_build_object('id', paid.id, 'rate', paid.rate::text) from currencies as paid
  where paid.id = ${sql.ref(`rule.${column}`)}
)`;

/**
 * Returns SQL for the rules of an offer for reports of a goal, or, if that is null, for reports without one and for
 * accepted leads; including inactive ones. Amounts are text, as JSON numbers are not exact.
 */
export const payingRulesSql = (offer: RawBuilder<unknown>, goal: RawBuilder<unknown>): RawBuilder<PayingRule[]> =>
  sql`coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', rule.id, 'version', rule.version, 'paymentModel', rule.payment_model_id, 'paidFor', rule.paid_for, 'goal', rule.goal_id,
      'affiliate', rule.affiliate_id, 'team', rule.team_id, 'isActive', rule.status = 'active',
      'weight', coalesce(rule.weight, ${usualWeight}),
      'countries', rule.countries, 'countriesMode', rule.countries_mode,
      'languages', rule.languages, 'languagesMode', rule.languages_mode,
      'trafficSources', array(select target_id from payment_rules_traffic_sources where owner_id = rule.id),
      'trafficSourcesMode', rule.traffic_sources_mode, 'schedule', rule.schedule,
      'isPercent', rule.payment_type = ${sql.lit(paymentType.percent)},
      'revenueValue', rule.revenue_value::text, 'payoutValue', rule.payout_value::text,
      'revenueCurrency', ${currency('revenue_currency_id')}, 'payoutCurrency', ${currency('payout_currency_id')},
      'status', rule.target_conversion_status, 'autoApprovePeriod', rule.auto_approve_period,
      'isMulti', rule.is_multi_conversion
    ))
    from payment_rules as rule
    where rule.offer_id = ${offer} and rule.goal_id is not distinct from ${goal}
  ), '[]')`;

/** Returns the rules as selected, with valid schedules. */
export const asRules = (rules: readonly PayingRule[]): PayingRule[] =>
  rules.map((rule) => ({ ...rule, schedule: isSchedule(rule.schedule) ? rule.schedule : null }));
