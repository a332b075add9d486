import { type Decimal, multiply } from '../money/decimal.ts';
import { decide } from './decide.ts';
import type { Candidate, Decision } from './decision.ts';
import { drawOf, randomNumbers } from './draw.ts';
import { capsOfConversion, limitsOf } from './limits.ts';
import type { Snapshot } from './snapshot.ts';
import { createTally } from './tally.ts';
import type { Traffic } from './traffic.ts';

/** Replays past traffic in a network, to see who would have taken it. */

/** A click or a lead as it came in. */
export interface PastTraffic {
  /** Its public id, which determines its draws. */
  id: string;
  /** Seconds UTC. */
  at: number;
  offer: number;
  affiliate: number;
  traffic: Traffic;
}

/** How much of an affiliate's traffic an advertiser took; null for traffic nobody took. */
export interface Share {
  affiliate: number;
  advertiser: number | null;
  clicks: number;
  leads: number;
}

/** What a click or lead that an advertiser took earned on average, for one goal and by rules of one payment model. */
export interface AverageEarnings {
  goal: number | null;
  paymentModel: number | null;
  /** Returns by how much that fills a cap, in the cap's own unit. */
  fills(cap: number): Decimal;
}

/** What is known about the past in addition to its traffic. */
export interface Experience {
  /** The share of leads that each integration accepted, 0 to 1; 1 for those missing here. */
  rates?: ReadonlyMap<number, number>;
  brought?: (advertiser: number) => readonly AverageEarnings[];
  /** How many clicks or leads each replayed one stands for. */
  every?: number;
}

export interface Replay {
  /** Decides the next one; they must come oldest first. */
  next(past: PastTraffic): void;
  shares(): Share[];
  /** Returns how many clicks and leads each cap had no room for, though someone would have taken them, by its id. */
  turnedAway(): ReadonlyMap<number, number>;
}

/** Returns whether an advertiser accepts a lead: at the past rate, and always the same for the same lead. */
const accepts = ({ id }: PastTraffic, rates: ReadonlyMap<number, number>, integration: number | null): boolean =>
  (randomNumbers(drawOf(`${id} ${integration ?? ''}`), 1)[0] ?? 0) < (rates.get(integration ?? 0) ?? 1);

/** Returns the caps that are the only obstacle for a candidate; those that merely notify when full are none. */
const capsInTheWay = ({ checks }: Pick<Candidate, 'checks'>): number[] => {
  const failed = checks.filter(({ passed, waived }) => !passed && !waived);
  return failed.every(({ code }) => code === 'cap_room') ? failed.map(({ detail }) => Number(detail)) : [];
};

/** Returns the candidate that takes it; undefined if nobody does. */
const takerOf = (
  { outcome, candidates }: Decision,
  past: PastTraffic,
  rates: ReadonlyMap<number, number>,
): Candidate | undefined => {
  if (outcome === 'sent') return candidates.find(({ order }) => order === 1);
  if (outcome !== 'offered') return undefined;
  return candidates
    .filter(({ order }) => order !== null)
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .find(({ integration }) => accepts(past, rates, integration));
};

/**
 * Replays traffic in a network whose limits start empty and fill as it is taken. Each taken click or lead immediately
 * counts toward caps of conversions and money, by its average earnings.
 */
export const replayIn = (
  network: Snapshot,
  { rates = new Map(), brought = () => [], every = 1 }: Experience = {},
): Replay => {
  const tally = createTally();
  const emptied = { ...network, usage: tally.usage };
  const shares = new Map<string, Share>();
  const turnedAway = new Map<number, number>();

  const count = ({ offer, at, affiliate, traffic }: PastTraffic, taker: Candidate): void => {
    for (const limit of limitsOf(emptied, { kind: traffic.kind, offer }, taker, at)) tally.count(limit, String(every));
    if (taker.advertiser === null) return;
    const campaign = network.campaigns.get(traffic.campaign);
    const from = {
      affiliate,
      team: network.affiliates.get(affiliate)?.team ?? null,
      advertiser: taker.advertiser,
      landing: taker.landing,
      origin: {
        country: traffic.country ?? '',
        language: traffic.language ?? '',
        at,
        trafficSource: campaign?.trafficSource ?? 0,
      },
    };
    for (const { goal, paymentModel, fills } of brought(taker.advertiser))
      for (const limit of capsOfConversion(emptied, offer, { ...from, goal, paymentModel }, at))
        tally.count(limit, multiply(fills(limit.id), String(every)));
  };

  return {
    next(past) {
      const decision = decide(emptied, past.traffic, past.at, drawOf(past.id));
      for (const cap of new Set((decision?.candidates ?? []).flatMap(capsInTheWay)))
        turnedAway.set(cap, (turnedAway.get(cap) ?? 0) + 1);
      // If its campaign no longer exists, nobody takes it.
      const taker = decision && takerOf(decision, past, rates);
      if (taker) count(past, taker);
      const advertiser = taker?.advertiser ?? null;
      const key = `${past.affiliate} ${advertiser ?? ''}`;
      const share = shares.get(key) ?? { affiliate: past.affiliate, advertiser, clicks: 0, leads: 0 };
      shares.set(key, { ...share, [`${past.traffic.kind}s`]: share[`${past.traffic.kind}s`] + 1 });
    },
    shares: () => [...shares.values()],
    turnedAway: () => turnedAway,
  };
};
