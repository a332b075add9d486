import { decide } from '../../domain/distribution/decide.ts';
import { drawOf } from '../../domain/distribution/draw.ts';
import { prepare, type Snapshot } from '../../domain/distribution/snapshot.ts';
import { largeNetwork, size } from './network.ts';

/** The milliseconds that decisions take in a large network. */
export interface DecisionTimes {
  /** The average over all of its campaigns. */
  usual: number;
  /** Among 200 candidates. */
  crowd: { p50: number; p99: number };
}

const monday = Date.UTC(2026, 10, 23, 9) / 1000;
const times = 20_000;

/** Leads come a second apart. */
const decideOn = (snapshot: Snapshot, campaign: string, n: number): void => {
  const lead = {
    kind: 'lead',
    campaign,
    country: 'DE',
    language: 'de',
    parameters: { phone: '+4915100000000' },
  } as const;
  if (!decide(snapshot, lead, monday + n, drawOf(String(n)))) throw new Error(`There is no campaign ${campaign}`);
};

export const measureDecision = (): DecisionTimes => {
  const snapshot = prepare(largeNetwork());
  const campaignOf = (n: number): string => `c${(n % size.offers) + 1}`;
  for (let n = 0; n < times / 10; n++) decideOn(snapshot, campaignOf(n), n);
  const started = performance.now();
  for (let n = 0; n < times; n++) decideOn(snapshot, campaignOf(n), n);
  const usual = (performance.now() - started) / times;
  const crowded = Array.from({ length: times / 10 }, (_, n) => {
    const before = performance.now();
    decideOn(snapshot, `c${size.offers + 1}`, n);
    return performance.now() - before;
  }).toSorted((one, other) => one - other);
  const share = (of: number): number => crowded[Math.floor(crowded.length * of)] ?? 0;
  return { usual, crowd: { p50: share(0.5), p99: share(0.99) } };
};
