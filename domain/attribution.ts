/** Which of a visitor's clicks something goes back to that was reported of them, not of one click. */

/** Where the session of a visitor starts, and how long it lasts. */
export interface Session {
  from: 'first_click' | 'last_click';
  /** Seconds; null for one that never ends. */
  lifespan: number | null;
}

/** A click, by its time in seconds UTC. */
interface Timed {
  at: number;
}

const earlier = <Click extends Timed>(one: Click, other: Click): Click => (other.at < one.at ? other : one);
const later = <Click extends Timed>(one: Click, other: Click): Click => (other.at > one.at ? other : one);

/**
 * The first or the last click of the session that is under way at a moment: of those within the lifespan before it. Where
 * all are older than that, the session is over, and it is the last one there was.
 * @param at seconds UTC; clicks after it don't count
 * @returns undefined where there was none before
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
