import Box from '@mui/material/Box';
import { useId } from 'react';
import { colourAt } from '../../statistics/chart/colours.ts';

const [width, height] = [200, 48];

const tenths = (length: number): number => Math.round(length * 10) / 10;

/** Returns the coordinates of the figures in the picture; divisions by zero are left out. */
const pointsOf = (figures: readonly (string | null)[]): string[] => {
  const known = figures.flatMap((figure) => (figure === null ? [] : [Number(figure)]));
  const [min, max] = [Math.min(0, ...known), Math.max(...known)];
  return figures.flatMap((figure, at) => {
    if (figure === null) return [];
    const x = (at / Math.max(figures.length - 1, 1)) * width;
    const y = height - 2 - ((Number(figure) - min) / (max - min || 1)) * (height - 6);
    return [`${tenths(x)},${tenths(y)}`];
  });
};

/** A small trend line of a figure, as wide as its widget. */
export const Trend = ({ figures, about }: { figures: readonly (string | null)[]; about: string }) => {
  const id = useId();
  const points = pointsOf(figures);
  if (points.length < 2) return null;
  const [first = '', last = ''] = [points[0], points.at(-1)];
  const floor = (point: string): string => `${point.split(',')[0]},${height}`;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={about}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: 1, height: 1, minHeight: 0, overflow: 'visible' }}
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colourAt(0)} stopOpacity={0.28} />
        <stop offset="1" stopColor={colourAt(0)} stopOpacity={0} />
      </linearGradient>
      <polygon points={[floor(first), ...points, floor(last)].join(' ')} fill={`url(#${id})`} />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke={colourAt(0)}
        strokeWidth={1.75}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
};
