import fc from 'fast-check';
import type {
  AdvertiserAssignment,
  Affiliate,
  AffiliateAssignment,
  Cap,
  Campaign,
  Integration,
  Landing,
  Network,
  Offer,
  OfferTargeting,
  Vertical,
} from '../../domain/distribution/network.ts';
import type { Usage } from '../../domain/distribution/usage.ts';
import type { Decimal } from '../../domain/money/decimal.ts';
import type { Sieve } from '../../domain/traffic/sieve.ts';

/** Networks to decide by: one of everything, all of it open, and any. */

export const openSieve: Sieve = {
  countries: [],
  countriesMode: 'only',
  languages: [],
  languagesMode: 'only',
  trafficSources: [],
  trafficSourcesMode: 'only',
  schedule: null,
};

export const affiliate = (fields: Partial<Affiliate> = {}): Affiliate => ({
  id: 1,
  isActive: true,
  trafficBlocked: false,
  acceptColdTraffic: true,
  acceptInvalidLeads: false,
  team: null,
  ...fields,
});

export const campaign = (fields: Partial<Campaign> = {}): Campaign => ({
  id: 1,
  secureId: 'c1',
  isActive: true,
  affiliate: 1,
  offer: 1,
  trafficSource: null,
  countries: [],
  landings: [],
  ...fields,
});

export const offer = (fields: Partial<Offer> = {}): Offer => ({
  id: 1,
  isActive: true,
  isPublic: true,
  affiliates: [],
  teams: [],
  vertical: 1,
  countries: [],
  trafficSources: [],
  trafficbackUrl: null,
  redirectMethod: 'http_302',
  ...fields,
});

export const vertical = (fields: Partial<Vertical> = {}): Vertical => ({
  id: 1,
  method: 'priority',
  incomingParameters: [],
  inboundRules: [],
  duplicates: { window: 30, by: 'both', scope: 'offer' },
  ...fields,
});

export const integration = (id: number, fields: Partial<Integration> = {}): Integration => ({
  id,
  advertiser: id,
  isActive: true,
  sendsLeads: true,
  circuit: null,
  offers: [1],
  ...fields,
});

export const landing = (id: number, fields: Partial<Landing> = {}): Landing => ({
  id,
  ...openSieve,
  offer: 1,
  advertiser: id,
  isActive: true,
  targetUrl: `https://landing.example/${id}`,
  keepsQuery: true,
  weight: 100,
  ...fields,
});

export const advertiserAssignment = (
  advertiser: number,
  fields: Partial<AdvertiserAssignment> = {},
): AdvertiserAssignment => ({
  ...openSieve,
  offer: 1,
  advertiser,
  integration: null,
  isActive: true,
  weight: 100,
  ...fields,
});

/** Of an affiliate, unless `fields` name a team. */
export const affiliateAssignment = (fields: Partial<AffiliateAssignment> = {}): AffiliateAssignment => ({
  ...openSieve,
  offer: 1,
  affiliate: fields.team ? null : 1,
  team: null,
  isActive: true,
  ...fields,
});

/** To advertiser and landing page of the same id, as `to` says. */
export const targeting = (
  id: number,
  to: 'landing' | 'advertiser',
  fields: Partial<OfferTargeting> = {},
): OfferTargeting => ({
  id,
  ...openSieve,
  offer: 1,
  isActive: true,
  priority: id,
  lowPriority: false,
  weight: 100,
  affiliates: [],
  teams: [],
  advertiser: to === 'advertiser' ? id : null,
  integration: null,
  landing: to === 'landing' ? id : null,
  limit: null,
  ...fields,
});

/** What of a limit is used, said with it. */
interface Counter {
  used?: Decimal;
  usedSince?: number;
}

export const cap = (id: number, fields: Partial<Cap> & Counter = {}): Cap & Counter => ({
  id,
  ...openSieve,
  isActive: true,
  offer: 1,
  advertiser: null,
  affiliate: null,
  team: null,
  landing: null,
  paymentModel: null,
  type: 'leads',
  goal: null,
  value: '10',
  guarantee: null,
  period: 'day',
  timezone: 'UTC',
  processingType: 'hard',
  action: 'stop',
  lowPriority: false,
  weight: 100,
  ...fields,
});

const usageOf = (caps: readonly (Cap & Counter)[]): Usage =>
  new Map(
    caps.flatMap(({ id, used, usedSince = null }) =>
      used === undefined ? [] : [[`cap ${id}`, { amount: used, since: usedSince }] as const],
    ),
  );

/** A campaign of one offer, which these advertisers with an integration and a landing page each work on. */
export const networkOf = (
  advertisers: readonly number[],
  fields: Partial<Network> & { caps?: readonly (Cap & Counter)[] } = {},
): Network => ({
  trafficbackUrl: null,
  visitorCookie: 2_592_000,
  affiliates: [affiliate()],
  teams: [],
  campaigns: [campaign()],
  offers: [offer()],
  verticals: [vertical()],
  advertisers: advertisers.map((id) => ({ id, isActive: true })),
  integrations: advertisers.map((id) => integration(id)),
  landings: advertisers.map((id) => landing(id)),
  advertiserAssignments: advertisers.map((id) => advertiserAssignment(id)),
  affiliateAssignments: [],
  targetings: [],
  caps: [],
  paymentRules: [],
  heldCountries: [],
  usage: usageOf(fields.caps ?? []),
  ...fields,
});

