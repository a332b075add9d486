import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { formatPercent } from '../../../../domain/money/decimal.ts';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import type { Metric } from '../../statistics/figures.ts';
import { movementOf, useFigureText } from '../../statistics/useFigureText.ts';
import { dashboardWords as words } from '../dashboardWords.ts';

interface MovedProps {
  metric: Metric;
  now: string | null | undefined;
  before: string | null | undefined;
  currency: string;
}

const looks = {
  up: { color: 'success.main', Icon: ArrowUpward },
  down: { color: 'error.main', Icon: ArrowDownward },
} as const;

/** How a figure changed compared with the previous period. */
export const Moved = ({ metric, now, before, currency }: MovedProps) => {
  const say = useWords();
  const language = useLanguage();
  const textOf = useFigureText(currency);
  const movement = movementOf(now, before);
  if (!movement || !before) return null;
  const { direction, percent, difference } = movement;
  if (direction === 0) return null;
  const { color, Icon } = looks[direction > 0 ? 'up' : 'down'];
  const share = metric.metricType === 'percentages' ? undefined : percent;
  const text =
    share === undefined
      ? textOf(metric, difference.replace('-', ''))
      : formatPercent(share.replace('-', ''), language, 1);
  const about = `${direction > 0 ? '+' : '−'}${text}. ${say(words.before, textOf(metric, before))}`;
  return (
    <Box
      component="span"
      role="img"
      aria-label={about}
      title={about}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, color, fontSize: '0.75rem', whiteSpace: 'nowrap' }}
    >
      <Icon sx={{ fontSize: 12 }} />
      {text}
    </Box>
  );
};
