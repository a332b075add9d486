import { useGetList } from 'ra-core';
import { metricKey } from '../../../domain/formula/metric-value.ts';
import type { Token } from '../../../domain/formula/tokens.ts';
import { useRepresent } from '../../components/references.ts';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { formulaWords, operatorSigns, operatorWords } from './formulaWords.ts';

export type Metric = components['schemas']['Metric'];

/** A metric by its display name. */
export interface NamedMetric {
  id: number;
  key: string;
  title: string;
  group: Metric['group'];
  isActive: boolean;
  /** Only for user-defined metrics. */
  formula: string | undefined;
}

const all = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'id', order: 'ASC' },
  meta: { fields: ['id', 'title', 'titleRu', 'value', 'editable', 'status', 'group'] },
} as const;

/** All metrics of the network; undefined while they are loading. */
export const useMetricNames = (): readonly NamedMetric[] | undefined => {
  const represent = useRepresent('metrics');
  const { data } = useGetList<Metric>('metrics', { ...all, meta: { fields: [...all.meta.fields] } }, { retry: false });
  return data?.map((metric) => ({
    id: metric.id,
    key: metricKey({ id: metric.id, value: metric.value ?? '', editable: metric.editable ?? true }),
    title: represent(metric),
    group: metric.group,
    isActive: metric.status === 'active',
    formula: metric.editable ? (metric.value ?? undefined) : undefined,
  }));
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
