import { useRecordContext } from 'ra-core';
import { measureDescription } from '../../../domain/statistics/measure-words.ts';
import { useWords } from '../../components/useWords.ts';
import type { Metric } from './useMetricNames.ts';

/** What a metric is: its description or, for a built-in one, what it counts. */
export const DescriptionField = (_: { source: 'description'; label?: string }) => {
  const say = useWords();
  const metric = useRecordContext<Metric>();
  const about = metric?.value === undefined ? undefined : measureDescription(metric.value);
  return metric?.description ?? (about ? say(about) : null);
};
