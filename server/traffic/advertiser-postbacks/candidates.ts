import { type Kysely, type RawBuilder, sql } from 'kysely';
import { clickStatus } from '../../../domain/traffic/clicks.ts';
import type { Tables } from '../../database/tables.ts';
import { madeAt } from '../../database/public-id.ts';

/** Clicks and leads that advertisers report about, looked up for several reports in one go. */

const columns = sql.raw(`affiliate_id, campaign_id, offer_id, country, language, created_at,
  extract(epoch from created_at)::double precision as moment`);

interface StoredEvent {
  affiliate_id: number;
  campaign_id: number;
  offer_id: number;
  country: string | null;
  language: string | null;
  created_at: number;
  /** The same to the millisecond, as clicks can follow each other within a second. */
  moment: number;
}

export interface Click extends StoredEvent {
  secure_id: string;
  landing_id: number | null;
  /** The advertiser it went to; null if it went to the network's own landing page. */
  advertiser_id: number | null;
}

export interface Lead extends StoredEvent {
  id: number;
  click_id: string | null;
  grade_id: number | null;
  /** The advertiser who has it, or may have; null if none does. */
  advertiser_id: number | null;
  /** The advertiser's integration that it was sent by. */
  integration_id: number | null;
  is_test: boolean;
  /** Whether it was sent to the advertiser and their answer never came. */
  is_unsettled: boolean;
  /** Whether its contact data are erased. */
  is_erased: boolean;
  /**
   * Whether it is the lead that its click currently stands for; this can change when an advertiser takes another one.
   */
  is_of_click: boolean;
  /** Whether there was no real lead after its click before it; this never changes. */
  is_first: boolean;
}

/** Runs all lookups as one query; results are in the order of the lookups. */
const inPlaces = async <Wanted extends object, Row>(
  db: Kysely<Tables>,
  wanted: readonly (Wanted | undefined)[],
  asking: (said: RawBuilder<unknown>) => RawBuilder<Row & { place: number }>,
): Promise<readonly (Row | undefined)[]> => {
  const inputs = wanted.flatMap((one, place) => (one ? [{ ...one, place }] : []));
  if (inputs.length === 0) return wanted.map(() => undefined);
  const { rows } = await asking(sql`${JSON.stringify(inputs)}::jsonb`).execute(db);
  const found = new Map(rows.map((row) => [row.place, row]));
  return wanted.map((_, place) => found.get(place));
};

const clickColumns = sql`${columns}, secure_id, landing_id, advertiser_id`;

/** Finds clicks by their public ids, which tell the partitions they are in. */
export const clicksOf = (
  db: Kysely<Tables>,
  wanted: readonly (string | undefined)[],
): Promise<readonly (Click | undefined)[]> =>
  inPlaces(
    db,
    wanted.map((id) => {
      const createdAt = id === undefined ? undefined : madeAt(id);
      return createdAt === undefined ? undefined : { id, at: createdAt / 1000 };
    }),
    (said) => sql<Click & { place: number }>`
      select input.place, found.* from jsonb_to_recordset(${said}) as input (place integer, id text, at double precision)
      cross join lateral (
        select ${clickColumns} from clicks
        where secure_id = input.id
          and created_at >= to_timestamp(input.at - 1) and created_at <= to_timestamp(input.at + 1)
        limit 1
      ) as found`,
  );

/** What a lead is identified by. */
export interface LeadReference {
  /** Its number, or its public id. */
  id?: number;
  secure?: string;
  /** The click it came after, with the moment of that in seconds, its affiliate and offer. */
  click?: string;
  clickAt?: number;
  affiliate?: number;
  offer?: number;
  /**
   * What its affiliate called its click, and what the advertiser may have been sent for one: the ID of a foreign tracker,
   * or of a click that went elsewhere, then with `affiliate` and `offer`. Means no lead if it may mean those of several
   * affiliates or offers.
   */
  told?: string;
}

