import type { Network, OfferTargeting } from '../../domain/distribution/network.ts';
import type { Sieve } from '../../domain/traffic/sieve.ts';

/**
 * A large network for decisions: 1,000 offers, 200 advertisers, 5,000 targetings; one of its offers has 200 candidates.
 */

export const size = { offers: 1000, advertisers: 200, targetings: 5, crowd: 200 } as const;

const countries = ['DE', 'LV', 'PL', 'ES', 'IT', 'FR', 'SE', 'FI', 'CZ', 'AT'];
const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

const sieveOf = (n: number): Sieve => ({
  countries: countries.filter((_, place) => (n + place) % 3 !== 0),
  countriesMode: 'only',
  languages: n % 5 === 0 ? ['ru'] : [],
  languagesMode: 'except',
  trafficSources: [],
  trafficSourcesMode: 'only',
  schedule:
    n % 2 === 0
      ? { timezone: 'Europe/Riga', ranges: [{ days: ['monday', 'tuesday', 'friday'], from: '08:00', to: '20:00' }] }
      : null,
});

const targetingOf = (id: number, offer: number): OfferTargeting => ({
  id,
  ...sieveOf(id),
  offer,
  isActive: true,
  priority: id % 7,
  lowPriority: id % 11 === 0,
  weight: (id % 10) * 10,
  affiliates: [],
  teams: [],
  advertiser: (id % size.advertisers) + 1,
  integration: null,
  landing: null,
  limit: null,
});

/** Campaigns are `c1`, `c2`, … for the offers of the same number; the last one has the crowd. */
export const largeNetwork = (): Network => {
  const offers = range(size.offers);
  const targetings = [
    ...offers.flatMap((offer) => range(size.targetings).map((n) => targetingOf(offer * size.targetings + n, offer))),
    ...range(size.crowd).map((n) => targetingOf(1_000_000 + n, size.offers + 1)),
  ];
  const withCrowd = [...offers, size.offers + 1];
  return {
    trafficbackUrl: null,
    visitorCookie: 2_592_000,
    affiliates: [
      { id: 1, isActive: true, trafficBlocked: false, acceptColdTraffic: true, acceptInvalidLeads: false, team: null },
    ],
    teams: [],
    campaigns: withCrowd.map((offer) => ({
      id: offer,
      secureId: `c${offer}`,
      isActive: true,
      affiliate: 1,
      offer,
      trafficSource: null,
      countries: [],
      landings: [],
    })),
    offers: withCrowd.map((id) => ({
      id,
      isActive: true,
      isPublic: true,
      affiliates: [],
      teams: [],
      vertical: 1,
      countries,
      trafficSources: [],
      trafficbackUrl: null,
      redirectMethod: 'http_302',
    })),
    verticals: [
      {
        id: 1,
        method: 'weight',
        incomingParameters: [{ name: 'phone', required: true }],
        inboundRules: [],
        duplicates: { window: 30, by: 'both', scope: 'offer' },
      },
    ],
    advertisers: range(size.advertisers).map((id) => ({ id, isActive: true })),
    integrations: range(size.advertisers).map((id) => ({
      id,
      advertiser: id,
      isActive: true,
      sendsLeads: true,
      circuit: null,
      offers: withCrowd,
    })),
    landings: [],
    advertiserAssignments: withCrowd.flatMap((offer) =>
      range(size.advertisers).map((advertiser) => ({
        ...sieveOf(advertiser + offer),
        offer,
        advertiser,
        integration: null,
        isActive: true,
        weight: 100,
      })),
    ),
    affiliateAssignments: [],
    targetings,
    caps: targetings.map(({ id, offer, advertiser }) => ({
      id,
      ...sieveOf(id + 1),
      isActive: true,
      offer,
      advertiser,
      affiliate: null,
      team: null,
      landing: null,
      paymentModel: null,
      type: 'leads' as const,
      goal: null,
      value: '100',
      guarantee: id % 13 === 0 ? '60' : null,
      period: 'day' as const,
      timezone: 'Europe/Riga',
      processingType: 'hard' as const,
      action: 'stop' as const,
      lowPriority: false,
      weight: 100,
    })),
    paymentRules: [],
    heldCountries: [],
    usage: new Map(targetings.map(({ id }) => [`cap ${id}` as const, { amount: String(id % 110), since: null }])),
  };
};
