import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { dimensions } from '../../../domain/statistics/dimensions.ts';
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

interface InsightItemProps extends ReturnType<typeof useSentence> {
  insight: Insight;
}

type Contribution = Insight['contributions'][number];

const sizeOf = ({ change }: Contribution): number => Math.abs(Number(change ?? 0));

interface CausesProps extends Pick<InsightItemProps, 'insight' | 'figure'> {
  causes: readonly Contribution[];
  /** The change of the longest bar. */
  max: number;
}

/** The values of one dimension that contributed to a change, the largest first, each with a bar for its share. */
const Causes = ({ insight, figure, causes, max }: CausesProps) => {
  const say = useWords();
  const [first] = causes;
  if (!first) return null;
  const title = say(dimensions[first.dimension]);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="h3" color="textSecondary" sx={{ marginBottom: 0.25 }}>
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {causes.map((cause) => (
          <Box
            component="li"
            key={String(cause.value)}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) 96px max-content',
              gap: 1,
              alignItems: 'center',
            }}
          >
            <Typography variant="body2" noWrap>
              {cause.title ?? say(words.unknown)}
            </Typography>
            <Box sx={{ height: 6, borderRadius: 3, backgroundColor: 'action.hover' }} aria-hidden="true">
              <Box
                sx={{
                  height: 6,
                  borderRadius: 3,
                  backgroundColor: cause.change?.startsWith('-') ? 'error.main' : 'success.main',
                }}
                style={{ width: `${(sizeOf(cause) / (max || 1)) * 100}%` }}
              />
            </Box>
            <Typography variant="body2" sx={{ minWidth: 80, textAlign: 'right' }}>
              {cause.change !== null && !cause.change.startsWith('-') && '+'}
              {figure(insight, cause.change)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

/** What contributed to a change, by dimension. */
const Contributions = ({ insight, figure }: Pick<InsightItemProps, 'insight' | 'figure'>) => {
  const say = useWords();
  const { contributions } = insight;
  const max = Math.max(...contributions.map(sizeOf));
  return (
    <Stack role="group" aria-label={say(words.made)} sx={{ gap: 1, marginTop: 1, maxWidth: 520 }}>
      {[...Map.groupBy(contributions, ({ dimension }) => dimension)].map(([dimension, causes]) => (
        <Causes key={dimension} insight={insight} figure={figure} causes={causes} max={max} />
      ))}
    </Stack>
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
