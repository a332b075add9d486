import type { DistributionMethod } from '../targeting.ts';
import type { Examined } from './candidates.ts';
import { type Draw, lotsOf } from './draw.ts';

/** Those below their guarantee first, those of low priority last. */
const groupOf = ({ isOwed, isLow }: Examined): number => (isOwed ? 0 : isLow ? 2 : 1);

/**
 * Sorts by chance, each first as often as its weight says: the lot of each, raised by one over its weight (Efraimidis
 * and Spirakis). Those without weight come last, and are alike.
 */
const drawn = (candidates: readonly Examined[], draw: Draw): Examined[] => {
  const lots = lotsOf(draw, candidates.length);
  const keyOf = (weight: number, place: number): number => {
    const luck = Math.log(lots[place] ?? 0.5);
    return weight > 0 ? luck / weight : -1e9 + luck;
  };
  return candidates
    .map((candidate, place) => ({ candidate, key: keyOf(candidate.place.weight, place) }))
    .toSorted((one, other) => other.key - one.key)
    .map(({ candidate }) => candidate);
};

const within: Readonly<Record<DistributionMethod, (candidates: readonly Examined[], draw: Draw) => Examined[]>> = {
  priority: (candidates) =>
    candidates.toSorted((one, other) => (one.place.targeting?.priority ?? 0) - (other.place.targeting?.priority ?? 0)),
  weight: drawn,
  round_robin(candidates, draw) {
    const start = draw % candidates.length;
    return [...candidates.slice(start), ...candidates.slice(0, start)];
  },
};

/**
 * The order in which candidates are tried. They come in that of targetings, which decides between equals; those without
 * targetings share by their weights, unless they take turns.
 */
export const ordered = (candidates: readonly Examined[], method: DistributionMethod, draw: Draw): Examined[] =>
  [0, 1, 2].flatMap((group) => {
    const those = candidates.filter((candidate) => groupOf(candidate) === group);
    if (those.length < 2) return those;
    const isShared = method === 'priority' && those.every(({ place }) => place.targeting === null);
    return within[isShared ? 'weight' : method](those, draw);
  });
