import type { Reader, Work } from '../../collections/hooks.ts';

const goalOfOther = {
  en: 'This goal belongs to another vertical than the offer',
  ru: 'Эта цель — не из вертикали оффера',
};

interface GivenGoal {
  /** Path of the change in the body: `items.0`. */
  path: string;
  offer: number | null | undefined;
  /** The goal if it is to be checked: see `goalToCheck`. */
  goal: number | null | undefined;
}

interface MayHaveGoal {
  before: { status: string; goal: number | null } | null;
  values: { status?: string; goal?: number | null };
}

/** Whether a change makes an inactive record active again: what it names may no longer suit the offer. */
export const isActivated = ({ before, values }: Pick<MayHaveGoal, 'before' | 'values'>): boolean =>
  before !== null && before.status !== 'active' && values.status === 'active';

/** Returns the goal that a change gives; an unchanged one is only checked where the record becomes active again. */
export const goalToCheck = (change: MayHaveGoal): number | null | undefined =>
  isActivated(change) ? (change.values.goal ?? change.before?.goal) : change.values.goal;

/** Refuses goals that aren't in the offer's vertical. */
export const refuseForeignGoals = async (given: readonly GivenGoal[], { db, broken }: Work<Reader>): Promise<void> => {
  const concerned = given.flatMap(({ path, offer, goal }) => (offer && goal ? [{ path, offer, goal }] : []));
  if (concerned.length === 0) return;
  const goals = await db
    .selectFrom('goals')
    .select(['id', 'vertical_id'])
    .where(
      'id',
      'in',
      concerned.map(({ goal }) => goal),
    )
    .execute();
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'vertical_id'])
    .where(
      'id',
      'in',
      concerned.map(({ offer }) => offer),
    )
    .execute();
  const verticalOf = (rows: typeof offers, id: number) => rows.find((row) => row.id === id)?.vertical_id;
  for (const { path, offer, goal } of concerned) {
    // A goal that doesn't exist is reported as such elsewhere.
    const vertical = verticalOf(goals, goal);
    if (vertical !== undefined && vertical !== verticalOf(offers, offer))
      broken.push({ path: `${path}.goal`, type: 'otherVertical', message: goalOfOther });
  }
};
