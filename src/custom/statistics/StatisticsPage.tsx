import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ResourceContextProvider } from 'ra-core';
import { useMemo } from 'react';
import { PageHeading } from '../../components/PageHeading.tsx';
import { rowSkeletons } from '../../components/list/table/rowSkeletons.ts';
import { ChartSection } from './chart/ChartSection.tsx';
import { type Metric, useMetrics, useRefusedMetrics } from './figures.ts';
import { Narrowing } from './Narrowing.tsx';
import { NarrowDrawer } from './NarrowDrawer.tsx';
import { NoRows } from './NoRows.tsx';
import { withKnownMetrics } from './question/question.ts';
import { type QuestionState, useQuestion } from './question/useQuestion.ts';
import { StoreNotice } from './StoreNotice.tsx';
import { StatisticsTable } from './table/StatisticsTable.tsx';
import { useTree } from './table/useTree.ts';
import { Toolbar } from './Toolbar.tsx';
import { useMetricColumns } from './useMetricColumns.tsx';

const Waiting = () => (
  <Card sx={{ padding: 1.5 }}>
    {rowSkeletons.map((row) => (
      <Skeleton key={row} height={37} />
    ))}
  </Card>
);

const Figures = ({ asking: asked, metrics }: { asking: QuestionState; metrics: readonly Metric[] }) => {
  const question = useMemo(
    () =>
      withKnownMetrics(
        asked.question,
        metrics.map(({ key }) => key),
      ),
    [asked.question, metrics],
  );
  const asking = { ...asked, question };
  const isNarrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const shown = useMetricColumns(metrics, asking);
  const visible = shown.choice.visible.flatMap((key) => metrics.find((metric) => metric.key === key) ?? []);
  const tree = useTree(
    asking,
    visible.map(({ key }) => key),
  );
  const { top, lines } = tree;
  const isLookedUp = useRefusedMetrics(tree.error);
  const error = isLookedUp ? null : tree.error;
  const before = asking.question.compared ? top?.meta.previousPeriod : undefined;
  const { drawn } = asking.question;
  const drawable = metrics.filter(({ key }) => key in shown.columns || drawn?.includes(key));
  const narrowing = { asking, metrics, leading: visible[0]?.key ?? 'clicks' };
  return (
    <>
      <Toolbar asking={asking} metrics={metrics} before={before} {...shown} isNarrow={isNarrow} />
      {isNarrow ? <NarrowDrawer {...narrowing} before={before} /> : <Narrowing {...narrowing} />}
      {error !== null && <StoreNotice error={error} onRetry={() => void tree.refetch()} />}
      {top && lines.length > 0 && asking.question.chart !== 'none' && (
        <ChartSection asking={asking} metrics={drawable} />
      )}
      {!top && error === null && <Waiting />}
      {top && (
        <Card sx={{ overflow: 'clip' }}>
          {lines.length > 0 ? (
            <StatisticsTable asking={asking} tree={tree} top={top} metrics={visible} choice={shown.choice} />
          ) : (
            <NoRows {...asking} />
          )}
        </Card>
      )}
    </>
  );
};

/** Traffic figures, grouped as the user likes. Its address contains the whole query and view. */
export default function StatisticsPage() {
  const asking = useQuestion();
  const { data, error, refetch } = useMetrics();
  return (
    <ResourceContextProvider value="statistics">
      <Stack spacing={1.5}>
        <PageHeading text="pages.statistics" />
        {data ? (
          <Figures asking={asking} metrics={data} />
        ) : error === null ? (
          <Waiting />
        ) : (
          <StoreNotice error={error} onRetry={() => void refetch()} />
        )}
      </Stack>
    </ResourceContextProvider>
  );
}
