import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useWords } from '../../../components/useWords.ts';
import { colourAt } from '../../statistics/chart/colours.ts';
import { useFigureText } from '../../statistics/useFigureText.ts';
import { useValueText } from '../../statistics/useValueText.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { filtersOf, metricsOf } from '../model.ts';
import type { KindProps } from '../widget/given.ts';
import { Moved } from '../widget/Moved.tsx';
import { useWidgetFigures } from '../widget/useWidgetFigures.ts';
import { Came, EmptyWidget, WaitingLines } from '../widget/WidgetStates.tsx';

/** The top values of a dimension by a metric. */
const TopKind = ({ shown, title, metrics: known, ...given }: KindProps) => {
  const say = useWords();
  const valueText = useValueText();
  const { groupBy, limit, isCompared } = shown;
  const [metric] = metricsOf(shown, known);
  const query = useWidgetFigures({
    ...given,
    filters: filtersOf(shown),
    widgetType: 'top',
    groupBy,
    limit,
    isCompared,
    metrics: metric ? [metric.key] : [],
  });
  const textOf = useFigureText(query.data?.meta.currency);
  if (!metric || !groupBy) return null;
  return (
    <Came query={query} title={title} waiting={<WaitingLines count={limit} />}>
      {({ items: all, meta }) => {
        const items = all.filter(({ figures }) => Number(figures[metric.key] ?? 0) !== 0);
        if (items.length === 0) return <EmptyWidget text={say(words.noData)} />;
        const max = Math.max(...items.map(({ figures }) => Number(figures[metric.key] ?? 0)), 0);
        return (
          <Stack component="ol" aria-label={title} sx={{ gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
            {items.map(({ values, titles, figures, previous }) => {
              const value = values[groupBy] ?? null;
              const figure = figures[metric.key];
              const share = max > 0 ? Math.max(0, Number(figure ?? 0) / max) : 0;
              return (
                <Box component="li" key={`${value}`} sx={{ fontSize: '0.8125rem' }}>
                  <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline' }}>
                    <Box
                      component="span"
                      sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                    >
                      {valueText(groupBy, value, titles)}
                    </Box>
                    <Moved metric={metric} now={figure} before={previous?.[metric.key]} currency={meta.currency} />
                    <Box component="span" sx={{ fontWeight: 600 }}>
                      {typeof figure === 'string' ? textOf(metric, figure) : '–'}
                    </Box>
                  </Stack>
                  <Box
                    aria-hidden="true"
                    sx={{ height: 4, marginTop: 0.5, borderRadius: 2, backgroundColor: 'action.hover' }}
                  >
                    <Box sx={{ height: 1, width: `${share * 100}%`, borderRadius: 2, backgroundColor: colourAt(0) }} />
                  </Box>
                </Box>
              );
            })}
          </Stack>
        );
      }}
    </Came>
  );
};

export default TopKind;
