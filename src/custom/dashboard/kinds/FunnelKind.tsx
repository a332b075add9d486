import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { compare, divide, formatPercent, multiply } from '../../../../domain/money/decimal.ts';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import { colourAt } from '../../statistics/chart/colours.ts';
import { useFigureText } from '../../statistics/useFigureText.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { filtersOf, metricsOf } from '../model.ts';
import type { KindProps } from '../widget/given.ts';
import { useWidgetFigures } from '../widget/useWidgetFigures.ts';
import { Came, EmptyWidget, WaitingLines } from '../widget/WidgetStates.tsx';

/** Returns a figure as a percentage of another; undefined if that is zero. */
const percentOf = (figure: string, whole: string | undefined): string | undefined =>
  whole !== undefined && compare(whole, '0') > 0 ? divide(multiply(figure, '100'), whole, 1) : undefined;

/** Metrics from the widest to the narrowest, and how much of each step continues to the next. */
const FunnelKind = ({ shown, title, metrics: known, ...given }: KindProps) => {
  const say = useWords();
  const language = useLanguage();
  const chosen = metricsOf(shown, known);
  const query = useWidgetFigures({
    ...given,
    widgetType: 'number',
    metrics: chosen.map(({ key }) => key),
    filters: filtersOf(shown),
  });
  const textOf = useFigureText(query.data?.meta.currency);
  return (
    <Came query={query} title={title} waiting={<WaitingLines count={chosen.length} />}>
      {({ totals: { figures } }) => {
        const steps = chosen.map((metric) => ({ metric, figure: figures[metric.key] ?? '0' }));
        const widest = Math.max(...steps.map(({ figure }) => Number(figure)));
        if (widest <= 0) return <EmptyWidget text={say(words.noData)} />;
        return (
          <Stack component="ol" aria-label={title} sx={{ gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
            {steps.map(({ metric, figure }, place) => {
              const before = steps[place - 1]?.figure;
              const onward = place > 0 ? percentOf(figure, before) : undefined;
              const ofFirst = percentOf(figure, steps[0]?.figure);
              return (
                <Box component="li" key={metric.key} sx={{ fontSize: '0.8125rem' }}>
                  <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline' }}>
                    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                      {metric.title}
                    </Box>
                    {onward !== undefined && (
                      <Box
                        component="span"
                        title={say(words.ofStep, formatPercent(onward, language, 1))}
                        sx={{ color: 'text.secondary', fontSize: '0.75rem' }}
                      >
                        {formatPercent(onward, language, 1)}
                      </Box>
                    )}
                    <Box component="span" sx={{ fontWeight: 600 }}>
                      {textOf(metric, figure)}
                    </Box>
                  </Stack>
                  <Box
                    role="img"
                    aria-label={
                      ofFirst === undefined ? metric.title : say(words.ofFirst, formatPercent(ofFirst, language, 1))
                    }
                    sx={{ height: 10, marginTop: 0.5, borderRadius: '3px', backgroundColor: 'action.hover' }}
                  >
                    <Box
                      sx={{
                        height: 1,
                        borderRadius: '3px',
                        backgroundColor: colourAt(0),
                        minWidth: 2,
                        width: `${Math.max(0, (Number(figure) / widest) * 100)}%`,
                        opacity: 1 - place * 0.12,
                      }}
                    />
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

export default FunnelKind;
