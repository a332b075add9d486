import type { Sieve } from '../traffic/sieve.ts';

/** Who gets which traffic of an offer: the order in which targetings are tried, and who they are for. */

export type DistributionMethod = 'priority' | 'weight' | 'round_robin';

export interface Targeting extends Sieve {
  id: number;
  isActive: boolean;
  /** Lower ones are tried first. */
  priority: number;
  lowPriority: boolean;
  weight: number;
  /** The ids of those that it is for; everyone if both are empty. */
  affiliates: readonly number[];
  teams: readonly number[];
}

/** Sorts targetings in the order in which they are tried: low priority last, then by priority, then oldest first. */
export const inOrder = <T extends Pick<Targeting, 'id' | 'priority' | 'lowPriority'>>(targetings: readonly T[]): T[] =>
  targetings.toSorted(
    (one, other) =>
      Number(one.lowPriority) - Number(other.lowPriority) || one.priority - other.priority || one.id - other.id,
  );

/** Returns whether a targeting is for everyone who sends traffic. */
export const isForAll = ({ affiliates, teams }: Pick<Targeting, 'affiliates' | 'teams'>): boolean =>
  affiliates.length + teams.length === 0;

/** Returns whether a targeting is for the sender of the traffic. */
export const isFor = (targeting: Targeting, { affiliate, team }: { affiliate: number; team: number | null }): boolean =>
  isForAll(targeting) || targeting.affiliates.includes(affiliate) || (team !== null && targeting.teams.includes(team));
