import type { Words } from '../text/words.ts';

/**
 * The circuit between the network and an integration (a circuit breaker). Leads flow while it is closed. It opens when
 * the advertiser stops taking them; then one lead at a time tests whether they take leads again, at growing intervals,
 * and the first success closes it.
 */

/** Why a circuit is open. */
export const circuitReasons = {
  unreached: { en: 'No response several times in a row', ru: 'Несколько раз подряд нет ответа' },
  unreadable: { en: 'Unclear responses several times in a row', ru: 'Несколько раз подряд невнятный ответ' },
  refused: { en: 'No lead accepted for a long time', ru: 'Давно не принято ни одного лида' },
  rate: { en: 'Far fewer leads accepted than usual', ru: 'Принимается гораздо меньше лидов, чем обычно' },
  by_hand: { en: 'Paused by staff', ru: 'Приостановил сотрудник' },
} satisfies Record<string, Words>;

export type CircuitReason = keyof typeof circuitReasons;

/** Moments are in seconds UTC. */
export type Circuit =
  | { state: 'closed'; since: number | null }
  | {
      state: 'open';
      reason: CircuitReason;
      since: number;
      /** From when on the next lead tries it; null if only staff can close it. */
      tryAt: number | null;
    };

/** What an attempt reveals about the advertiser; `nothing` if the lead or our side was at fault. */
export type CircuitSignal = 'accepted' | 'answered' | 'refused' | 'unreached' | 'unreadable' | 'nothing';

/** An attempt that ended. */
export interface CircuitAttempt {
  sign: CircuitSignal;
  /** When it began (seconds UTC). */
  at: number;
}

/** When a circuit opens; null for never. */
export interface CircuitLimits {
  /** This many failures in a row. */
  failures: number | null;
  /** This many leads in a row that were not accepted. */
  refusals: number | null;
  /** The acceptance rate has fallen by this percentage of the usual rate. */
  drop: number | null;
  /** Seconds until the first try; doubled by each that fails. */
  pause: number;
}

/**
 * The number of attempts that give the current acceptance rate, and the minimum before them that give the usual one.
 */
const sample = 30;
const minUsual = 60;
/** With fewer expected acceptances in the sample, none at all may be chance. */
const minExpected = 6;
/** The most attempts that are looked at. */
export const maxTrials = 200;
/** The most seconds between two tries. */
const maxPause = 3600;

/** Failures before an answer that are due to the lead's values, our staff or the end of our own process. */
const ownFailures: readonly string[] = ['url', 'body', 'not_received', 'interrupted'];
const unreadable: readonly string[] = ['tooLarge', 'broken', 'redirects'];

/** Returns what an attempt reveals, by its outcome and its reason for having no answer. */
export const circuitSignal = ({ outcome, failure }: { outcome: string; failure: string | null }): CircuitSignal => {
  if (outcome === 'accepted' || outcome === 'refused') return outcome;
  // They do answer; they just can't take this lead.
  if (outcome === 'duplicate' || outcome === 'invalid') return 'answered';
  if (outcome === 'pending' || (failure !== null && ownFailures.includes(failure))) return 'nothing';
  return failure === null || unreadable.includes(failure) ? 'unreadable' : 'unreached';
};

const isFailure = (sign: CircuitSignal): sign is 'unreached' | 'unreadable' =>
  sign === 'unreached' || sign === 'unreadable';
const isLost = (sign: CircuitSignal): boolean => sign === 'refused' || isFailure(sign);

/** Counts how many of the given signs match, from the first one on. */
const inRow = (signs: readonly CircuitSignal[], isOne: (sign: CircuitSignal) => boolean): number => {
  const end = signs.findIndex((sign) => !isOne(sign));
  return end === -1 ? signs.length : end;
};

const acceptedOf = (signs: readonly CircuitSignal[]): number => signs.filter((sign) => sign === 'accepted').length;

/** Returns whether the acceptance rate of the latest attempts has fallen by this percentage of that of the others. */
const hasDropped = (latest: readonly CircuitSignal[], before: readonly CircuitSignal[], drop: number): boolean => {
  if (latest.length < sample || before.length < minUsual) return false;
  const expected = (acceptedOf(before) / before.length) * sample;
  return expected >= minExpected && acceptedOf(latest) < expected * (1 - drop / 100);
};

const reasonToOpen = (
  trials: readonly CircuitAttempt[],
  since: number | null,
  { failures, refusals, drop }: CircuitLimits,
): CircuitReason | undefined => {
  const isNew = ({ at }: CircuitAttempt): boolean => since === null || at > since;
  const signs = trials.filter(isNew).map(({ sign }) => sign);
  const signals = signs.filter((sign) => sign !== 'nothing');
  const [latest] = signals;
  if (failures !== null && latest && isFailure(latest) && inRow(signals, isFailure) >= failures) return latest;
  const decided = signs.filter((sign) => sign === 'accepted' || isLost(sign));
  if (refusals !== null && inRow(decided, isLost) >= refusals) return 'refused';
  const all = trials.map(({ sign }) => sign).filter((sign) => sign === 'accepted' || isLost(sign));
  return drop !== null && hasDropped(decided.slice(0, sample), all.slice(sample), drop) ? 'rate' : undefined;
};

/** Returns the seconds until the next try, after this many that failed. */
export const retryDelay = (tries: number, { pause }: CircuitLimits): number =>
  Math.min(pause * 2 ** Math.min(tries, 20), Math.max(pause, maxPause));

/**
 * Returns the circuit after an attempt has ended.
 * @param ended that attempt
 * @param trials the latest attempts including it, newest first
 * @param at seconds UTC
 * @returns the same one if nothing changes
 */
export const circuitAfter = (
  circuit: Circuit,
  ended: CircuitAttempt,
  { trials, limits, at }: { trials: readonly CircuitAttempt[]; limits: CircuitLimits; at: number },
): Circuit => {
  if (circuit.state === 'closed') {
    const reason = isLost(ended.sign) ? reasonToOpen(trials, circuit.since, limits) : undefined;
    return reason ? { state: 'open', reason, since: at, tryAt: at + retryDelay(0, limits) } : circuit;
  }
  const { reason, since, tryAt } = circuit;
  // An attempt that began before the circuit opened is not a try.
  if (tryAt === null || ended.at <= since) return circuit;
  const isAboutAnswers = reason === 'unreached' || reason === 'unreadable';
  const answers = ended.sign === 'answered' || ended.sign === 'refused';
  if (ended.sign === 'accepted' || (isAboutAnswers && answers)) return { state: 'closed', since: at };
  const tries = trials.filter((one) => one.at > since && isLost(one.sign)).length;
  // If this one revealed nothing, the next lead tries again.
  return { ...circuit, tryAt: isLost(ended.sign) ? at + retryDelay(tries, limits) : at };
};

/** Returns whether a lead may be offered at a moment. */
export const mayRetry = ({ tryAt }: { tryAt: number | null }, at: number): boolean => tryAt !== null && at >= tryAt;
