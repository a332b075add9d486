import type { Campaigns } from './campaigns.ts';
import { type SieveFault, sieveTest, type Traffic as Sifted } from '../traffic/sieve.ts';
import { inOrder } from './targeting.ts';
import type {
  Advertiser,
  AdvertiserAssignment,
  Affiliate,
  AffiliateAssignment,
  Cap,
  Integration,
  Landing,
  Network,
  Offer,
  OfferPaymentRule,
  OfferTargeting,
  Sender,
  Vertical,
} from './network.ts';
import { type RoomAt, roomOf } from './room.ts';
import type { Usage } from './usage.ts';

export type SieveTest = (traffic: Required<Sifted>) => SieveFault | undefined;

export interface PreparedCap extends Cap {
  faultOf: SieveTest;
  roomAt: RoomAt;
}

interface Assigned extends AdvertiserAssignment {
  faultOf: SieveTest;
}

/** Where an offer's traffic may go, before anything is checked. */
export interface Place {
  /** Null if the offer has none, so that all its landing pages or integrations share. */
  targeting: OfferTargeting | null;
  targetingFault: SieveTest | undefined;
  targetingRoom: RoomAt | undefined;
  advertiser: Advertiser | null;
  /** What the advertiser takes of the offer; undefined if they are not assigned to it. */
  assignment: Assigned | undefined;
  integration: Integration | null;
  landing: Landing | null;
  landingFault: SieveTest | undefined;
  weight: number;
}

/** What decisions about an offer's traffic are based on. */
export interface PreparedOffer extends Offer {
  affiliateSet: ReadonlySet<number>;
  teamSet: ReadonlySet<number>;
  /** What the offer takes from affiliates and teams, by their ids; everything from those not listed. */
  affiliateFaults: ReadonlyMap<number, SieveTest>;
  teamFaults: ReadonlyMap<number, SieveTest>;
  countrySet: ReadonlySet<string>;
  trafficSourceSet: ReadonlySet<number>;
  preparedVertical: Vertical | undefined;
  /** Places for clicks and for leads, each in the order of targetings. */
  places: Readonly<Record<'click' | 'lead', readonly Place[]>>;
  caps: readonly PreparedCap[];
  paymentRules: readonly OfferPaymentRule[];
}

/** A network prepared for decisions: lookups take constant time, and its conditions are compiled. */
export interface Snapshot {
  trafficbackUrl: string | null;
  /** Seconds. */
  visitorCookie: number;
  campaigns: Campaigns;
  affiliates: ReadonlyMap<number, Affiliate>;
  teams: ReadonlyMap<number, Sender>;
  /** Landing pages that don't get a link's unrecognized parameters. */
  withoutQuery: ReadonlySet<number>;
  /** Returns an offer; its conditions are compiled on first use. */
  offerOf(id: number): PreparedOffer | undefined;
  heldCountries: ReadonlySet<string>;
  usage: Usage;
}

const byId = <T extends { id: number }>(records: readonly T[]): Map<number, T> =>
  new Map(records.map((record) => [record.id, record]));

interface Parts {
  advertisers: ReadonlyMap<number, Advertiser>;
  /** Those of the offer in question, by advertiser. */
  assigned: ReadonlyMap<number, Assigned>;
  landings: ReadonlyMap<number, readonly Landing[]>;
  integrations: ReadonlyMap<number, readonly Integration[]>;
}

const landingPlace = (landing: Landing, targeting: OfferTargeting | null, { advertisers, assigned }: Parts): Place => ({
  targeting,
  ...targetingParts(targeting),
  advertiser: landing.advertiser === null ? null : (advertisers.get(landing.advertiser) ?? null),
  assignment: landing.advertiser === null ? undefined : assigned.get(landing.advertiser),
  integration: null,
  landing,
  landingFault: sieveTest(landing),
  weight: targeting?.weight ?? landing.weight,
});

const targetingParts = (targeting: OfferTargeting | null) => ({
  targetingFault: targeting ? sieveTest(targeting) : undefined,
  targetingRoom: targeting?.limit ? roomOf(targeting.limit) : undefined,
});

const takesLeads = ({ isActive, sendsLeads }: Integration): boolean => isActive && sendsLeads;

/** An advertiser's share is that of all its integrations together, as far as they take leads. */
const integrationPlaces = (
  integrations: readonly Integration[],
  targeting: OfferTargeting | null,
  { advertisers, assigned }: Parts,
): Place[] => {
  const parts = targetingParts(targeting);
  const sharing = Map.groupBy(integrations.filter(takesLeads), ({ advertiser }) => advertiser);
  return integrations.map((integration) => {
    const assignment = assigned.get(integration.advertiser);
    // If leads go by one integration alone, it has the whole share.
    const isShared = (assignment?.integration ?? null) === null;
    const peers = isShared ? (sharing.get(integration.advertiser)?.length ?? 1) : 1;
    return {
      targeting,
      ...parts,
      advertiser: advertisers.get(integration.advertiser) ?? null,
      assignment,
      integration,
      landing: null,
      landingFault: undefined,
      weight: (targeting?.weight ?? assignment?.weight ?? 0) / peers,
    };
  });
};

