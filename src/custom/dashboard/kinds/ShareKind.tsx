import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Cell, Pie, PieChart, ResponsiveContainer } from 'recharts';
import { compare, divide, formatPercent, multiply, subtract, sum } from '../../../../domain/money/decimal.ts';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import { chartColours, colourAt } from '../../statistics/chart/colours.ts';
import { useFigureText } from '../../statistics/useFigureText.ts';
import { useValueText } from '../../statistics/useValueText.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { filtersOf, metricsOf } from '../model.ts';
import type { KindProps } from '../widget/given.ts';
import { useWidgetFigures } from '../widget/useWidgetFigures.ts';
import { Came, EmptyWidget, WaitingBlock } from '../widget/WidgetStates.tsx';

interface Part {
  key: string;
  title: string;
  figure: string;
  colour: string;
}

const Ring = ({ parts, about, children }: { parts: readonly Part[]; about: string; children: string }) => (
  <Box sx={{ position: 'relative', flex: '0 1 44%', minWidth: 96, minHeight: 96 }}>
    <ResponsiveContainer width="100%" height="100%">
      <PieChart title={about}>
        <Pie
          data={parts.map(({ title, figure }) => ({ name: title, value: Number(figure) }))}
          dataKey="value"
          innerRadius="68%"
          outerRadius="96%"
          paddingAngle={parts.length > 1 ? 1.5 : 0}
          startAngle={90}
          endAngle={-270}
          stroke="none"
          isAnimationActive={false}
        >
          {parts.map(({ key, colour }) => (
            <Cell key={key} fill={colour} />
          ))}
        </Pie>
      </PieChart>
    </ResponsiveContainer>
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        fontWeight: 600,
        pointerEvents: 'none',
      }}
    >
      {children}
    </Box>
  </Box>
);

/** The shares of a dimension's values in a metric; those beyond the first few are combined. */
const ShareKind = ({ shown, title, metrics: known, ...given }: KindProps) => {
  const say = useWords();
  const language = useLanguage();
  const valueText = useValueText();
  const { groupBy } = shown;
  const [metric] = metricsOf(shown, known);
  const query = useWidgetFigures({
    ...given,
    filters: filtersOf(shown),
    widgetType: 'top',
    groupBy,
    limit: Math.min(shown.limit, chartColours.length),
    metrics: metric?.addsUp ? [metric.key] : [],
  });
  const textOf = useFigureText(query.data?.meta.currency);
  if (!metric || !groupBy) return null;
  if (!metric.addsUp) return <EmptyWidget text={say(words.noShares, metric.title)} />;
  return (
    <Came query={query} title={title} waiting={<WaitingBlock />}>
      {({ items, totals }) => {
        // Values of zero or less have no share.
        const first = items.flatMap(({ values, titles, figures }, place): Part[] => {
          const figure = figures[metric.key];
          if (typeof figure !== 'string' || compare(figure, '0') <= 0) return [];
          const value = values[groupBy] ?? null;
          return [{ key: `${value}`, title: valueText(groupBy, value, titles), figure, colour: colourAt(place) }];
        });
        const named = sum(first.map(({ figure }) => figure));
        const all = totals.figures[metric.key] ?? '0';
        const rest = subtract(all, named);
        const parts: Part[] =
          compare(rest, '0') > 0
            ? [
                ...first,
                { key: 'rest', title: say(words.rest), figure: rest, colour: 'var(--mui-palette-text-disabled)' },
              ]
            : first;
        if (parts.length === 0) return <EmptyWidget text={say(words.noData)} />;
        // What is below zero lessens the total, but has no share.
        const whole = sum(parts.map(({ figure }) => figure));
        const shareOf = (figure: string): string =>
          formatPercent(divide(multiply(figure, '100'), whole, 1), language, 1);
        return (
          <Stack direction="row" sx={{ height: 1, gap: 2.5, alignItems: 'stretch' }}>
            <Ring parts={parts} about={title}>
              {textOf(metric, all)}
            </Ring>
            <Stack
              component="ul"
              sx={{ flex: 1, minWidth: 0, gap: 1, justifyContent: 'center', margin: 0, padding: 0, listStyle: 'none' }}
            >
              {parts.map(({ key, title: name, figure, colour }) => (
                <Stack
                  component="li"
                  key={key}
                  direction="row"
                  sx={{ gap: 1, alignItems: 'center', fontSize: '0.8125rem' }}
                >
                  <Box
                    aria-hidden="true"
                    sx={{ width: 8, height: 8, flexShrink: 0, borderRadius: '2px', backgroundColor: colour }}
                  />
                  <Box
                    component="span"
                    title={name}
                    sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                  >
                    {name}
                  </Box>
                  <Box component="span" title={textOf(metric, figure)} sx={{ fontWeight: 600 }}>
                    {shareOf(figure)}
                  </Box>
                </Stack>
              ))}
              {compare(whole, all) !== 0 && (
                <Typography component="li" variant="caption" color="textSecondary">
                  {say(words.positiveOnly)}
                </Typography>
              )}
            </Stack>
          </Stack>
        );
      }}
    </Came>
  );
};

export default ShareKind;
