import type { CapPeriod } from '../traffic/cap-windows.ts';
import type { Decimal } from '../money/decimal.ts';
import type { InboundRule } from '../traffic/inbound-rules.ts';
import type { LeadParameter } from '../traffic/lead-formats.ts';
import type { PaymentRule } from '../money/payment-rules.ts';
import type { Sieve } from '../traffic/sieve.ts';
import type { DistributionMethod, Targeting } from './targeting.ts';
import type { Usage } from './usage.ts';

/** The part of a network's setup that decides who gets which traffic. References are ids. */

/** Affiliates and teams. */
export interface Sender {
  id: number;
  isActive: boolean;
  trafficBlocked: boolean;
  acceptColdTraffic: boolean;
  acceptInvalidLeads: boolean;
}

export interface Affiliate extends Sender {
  team: number | null;
}

export interface Campaign {
  id: number;
  /** Identifies it in links and calls. */
  secureId: string;
  isActive: boolean;
  affiliate: number;
  offer: number;
  trafficSource: number | null;
  /** Codes of ISO 3166-1, alpha-2; any if empty. */
  countries: readonly string[];
  /** The landing pages its visitors go to; any of the offer's if empty. */
  landings: readonly number[];
}

export interface Offer {
  id: number;
  isActive: boolean;
  isPublic: boolean;
  /** Who may run it while it is not public. */
  affiliates: readonly number[];
  teams: readonly number[];
  vertical: number | null;
  /** Those of its geos; any if empty. */
  countries: readonly string[];
  trafficSources: readonly number[];
  trafficbackUrl: string | null;
  redirectMethod: 'http_302' | 'meta_refresh' | 'double_meta_refresh' | 'javascript';
}

export interface Vertical {
  id: number;
  method: DistributionMethod;
  incomingParameters: readonly LeadParameter[];
  inboundRules: readonly InboundRule[];
  duplicates: {
    /** Days; 0 turns the duplicate check off. */
    window: number;
    by: 'phone' | 'email' | 'both';
    scope: 'offer' | 'network';
  };
}

export interface Advertiser {
  id: number;
  isActive: boolean;
}

/** How an advertiser gets leads. */
export interface Integration {
  id: number;
  advertiser: number;
  isActive: boolean;
  /** Whether its method of sending leads is enabled. */
  sendsLeads: boolean;
  /**
   * Set while the circuit is open: one lead at a time may go from `tryAt` on (seconds UTC; null for never). Null if all
   * may.
   */
  circuit: { tryAt: number | null } | null;
  offers: readonly number[];
}

/** A page that visitors of an offer are sent to. */
export interface Landing extends Sieve {
  id: number;
  offer: number;
  advertiser: number | null;
  isActive: boolean;
  /** Includes everything that is passed on to it. */
  targetUrl: string;
  /** Whether it gets the unrecognized parameters of a click's link. */
  keepsQuery: boolean;
  weight: number;
}

/** An advertiser of an offer; if an integration is named, their leads go only by that one. */
export interface AdvertiserAssignment extends Sieve {
  offer: number;
  advertiser: number;
  integration: number | null;
  isActive: boolean;
  weight: number;
}

/** An affiliate or team of an offer: one of the two is null. */
export interface AffiliateAssignment extends Sieve {
  offer: number;
  affiliate: number | null;
  team: number | null;
  isActive: boolean;
}

/** How much traffic may come in a period. */
export interface Limit {
  value: Decimal;
  period: CapPeriod;
  /** IANA name. */
  timezone: string;
}

/** A share of an offer's traffic: an advertiser gets its leads, or a landing page its clicks. */
export interface OfferTargeting extends Targeting {
  offer: number;
  advertiser: number | null;
  /** One of the advertiser's; any if null. */
  integration: number | null;
  landing: number | null;
  limit: Limit | null;
}

export const capActions = ['stop', 'redirect', 'hold', 'notify'] as const;

/** How much of an offer's traffic may come. A scope of null applies to all. */
export interface Cap extends Limit, Sieve {
  id: number;
  isActive: boolean;
  offer: number;
  advertiser: number | null;
  affiliate: number | null;
  team: number | null;
  landing: number | null;
  paymentModel: number | null;
  type: 'clicks' | 'leads' | 'conversions' | 'revenue' | 'payout';
  /** The goal whose conversions count; all if null. */
  goal: number | null;
  /** Hard ones are never exceeded. */
  processingType: 'hard' | 'soft';
  guarantee: Decimal | null;
  action: (typeof capActions)[number];
  lowPriority: boolean;
  /** Of several unmet guarantees, the one with the largest weight is served first. */
  weight: number;
}

/** A payment rule with the payment model it pays by. */
export interface OfferPaymentRule extends PaymentRule {
  offer: number;
  paymentModel: number;
}

export interface Network {
  trafficbackUrl: string | null;
  /** The seconds for which a browser that clicked a campaign’s link is recognized. */
  visitorCookie: number;
  affiliates: readonly Affiliate[];
  teams: readonly Sender[];
  campaigns: readonly Campaign[];
  offers: readonly Offer[];
  verticals: readonly Vertical[];
  advertisers: readonly Advertiser[];
  integrations: readonly Integration[];
  landings: readonly Landing[];
  advertiserAssignments: readonly AdvertiserAssignment[];
  affiliateAssignments: readonly AffiliateAssignment[];
  targetings: readonly OfferTargeting[];
  caps: readonly Cap[];
  paymentRules: readonly OfferPaymentRule[];
  usage: Usage;
  /** The countries in which leads that nobody takes wait in the hold queue. */
  heldCountries: readonly string[];
}
