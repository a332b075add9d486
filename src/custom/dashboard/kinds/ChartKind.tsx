import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useWords } from '../../../components/useWords.ts';
import { chartColours } from '../../statistics/chart/colours.ts';
import FiguresChart from '../../statistics/chart/FiguresChart.tsx';
import { Legend } from '../../statistics/chart/Legend.tsx';
import type { Metric, Series } from '../../statistics/figures.ts';
import { useFigureText } from '../../statistics/useFigureText.ts';
import { useValueText } from '../../statistics/useValueText.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { filtersOf, metricsOf } from '../model.ts';
import type { KindProps } from '../widget/given.ts';
import { useWidgetFigures } from '../widget/useWidgetFigures.ts';
import { Came, EmptyWidget, WaitingBlock } from '../widget/WidgetStates.tsx';

/** Presents the series of a metric by the values of a dimension as if each value were a separate metric. */
const besideEachOther = (series: readonly Series[], metric: Metric, titleOf: (one: Series) => string) => {
  const lines = series.map((one, place) => ({ ...metric, key: `v${place}`, title: titleOf(one) }));
  const points = (series[0]?.points ?? []).map(({ at }, moment) => ({
    at,
    figures: Object.fromEntries(
      series.map(({ points: own }, place) => [`v${place}`, own[moment]?.figures[metric.key] ?? null]),
    ),
  }));
  return { lines, points };
};

const isNothing = (series: readonly Series[]): boolean =>
  series.every(({ points }) =>
    points.every(({ figures }) => Object.values(figures).every((figure) => figure === null || Number(figure) === 0)),
  );

/** Metrics over the period as lines or bars, or one metric by the top values of a dimension. */
const ChartKind = ({ shown, title, metrics: known, ...given }: KindProps) => {
  const say = useWords();
  const valueText = useValueText();
  const { groupBy } = shown;
  const chosen = metricsOf(shown, known).slice(0, groupBy ? 1 : chartColours.length);
  const isCompared = shown.isCompared && shown.type === 'line' && !groupBy;
  const query = useWidgetFigures({
    ...given,
    filters: filtersOf(shown),
    widgetType: 'chart',
    groupBy,
    isCompared,
    metrics: chosen.map(({ key }) => key),
    limit: Math.min(shown.limit, chartColours.length),
  });
  const textOf = useFigureText(query.data?.meta.currency);
  const [metric] = chosen;
  if (!metric) return null;
  return (
    <Came query={query} title={title} waiting={<WaitingBlock />}>
      {({ series, totals, meta }) => {
        if (isNothing(series)) return <EmptyWidget text={say(words.noData)} />;
        const split = groupBy
          ? besideEachOther(series, metric, ({ value, title: name }) =>
              valueText(groupBy, value, name === null ? {} : { [groupBy]: name }),
            )
          : { lines: chosen, points: series[0]?.points ?? [] };
        return (
          <Stack sx={{ height: 1, minHeight: 0, gap: 1 }}>
            <Legend
              lines={split.lines.map((line) => {
                const total = groupBy ? undefined : totals.figures[line.key];
                return {
                  key: line.key,
                  title: line.title,
                  ...(typeof total === 'string' && { text: textOf(line, total) }),
                };
              })}
            />
            <Box sx={{ flex: 1, minHeight: 120 }}>
              <FiguresChart
                points={split.points}
                metrics={split.lines}
                currency={meta.currency}
                isBars={shown.type === 'bars'}
                isStacked={shown.type === 'bars' && groupBy !== null}
                isCompared={isCompared}
                height="100%"
              />
            </Box>
          </Stack>
        );
      }}
    </Came>
  );
};

export default ChartKind;
