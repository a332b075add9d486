import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { asRules, type Paid, type PayingRule, payingRulesSql } from '../../payment/rules.ts';
import { transactionKey } from '../conversions/keys.ts';
import { asMeaning, goalMeant, gradeMeant, type Meaning } from './meanings.ts';
import type { Origin } from './origin.ts';
import type { Report } from './report.ts';
import type { Reporter } from './reporters.ts';

/** What a network says about a report. */
export interface Terms {
  /** What is meant by the goal and the status, undefined where that is nothing or none was said. */
  goal: Meaning;
  grade: Meaning;
  /** Whether the goal is a deposit of a customer. */
  isDeposit: boolean;
  /** Of amounts: the one that is said, else the advertiser's, else the network's; null where there is none such. */
  currency: Paid | null;
  team: number | null;
  trafficSource: number | null;
  /** Whether it comes after the offer's session is over. */
  isLate: boolean;
  /** The rules that may pay. */
  rules: PayingRule[];
  /** The conversion that the advertiser has numbered so before. */
  before: number | null;
}

const day = 86_400;

/**
 * Reads it at once.
 * @param integration by which the advertiser talks to us
 * @param at when it was reported, seconds UTC
 */
export const readTerms = async (
  db: Kysely<Tables>,
  { goal, status, currency, transaction }: Report,
  { advertiser, defaultCurrency }: Pick<Reporter, 'advertiser' | 'defaultCurrency'>,
  { offer, campaign, at: trafficAt }: Origin,
  { integration, at }: { integration: number | undefined; at: number },
): Promise<Terms> => {
  const isUsual = currency === undefined && defaultCurrency !== null;
  const said =
    currency === undefined ? sql`(select base_currency from settings_general)` : sql`${currency.toUpperCase()}`;
  const { rows } = await sql<Omit<Terms, 'goal' | 'grade'> & Record<'goal' | 'grade', number | null>>`
    select meant.goal, coalesce((select is_deposit from goals where id = meant.goal), false) as "isDeposit",
      ${gradeMeant({ word: status, integration })} as grade,
      (
        select jsonb_build_object('id', id, 'rate', rate::text) from currencies
        where ${isUsual ? sql`id = ${defaultCurrency}` : sql`code = ${said}`}
      ) as currency,
      users.team_id as team, campaigns.traffic_source_id as "trafficSource",
      coalesce(offers.session_lifespan * ${sql.lit(day)} < ${at - trafficAt}::bigint, false) as "isLate",
      ${payingRulesSql(sql`offers.id`, sql`nullif(meant.goal, 0)`)} as rules,
      (
        select id from conversions
        where lower(transaction_key) = ${transaction === undefined ? null : transactionKey(advertiser, transaction)}
      ) as before
    from offers
    cross join (select ${goalMeant({ word: goal, integration, offer })} as goal) as meant
    left join campaigns on campaigns.id = ${campaign}
    left join users on users.id = campaigns.affiliate_id
    where offers.id = ${offer}`.execute(db);
  const [found] = rows;
  if (!found) throw new RangeError(`Offer ${offer} is gone`);
  return { ...found, goal: asMeaning(found.goal), grade: asMeaning(found.grade), rules: asRules(found.rules) };
};