const leadColumns = sql`${columns}, id, click_id, grade_id, is_test, erased_at is not null as is_erased, advertiser_id, integration_id,
  api_status`;

/** Leads taken by the advertiser whose affiliate used the reported name for their click (`LeadReference.told`). */
const leadsByAffiliatesClickId = sql`
  select 2 as rank, ${leadColumns} from leads
  where click_id = input.told and advertiser_id = input.advertiser and affiliate_id = coalesce(input.affiliate, affiliate_id)
    and (affiliate_id = input.affiliate and offer_id = input.offer or not exists (
      select from leads as other
      where other.click_id = input.told and other.advertiser_id = input.advertiser
        and other.affiliate_id = coalesce(input.affiliate, other.affiliate_id)
        and (other.affiliate_id, other.offer_id) <> (leads.affiliate_id, leads.offer_id)
    ))`;

/** Whether it is what affiliates call clicks of leads that the advertiser took, even if none of these is meant. */
const isReportedClickId = sql`input.told is not null and exists (
    select from leads as other where other.click_id = input.told and other.advertiser_id = input.advertiser
  )`;

/** Whether the advertiser may have `own`, without having said so. */
const isUnsettled = sql`found.advertiser_id is not null and found.api_status <> 'sent' and exists (
    select from lead_attempts as attempt
    where attempt.lead_id = found.id and attempt.created_at = found.created_at
      and attempt.advertiser_id = found.advertiser_id and attempt.outcome = 'unknown'
  )`;

/**
 * Whether `other` came after the click of `own`, whose ID tells the partitions to look into. An ID of a foreign tracker
 * may look like one of ours; read as a moment, it is hardly ever a past one.
 */
const afterItsClick = sql`other.created_at >= case
    when sluice_made_at(found.click_id) <= found.created_at + interval '1 second'
    then sluice_made_at(found.click_id) - interval '1 second' else '-infinity'::timestamptz end`;

/**
 * Whether `other` is of the same click, affiliate and offer as `own`. Only the click is looked up: to the planner, an index
 * of the offer’s or affiliate’s leads looks as good, though it means reading hundreds of them.
 */
const isOfItsClick = sql`other.click_id = found.click_id and other.affiliate_id is not distinct from found.affiliate_id
      and other.offer_id is not distinct from found.offer_id`;

/** Whether no other lead would be found by its click instead of `own`, in the order below. */
const isOfClick = sql`not exists (
    select from leads as other
    where ${isOfItsClick}
      and ${afterItsClick}
      and other.advertiser_id is not distinct from found.advertiser_id and not other.is_test
      and other.created_at <= found.created_at and (other.created_at, other.id) < (found.created_at, found.id)
  ) and (found.advertiser_id is not null or not exists (
    select from leads as other
    where ${isOfItsClick}
      and ${afterItsClick}
      and other.advertiser_id = input.advertiser and not other.is_test
  ))`;

/** Whether no real lead came after the click of `own` before it. */
const isFirst = sql`not exists (
    select from leads as other
    where ${isOfItsClick}
      and ${afterItsClick}
      and not other.is_test
      and other.created_at <= found.created_at and (other.created_at, other.id) < (found.created_at, found.id)
  )`;

/**
 * Finds leads that these advertisers took, or that no advertiser took and that are of one of their offers. What only
 * their affiliates call them finds those that the advertiser took, before numbers and after public ids. Of several that
 * came after a click, real ones come before tests, those that the advertiser took before others, and then earlier ones.
 */
