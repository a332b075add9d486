import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { collectionNamed, type Model, type Reader } from '../collections/model.ts';
import { accessOf, rowsSql, simplified } from '../collections/rows.ts';
import { cachedStatement, run } from '../database/statement.ts';

/** A goal, and the vertical that it belongs to. */
export interface Goal {
  id: number;
  title: string;
  vertical: { id: number; title: string };
  /** Its title, with the vertical’s if another goal has the same. */
  fullTitle: string;
}

/** Returns the goals that a caller may see, by vertical, in their order there. */
export const goalsFor = async (db: Reader, model: Model, caller: Caller): Promise<Goal[]> => {
  const target = collectionNamed(model, 'goal');
  const rowScope = simplified(accessOf(target, caller));
  const statement = cachedStatement<{ id: number; title: string; vertical: number; verticalTitle: string }>(
    model,
    JSON.stringify(['statistics goals', caller.roleType, rowScope]),
    () => sql`select r.id, r.title, vertical.id as vertical, vertical.title as "verticalTitle"
      from goals as r join verticals as vertical on vertical.id = r.vertical_id
      where ${rowsSql(model, target, rowScope, caller, 'r')} order by vertical.title, vertical.id, r.position, r.id`,
  );
  const goals = (await run(db, statement, { caller, values: {} })).map(({ id, title, vertical, verticalTitle }) => ({
    id,
    title,
    vertical: { id: vertical, title: verticalTitle },
  }));
  const same = Map.groupBy(goals, ({ title }) => title);
  return goals.map((goal) => ({
    ...goal,
    fullTitle: same.get(goal.title)!.length > 1 ? `${goal.title} (${goal.vertical.title})` : goal.title,
  }));
};
