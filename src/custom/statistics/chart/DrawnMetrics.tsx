import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWords } from '../../../components/useWords.ts';
import type { Figures, Metric } from '../figures.ts';
import { statisticsWords as words } from '../statisticsWords.ts';
import { useFigureText } from '../useFigureText.ts';
import { chartColours, colourAt } from './colours.ts';

interface DrawnMetricsProps {
  metrics: readonly Metric[];
  drawn: readonly Metric[];
  /** Undefined while they are loading, null if there are to be none. */
  totals: Figures | null | undefined;
  currency: string | undefined;
  onChange: (keys: string[]) => void;
}

/** The legend: what is drawn in which colour, with its total; metrics can be added and removed there. */
export const DrawnMetrics = ({ metrics, drawn, totals, currency, onChange }: DrawnMetricsProps) => {
  const say = useWords();
  const textOf = useFigureText(currency);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const keys = drawn.map(({ key }) => key);
  return (
    <Stack
      direction="row"
      component="ul"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        gap: 2,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        ...(totals === null && { alignItems: 'center' }),
      }}
    >
      {drawn.map((metric, place) => {
        const total = totals?.[metric.key];
        return (
          <Stack
            component="li"
            key={metric.key}
            direction="row"
            sx={{ gap: 0.75, alignItems: 'flex-start', '&:hover button, & button:focus-visible': { opacity: 1 } }}
          >
            <Box
              aria-hidden="true"
              sx={{ width: 10, height: 10, marginTop: '5px', borderRadius: '3px', backgroundColor: colourAt(place) }}
            />
            <div>
              <Typography variant="caption" component="p" color="textSecondary" sx={{ lineHeight: '20px' }}>
                {metric.title}
              </Typography>
              {totals !== null && (
                <Typography component="p" sx={{ fontWeight: 600, fontSize: '1rem', lineHeight: '20px', minHeight: 20 }}>
                  {typeof total === 'string' ? textOf(metric, total) : '–'}
                </Typography>
              )}
            </div>
            <IconButton
              aria-label={say(words.undraw, metric.title)}
              onClick={() => onChange(keys.filter((key) => key !== metric.key))}
              sx={{ padding: '3px', '@media (hover: hover)': { opacity: 0 } }}
            >
              <Close sx={{ fontSize: 14 }} />
            </IconButton>
          </Stack>
        );
      })}
      {drawn.length < Math.min(chartColours.length, metrics.length) && (
        <Box component="li">
          <Button
            color="inherit"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            startIcon={<Add sx={{ fontSize: 16 }} />}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
            sx={{ color: 'text.secondary', paddingX: 1 }}
          >
            {say(words.drawMetric)}
          </Button>
        </Box>
      )}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 420 } } }}
      >
        {metrics
          .filter(({ key }) => !keys.includes(key))
          .map(({ key, title }) => (
            <MenuItem
              key={key}
              onClick={() => {
                setAnchor(null);
                onChange([...keys, key]);
              }}
            >
              {title}
            </MenuItem>
          ))}
      </Menu>
    </Stack>
  );
};