const ids = [1, 2, 3, 4, 5, 6];
const oneOfIds = fc.constantFrom(...ids);
const usually = fc.integer({ min: 0, max: 9 }).map((n) => n > 0);
const sieves: fc.Arbitrary<Sieve> = fc.record({
  countries: fc.subarray(['DE', 'LV']),
  countriesMode: fc.constantFrom('only', 'except'),
  languages: fc.subarray(['de'], { maxLength: 1 }),
  languagesMode: fc.constantFrom('only', 'except'),
  trafficSources: fc.constant([]),
  trafficSourcesMode: fc.constant('only' as const),
  schedule: fc.constantFrom(null, {
    timezone: 'Europe/Riga',
    ranges: [{ days: ['monday', 'tuesday', 'sunday'], from: '09:00', to: '18:00' } as const],
  }),
});
const used = fc.constantFrom('0', '5', '10', '11.5');

/** Networks of six advertisers, with whatever stops traffic here and there. */
export const networks: fc.Arbitrary<Network> = fc
  .record({
    affiliate: fc.record({ isActive: usually, trafficBlocked: usually.map((is) => !is) }),
    campaign: fc.record({ isActive: usually, countries: fc.subarray(['DE', 'LV']), landings: fc.subarray(ids) }),
    offer: fc.record({ isPublic: usually, countries: fc.constantFrom([], ['DE', 'LV']) }),
    method: fc.constantFrom('priority' as const, 'weight' as const, 'round_robin' as const),
    advertisers: fc.array(usually, { minLength: 6, maxLength: 6 }),
    integrations: fc.array(fc.record({ advertiser: oneOfIds, isActive: usually, sendsLeads: usually }), {
      maxLength: 8,
    }),
    landings: fc.array(fc.tuple(fc.record({ advertiser: oneOfIds, isActive: usually }), sieves), { maxLength: 6 }),
    advertiserAssignments: fc.array(
      fc.tuple(
        fc.record({ isActive: usually, integration: fc.option(oneOfIds), weight: fc.constantFrom(0, 10, 100) }),
        sieves,
      ),
      { minLength: 5, maxLength: 6 },
    ),
    affiliateAssignment: fc.option(fc.tuple(fc.record({ isActive: usually }), sieves)),
    targetings: fc.array(
      fc.tuple(
        fc.record({
          isActive: usually,
          priority: fc.integer({ min: 1, max: 3 }),
          lowPriority: fc.boolean(),
          weight: fc.constantFrom(0, 10, 100),
          affiliates: fc.constantFrom([], [], [1], [2]),
        }),
        sieves,
        oneOfIds,
        fc.constantFrom('landing' as const, 'advertiser' as const),
      ),
      { maxLength: 10 },
    ),
    caps: fc.array(
      fc.tuple(
        fc.record({
          isActive: usually,
          advertiser: fc.option(oneOfIds),
          landing: fc.option(oneOfIds),
          affiliate: fc.constantFrom(null, 1, 2),
          type: fc.constantFrom('clicks' as const, 'leads' as const, 'revenue' as const),
          used,
          guarantee: fc.constantFrom(null, '5', '10'),
          action: fc.constantFrom('stop' as const, 'redirect' as const, 'hold' as const, 'notify' as const),
          lowPriority: fc.boolean(),
        }),
        sieves,
      ),
      { maxLength: 6 },
    ),
  })
  .map((any) =>
    networkOf(ids, {
      affiliates: [affiliate(any.affiliate)],
      campaigns: [campaign(any.campaign)],
      offers: [offer(any.offer)],
      verticals: [vertical({ method: any.method })],
      advertisers: any.advertisers.map((isActive, place) => ({ id: place + 1, isActive })),
      integrations: any.integrations.map((fields, place) => integration(place + 1, fields)),
      landings: any.landings.map(([fields, sieve], place) => landing(place + 1, { ...fields, ...sieve })),
      advertiserAssignments: any.advertiserAssignments.map(([fields, sieve], place) =>
        advertiserAssignment(place + 1, { ...fields, ...sieve }),
      ),
      affiliateAssignments: any.affiliateAssignment
        ? [affiliateAssignment({ ...any.affiliateAssignment[0], ...any.affiliateAssignment[1] })]
        : [],
      targetings: any.targetings.map(([fields, sieve, target, to], place) => ({
        ...targeting(target, to, { ...fields, ...sieve }),
        id: place + 1,
      })),
      caps: any.caps.map(([fields, sieve], place) => cap(place + 1, { ...fields, ...sieve })),
    }),
  );
