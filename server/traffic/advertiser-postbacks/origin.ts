import type { Kysely } from 'kysely';
import { attributedClick } from '../../../domain/traffic/attribution.ts';
import type { Tables } from '../../database/tables.ts';
import { knownCustomer } from '../customers/record.ts';
import {
  type Click,
  clicksOf,
  type Lead,
  type LeadReference,
  leadsOf,
  type VisitorClick,
  type VisitorReference,
  visitorClicksOf,
} from './candidates.ts';
import type { Report } from './report.ts';

export type Attribution = 'named_click' | 'first_click' | 'last_click';

export type Repeats = 'all' | 'own_or_none' | 'own';

/** What a report is about: a click, a lead, or a lead that came after a click. */
export interface Origin {
  /** Public id of the click. */
  click: string | null;
  lead: {
    id: number;
    grade: number | null;
    /** The integration that it was sent by. */
    integration: number | null;
    isTest: boolean;
    /** Whether an advertiser has it, or may have. */
    isTaken: boolean;
    /** Whether it was sent to the advertiser and their answer never came. */
    isUnsettled: boolean;
  } | null;
  /**
   * Whether the contact data of its lead are erased or, if it has none, those of the lead that came after the named
   * click, so that nothing reported is stored.
   */
  isOfErased: boolean;
  /** How the click was found: it was named, or is the first or the last one of its visitor's session. */
  attribution: Attribution | null;
  /** The landing page the click went to. */
  landing: number | null;
  affiliate: number;
  campaign: number;
  offer: number;
  country: string | null;
  language: string | null;
  /** Seconds UTC, of the click if there is one. */
  at: number;
  /**
   * The visit that a goal is paid for once, no matter which of its ids is reported: a click with the lead that is found
   * by it, or any other lead. That lead may be another one later, which is why what is stored decides (`repeats`).
   */
  visit: string | number;
  /**
   * Which conversions of that visit a report repeats: whatever lead they are of, as its click was reported; those of its
   * lead, or of no lead, as that is the first one after the click; or those of its lead alone.
   */
  repeats: Repeats;
}

/** As numbered in the offer's field. */
const sessionFrom = { first_click: 1 };

const publicId = /^[0-9a-f]{32}$/;
const number = /^[1-9]\d{0,14}$/;

const visitOf = (click: Click | undefined, lead: Lead | undefined): string | number | undefined =>
  lead && !(click && lead.is_of_click) ? lead.id : click?.secure_id;

/** A click, and how it was found. */
interface FoundClick {
  click: Click;
  attribution: Attribution;
}

/**
 * @param found the click it is attributed to
 * @param visited the click by which the advertiser may report the same visit
 * @param isNamed whether the lead itself was named, and not its click or visitor
 * @param leadOfNamed the lead of the click that was named, if `found` is another one and has none
 */
const joined = (
  lead: Lead | undefined,
  found: FoundClick | undefined,
  visited: Click | undefined,
  { isNamed, leadOfNamed }: { isNamed: boolean; leadOfNamed?: Lead | undefined },
): Origin | undefined => {
  const click = found?.click;
  const [first, visit] = [click ?? lead, visitOf(visited, lead)];
  if (!first || visit === undefined) return undefined;
  return {
    click: click?.secure_id ?? null,
    attribution: found?.attribution ?? null,
    lead: lead
      ? {
          id: lead.id,
          grade: lead.grade_id,
          integration: lead.integration_id,
          isTest: lead.is_test,
          isTaken: lead.advertiser_id !== null,
          isUnsettled: lead.is_unsettled,
        }
      : null,
    isOfErased: (lead ?? leadOfNamed)?.is_erased ?? false,
    landing: click?.landing_id ?? null,
    affiliate: first.affiliate_id,
    campaign: first.campaign_id,
    offer: first.offer_id,
    country: lead?.country ?? first.country,
    language: lead?.language ?? first.language,
    at: Math.floor(first.created_at),
    visit,
    repeats: !isNamed || !lead ? 'all' : lead.is_first ? 'own_or_none' : 'own',
  };
};

/** The end of the second in which something was reported. */
const endOf = (at: number): number => at + 1;

/** Returns the visitor's click that something is attributed to, by the moment at which it happened. */
const ofSession = (clicks: readonly VisitorClick[], at: number): FoundClick | undefined => {
  const [latest] = clicks;
  if (!latest) return undefined;
  const attribution = latest.session_from === sessionFrom.first_click ? 'first_click' : 'last_click';
  const timed = clicks.map((click) => ({ click, at: click.moment }));
  const found = attributedClick(timed, { from: attribution, lifespan: latest.lifespan }, at);
  return found && { click: found.click, attribution };
};

const byName = (named: string): LeadReference =>
  number.test(named) ? { id: Number(named) } : publicId.test(named) ? { secure: named } : {};

interface ReportedIds {
  lead: string | undefined;
  traffic: string | undefined;
  visitor: string | undefined;
  advertiser: number;
  /** When it was reported, seconds UTC. */
  at: number;
}

/** Whether a click went to the advertiser. */
const isOf = (advertiser: number, { advertiser_id }: Click): boolean => advertiser_id === advertiser;

/** Returns a reference to the lead that came after a click. */
const afterClick = ({ secure_id, moment, affiliate_id, offer_id }: Click, advertiser: number) => ({
  click: secure_id,
  clickAt: moment,
  affiliate: affiliate_id,
  offer: offer_id,
  advertiser,
});

const ofSource = (id: string, { affiliate_id: affiliate, offer_id: offer }: Lead): VisitorReference => ({
  id,
  affiliate,
  offer,
});

