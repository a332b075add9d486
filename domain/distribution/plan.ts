import type { Sieve } from '../traffic/sieve.ts';
import { type DistributionMethod, inOrder, isForAll } from './targeting.ts';
import type { Network } from './network.ts';
import {
  type Country,
  faultOf,
  type CoverageGap,
  coverageGaps,
  type OpenPlace,
  openPlace,
  sievesOf,
} from './openness.ts';
import { winProbabilities } from './candidate-order.ts';
import type { PlanFault } from './plan-words.ts';
import { type Place, prepare } from './snapshot.ts';
import type { Traffic } from './traffic.ts';

/**
 * Who gets an offer's traffic as it is set up, before any comes in: computed from the same places, static checks and
 * order that decisions use. What changes from one moment to the next (full caps, guarantees) is left out.
 */

/** How much of the traffic from some countries comes to a taker first, when hours, languages and sources match. */
export interface Share {
  countries: Country[];
  /** More than 0; 1 for all of it. */
  share: number;
}

/** The ids of a targeting, or of an advertiser or a landing page if the offer has none. */
interface Party {
  targeting: number | null;
  advertiser: number | null;
  landing: number | null;
}

export interface Taker extends Party {
  /** Gets only what no other takes. */
  isLow: boolean;
  /** Only some affiliates or teams send to it: its shares are of their traffic. */
  isForSome: boolean;
  /** Why it gets no traffic at all. */
  fault: PlanFault | null;
  shares: Share[];
}

export interface Plan {
  /** Those of the offer's geos; if it has none, those that sieves name, and null for all others. */
  countries: Country[];
  /** In the order in which they are tried. */
  takers: Taker[];
  gaps: CoverageGap[];
}

const keyOf = ({ targeting, landing, advertiser }: Party): number | null => targeting ?? landing ?? advertiser;

const keyOfPlace = ({ targeting, landing, advertiser }: Place): number | null =>
  targeting?.id ?? landing?.id ?? advertiser?.id ?? null;

type Listed = Omit<Taker, 'fault' | 'shares'>;

const ofTargetings = (network: Network, offer: number, to: 'advertiser' | 'landing'): Listed[] =>
  inOrder(network.targetings.filter((one) => one.offer === offer && one.isActive && one[to] !== null)).map((one) => ({
    targeting: one.id,
    advertiser: one.advertiser,
    landing: one.landing,
    isLow: one.lowPriority,
    isForSome: !isForAll(one),
  }));

const alike = { targeting: null, isLow: false, isForSome: false };

/**
 * Used if there are no targetings: all landing pages, and all advertisers who are assigned or have an integration for
 * it.
 */
const untargeted = {
  click: (_: Network, __: number, places: readonly Place[]): Listed[] =>
    places.flatMap(({ landing }) =>
      landing ? [{ ...alike, advertiser: landing.advertiser, landing: landing.id }] : [],
    ),
  lead(network: Network, offer: number, places: readonly Place[]): Listed[] {
    const assigned = network.advertiserAssignments.filter((one) => one.offer === offer && one.isActive);
    const served = places.flatMap(({ integration }) => integration ?? []);
    const advertisers = new Set([...assigned, ...served].map(({ advertiser }) => advertiser));
    return [...advertisers].map((advertiser) => ({ ...alike, advertiser, landing: null }));
  },
};

const namedBy = (open: readonly OpenPlace[], modes: readonly Sieve['countriesMode'][]): string[] => [
  ...new Set(
    open.flatMap(({ place }) =>
      sievesOf(place).flatMap((sieve) => (modes.includes(sieve.countriesMode) ? sieve.countries : [])),
    ),
  ),
];

/**
 * Returns the shares of a taker's places: of everyone's traffic, or of that of the affiliates and teams its targetings
 * single out.
 */
const sharing = (countries: readonly Country[], open: readonly OpenPlace[], method: DistributionMethod) => {
  const chances = countries.map((country) => {
    const taking = open.filter(({ takes }) => takes(country));
    return {
      country,
      everybody: winProbabilities(
        taking.filter((one) => one.isForAll),
        method,
      ),
      some: winProbabilities(taking, method),
    };
  });
  return (own: readonly OpenPlace[], senders: 'everybody' | 'some'): Share[] => {
    const parts = chances.flatMap(({ country, [senders]: chance }) => {
      const share = own.reduce((sum, one) => sum + (chance.get(one) ?? 0), 0);
      return share > 0 ? [{ country, share }] : [];
    });
    return [...Map.groupBy(parts, ({ share }) => share.toFixed(6)).values()].map((alike) => ({
      countries: alike.map(({ country }) => country),
      share: alike[0]?.share ?? 0,
    }));
  };
};

/**
 * @param clock the zone in which gaps are given, how many minutes it is ahead of UTC, and the moment (seconds UTC)
 * whose clocks are used to compare hours in different zones
 * @returns undefined if the network has no such offer
 */
export const planOf = (
  network: Network,
  id: number,
  kind: Traffic['kind'],
  clock: { name: string; ahead: number; at: number },
): Plan | undefined => {
  const offer = prepare(network).offerOf(id);
  if (!offer) return undefined;
  const places = offer.places[kind];
  const faults = new Map(places.map((place) => [place, faultOf(place, clock.at)]));
  const open = places.filter((place) => faults.get(place) === null).map((place) => openPlace(place, clock.at));

  const own = [...offer.countries];
  const countries = own.length > 0 ? own : [...namedBy(open, ['only', 'except']), null];
  const sharesOf = sharing(countries, open, offer.preparedVertical?.method ?? 'priority');
  const placesBy = Map.groupBy(places, keyOfPlace);
  const openBy = Map.groupBy(open, ({ place }) => keyOfPlace(place));
  const targeted = ofTargetings(network, id, kind === 'click' ? 'landing' : 'advertiser');
  const listed = targeted.length > 0 ? targeted : untargeted[kind](network, id, places);
  const takers = listed.map((one): Taker => {
    const [first] = placesBy.get(keyOf(one)) ?? [];
    const mine = openBy.get(keyOf(one)) ?? [];
    const fault = first ? (faults.get(first) ?? null) : one.landing === null ? 'unserved' : 'unvisited';
    return {
      ...one,
      fault: mine.length > 0 ? null : fault,
      shares: sharesOf(mine, one.isForSome ? 'some' : 'everybody'),
    };
  });
  const expected = own.length > 0 ? own : namedBy(open, ['only']);
  return { countries, takers, gaps: takers.length > 0 ? coverageGaps(expected, open, clock) : [] };
};
