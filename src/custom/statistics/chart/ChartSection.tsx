import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { dimmed } from '../../../components/dimmed.ts';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { useWords } from '../../../components/useWords.ts';
import { useZone } from '../../../components/viewer.ts';
import { type Metric, useSeries } from '../figures.ts';
import type { QuestionState } from '../question/useQuestion.ts';
import { statisticsWords as words } from '../statisticsWords.ts';
import { begunPoints } from './begun.ts';
import { ChartKindSwitch } from './ChartKindSwitch.tsx';
import { chartColours } from './colours.ts';
import { DrawnMetrics } from './DrawnMetrics.tsx';

const FiguresChart = lazy(() => import('./FiguresChart.tsx'));

/** Pixels. */
const height = 232;

/** Returns the metrics that are drawn by default: incoming traffic, and what it earns. */
const usuallyDrawn = (metrics: readonly Metric[]): Metric[] => {
  const usual = metrics.filter((metric) => metric.usual);
  const traffic = usual.find(({ metricType }) => metricType === 'amount');
  const money = usual.findLast(({ metricType }) => metricType === 'money');
  return [traffic, money].filter((metric) => metric !== undefined);
};

interface ChartSectionProps {
  asking: QuestionState;
  metrics: readonly Metric[];
}

/** Metrics over the period as a chart; the table has the same figures. */
export const ChartSection = ({ asking: { question, adjust }, metrics }: ChartSectionProps) => {
  const say = useWords();
  const zone = useZone();
  const chosen = question.drawn?.flatMap((key) => metrics.find((metric) => metric.key === key) ?? []);
  const drawn = (chosen ?? usuallyDrawn(metrics)).slice(0, chartColours.length);
  const query = useSeries(
    question,
    drawn.map(({ key }) => key),
  );
  // Its points are sums over all rows; the table's totals are of those that pass.
  const isOfAllRows = question.metricFilters.length > 0;
  return (
    <Card component="section" aria-label={say(words.chart)} sx={{ padding: 1.5 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1, marginBottom: 1 }}
      >
        <DrawnMetrics
          metrics={metrics}
          drawn={drawn}
          totals={isOfAllRows ? null : query.data?.totals.figures}
          currency={query.data?.meta.currency}
          onChange={(keys) => adjust({ drawn: keys })}
        />
        <ChartKindSwitch kind={question.chart} onChange={(chart) => adjust({ chart })} />
      </Stack>
      {isOfAllRows && drawn.length > 0 && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ marginBottom: 1 }}>
          {say(words.chartOfAllRows)}
        </Typography>
      )}
      {drawn.length === 0 ? (
        <Typography color="textSecondary" sx={{ padding: 3, textAlign: 'center' }}>
          {say(words.notDrawn)}
        </Typography>
      ) : (
        <Loaded query={query} waiting={<Skeleton variant="rounded" height={height} />}>
          {({ series: [series], meta }) => (
            <Box sx={{ height, ...dimmed(query.isPlaceholderData) }}>
              {series && (
                <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
                  <FiguresChart
                    points={begunPoints(series.points, Date.now() / 1000, zone)}
                    metrics={drawn}
                    currency={meta.currency}
                    isBars={question.chart === 'bars'}
                    isCompared={question.compared}
                    height={height}
                  />
                </Suspense>
              )}
            </Box>
          )}
        </Loaded>
      )}
    </Card>
  );
};
