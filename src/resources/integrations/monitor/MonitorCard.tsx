import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Tone } from '../../../components/choice.ts';
import { useMayOpen } from '../../../components/entries.ts';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { ToneChip } from '../../../components/fields/ToneChip.tsx';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import type { components } from '../../../generated/api.d.ts';
import { CircuitState } from './CircuitState.tsx';
import { monitorWords as words, outcomeWords } from './monitorWords.ts';
import { type Figures as FiguresData, useMonitor } from './useMonitor.ts';

type Integration = components['schemas']['Integration'];

const tones: Readonly<Record<FiguresData['outcomes'][number]['outcome'], Tone>> = {
  accepted: 'success',
  duplicate: 'warning',
  invalid: 'error',
  refused: 'error',
  failed: 'neutral',
  unknown: 'warning',
};

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="caption" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Typography>
  </div>
);

const Figures = ({ figures: { attempts, accepted, outcomes, took } }: { figures: FiguresData }) => {
  const say = useWords();
  const language = useLanguage();
  if (attempts === 0) return <Typography color="textSecondary">{say(words.none)}</Typography>;
  const time = (value: number | null): string =>
    value === null ? say(words.unanswered) : say(words.milliseconds, value.toLocaleString(language));
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        margin: 0,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, max-content) minmax(0, 1fr)' },
      }}
    >
      <Figure name={say(words.accepted)}>{say(words.acceptedOf, accepted, attempts)}</Figure>
      <Figure name={say(words.median)}>{time(took.median)}</Figure>
      <Figure name={say(words.p95)}>{time(took.p95)}</Figure>
      <Figure name={say(words.outcomes)}>
        <Stack component="span" direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
          {outcomes.map(({ outcome, count }) => (
            <ToneChip key={outcome} label={say(outcomeWords[outcome], count)} tone={tones[outcome]} />
          ))}
        </Stack>
      </Figure>
    </Box>
  );
};

const Monitor = ({ integration }: { integration: Integration }) => {
  const say = useWords();
  const mayOpen = useMayOpen();
  const query = useMonitor(integration.id);
  return (
    <Card component="section" aria-label={say(words.title)} sx={{ padding: 2.5 }}>
      <Stack spacing={2}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <Typography variant="h4" component="h2">
            {say(words.title)}
          </Typography>
          {mayOpen('lead-attempts', 'list') && (
            <Button component={LinkBase} to={`/lead-attempts?integration=${integration.id}`}>
              {say(words.attempts)}
            </Button>
          )}
        </Stack>
        <CircuitState integration={integration} />
        <Loaded query={query} waiting={<Skeleton height={48} />}>
          {(figures) => <Figures figures={figures} />}
        </Loaded>
      </Stack>
    </Card>
  );
};

/** How an integration that sends leads performs: whether leads go through it, and how many are accepted how fast. */
export const MonitorCard = () => {
  const integration = useRecordContext<Integration>();
  return integration?.outApiEnabled ? <Monitor integration={integration} /> : null;
};