/** Returns what an offer takes from those assigned to it, as affiliates or as teams. */
const faultsOf = (
  assignments: readonly AffiliateAssignment[],
  party: 'affiliate' | 'team',
): PreparedOffer['affiliateFaults'] =>
  new Map(assignments.flatMap((one) => (one[party] === null ? [] : [[one[party], sieveTest(one)] as const])));

const placesOf = (offer: Offer, targetings: readonly OfferTargeting[], parts: Parts): PreparedOffer['places'] => {
  const landings = parts.landings.get(offer.id) ?? [];
  const integrations = parts.integrations.get(offer.id) ?? [];
  const ordered = inOrder(targetings.filter(({ isActive }) => isActive));
  const toLandings = ordered.filter(({ landing }) => landing !== null);
  const toAdvertisers = ordered.filter(({ advertiser }) => advertiser !== null);
  return {
    click:
      toLandings.length > 0
        ? toLandings.flatMap((targeting) =>
            landings
              .filter(({ id }) => id === targeting.landing)
              .map((landing) => landingPlace(landing, targeting, parts)),
          )
        : landings.filter(({ isActive }) => isActive).map((landing) => landingPlace(landing, null, parts)),
    lead:
      toAdvertisers.length > 0
        ? toAdvertisers.flatMap((targeting) =>
            integrationPlaces(
              integrations.filter(
                ({ id, advertiser }) =>
                  advertiser === targeting.advertiser &&
                  (targeting.integration === null || targeting.integration === id),
              ),
              targeting,
              parts,
            ),
          )
        : integrationPlaces(
            integrations.filter(({ isActive }) => isActive),
            null,
            parts,
          ),
  };
};

/** Makes each item once, on first use. */
const onceEach = <T, Made>(
  from: ReadonlyMap<number, T>,
  make: (one: T) => Made,
): ((id: number) => Made | undefined) => {
  const preparedCaps = new Map<number, Made>();
  return (id) => {
    const one = from.get(id);
    if (one === undefined) return undefined;
    const known = preparedCaps.get(id) ?? make(one);
    preparedCaps.set(id, known);
    return known;
  };
};

/** Prepares the data that decisions use. Leaves out what refers to nothing. */
export const prepare = (network: Network): Snapshot => {
  const active = network.advertiserAssignments.filter(({ isActive }) => isActive);
  const named = Map.groupBy(active, ({ integration }) => integration);
  /** Returns the offers that it serves by its own settings, and those whose assignments name it. */
  const offersOf = (integration: Integration) => {
    const offers = [...integration.offers, ...(named.get(integration.id) ?? []).map(({ offer }) => offer)];
    return [...new Set(offers)].map((offer) => ({ offer, integration }));
  };
  const advertiserAssignments = Map.groupBy(active, ({ offer }) => offer);
  const affiliateAssignments = Map.groupBy(
    network.affiliateAssignments.filter(({ isActive }) => isActive),
    ({ offer }) => offer,
  );
  const parts: Omit<Parts, 'assigned'> = {
    advertisers: byId(network.advertisers),
    landings: Map.groupBy(network.landings, ({ offer }) => offer),
    integrations: new Map(
      [...Map.groupBy(network.integrations.flatMap(offersOf), ({ offer }) => offer)].map(([offer, served]) => [
        offer,
        served.map(({ integration }) => integration),
      ]),
    ),
  };
  const verticals = byId(network.verticals);
  const targetings = Map.groupBy(network.targetings, ({ offer }) => offer);
  const caps = Map.groupBy(
    network.caps.filter(({ isActive }) => isActive),
    ({ offer }) => offer,
  );
  const paymentRules = Map.groupBy(network.paymentRules, ({ offer }) => offer);
  const assignedTo = (offer: number): Parts['assigned'] =>
    new Map(advertiserAssignments.get(offer)?.map((one) => [one.advertiser, { ...one, faultOf: sieveTest(one) }]));
  const prepared = (offer: Offer): PreparedOffer => ({
    ...offer,
    affiliateSet: new Set(offer.affiliates),
    teamSet: new Set(offer.teams),
    affiliateFaults: faultsOf(affiliateAssignments.get(offer.id) ?? [], 'affiliate'),
    teamFaults: faultsOf(affiliateAssignments.get(offer.id) ?? [], 'team'),
    countrySet: new Set(offer.countries),
    trafficSourceSet: new Set(offer.trafficSources),
    preparedVertical: offer.vertical === null ? undefined : verticals.get(offer.vertical),
    places: placesOf(offer, targetings.get(offer.id) ?? [], { ...parts, assigned: assignedTo(offer.id) }),
    caps: (caps.get(offer.id) ?? []).map((cap) => ({
      ...cap,
      faultOf: sieveTest(cap),
      roomAt: roomOf(cap, cap.guarantee),
    })),
    paymentRules: paymentRules.get(offer.id) ?? [],
  });
  return {
    trafficbackUrl: network.trafficbackUrl,
    visitorCookie: network.visitorCookie,
    campaigns: new Map(network.campaigns.map((campaign) => [campaign.secureId, campaign])),
    affiliates: byId(network.affiliates),
    teams: byId(network.teams),
    withoutQuery: new Set(network.landings.filter(({ keepsQuery }) => !keepsQuery).map(({ id }) => id)),
    offerOf: onceEach(byId(network.offers), prepared),
    heldCountries: new Set(network.heldCountries),
    usage: network.usage,
  };
};
