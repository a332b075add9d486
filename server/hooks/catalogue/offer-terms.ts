import { type RawBuilder, sql } from 'kysely';
import type { Reader, Work } from '../../collections/hooks.ts';
import { cachedStatement, run, value } from '../../database/statement.ts';
import { seenBy } from './offer-visibility.ts';

/** What offers ask of the campaigns that affiliates run on them. */

/** An affiliate and an offer, by id; the affiliate may be missing from what a call sends. */
interface AffiliateAndOffer {
  affiliate: number | undefined;
  offer: number;
}

export interface OfferTerms {
  /** Whether the affiliate sees the offer. */
  isSeen: boolean;
  /** Codes of the countries of its geos; empty if it runs everywhere. */
  countries: ReadonlySet<string>;
  /** Ids of the traffic sources it takes; empty if it takes all. */
  trafficSources: readonly number[];
}

const termsSql = (offer: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array(select distinct unnest(geos.countries) from offers_geos join geos on geos.id = offers_geos.target_id
    where offers_geos.owner_id = ${offer}) as countries,
  array(select target_id from offers_traffic_sources where owner_id = ${offer} order by position) as "trafficSources"`;

/** Planned for a single pair, the usual case, so that the database caches the plan. */
const onePairSql = (seen: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select pair.affiliate, pair.offer, ${seen} as "isSeen", ${termsSql(sql`pair.offer`)}
  from (select (${value('affiliates')}::bigint[])[1] as affiliate, (${value('offers')}::bigint[])[1] as offer) as pair`;

/** Reads the terms once per offer: among many new campaigns, there are few. */
const manyPairsSql = (seen: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with pair as materialized (
    select * from unnest(${value('affiliates')}::bigint[], ${value('offers')}::bigint[]) as sent (affiliate, offer)
  ), terms as materialized (
    select requested.offer, ${termsSql(sql`requested.offer`)} from (select distinct offer from pair) as requested
  )
  select pair.affiliate, pair.offer, ${seen} as "isSeen", terms.countries, terms."trafficSources"
  from pair join terms using (offer)`;

interface TermsRow {
  affiliate: number | null;
  offer: number;
  isSeen: boolean;
  countries: string[];
  trafficSources: number[];
}

const keyOf = ({ affiliate, offer }: AffiliateAndOffer): string => `${affiliate ?? null} ${offer}`;

/** Returns a function giving the terms of each of these pairs, read by one statement. */
export const offerTerms = async (
  pairs: readonly AffiliateAndOffer[],
  work: Work<Reader>,
): Promise<(pair: AffiliateAndOffer) => OfferTerms> => {
  const different = [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
  const several = different.length > 1;
  const prepared = cachedStatement<TermsRow>(work.model, `offer terms ${several}`, () => {
    const seen = sql`exists (select from offers as o where o.id = pair.offer and ${seenBy(work, sql`pair.affiliate`)})`;
    return several ? manyPairsSql(seen) : onePairSql(seen);
  });
  const values = {
    affiliates: different.map(({ affiliate }) => affiliate ?? null),
    offers: different.map(({ offer }) => offer),
  };
  const rows = different.length > 0 ? await run(work.db, prepared, { caller: work.caller, values }) : [];
  const found = new Map(
    rows.map(({ affiliate, offer, isSeen, countries, trafficSources }): [string, OfferTerms] => [
      `${affiliate} ${offer}`,
      {
        isSeen,
        countries: new Set(countries),
        trafficSources,
      },
    ]),
  );
  return (pair) => {
    const terms = found.get(keyOf(pair));
    if (!terms) throw new Error(`The terms of offer ${pair.offer} were not read`);
    return terms;
  };
};