export const leadsOf = (
  db: Kysely<Tables>,
  wanted: readonly ((LeadReference & { advertiser: number }) | undefined)[],
): Promise<readonly (Lead | undefined)[]> =>
  inPlaces(
    db,
    wanted.map((one) => {
      const { secure, clickAt, ...reference } = one ?? {};
      const createdAt = secure === undefined ? undefined : madeAt(secure);
      return (
        one && {
          ...reference,
          ...(createdAt !== undefined && { secure, made_at: createdAt / 1000 }),
          ...(clickAt !== undefined && { click_at: clickAt }),
        }
      );
    }),
    (said) => sql<Lead & { place: number }>`
      select input.place, found.*, ${isOfClick} as is_of_click, ${isFirst} as is_first,
        ${isUnsettled} as is_unsettled
      from jsonb_to_recordset(${said}) as input
        (place integer, id bigint, secure text, click text, told text, affiliate bigint, offer bigint, advertiser bigint,
          made_at double precision, click_at double precision)
      cross join lateral (
        select named.* from (
          select 3 as rank, ${leadColumns} from leads where input.id is not null and id = input.id and not (${isReportedClickId})
          union all select 1, ${leadColumns} from leads where secure_id = input.secure
            and created_at >= to_timestamp(input.made_at - 1) and created_at <= to_timestamp(input.made_at + 1)
          union all select 1, ${leadColumns} from leads where click_id = input.click and affiliate_id = input.affiliate and offer_id = input.offer
            and created_at >= to_timestamp(input.click_at - 1)
          union all ${leadsByAffiliatesClickId}
        ) as named
        where named.advertiser_id = input.advertiser or named.advertiser_id is null and exists (
          select from offers_advertisers where owner_id = named.offer_id and target_id = input.advertiser
        )
        order by named.rank, named.is_test, named.advertiser_id is null, named.created_at, named.id
        limit 1
      ) as found`,
  );

/** A click of a visitor, and how long their session with its offer lasts. */
export interface VisitorClick extends Click {
  /** Seconds; null if it never ends. */
  lifespan: number | null;
  /** As numbered in the offer's field. */
  session_from: number | null;
}

const day = 86_400;
const maxOfVisitor = 1000;

/** A visitor by one of their clicks, and which of their clicks count: those of an advertiser, or of a lead's source. */
export type VisitorReference = { id: string } & ({ advertiser: number } | { affiliate: number; offer: number });

/** Finds the valid clicks of visitors, each visitor's latest first. */
export const visitorClicksOf = async (
  db: Kysely<Tables>,
  wanted: readonly (VisitorReference | undefined)[],
): Promise<readonly (readonly VisitorClick[])[]> => {
  const inputs = wanted.flatMap((one, place) => {
    const createdAt = one && madeAt(one.id);
    return createdAt === undefined ? [] : [{ ...one, place, at: createdAt / 1000 }];
  });
  if (inputs.length === 0) return wanted.map(() => []);
  const ofVisitor = (condition: RawBuilder<unknown>) => sql`
    select ${clickColumns} from clicks
    where ${condition} and (advertiser_id = input.advertiser or affiliate_id = input.affiliate and offer_id = input.offer)
      and (click_status = ${sql.lit(clickStatus.valid)} or secure_id = input.id)
    order by created_at desc limit ${sql.lit(maxOfVisitor)}`;
  const { rows } = await sql<VisitorClick & { place: number }>`
    select input.place, found.*, offers.session_lifespan::bigint * ${sql.lit(day)} as lifespan,
      offers.session_lifespan_type as session_from
    from jsonb_to_recordset(${JSON.stringify(inputs)}::jsonb) as input
      (place integer, id text, advertiser bigint, affiliate bigint, offer bigint, at double precision)
    cross join lateral (
      select coalesce(visitor, secure_id) as id from clicks
      where secure_id = input.id
        and created_at >= to_timestamp(input.at - 1) and created_at <= to_timestamp(input.at + 1)
      limit 1
    ) as known
    cross join lateral (
      (${ofVisitor(sql`secure_id = known.id and created_at >= sluice_made_at(known.id) - interval '1 second'
        and created_at <= sluice_made_at(known.id) + interval '1 second'`)})
      union all
      (${ofVisitor(sql`visitor = known.id and created_at >= sluice_made_at(known.id)`)})
    ) as found
    join offers on offers.id = found.offer_id
    order by found.created_at desc`.execute(db);
  const found = Map.groupBy(rows, ({ place }) => place);
  return wanted.map((_, place) => found.get(place) ?? []);
};
