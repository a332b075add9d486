import type { DistributionMethod } from './targeting.ts';
import { type Draw, randomNumbers } from './draw.ts';
import type { Place } from './snapshot.ts';

/** What the order depends on. */
export interface Ranked {
  place: Place;
  /** The weight of its unmet guarantee; null if it is owed nothing. */
  owed: number | null;
  isLow: boolean;
}

/** Those below their guarantee come first, the heaviest of them foremost; those of low priority last. */
const groupOf = ({ owed, isLow }: Ranked): number => (owed === null ? (isLow ? 2 : 1) : -owed);

const priorityOf = ({ place }: Ranked): number => place.targeting?.priority ?? 0;

/** Candidates without targetings share by weight, unless they take turns. */
const methodOf = (candidates: readonly Ranked[], method: DistributionMethod): DistributionMethod =>
  method === 'priority' && candidates.every(({ place }) => place.targeting === null) ? 'weight' : method;

/**
 * Sorts randomly, each first as often as its weight demands: by a random number raised to one over the weight
 * (Efraimidis and Spirakis). Those without weight come last, all alike.
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

/**
 * Sorts candidates in the order in which they are tried. They are given in the order of targetings, which decides
 * between equals.
 */
export const ordered = <T extends Ranked>(
  candidates: readonly T[],
  method: DistributionMethod,
  draw: Draw,
): readonly T[] =>
  candidates.length < 2
    ? candidates
    : [...Map.groupBy(candidates, groupOf)]
        .toSorted(([one], [other]) => one - other)
        .flatMap(([, groupMembers]) =>
          groupMembers.length < 2 ? groupMembers : within(groupMembers, methodOf(groupMembers, method), draw),
        );

/** Returns how often each comes first in that order, 0 to 1; those that never do are left out. */
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
  // If none has any weight, all are treated as having the same.
  const isEven = by === 'round_robin' || total === 0;
  return new Map(
    those.flatMap((one) => {
      const chance = isEven ? 1 / those.length : one.place.weight / total;
      return chance > 0 ? [[one, chance] as const] : [];
    }),
  );
};