/**
 * Returns a reference to the lead that a report names.
 * @param click the click it names instead, if there is such a one
 */
const leadNamed = ({ lead, traffic, advertiser }: ReportedIds, click: Click | undefined) => {
  if (lead !== undefined) return { ...byName(lead), advertiser };
  if (traffic === undefined) return undefined;
  if (!click) return { ...byName(traffic), told: traffic, advertiser };
  const { affiliate_id: affiliate, offer_id: offer } = click;
  return isOf(advertiser, click) ? afterClick(click, advertiser) : { told: traffic, affiliate, offer, advertiser };
};

const ofTraffic = async (
  db: Kysely<Tables>,
  named: readonly ReportedIds[],
): Promise<readonly (Origin | undefined)[]> => {
  const found = await clicksOf(
    db,
    named.map(({ lead, traffic }) => (lead === undefined ? traffic : undefined)),
  );
  const leads = await leadsOf(
    db,
    named.map((one, place) => leadNamed(one, found[place])),
  );
  const clicked = found.map((click, place) => (click && isOf(named[place]!.advertiser, click) ? click : undefined));
  const visits = await visitorClicksOf(
    db,
    named.map(({ lead, traffic, visitor, advertiser }, place) => {
      if (clicked[place]) return undefined;
      const own = leads[place];
      // An affiliate says what click a lead came after; a click of another affiliate or offer is ignored (D1244).
      if (own) return own.click_id === null ? undefined : ofSource(own.click_id, own);
      return lead === undefined && traffic === undefined && visitor !== undefined
        ? { id: visitor, advertiser }
        : undefined;
    }),
  );
  const sessions = named.map(({ at }, place) => {
    const [lead, own] = [leads[place], visits[place] ?? []];
    const before = lead && own.find(({ secure_id }) => secure_id === lead.click_id);
    return { before, found: ofSession(own, lead ? lead.moment : endOf(at)) };
  });
  const afterwards = await leadsOf(
    db,
    named.map(({ advertiser }, place) => {
      const found = leads[place] ? undefined : sessions[place]!.found?.click;
      return found && afterClick(found, advertiser);
    }),
  );
  const ofNamed = await leadsOf(
    db,
    named.map(({ visitor, advertiser }, place) => {
      const found = leads[place] || afterwards[place] ? undefined : sessions[place]!.found?.click;
      if (!found || found.secure_id === visitor) return undefined;
      const click = (visits[place] ?? []).find(({ secure_id }) => secure_id === visitor);
      return click && afterClick(click, advertiser);
    }),
  );
  return named.map(({ advertiser }, place) => {
    const click = clicked[place];
    if (click) return joined(leads[place], { click, attribution: 'named_click' }, click, { isNamed: false });
    const { before, found } = sessions[place]!;
    const visited = before ?? found?.click;
    // Of a click that went elsewhere the advertiser knows nothing but the lead.
    const isTheirs = visited !== undefined && isOf(advertiser, visited);
    return joined(leads[place] ?? afterwards[place], found, isTheirs ? visited : undefined, {
      isNamed: leads[place] !== undefined,
      leadOfNamed: ofNamed[place],
    });
  });
};

/** Finds where a customer came from, by what is stored about them once their click and lead are gone. */
const byCustomer = async (
  db: Kysely<Tables>,
  named: string,
  { advertiser, at }: Pick<ReportedIds, 'advertiser' | 'at'>,
): Promise<Origin | undefined> => {
  const customer = await knownCustomer(db, advertiser, named);
  if (!customer) return undefined;
  const { click_id: click, lead_id: lead, affiliate_id, campaign_id, offer_id, country, created_at } = customer;
  const report = { lead: undefined, traffic: undefined, visitor: undefined, advertiser, at };
  const [ofClick, ofLead] = await ofTraffic(db, [
    { ...report, traffic: click ?? undefined },
    { ...report, lead: lead === null ? undefined : String(lead) },
  ]);
  // A click that went elsewhere may have been followed by several of their leads.
  const origin = ofClick?.attribution === 'named_click' ? ofClick : (ofLead ?? ofClick);
  return (
    origin ?? {
      click,
      attribution: click === null ? null : ('named_click' as const),
      lead: null,
      isOfErased: false,
      landing: null,
      country,
      language: null,
      visit: click ?? lead ?? `customer ${customer.id}`,
      repeats: 'all' as const,
      affiliate: affiliate_id,
      campaign: campaign_id,
      offer: offer_id,
      at: Math.floor(created_at),
    }
  );
};

/** What an advertiser reports about, by the given ids: of a lead, of a click or a lead, of a visitor, of a customer. */
export type Reported = Pick<Report, 'lead' | 'traffic' | 'visitor' | 'customer'> &
  Pick<ReportedIds, 'advertiser' | 'at'>;

/** Finds what advertisers report about, each among the traffic sent to them. */
export const findOrigins = async (
  db: Kysely<Tables>,
  reported: readonly Reported[],
): Promise<readonly (Origin | undefined)[]> => {
  const origins = [...(await ofTraffic(db, reported))];
  for (const [place, one] of reported.entries()) {
    const isOfCustomer = one.lead === undefined && one.traffic === undefined && !origins[place];
    if (isOfCustomer && one.customer) origins[place] = await byCustomer(db, one.customer.id, one);
  }
  return origins;
};

/** Does the same for one report. */
export const findOrigin = async (db: Kysely<Tables>, reported: Reported): Promise<Origin | undefined> =>
  (await findOrigins(db, [reported]))[0];
