import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWords } from '../../../components/useWords.ts';
import { useFigureText } from '../../statistics/useFigureText.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { filtersOf, metricsOf } from '../model.ts';
import type { KindProps } from '../widget/given.ts';
import { Moved } from '../widget/Moved.tsx';
import { type WidgetFigures, useWidgetFigures } from '../widget/useWidgetFigures.ts';
import { Came } from '../widget/WidgetStates.tsx';
import { Trend } from './Trend.tsx';

const Waiting = () => (
  <Stack aria-hidden="true" sx={{ height: 1, gap: 1 }}>
    <Skeleton variant="rounded" width="45%" height={28} />
    <Skeleton variant="rounded" sx={{ flex: 1, minHeight: 16 }} />
  </Stack>
);

/** One figure, how it changed, and its trend. */
const NumberKind = ({ shown, title, metrics: known, ...given }: KindProps) => {
  const say = useWords();
  const metric = metricsOf(shown, known)[0];
  const query = useWidgetFigures({
    ...given,
    filters: filtersOf(shown),
    widgetType: 'chart',
    metrics: metric ? [metric.key] : [],
    isCompared: shown.isCompared,
  });
  const textOf = useFigureText(query.data?.meta.currency);
  if (!metric) return null;
  const textIn = ({ totals }: WidgetFigures): string => {
    const figure = totals.figures[metric.key];
    return typeof figure === 'string' ? textOf(metric, figure) : '–';
  };
  return (
    <Came query={query} title={title} waiting={<Waiting />}>
      {(data) => (
        <Stack sx={{ height: 1, minHeight: 0 }}>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            <Typography
              component="p"
              sx={{ fontSize: '1.625rem', lineHeight: '32px', fontWeight: 600, letterSpacing: '-0.02em' }}
            >
              {textIn(data)}
            </Typography>
            <Moved
              metric={metric}
              now={data.totals.figures[metric.key]}
              before={data.totals.previous?.[metric.key]}
              currency={data.meta.currency}
            />
          </Stack>
          <Box sx={{ flex: 1, minHeight: 0, marginTop: 0.75 }}>
            <Trend
              figures={data.series[0]?.points.map(({ figures }) => figures[metric.key] ?? null) ?? []}
              about={say(words.trendOf, metric.title)}
            />
          </Box>
        </Stack>
      )}
    </Came>
  );
};

export default NumberKind;
