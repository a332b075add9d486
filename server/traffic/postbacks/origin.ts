import { type Kysely, sql } from 'kysely';
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

const columns = ['affiliate_id', 'campaign_id', 'offer_id', 'country', 'language', 'created_at'] as const;

/** A click that went to this advertiser; its id says in which partition it lies. */
const clickOf = async (db: Kysely<Tables>, id: string, advertiser: number) => {
  const made = madeAt(id);
  if (made === undefined) return undefined;
  const at = made / 1000;
  return db
    .selectFrom('clicks')
    .select([...columns, 'secure_id', 'landing_id'])
    .where('secure_id', '=', id)
    .where('advertiser_id', '=', advertiser)
    .where('created_at', '>=', sql<number>`to_timestamp(${at - 1})`)
    .where('created_at', '<=', sql<number>`to_timestamp(${at + 1})`)
    .executeTakeFirst();
};

type NamedBy = { id: number } | { secure_id: string } | { click_id: string; affiliate_id: number };

/**
 * A lead that this advertiser took, or that nobody did and is of one of its offers: by its number, its public id, or the
 * click it came after.
 */
const leadOf = (db: Kysely<Tables>, by: NamedBy, advertiser: number) =>
  db
    .selectFrom('leads')
    .select([...columns, 'id', 'click_id', 'grade_id', 'is_test'])
    .select(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('leads as earlier')
            .select('earlier.id')
            .whereRef('earlier.click_id', '=', 'leads.click_id')
            .whereRef('earlier.affiliate_id', '=', 'leads.affiliate_id')
            .whereRef('earlier.created_at', '<=', 'leads.created_at')
            .where('earlier.is_test', '=', false)
            .where(sql<boolean>`(earlier.created_at, earlier.id) < (leads.created_at, leads.id)`),
        ),
      ).as('is_first'),
    )
    .where(({ and, eb }) =>
      and(Object.entries(by).map(([column, value]) => eb(sql.ref(`leads.${column}`), '=', value))),
    )
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        eb('advertiser_id', '=', advertiser),
        and([
          eb('advertiser_id', 'is', null),
          exists(
            selectFrom('offers_advertisers')
              .select('target_id')
              .whereRef('owner_id', '=', 'leads.offer_id')
              .where('target_id', '=', advertiser),
          ),
        ]),
      ]),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

type Click = NonNullable<Awaited<ReturnType<typeof clickOf>>>;
type Lead = NonNullable<Awaited<ReturnType<typeof leadOf>>>;

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

const byLead = async (db: Kysely<Tables>, named: string, advertiser: number): Promise<Origin | undefined> => {
  const by = number.test(named) ? { id: Number(named) } : publicId.test(named) ? { secure_id: named } : undefined;
  const lead = by && (await leadOf(db, by, advertiser));
  if (!lead) return undefined;
  const click = lead.click_id === null ? undefined : await clickOf(db, lead.click_id, advertiser);
  // An affiliate says what click a lead came after; that of another one is none.
  return joined(click?.affiliate_id === lead.affiliate_id ? click : undefined, lead);
};

/** Where a customer came from, by what is kept of them once their click and lead are gone. */
const byCustomer = async (db: Kysely<Tables>, named: string, advertiser: number): Promise<Origin | undefined> => {
  const customer = await knownCustomer(db, advertiser, named);
  if (!customer) return undefined;
  const { click_id: click, lead_id: lead, affiliate_id, campaign_id, offer_id, country, created_at } = customer;
  const traffic = click ?? (lead === null ? undefined : String(lead));
  const origin = await findOrigin(db, { lead: undefined, traffic, customer: undefined }, advertiser);
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

/**
 * Finds what an advertiser reports about, among what was sent to them.
 * @param named ids as the postback says them: of a lead, of a click or a lead, and of a customer
 */
export const findOrigin = async (
  db: Kysely<Tables>,
  { lead, traffic, customer }: Pick<Report, 'lead' | 'traffic' | 'customer'>,
  advertiser: number,
): Promise<Origin | undefined> => {
  if (lead !== undefined) return byLead(db, lead, advertiser);
  if (traffic === undefined) return customer && byCustomer(db, customer.id, advertiser);
  const click = await clickOf(db, traffic, advertiser);
  if (!click) return byLead(db, traffic, advertiser);
  const { secure_id, affiliate_id } = click;
  return joined(click, await leadOf(db, { click_id: secure_id, affiliate_id }, advertiser));
};
