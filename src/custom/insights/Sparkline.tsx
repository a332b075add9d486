import Box from '@mui/material/Box';
import { useWords } from '../../components/useWords.ts';
import { insightWords as words } from './insightWords.ts';
import type { Insight } from './useInsights.ts';

const [width, height] = [168, 44];

/** Returns the path of a line through the figures, in the coordinates of the picture; missing figures leave gaps. */
const pathOf = (figures: readonly (string | null)[], min: number, max: number): string =>
  figures
    .flatMap((figure, at) => {
      if (figure === null) return [];
      const x = (at / Math.max(figures.length - 1, 1)) * width;
      const y = height - 2 - ((Number(figure) - min) / (max - min || 1)) * (height - 4);
      return [`${Math.round(x)},${Math.round(y)}`];
    })
    .join(' ');

/** A small chart of a metric over the period and the previous one. */
export const Sparkline = ({ series }: { series: Insight['series'] }) => {
  const say = useWords();
  if (series.length < 2) return null;
  const all = series.flatMap(({ current, previous }) => [Number(current ?? 0), Number(previous ?? 0)]);
  const [min, max] = [Math.min(...all), Math.max(...all)];
  const line = (figures: readonly (string | null)[]) => pathOf(figures, min, max);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={say(words.chart)}
      viewBox={`0 0 ${width} ${height}`}
      sx={{ width, height, flexShrink: 0, overflow: 'visible', '& polyline': { fill: 'none', strokeWidth: 2 } }}
    >
      <polyline
        points={line(series.map(({ previous }) => previous))}
        stroke="var(--mui-palette-text-disabled)"
        strokeDasharray="3 3"
      />
      <polyline points={line(series.map(({ current }) => current))} stroke="#AB5BF5" />
    </Box>
  );
};
