import { sql } from 'kysely';
import { leadStatuses } from '../../../domain/lead-statuses.ts';
import type { PastTraffic } from '../../../domain/distribution/replay.ts';
import { foundFaults } from '../../../domain/distribution/click-reasons.ts';
import { requestFaults } from '../../../domain/distribution/request-faults.ts';
import type { Reader } from '../../collections/model.ts';

/** What came in for an offer, limited to what was worth a decision. */

/** Traffic of an offer from a moment on, seconds UTC. */
export interface Span {
  offer: number;
  since: number;
}

export interface Past {
  /** Oldest first. */
  traffic: PastTraffic[];
  /** The sampling interval: every nth of all that came in is included. */
  every: number;
}

/** How many decisions are replayed at most; if there are more, only every second is taken, or every third, … */
const maxReplayed = 10_000;

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

const came = ({ offer, since }: Span) => sql`
  select 'click' as kind, secure_id as id, extract(epoch from created_at)::float8 as at, affiliate_id as affiliate,
    campaign_id, country, language, false as is_cold
  from clicks
  where offer_id = ${offer} and created_at >= to_timestamp(${since})
    and (reason is null or reason <> all(${noVisit}))
  union all
  select 'lead', secure_id, extract(epoch from created_at)::float8, affiliate_id, campaign_id, country, language, is_cold
  from leads
  where offer_id = ${offer} and created_at >= to_timestamp(${since}) and api_status = any(${worthDeciding})`;

/** Reads what came in, or an even sample of it. */
export const readPast = async (db: Reader, span: Span): Promise<Past> => {
  const counted = await sql<{ count: number }>`select count(*)::integer as count from (${came(span)}) as came`.execute(
    db,
  );
  const every = Math.max(1, Math.ceil((counted.rows[0]?.count ?? 0) / maxReplayed));
  const { rows } = await sql<Row>`
    select kind, came.id, at, affiliate, campaigns.secure_id as campaign, came.country, came.language, is_cold
    from (select *, row_number() over (order by at, id) as place from (${came(span)}) as came) as came
    join campaigns on campaigns.id = came.campaign_id
    where place % ${every} = 0 order by at, came.id`.execute(db);
  return { traffic: rows.map((row) => pastOf(span.offer, row)), every };
};

/** Reads the share of its leads that each integration accepted, 0 to 1, by its id. */
export const readAcceptance = async (db: Reader, { offer, since }: Span): Promise<Map<number, number>> => {
  const { rows } = await sql<{ integration: number; rate: number }>`
    select integration_id as integration, (count(*) filter (where outcome = 'accepted'))::float8 / count(*) as rate
    from lead_attempts where offer_id = ${offer} and created_at >= to_timestamp(${since}) group by 1`.execute(db);
  return new Map(rows.map(({ integration, rate }) => [integration, rate]));
};
