import type { DistributionMethod } from '../targeting.ts';
import { type Draw, randomNumbers } from './draw.ts';
import type { Place } from './snapshot.ts';

/** What the order depends on. */
export interface Ranked {
  place: Place;
  /** The weight of what it was guaranteed and has not got yet; null where nothing is owed. */
  owed: number | null;
  isLow: boolean;
}

/** Those below their guarantee first, of these the heaviest; those of low priority last. */
const groupOf = ({ owed, isLow }: Ranked): number => (owed === null ? (isLow ? 2 : 1) : -owed);

const priorityOf = ({ place }: Ranked): number => place.targeting?.priority ?? 0;

/** Those without targetings share by their weights, unless they take turns. */
const methodOf = (candidates: readonly Ranked[], method: DistributionMethod): DistributionMethod =>
  method === 'priority' && candidates.every(({ place }) => place.targeting === null) ? 'weight' : method;

/**
 * Sorts by chance, each first as often as its weight says: the lot of each, raised by one over its weight (Efraimidis
 * and Spirakis). Those without weight come last, and are alike.
 */
const drawn = <T extends Ranked>(candidates: readonly T[], draw: Draw): T[] => {
  const lots = randomNumbers(draw, candidates.length);
  const keyOf = (weight: number, place: number): number => {
    const luck = Math.log(lots[place] ?? 0.5);
    return weight > 0 ? luck / weight : -1e9 + luck;
  };
  return candidates
    .map((candidate, place) => ({ candidate, key: keyOf(candidate.place.weight, place) }))
    .toSorted((one, other) => other.key - one.key)
    .map(({ candidate }) => candidate);
};

const within = <T extends Ranked>(candidates: readonly T[], method: DistributionMethod, draw: Draw): T[] => {
  switch (method) {
    case 'priority':
      return candidates.toSorted((one, other) => priorityOf(one) - priorityOf(other));
    case 'weight':
      return drawn(candidates, draw);
    case 'round_robin': {
      const start = draw % candidates.length;
      return [...candidates.slice(start), ...candidates.slice(0, start)];
    }
  }
};

/** The order in which candidates are tried. They come in that of targetings, which decides between equals. */
export const ordered = <T extends Ranked>(candidates: readonly T[], method: DistributionMethod, draw: Draw): T[] =>
  [...Map.groupBy(candidates, groupOf)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, those]) => (those.length < 2 ? those : within(those, methodOf(those, method), draw)));

/** How often each comes first in that order, 0 to 1; those that never do are left out. */
export const winProbabilities = <T extends Ranked>(
  candidates: readonly T[],
  method: DistributionMethod,
): Map<T, number> => {
  const group = Math.min(...candidates.map(groupOf));
  const those = candidates.filter((candidate) => groupOf(candidate) === group);
  const by = methodOf(those, method);
  if (by === 'priority')
    return new Map(
      within(those, by, 0)
        .slice(0, 1)
        .map((one) => [one, 1]),
    );
  const total = those.reduce((sum, { place }) => sum + place.weight, 0);
  // Where nobody has any weight, it is as if all had the same.
  const isEven = by === 'round_robin' || total === 0;
  return new Map(
    those.flatMap((one) => {
      const chance = isEven ? 1 / those.length : one.place.weight / total;
      return chance > 0 ? [[one, chance] as const] : [];
    }),
  );
};
