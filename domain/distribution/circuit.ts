import type { Words } from '../words.ts';

/**
 * The circuit between the network and an integration (a circuit breaker). Leads flow while it is closed. It opens when the
 * advertiser stops taking them; then one lead at a time tries whether they take leads again, ever more rarely, and
 * the first success closes it.
 */

/** Why a circuit is open. */
export const circuitReasons = {
  unreached: { en: 'No answer several times in a row', ru: 'Несколько раз подряд нет ответа' },
  unreadable: { en: 'Unclear answers several times in a row', ru: 'Несколько раз подряд невнятный ответ' },
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
      /** From when on the next lead tries it; null where staff alone close it. */
      tryAt: number | null;
    };

/** What an attempt tells of the advertiser; `nothing` where it was the lead's fault or our own. */
export type CircuitSignal = 'accepted' | 'answered' | 'refused' | 'unreached' | 'unreadable' | 'nothing';

/** An attempt that ended. */
export interface CircuitAttempt {
  sign: CircuitSignal;
  /** When it began (seconds UTC). */
  at: number;
}

/** When a circuit opens; null for never. */
export interface CircuitLimits {
  /** So many failures in a row. */
  failures: number | null;
  /** So many leads in a row that were not accepted. */
  refusals: number | null;
  /** The acceptance rate has fallen by so many percent of what is usual. */
  drop: number | null;
  /** Seconds until the first try; each that fails doubles them. */
  pause: number;
}

/** So many attempts tell the present acceptance rate, and at least so many before them the usual one. */
const sample = 30;
const minUsual = 60;
/** With fewer expected acceptances in the sample, none at all may be chance. */
const minExpected = 6;
/** As many attempts as are looked at. */
export const maxTrials = 200;
/** Seconds between two tries at most. */
const maxPause = 3600;

/** Failures before an answer that the lead's values, people here or the end of our own process are to blame for. */
const ownFailures: readonly string[] = ['url', 'body', 'not_received', 'interrupted'];
const unreadable: readonly string[] = ['tooLarge', 'broken', 'redirects'];

/** What an attempt tells, by its outcome and by why it has no answer. */
export const circuitSignal = ({ outcome, failure }: { outcome: string; failure: string | null }): CircuitSignal => {
  if (outcome === 'accepted' || outcome === 'refused') return outcome;
  // They answer; it is the lead that they can't take.
  if (outcome === 'duplicate' || outcome === 'invalid') return 'answered';
  if (outcome === 'pending' || (failure !== null && ownFailures.includes(failure))) return 'nothing';
  return failure === null || unreadable.includes(failure) ? 'unreadable' : 'unreached';
};

const isFailure = (sign: CircuitSignal): sign is 'unreached' | 'unreadable' =>
  sign === 'unreached' || sign === 'unreadable';
const isLost = (sign: CircuitSignal): boolean => sign === 'refused' || isFailure(sign);

/** How many stand at the beginning, of those that tell something. */
const inRow = (signs: readonly CircuitSignal[], isOne: (sign: CircuitSignal) => boolean): number => {
  const end = signs.findIndex((sign) => !isOne(sign));
  return end === -1 ? signs.length : end;
};

const acceptedOf = (signs: readonly CircuitSignal[]): number => signs.filter((sign) => sign === 'accepted').length;

/** Whether the rate of the latest attempts has fallen by so many percent of that of the others. */
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
  const told = signs.filter((sign) => sign !== 'nothing');
  if (failures !== null && inRow(told, isFailure) >= failures) return told[0] as 'unreached' | 'unreadable';
  const decided = signs.filter((sign) => sign === 'accepted' || isLost(sign));
  if (refusals !== null && inRow(decided, isLost) >= refusals) return 'refused';
  const all = trials.map(({ sign }) => sign).filter((sign) => sign === 'accepted' || isLost(sign));
  return drop !== null && hasDropped(decided.slice(0, sample), all.slice(sample), drop) ? 'rate' : undefined;
};

/** Seconds until the next try, after so many that failed. */
export const retryDelay = (tries: number, { pause }: CircuitLimits): number =>
  Math.min(pause * 2 ** Math.min(tries, 20), Math.max(pause, maxPause));

/**
 * The circuit once an attempt ended.
 * @param ended that attempt
 * @param trials the latest attempts, it among them, the latest first
 * @param at seconds UTC
 * @returns the same one where nothing changes
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
  // What began before it opened is no try.
  if (tryAt === null || ended.at <= since) return circuit;
  const isAboutAnswers = reason === 'unreached' || reason === 'unreadable';
  const answers = ended.sign === 'answered' || ended.sign === 'refused';
  if (ended.sign === 'accepted' || (isAboutAnswers && answers)) return { state: 'closed', since: at };
  const tries = trials.filter((one) => one.at > since && isLost(one.sign)).length;
  // The next lead tries anew where this one told nothing.
  return { ...circuit, tryAt: isLost(ended.sign) ? at + retryDelay(tries, limits) : at };
};

/** Whether a lead may be offered at a moment. */
export const mayRetry = ({ tryAt }: { tryAt: number | null }, at: number): boolean => tryAt !== null && at >= tryAt;
