import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { metricKey } from '../../../domain/formula/metric-value.ts';
import type { Token } from '../../../domain/formula/tokens.ts';
import { measureNamed } from '../../../domain/statistics/measures.ts';
import { useApi } from '../../components/api.ts';
import { useLanguage } from '../../components/language.ts';
import { useRepresent } from '../../components/references.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { components } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';
import { formulaWords, operatorSigns, operatorWords } from './formulaWords.ts';

export type Metric = components['schemas']['Metric'];

/** A metric by its display name. */
export interface NamedMetric {
  id: number;
  key: string;
  title: string;
  group: Metric['group'];
  isActive: boolean;
  /** Whether it counts the conversions of one goal alone. */
  isOfGoal: boolean;
  /** Only for user-defined metrics. */
  formula: string | undefined;
}

const everyMetric = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'id', order: 'ASC' },
  meta: { fields: ['id', 'title', 'titleRu', 'value', 'editable', 'status', 'group'] },
} as const;

/** Any of these permissions is enough to request figures, and what they count. */
export const figuresPermissions = ['front.menu.statistics.read', 'front.dashboard.read'] as const;

/** The metrics of single goals; none for users who see no figures. */
const useGoalMetrics = (): readonly NamedMetric[] => {
  const api = useApi();
  const language = useLanguage();
  const permissions = useViewer()?.permissions;
  const { data = [] } = useQuery({
    queryKey: ['statistics', 'metrics', language],
    queryFn: async ({ signal }) => dataOf(await api.GET('/stat/metrics', { signal })).items,
    enabled: figuresPermissions.some((one) => permissions?.has(one)),
    staleTime: 60_000,
    retry: false,
  });
  return data
    .filter(({ goal }) => goal)
    .map(({ id, key, title, group }) => ({
      id,
      key,
      title,
      group,
      isActive: true,
      isOfGoal: true,
      formula: undefined,
    }));
};

/** Returns whether a key names a metric of a single goal; whether the goal exists, the server knows. */
export const isOfGoal = (key: string): boolean => measureNamed(key)?.goal !== undefined;

/** All metrics of the network; undefined while they are loading. */
export const useMetricNames = (): readonly NamedMetric[] | undefined => {
  const represent = useRepresent('metrics');
  const { data } = useGetList<Metric>(
    'metrics',
    { ...everyMetric, meta: { fields: [...everyMetric.meta.fields] } },
    { retry: false },
  );
  const ofGoals = useGoalMetrics();
  const all = data?.map((metric) => ({
    id: metric.id,
    key: metricKey({ id: metric.id, value: metric.value ?? '', editable: metric.editable ?? true }),
    title: represent(metric),
    group: metric.group,
    isActive: metric.status === 'active',
    isOfGoal: false,
    formula: metric.editable ? (metric.value ?? undefined) : undefined,
  }));
  return all && [...all, ...ofGoals];
};

/** Returns a token's text as shown, and as a screen reader says it. */
export const useTokenText = (metrics: readonly NamedMetric[]): ((token: Token) => { shown: string; said: string }) => {
  const say = useWords();
  const both = (text: string) => ({ shown: text, said: text });
  return (token) => {
    switch (token.kind) {
      case 'metric':
        return both(metrics.find(({ key }) => key === token.key)?.title ?? token.key);
      case 'number':
        return both(token.value);
      case 'operator':
        return { shown: operatorSigns[token.operator], said: say(operatorWords[token.operator]) };
      case 'open':
        return { shown: '(', said: say(formulaWords.open) };
      case 'close':
        return { shown: ')', said: say(formulaWords.close) };
      case 'unknown':
        return both(token.text);
    }
  };
};
