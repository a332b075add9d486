import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import type { Severity } from '../../../domain/statistics/insights.ts';
import type { Tone } from '../../components/choice.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { useWords } from '../../components/useWords.ts';
import { addressOf } from './addressOf.ts';
import { insightWords as words, kindWords, severityWords } from './insightWords.ts';
import { Sparkline } from './Sparkline.tsx';
import type { Insight } from './useInsights.ts';
import { isFullCap, type useSentence } from './useSentence.ts';

const tones: Record<Severity, Tone> = { critical: 'error', warning: 'warning', info: 'neutral', good: 'success' };

/** Maximum number of causes listed for a change. */
const maxContributions = 4;

interface InsightItemProps extends ReturnType<typeof useSentence> {
  insight: Insight;
}

/** The contributions to a change, the largest first, each with a bar for its share. */
const Contributions = ({ insight, figure }: Pick<InsightItemProps, 'insight' | 'figure'>) => {
  const say = useWords();
  const told = insight.contributions.slice(0, maxContributions);
  const most = Math.max(...told.map(({ change }) => Math.abs(Number(change ?? 0))));
  return (
    <Box
      component="ul"
      aria-label={say(words.made)}
      sx={{ margin: 0, marginTop: 1, padding: 0, listStyle: 'none', maxWidth: 520 }}
    >
      {told.map(({ dimension, value, title, change }) => (
        <Box
          component="li"
          key={`${dimension} ${value}`}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 96px max-content', gap: 1, alignItems: 'center' }}
        >
          <Typography variant="body2" noWrap>
            {title ?? say(words.unknown)}
          </Typography>
          <Box sx={{ height: 6, borderRadius: 3, backgroundColor: 'action.hover' }} aria-hidden="true">
            <Box
              sx={{
                height: 6,
                borderRadius: 3,
                backgroundColor: change?.startsWith('-') ? 'error.main' : 'success.main',
              }}
              style={{ width: `${(Math.abs(Number(change ?? 0)) / (most || 1)) * 100}%` }}
            />
          </Box>
          <Typography variant="body2" sx={{ minWidth: 80, textAlign: 'right' }}>
            {change !== null && !change.startsWith('-') && '+'}
            {figure(insight, change)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** One insight: a sentence, its causes, a small chart, and a link to the figures. */
export const InsightItem = ({ insight, sentence, figure, about }: InsightItemProps) => {
  const say = useWords();
  const { kind, severity, contributions, series } = insight;
  const to = addressOf(insight);
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', md: 'row' }}
      sx={{ gap: 2, padding: 2.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBottom: 0.5 }}>
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {[say(isFullCap(insight) ? words.capFull : kindWords[kind]), about(insight)].filter(Boolean).join(': ')}
          </Typography>
          <ToneChip label={say(severityWords[severity])} tone={tones[severity]} />
        </Stack>
        <Typography>{sentence(insight)}</Typography>
        {contributions.length > 0 && <Contributions insight={insight} figure={figure} />}
      </Box>
      <Stack sx={{ gap: 1, alignItems: { xs: 'flex-start', md: 'flex-end' }, justifyContent: 'space-between' }}>
        <Sparkline series={series} />
        {to && (
          <Button component={LinkBase} to={to} variant="outlined" color="inherit">
            {say(insight.link.page === 'statistics' ? words.open : words.openRecord)}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};
