import type { Candidate, Check, Decision } from './decision.ts';
import type { LimitUse } from './limits.ts';
import type { Cap } from './network.ts';

const failing = (check: Check, full: readonly LimitUse[]): Check => {
  const isFull = full.some(({ holder, id }) =>
    holder === 'cap' ? check.code === 'cap_room' && check.detail === id : check.code === 'targeting_room',
  );
  return isFull ? { ...check, passed: false } : check;
};

/**
 * The decision once a candidate's limits turned out to be full when their turn came: they are left out, and those after
 * them move up, unless a cap says that the lead waits.
 * @param order the candidate's place
 * @param action what the caps say that are full
 */
export const passedOver = (
  decision: Decision,
  order: number,
  { full, action }: { full: readonly LimitUse[]; action: Cap['action'] },
): Decision => {
  const isHeld = action === 'hold';
  const moved = (candidate: Candidate): Candidate => {
    if (candidate.order === null || candidate.order < order) return candidate;
    if (candidate.order > order) return { ...candidate, order: isHeld ? null : candidate.order - 1 };
    return { ...candidate, order: null, checks: candidate.checks.map((check) => failing(check, full)) };
  };
  return { ...decision, candidates: decision.candidates.map(moved), ...(isHeld && { otherwise: 'hold' as const }) };
};
