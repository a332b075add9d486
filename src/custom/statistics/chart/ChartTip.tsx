import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../components/language.ts';
import type { DrawnMetric, Point } from '../figures.ts';
import { colourAt } from './colours.ts';
import { intervalText } from './intervalText.ts';

interface ChartTipProps {
  point: Point;
  metrics: readonly DrawnMetric[];
  textOf: (metric: DrawnMetric, figure: string) => string;
}

/** The figures of the hovered interval, each next to the one of the previous period. */
export const ChartTip = ({ point: { at, figures, previous }, metrics, textOf }: ChartTipProps) => {
  const language = useLanguage();
  const said = (metric: DrawnMetric, figure: string | null | undefined): string =>
    figure === null || figure === undefined ? '–' : textOf(metric, figure);
  return (
    <Card sx={{ padding: 1.25, boxShadow: '0 8px 28px rgba(16, 8, 32, 0.16)', minWidth: 160 }}>
      <Typography variant="caption" color="textSecondary">
        {intervalText(at, language).long}
      </Typography>
      {metrics.map((metric, place) => (
        <Box key={metric.key} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.8125rem' }}>
          <Box sx={{ width: 8, height: 8, borderRadius: '2px', backgroundColor: colourAt(place) }} />
          <Box component="span" sx={{ flex: 1, marginRight: 2 }}>
            {metric.title}
          </Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {said(metric, figures[metric.key])}
          </Box>
          {previous && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {said(metric, previous[metric.key])}
            </Box>
          )}
        </Box>
      ))}
    </Card>
  );
};
