/** Which of a visitor's clicks is credited when something is reported for the visitor rather than for one click. */

/** Where a visitor's session starts, and how long it lasts. */
export interface Session {
  from: 'first_click' | 'last_click';
  /** Seconds; null for a session that never ends. */
  lifespan: number | null;
}

/** A click, by its time in seconds UTC. */
interface Timed {
  at: number;
}

const earlier = <Click extends Timed>(one: Click, other: Click): Click => (other.at < one.at ? other : one);
const later = <Click extends Timed>(one: Click, other: Click): Click => (other.at > one.at ? other : one);

/**
 * Returns the first or last click of the session in progress at a moment, that is, of the clicks within the lifespan
 * before it. If all are older, the session is over, and the result is the last click there was.
 * @param at seconds UTC; later clicks don't count
 * @returns undefined if there was no earlier click
 */
export const attributedClick = <Click extends Timed>(
  clicks: readonly Click[],
  { from, lifespan }: Session,
  at: number,
): Click | undefined => {
  const before = clicks.filter((click) => click.at <= at);
  const within = before.filter((click) => lifespan === null || at - click.at <= lifespan);
  const [one, ...others] = within.length > 0 ? within : before;
  if (!one) return undefined;
  return others.reduce(from === 'first_click' && within.length > 0 ? earlier : later, one);
};
