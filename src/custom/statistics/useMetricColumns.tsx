import { useStore } from 'ra-core';
import type { ReactElement } from 'react';
import { type ColumnChoice, useColumns } from '../../components/list/columns/useColumns.ts';
import type { Elements } from '../../components/typed.ts';
import type { Metric } from './figures.ts';
import type { QuestionState } from './question/useQuestion.ts';
import { useVerticalMetrics } from './useVerticalMetrics.ts';

/** A placeholder for a metric in the column selector, which takes its labels from elements. */
const Column = (_: { label: string }): ReactElement | null => null;

export interface MetricColumns {
  columns: Elements;
  choice: ColumnChoice;
}

/** The columns that the user has, and the choice among them; a selection is put into the address, too. */
const useChoice = (columns: Elements, usual: readonly string[], { question, adjust }: QuestionState): ColumnChoice => {
  const kept = useColumns(columns, [...new Set(usual)], () => true);
  const named = question.metrics?.filter((key) => key in columns);
  if (!named || named.length === 0) return kept;

  const names = [...named, ...kept.names.filter((name) => !named.includes(name))];
  const choose = (visible: readonly string[]) => {
    kept.choose(visible);
    adjust({ metrics: visible });
  };
  const { reset } = kept;
  return {
    ...kept,
    names,
    visible: named,
    choose,
    toggle: (name) => choose(names.filter((one) => (one === name ? !named.includes(one) : named.includes(one)))),
    move: (name, by) => {
      const from = names.indexOf(name);
      const other = names[from + by];
      if (other === undefined) return;
      choose(
        names
          .with(from, other)
          .with(from + by, name)
          .filter((one) => named.includes(one)),
      );
    },
    reset: () => {
      reset?.();
      adjust({ metrics: undefined });
    },
  };
};

/**
 * The metrics as columns: those in the address, or else those the user selected last, or else the default ones, after
 * those of the queried vertical. A selection is stored for the user and put into the address. Of single goals' metrics,
 * which are many, only those that the user has added are among the columns.
 */
export const useMetricColumns = (metrics: readonly Metric[], asking: QuestionState): MetricColumns => {
  const { question } = asking;
  const [order = [], setOrder] = useStore<readonly string[]>('statistics.datatable_columnRanks');
  const [hidden = []] = useStore<readonly string[]>('statistics.datatable');
  const ofGoals = new Set(metrics.flatMap(({ key, goal }) => (goal ? [key] : [])));
  const added = order.filter((key) => ofGoals.has(key) && !hidden.includes(key));
  const offered = metrics.filter(
    ({ key }) => !ofGoals.has(key) || added.includes(key) || question.metrics?.includes(key),
  );
  const columns: Elements = Object.fromEntries(
    offered.map(({ key, title }) => [key, <Column key={key} label={title} />]),
  );
  const ofVertical = useVerticalMetrics(question).flatMap(
    (id) => metrics.find((metric) => metric.id === id && !metric.goal) ?? [],
  );
  const usual = [...ofVertical, ...metrics.filter((metric) => metric.usual)].map(({ key }) => key);
  const choice = useChoice(columns, [...usual, ...added], asking);
  const { names, visible, choose, toggle } = choice;
  return {
    columns,
    choice: {
      ...choice,
      toggle: (key) => {
        if (!ofGoals.has(key)) {
          toggle(key);
          return;
        }
        if (!visible.includes(key)) {
          choose([...visible, key]);
          return;
        }
        const left = visible.filter((one) => one !== key);
        choose(left);
        // Among the columns in order, it would be added again once another column is shown or hidden.
        setOrder([...left, ...names.filter((name) => name !== key && !left.includes(name))]);
      },
    },
  };
};
