import { type CapPeriod, type CapWindow, capWindow } from '../traffic/cap-windows.ts';
import type { Decimal } from '../money/decimal.ts';
import type { Traffic as Sifted } from '../traffic/sieve.ts';
import type { Candidate } from './decision.ts';
import type { Limit } from './network.ts';
import type { PreparedCap, Snapshot } from './snapshot.ts';
import type { Traffic } from './traffic.ts';
import { type LimitHolder, limitKey } from './usage.ts';

/** A limit that traffic counts toward, in one of its windows. */
export interface LimitUse {
  holder: LimitHolder;
  id: number;
  period: CapPeriod;
  timezone: string;
  window: CapWindow;
  /** A value it never exceeds, so that room is reserved before anything is sent; null if it counts afterwards. */
  max: Decimal | null;
}

const useOf = (
  holder: LimitHolder,
  { id, ...limit }: Limit & { id: number },
  at: number,
  isHard: boolean,
): LimitUse => {
  const { period, timezone, value } = limit;
  return { holder, id, period, timezone, window: capWindow(period, timezone, at), max: isHard ? value : null };
};

/** A cap that only notifies can be exceeded, whatever its processing type. */
const isHard = ({ processingType, action }: PreparedCap): boolean => processingType === 'hard' && action !== 'notify';

/**
 * Returns the limits that traffic taken by a candidate counts toward: the caps of its kind that were checked in the
 * decision, and the limit of the candidate's targeting.
 * @param at seconds UTC
 */
export const limitsOf = (
  network: Snapshot,
  { kind, offer: offerId }: { kind: Traffic['kind']; offer: number },
  { targeting: targetingId, checks }: Candidate,
  at: number,
): LimitUse[] => {
  const offer = network.offerOf(offerId);
  if (!offer) return [];
  const looked = new Set(checks.flatMap(({ code, detail }) => (code === 'cap_room' ? [detail] : [])));
  const type = kind === 'click' ? 'clicks' : 'leads';
  const caps = offer.caps.filter((cap) => cap.type === type && looked.has(cap.id));
  const targeting = offer.places[kind].find((place) => place.targeting?.id === targetingId)?.targeting;
  return [
    ...caps.map((cap) => useOf('cap', cap, at, isHard(cap))),
    ...(targeting?.limit ? [useOf('targeting', { ...targeting.limit, id: targeting.id }, at, true)] : []),
  ];
};

/** A conversion as caps see it, with its origin as it was when the click or lead came in. */
export interface CountedConversion {
  affiliate: number;
  team: number | null;
  advertiser: number;
  landing: number | null;
  goal: number | null;
  /** Of the rule that pays it. */
  paymentModel: number | null;
  origin: Required<Sifted>;
}

/**
 * Returns the caps of conversions, revenue and payout that a conversion of an offer counts toward.
 * @param at when it was reported, seconds UTC
 */
export const capsOfConversion = (
  network: Snapshot,
  offer: number,
  { affiliate, team, advertiser, landing, goal, paymentModel, origin }: CountedConversion,
  at: number,
): LimitUse[] =>
  (network.offerOf(offer)?.caps ?? [])
    .filter(
      (cap) =>
        cap.type !== 'clicks' &&
        cap.type !== 'leads' &&
        (cap.affiliate ?? affiliate) === affiliate &&
        (cap.team ?? team) === team &&
        (cap.advertiser ?? advertiser) === advertiser &&
        (cap.landing ?? landing) === landing &&
        (cap.goal ?? goal) === goal &&
        (cap.paymentModel ?? paymentModel) === paymentModel &&
        cap.faultOf(origin) === undefined,
    )
    .map((cap) => useOf('cap', cap, at, isHard(cap)));

/** Returns the network with these limits marked as full, overriding any earlier usage. */
export const withFullLimits = (network: Snapshot, full: readonly LimitUse[]): Snapshot => ({
  ...network,
  usage: new Map([
    ...network.usage,
    ...full.map(
      ({ holder, id, max, window }) => [limitKey(holder, id), { amount: max ?? '0', since: window.start }] as const,
    ),
  ]),
});
