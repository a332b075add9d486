import type { Candidate, Check, Decision } from './decision.ts';
import type { LimitUse } from './limits.ts';

/** Returns a test for whether a check fails because of these full limits. */
export const isFull =
  (full: readonly LimitUse[]) =>
  ({ code, detail }: Check): boolean =>
    full.some(({ holder, id }) =>
      holder === 'cap' ? code === 'cap_room' && detail === id : code === 'targeting_room',
    );

/** Returns whether a check fails because the integration is paused. */
export const isPaused = ({ code }: Check): boolean => code === 'circuit_closed';

/**
 * Returns the decision after a candidate turned out unable to take the lead when its turn came: it is left out, and
 * those after it move up, unless a cap makes the lead wait.
 * @param order the candidate's position
 * @param fails returns whether a check fails by now
 */
export const skipCandidate = (
  decision: Decision,
  order: number,
  { fails, isHeld }: { fails: (check: Check) => boolean; isHeld: boolean },
): Decision => {
  const moved = (candidate: Candidate): Candidate => {
    if (candidate.order === null || candidate.order < order) return candidate;
    if (candidate.order > order) return { ...candidate, order: isHeld ? null : candidate.order - 1 };
    const checks = candidate.checks.map((check) => (fails(check) ? { ...check, passed: false } : check));
    return { ...candidate, order: null, checks };
  };
  return { ...decision, candidates: decision.candidates.map(moved), ...(isHeld && { otherwise: 'hold' as const }) };
};
