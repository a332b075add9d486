import { useFigureText } from '../useFigureText.ts';
import type { Metric } from '../figures.ts';
import type { MetricFilter } from '../question/metricFilters.ts';
import { comparisonWords } from '../statisticsWords.ts';
import { FilterChip } from './FilterChip.tsx';

interface MetricFilterChipProps {
  filter: MetricFilter;
  metric: Metric | undefined;
  onOpen: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** The condition that a figure must meet. */
export const MetricFilterChip = ({ filter, metric, onOpen, onRemove }: MetricFilterChipProps) => {
  const { comparison, value, upTo } = filter;
  const exact = useFigureText(undefined);
  const textOf = (number: string): string =>
    exact(
      { metricType: metric?.metricType === 'percentages' ? 'percentages' : 'amount', outputFormat: 'decimals' },
      number,
    );
  const { sign } = comparisonWords[comparison];
  const text = upTo === undefined ? `${sign} ${textOf(value)}` : `${textOf(value)} – ${textOf(upTo)}`;
  return <FilterChip title={metric?.title ?? filter.metric} text={text} onOpen={onOpen} onRemove={onRemove} />;
};
