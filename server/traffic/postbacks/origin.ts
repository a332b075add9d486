import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { knownCustomer } from '../customers/record.ts';
import { madeAt } from '../../events/public-id.ts';
import type { Report } from './report.ts';

/** What is reported about: a click, a lead, or a lead that came after a click. */
export interface Origin {
  /** Public id of the click. */
  click: string | null;
  lead: { id: number; grade: number | null; isTest: boolean } | null;
  /** Where the click went. */
  landing: number | null;
  affiliate: number;
  campaign: number;
  offer: number;
  country: string | null;
  language: string | null;
  /** Seconds UTC, of the click where there is one. */
  at: number;
  /**
   * What a goal is paid for once, whichever of its ids is reported: a click with the first lead that came after it, or
   * any other lead.
   */
  visit: string | number;
}

const publicId = /^[0-9a-f]{32}$/;
const number = /^[1-9]\d{0,14}$/;

const columns = sql.raw('affiliate_id, campaign_id, offer_id, country, language, created_at');

interface Kept {
  affiliate_id: number;
  campaign_id: number;
  offer_id: number;
  country: string | null;
  language: string | null;
  created_at: number;
}

interface Click extends Kept {
  secure_id: string;
  landing_id: number | null;
}

interface Lead extends Kept {
  id: number;
  click_id: string | null;
  grade_id: number | null;
  is_test: boolean;
  /** Whether no lead came after its click before. */
  is_first: boolean;
}

/** Asks once for all that is wanted; the answers stand in the places of what they answer. */
const inPlaces = async <Wanted extends object, Row>(
  db: Kysely<Tables>,
  wanted: readonly (Wanted | undefined)[],
  asking: (said: RawBuilder<unknown>) => RawBuilder<Row & { place: number }>,
): Promise<readonly (Row | undefined)[]> => {
  const asked = wanted.flatMap((one, place) => (one ? [{ ...one, place }] : []));
  if (asked.length === 0) return wanted.map(() => undefined);
  const { rows } = await asking(sql`${JSON.stringify(asked)}::jsonb`).execute(db);
  const found = new Map(rows.map((row) => [row.place, row]));
  return wanted.map((_, place) => found.get(place));
};

/** Clicks that went to these advertisers; their ids say in which partitions they lie. */
const clicksOf = (
  db: Kysely<Tables>,
  wanted: readonly ({ id: string; advertiser: number } | undefined)[],
): Promise<readonly (Click | undefined)[]> =>
  inPlaces(
    db,
    wanted.map((one) => {
      const made = one && madeAt(one.id);
      return made === undefined ? undefined : { ...one, at: made / 1000 };
    }),
    (said) => sql<Click & { place: number }>`
      select said.place, own.* from jsonb_to_recordset(${said}) as said
        (place integer, id text, advertiser bigint, at double precision)
      cross join lateral (
        select ${columns}, secure_id, landing_id from clicks
        where secure_id = said.id and advertiser_id = said.advertiser
          and created_at >= to_timestamp(said.at - 1) and created_at <= to_timestamp(said.at + 1)
        limit 1
      ) as own`,
  );

type NamedBy = { id: number } | { secure: string } | { click: string; affiliate: number };

const leadColumns = sql`${columns}, id, click_id, grade_id, is_test, advertiser_id`;

/**
 * Leads that these advertisers took, or that nobody did and are of one of their offers: by their number, their public id,
 * or the click they came after.
 */
const leadsOf = (
  db: Kysely<Tables>,
  wanted: readonly ((NamedBy & { advertiser: number }) | undefined)[],
): Promise<readonly (Lead | undefined)[]> =>
  inPlaces(
    db,
    wanted,
    (said) => sql<Lead & { place: number }>`
      select said.place, own.*, not exists (
        select from leads as earlier
        where earlier.click_id = own.click_id and earlier.affiliate_id = own.affiliate_id
          and earlier.created_at <= own.created_at and not earlier.is_test
          and (earlier.created_at, earlier.id) < (own.created_at, own.id)
      ) as is_first
      from jsonb_to_recordset(${said}) as said
        (place integer, id bigint, secure text, click text, affiliate bigint, advertiser bigint)
      cross join lateral (
        select named.* from (
          select ${leadColumns} from leads where id = said.id
          union all select ${leadColumns} from leads where secure_id = said.secure
          union all select ${leadColumns} from leads where click_id = said.click and affiliate_id = said.affiliate
        ) as named
        where named.advertiser_id = said.advertiser or named.advertiser_id is null and exists (
          select from offers_advertisers where owner_id = named.offer_id and target_id = said.advertiser
        )
        order by named.created_at, named.id
        limit 1
      ) as own`,
  );

