import { useState } from 'react';
import type { FilterName } from '../../../../domain/statistics/dimensions.ts';
import type { Metric } from '../figures.ts';
import type { Narrowed } from '../question/useQuestion.ts';
import type { Filtered } from './filtered.ts';
import { FilterChoice } from './FilterChoice.tsx';
import { MetricFilterForm } from './MetricFilterForm.tsx';
import { ValuesForm } from './ValuesForm.tsx';

interface FilterPanelProps {
  asking: Narrowed;
  metrics: readonly Metric[];
  names: readonly FilterName[] | undefined;
  /** The filter being changed; undefined if a new one is to be selected first. */
  first: Filtered | undefined;
  onClose: () => void;
}

/** Selects a filter, and its values. */
export const FilterPanel = ({ asking: { question, ask }, metrics, names, first, onClose }: FilterPanelProps) => {
  const [filtered, setFiltered] = useState(first);
  const back = first ? undefined : () => setFiltered(undefined);
  if (!filtered) return <FilterChoice metrics={metrics} names={names} onChoose={setFiltered} />;
  if (filtered.of === 'values') {
    const { name } = filtered;
    return (
      <ValuesForm
        name={name}
        question={question}
        onBack={back}
        onChoose={(values) => {
          const { [name]: _, ...others } = question.filters;
          ask({ filters: values.length > 0 ? { ...others, [name]: values } : others });
          onClose();
        }}
      />
    );
  }
  const { at = question.metricFilters.length } = filtered;
  return (
    <MetricFilterForm
      metrics={metrics}
      filter={question.metricFilters[at] ?? { metric: filtered.key ?? 'clicks', comparison: 'gt', value: '' }}
      onBack={back}
      onChoose={(filter) => {
        ask({ metricFilters: question.metricFilters.toSpliced(at, 1, filter) });
        onClose();
      }}
    />
  );
};
