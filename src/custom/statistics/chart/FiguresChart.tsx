import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { withSymbol } from '../../../../domain/money/decimal.ts';
import { useDenomination } from '../../../components/currencies.ts';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import type { DrawnMetric, Point } from '../figures.ts';
import { statisticsWords as words } from '../statisticsWords.ts';
import { useFigureText } from '../useFigureText.ts';
import { ChartTip } from './ChartTip.tsx';
import { colourAt } from './colours.ts';
import { intervalText } from './intervalText.ts';

interface FiguresChartProps {
  points: readonly Point[];
  /** At most as many as there are colours. */
  metrics: readonly DrawnMetric[];
  currency: string;
  isBars: boolean;
  isCompared: boolean;
  /** Stacks the bars of the same moment. */
  isStacked?: boolean;
  /** Pixels, or all available space. */
  height: number | '100%';
}

/** Both themes are in the page's CSS. */
const colour = {
  line: 'var(--mui-palette-divider)',
  text: 'var(--mui-palette-text-secondary)',
  pointer: 'var(--mui-palette-text-disabled)',
  pointed: 'var(--mui-palette-action-hover)',
} as const;

/** After its container has narrowed, the chart is redrawn a moment later; until then it must not overflow. */
const within = { overflowX: 'clip' } as const;

/** Returns where a figure is drawn; null for a division by zero. */
const heightOf = (figure: string | null | undefined): number | null =>
  figure === null || figure === undefined ? null : Number(figure);

/** Metrics over time as lines or bars; each type of figure has its own axis, as they differ in magnitude. */
const FiguresChart = ({
  points,
  metrics,
  currency,
  isBars,
  isCompared,
  isStacked = false,
  height,
}: FiguresChartProps) => {
  const say = useWords();
  const language = useLanguage();
  const textOf = useFigureText(currency);
  const types = [...new Set(metrics.map(({ metricType }) => metricType))];
  const denomination = useDenomination(currency);
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
  const short = new Intl.NumberFormat(language, compact);
  const axisText: Partial<Record<DrawnMetric['metricType'], (figure: number) => string>> = {
    percentages: (figure) => `${short.format(figure)}%`,
    money: (figure) =>
      denomination ? withSymbol(short.format(figure), language, denomination.symbol) : short.format(figure),
  };
  const about = say(words.chartAbout, metrics.map(({ title }) => title).join(', '));
  return (
    <ResponsiveContainer width="100%" height={height} style={within}>
      <ComposedChart data={[...points]} margin={{ top: 8, right: 4, bottom: 0, left: 4 }} title={about} barGap={2}>
        <CartesianGrid vertical={false} yAxisId={types[0] ?? 0} stroke={colour.line} />
        <XAxis
          dataKey="at"
          tickFormatter={(at: string) => intervalText(at, language).short}
          tick={{ fill: colour.text, fontSize: 11 }}
          tickLine={false}
          axisLine={{ stroke: colour.line }}
          minTickGap={24}
        />
        {types.map((type, place) => (
          <YAxis
            key={type}
            yAxisId={type}
            orientation={place === 0 ? 'left' : 'right'}
            hide={place > 1}
            width={type === 'money' ? 72 : 48}
            allowDecimals={type !== 'amount'}
            tickFormatter={axisText[type] ?? short.format}
            tick={{ fill: colour.text, fontSize: 11 }}
            tickLine={false}
            axisLine={false}
          />
        ))}
        <Tooltip
          cursor={{ stroke: colour.pointer, fill: colour.pointed }}
          isAnimationActive={false}
          content={({ active, label }) => {
            const point = active ? points.find(({ at }) => at === label) : undefined;
            return point && <ChartTip point={point} metrics={metrics} textOf={textOf} />;
          }}
        />
        {isCompared &&
          metrics.map(({ key, title, metricType }, place) => (
            <Line
              key={`before ${key}`}
              name={say(words.previousOf, title)}
              yAxisId={metricType}
              dataKey={({ previous }: Point) => heightOf(previous?.[key])}
              stroke={colourAt(place)}
              strokeOpacity={0.55}
              strokeDasharray="4 4"
              strokeWidth={1.5}
              type="monotone"
              dot={false}
              isAnimationActive={false}
            />
          ))}
        {metrics.map(({ key, title, metricType }, place) => {
          const drawing = {
            name: title,
            yAxisId: metricType,
            dataKey: ({ figures }: Point) => heightOf(figures[key]),
            isAnimationActive: false,
          };
          return isBars ? (
            <Bar
              key={key}
              {...drawing}
              fill={colourAt(place)}
              maxBarSize={28}
              {...(isStacked ? { stackId: metricType } : { radius: [3, 3, 0, 0] })}
            />
          ) : (
            <Line
              key={key}
              {...drawing}
              stroke={colourAt(place)}
              strokeWidth={2}
              type="monotone"
              // A single point would not form a line.
              dot={points.filter(({ figures }) => heightOf(figures[key]) !== null).length < 2}
              activeDot={{ r: 4, strokeWidth: 0 }}
            />
          );
        })}
      </ComposedChart>
    </ResponsiveContainer>
  );
};

export default FiguresChart;