const visitOf = (click: Click | undefined, lead: Lead | undefined): string | number | undefined =>
  lead && !(click && lead.is_first) ? lead.id : click?.secure_id;

const joined = (click: Click | undefined, lead: Lead | undefined): Origin | undefined => {
  const [first, visit] = [click ?? lead, visitOf(click, lead)];
  if (!first || visit === undefined) return undefined;
  return {
    click: click?.secure_id ?? null,
    lead: lead ? { id: lead.id, grade: lead.grade_id, isTest: lead.is_test } : null,
    landing: click?.landing_id ?? null,
    affiliate: first.affiliate_id,
    campaign: first.campaign_id,
    offer: first.offer_id,
    country: lead?.country ?? first.country,
    language: lead?.language ?? first.language,
    at: Math.floor(first.created_at),
    visit,
  };
};

const byName = (named: string): { id: number } | { secure: string } | undefined =>
  number.test(named) ? { id: Number(named) } : publicId.test(named) ? { secure: named } : undefined;

interface Named {
  lead: string | undefined;
  traffic: string | undefined;
  advertiser: number;
}

const ofTraffic = async (db: Kysely<Tables>, named: readonly Named[]): Promise<readonly (Origin | undefined)[]> => {
  const clicked = await clicksOf(
    db,
    named.map(({ lead, traffic, advertiser }) =>
      lead === undefined && traffic !== undefined ? { id: traffic, advertiser } : undefined,
    ),
  );
  const leads = await leadsOf(
    db,
    named.map(({ lead, traffic, advertiser }, place) => {
      const click = clicked[place];
      if (click) return { click: click.secure_id, affiliate: click.affiliate_id, advertiser };
      const by = byName(lead ?? traffic ?? '');
      return by && { ...by, advertiser };
    }),
  );
  const before = await clicksOf(
    db,
    named.map(({ advertiser }, place) => {
      const click = clicked[place] ? null : (leads[place]?.click_id ?? null);
      return click === null ? undefined : { id: click, advertiser };
    }),
  );
  return named.map((_, place) => {
    const lead = leads[place];
    // An affiliate says what click a lead came after; that of another one is none.
    const named = before[place]?.affiliate_id === lead?.affiliate_id ? before[place] : undefined;
    return joined(clicked[place] ?? named, lead);
  });
};

/** Where a customer came from, by what is kept of them once their click and lead are gone. */
const byCustomer = async (db: Kysely<Tables>, named: string, advertiser: number): Promise<Origin | undefined> => {
  const customer = await knownCustomer(db, advertiser, named);
  if (!customer) return undefined;
  const { click_id: click, lead_id: lead, affiliate_id, campaign_id, offer_id, country, created_at } = customer;
  const traffic = click ?? (lead === null ? undefined : String(lead));
  const [origin] = await ofTraffic(db, [{ lead: undefined, traffic, advertiser }]);
  return (
    origin ?? {
      ...{
        click,
        lead: null,
        landing: null,
        country,
        language: null,
        visit: click ?? lead ?? `customer ${customer.id}`,
      },
      ...{ affiliate: affiliate_id, campaign: campaign_id, offer: offer_id, at: Math.floor(created_at) },
    }
  );
};

/** What an advertiser reports about, by ids as they say them: of a lead, of a click or a lead, and of a customer. */
export type Reported = Pick<Report, 'lead' | 'traffic' | 'customer'> & { advertiser: number };

/** Finds what advertisers report about, each among what was sent to them. */
export const findOrigins = async (
  db: Kysely<Tables>,
  reported: readonly Reported[],
): Promise<readonly (Origin | undefined)[]> => {
  const origins = [...(await ofTraffic(db, reported))];
  for (const [place, { lead, traffic, customer, advertiser }] of reported.entries())
    if (lead === undefined && traffic === undefined && customer)
      origins[place] = await byCustomer(db, customer.id, advertiser);
  return origins;
};

/** The same of one report. */
export const findOrigin = async (db: Kysely<Tables>, reported: Reported): Promise<Origin | undefined> =>
  (await findOrigins(db, [reported]))[0];
