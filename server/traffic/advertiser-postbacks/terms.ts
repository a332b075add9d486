import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { LateConversions } from '../conversions/late.ts';
import { asRules, type Paid, type PayingRule, payingRulesSql } from '../../payment/rules.ts';
import { transactionKey } from '../conversions/keys.ts';
import { asMeaning, mappedGoalSql, mappedGradeSql, type Meaning } from './meanings.ts';
import type { Origin } from './origin.ts';
import type { Report } from './report.ts';
import type { Reporter } from './reporters.ts';

/** What a network specifies for a report. */
export interface Terms {
  /** What the goal and the status mean, undefined if that is nothing or none was reported. */
  goal: Meaning;
  grade: Meaning;
  /** Whether the goal is a customer's deposit. */
  isDeposit: boolean;
  /** Whether the goal can be reached several times. */
  isRepeatable: boolean;
  /** Of amounts: the one reported, else the advertiser's, else the network's; null if it doesn't exist. */
  currency: Paid | null;
  team: number | null;
  trafficSource: number | null;
  /** Whether it comes after the offer's session is over, and what then happens to conversions. */
  isLate: boolean;
  lateConversions: LateConversions;
  /** The rules that may pay. */
  rules: PayingRule[];
  /** The conversion that the advertiser reported with the same number before. */
  before: number | null;
}

const day = 86_400;

/** A report, and what it is about. */
export interface ReportInQuestion {
  report: Pick<Report, 'goal' | 'status' | 'currency' | 'transaction'>;
  reporter: Pick<Reporter, 'advertiser' | 'defaultCurrency'>;
  origin: Origin;
  /** The integration that the advertiser reports by. */
  integration: number | undefined;
  /** When it was reported, seconds UTC. */
  at: number;
}

const saidOf = (
  { report: { goal, status, currency, transaction }, reporter, origin, integration, at }: ReportInQuestion,
  place: number,
) => ({
  place,
  goal,
  status,
  integration,
  offer: origin.offer,
  campaign: origin.campaign,
  age: at - origin.at,
  currency: currency?.toUpperCase(),
  usual: currency === undefined ? reporter.defaultCurrency : null,
  key: transaction === undefined ? undefined : transactionKey(reporter.advertiser, transaction),
});

type Row = Omit<Terms, 'goal' | 'grade'> & Record<'goal' | 'grade', number | null> & { place: number };

const reportedTerms = (name: string) => sql.ref(`input.${name}`);

/** Reads the terms of several reports in one go, in the same order. */
export const readAllTerms = async (
  db: Kysely<Tables>,
  asked: readonly ReportInQuestion[],
): Promise<readonly Terms[]> => {
  const { rows } = await sql<Row>`
    select input.place, mapping.goal, coalesce(goals.is_deposit, false) as "isDeposit",
      coalesce(goals.repeatable, false) as "isRepeatable",
      ${mappedGradeSql({ word: reportedTerms('status'), integration: sql`serving.id` })} as grade,
      (
        select jsonb_build_object('id', id, 'rate', rate::text) from (
          select id, rate from currencies where id = input.usual
          union all
          select id, rate from currencies where input.usual is null
            and code = coalesce(input.currency, (select base_currency from settings_general))
        ) as meant_by
      ) as currency,
      users.team_id as team, campaigns.traffic_source_id as "trafficSource",
      coalesce(offers.session_lifespan * ${sql.lit(day)} < input.age, false) as "isLate",
      coalesce((select late_conversions from settings_general), 'pay') as "lateConversions",
      ${payingRulesSql(sql`offers.id`, sql`nullif(mapping.goal, 0)`)} as rules,
      (select id from conversions where transaction_key = input.key) as before
    from jsonb_to_recordset(${JSON.stringify(asked.map(saidOf))}::jsonb) as input (place integer, goal text, status text,
      integration bigint, offer bigint, campaign bigint, age bigint, currency text, usual bigint, key text)
    join offers on offers.id = input.offer
    -- The words of another vertical mean nothing for this offer.
    left join integrations as serving on serving.id = input.integration
      and (serving.vertical_id = offers.vertical_id or offers.vertical_id is null)
    cross join lateral (
      select ${mappedGoalSql({ word: reportedTerms('goal'), integration: sql`serving.id`, offer: reportedTerms('offer') })} as goal
      -- Looked up once: without this, wherever it is named.
      offset 0
    ) as mapping
    left join goals on goals.id = mapping.goal
    left join campaigns on campaigns.id = input.campaign
    left join users on users.id = campaigns.affiliate_id`.execute(db);
  const found = new Map(rows.map((row) => [row.place, row]));
  return asked.map(({ origin }, place) => {
    const row = found.get(place);
    if (!row) throw new RangeError(`Offer ${origin.offer} is gone`);
    const { place: _, ...terms } = row;
    return { ...terms, goal: asMeaning(row.goal), grade: asMeaning(row.grade), rules: asRules(row.rules) };
  });
};

/** Does the same for one report. */
export const readTerms = async (db: Kysely<Tables>, asked: ReportInQuestion): Promise<Terms> => {
  const [terms] = await readAllTerms(db, [asked]);
  if (!terms) throw new RangeError('Nothing was asked for');
  return terms;
};
