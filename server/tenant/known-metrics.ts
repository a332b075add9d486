import type { Kysely } from 'kysely';
import { metricKey } from '../../domain/formula/metric-value.ts';
import { isGoalMeasure, measureNamed, measureOfGoal, titleOfGoal } from '../../domain/statistics/measures.ts';
import { lockNetwork } from '../database/advisory-locks.ts';
import type { Tables } from '../database/tables.ts';

/** What formulas need to know about a metric. */
export interface KnownMetric {
  /** The name used in formulas and calls. */
  key: string;
  title: string;
  titleRu: string | null;
  /** Its formula, or the word for a built-in one. */
  value: string;
  editable: boolean;
  status: string;
}

export type KnownMetrics = ReadonlyMap<string, KnownMetric>;

/** Returns the metrics of each goal’s conversions. */
const ofGoals = (built: readonly KnownMetric[], goals: readonly { id: number; title: string }[]): KnownMetric[] =>
  goals.flatMap((goal) =>
    built.flatMap(({ key: name, title, titleRu, ...metric }): KnownMetric[] => {
      const measure = measureNamed(name)?.measure;
      if (measure === undefined || !isGoalMeasure(measure)) return [];
      const key = measureOfGoal(measure, goal.id);
      const named = { title: titleOfGoal(title, goal.title), titleRu: titleRu && titleOfGoal(titleRu, goal.title) };
      return [{ ...metric, ...named, key, value: key }];
    }),
  );

/** Returns all metrics of the network by key, those of single goals included. */
export const knownMetrics = async (db: Kysely<Tables>): Promise<KnownMetrics> => {
  const rows = await db
    .selectFrom('metrics')
    .select(['id', 'title', 'title_ru as titleRu', 'value', 'editable', 'status'])
    .orderBy('id')
    .execute();
  const goals = await db.selectFrom('goals').select(['id', 'title']).execute();
  const metrics = rows.map(({ id, ...metric }) => ({ key: metricKey({ id: Number(id), ...metric }), ...metric }));
  const all = [
    ...metrics,
    ...ofGoals(
      metrics,
      goals.map(({ id, title }) => ({ id: Number(id), title })),
    ),
  ];
  return new Map(all.map((metric) => [metric.key, metric]));
};

/** Serialises changes to metrics, so that no two of them build on each other unseen. */
export const holdMetrics = (db: Kysely<Tables>): Promise<void> => lockNetwork(db, 'metrics');
