import { type RawBuilder, sql } from 'kysely';
import { clickStatus } from '../../../domain/traffic/clicks.ts';
import { leadStatuses } from '../../../domain/traffic/lead-statuses.ts';
import type { PastTraffic } from '../../../domain/distribution/replay.ts';
import { foundFaults } from '../../../domain/distribution/click-reasons.ts';
import { requestFaults } from '../../../domain/distribution/request-faults.ts';
import type { Reader } from '../../collections/model.ts';

/** The clicks and leads of an offer that were worth a decision. */

/** Traffic of an offer from a moment on, seconds UTC. */
export interface Span {
  offer: number;
  since: number;
}

/** How many clicks and leads there were, and how many of them advertisers took. */
export interface Counts {
  /** Clicks and leads worth a decision. */
  came: number;
  /** What each advertiser took, by their id. */
  passedOn: ReadonlyMap<number, number>;
  /** Leads that advertisers accepted. */
  accepted: number;
}

export interface Past {
  /** Oldest first. */
  traffic: PastTraffic[];
  /** The sampling interval: one in this many of all that came in is included. */
  every: number;
}

/** About how many decisions are replayed at most; if there are more, one in two of them, or one in three, … */
const maxReplayed = 10_000;

/** Returns one in how many is to be read, so that about `max` of `count` are. */
export const everyOf = (count: number, max: number): number => Math.max(1, Math.ceil(count / max));

/**
 * Whether a row is one in `every`, by a hash of what identifies it: the same ones each time, spread evenly, and without
 * sorting all of them.
 */
export const isSampled = (hash: RawBuilder<unknown>, every: number): RawBuilder<unknown> =>
  sql`(${hash} & 2147483647) % ${every}::integer = 0`;

/** Statuses of leads that belong to real people, whatever became of them. */
const worthDeciding = leadStatuses.filter((status) => !['invalid', 'trash', 'duplicate', 'test'].includes(status));

interface Row {
  kind: 'click' | 'lead';
  id: string;
  at: number;
  affiliate: number;
  campaign: string;
  country: string | null;
  language: string | null;
  is_cold: boolean;
}

const pastOf = (offer: number, row: Row): PastTraffic => {
  const { kind, id, at, affiliate, campaign, country, language, is_cold: isCold } = row;
  const sent = { campaign, ...(country !== null && { country }), ...(language !== null && { language }) };
  const traffic =
    kind === 'click'
      ? { kind, ...sent }
      : // The lead's data were found valid when it came in.
        { kind, ...sent, parameters: {}, isCold, waived: ['validation', 'duplicates'] as const };
  return { id, at: Math.floor(at), offer, affiliate, traffic };
};

/** Reasons for which clicks are not real visits, regardless of the decision. */
const noVisit = [...Object.keys(requestFaults), ...Object.keys(foundFaults)];

const visited = sql`(reason is null or reason <> all(${noVisit}))`;
const decided = sql`api_status = any(${worthDeciding})`;
const accepted = sql`api_status = 'sent'`;

/** The condition for clicks, or for leads, of a time span. */
const within = ({ offer, since }: Span) => sql`offer_id = ${offer} and created_at >= to_timestamp(${since})`;

/** Counts what came in, reading it once. */
export const readCounts = async (db: Reader, span: Span): Promise<Counts> => {
  const { rows } = await sql<{ kind: Row['kind']; advertiser: number | null; came: number; taken: number }>`
    select 'click' as kind, advertiser_id as advertiser, (count(*) filter (where ${visited}))::integer as came,
      (count(*) filter (where click_status = ${sql.lit(clickStatus.valid)}))::integer as taken
    from clicks where ${within(span)} group by 2
    union all
    select 'lead', advertiser_id, (count(*) filter (where ${decided}))::integer, (count(*) filter (where ${accepted}))::integer
    from leads where ${within(span)} group by 2`.execute(db);
  const taken = new Map<number, number>();
  for (const { advertiser, taken: took } of rows)
    if (advertiser !== null && took > 0) taken.set(advertiser, (taken.get(advertiser) ?? 0) + took);
  return {
    came: rows.reduce((sum, one) => sum + one.came, 0),
    passedOn: taken,
    accepted: rows.filter(({ kind }) => kind === 'lead').reduce((sum, one) => sum + one.taken, 0),
  };
};

/**
 * Reads what came in, or an even sample of it.
 * @param came how much that is
 * @param max about how much of it is read at most
 */
export const readPast = async (db: Reader, span: Span, came: number, max = maxReplayed): Promise<Past> => {
  const every = everyOf(came, max);
  const sampled = isSampled(sql`hashtext(secure_id)`, every);
  const { rows } = await sql<Row>`
    select kind, came.id, at, affiliate, campaigns.secure_id as campaign, came.country, came.language, is_cold
    from (
      select 'click' as kind, secure_id as id, extract(epoch from created_at)::float8 as at, affiliate_id as affiliate,
        campaign_id, country, language, false as is_cold
      from clicks where ${within(span)} and ${visited} and ${sampled}
      union all
      select 'lead', secure_id, extract(epoch from created_at)::float8, affiliate_id, campaign_id, country, language, is_cold
      from leads where ${within(span)} and ${decided} and ${sampled}
    ) as came
    join campaigns on campaigns.id = came.campaign_id
    order by at, came.id`.execute(db);
  return { traffic: rows.map((row) => pastOf(span.offer, row)), every };
};

/** Reads the share of its leads that each integration accepted, 0 to 1, by its id. */
export const readAcceptance = async (db: Reader, { offer, since }: Span): Promise<Map<number, number>> => {
  const { rows } = await sql<{ integration: number; rate: number }>`
    select integration_id as integration, (count(*) filter (where outcome = 'accepted'))::float8 / count(*) as rate
    from lead_attempts where offer_id = ${offer} and created_at >= to_timestamp(${since}) group by 1`.execute(db);
  return new Map(rows.map(({ integration, rate }) => [integration, rate]));
};
