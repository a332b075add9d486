import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../../../domain/time/dates.ts';
import { circuitReasons } from '../../../../domain/distribution/circuit.ts';
import { ToneChip } from '../../../components/fields/ToneChip.tsx';
import { useWords } from '../../../components/useWords.ts';
import { useZone } from '../../../components/viewer.ts';
import type { components } from '../../../generated/api.d.ts';
import { monitorWords as words } from './monitorWords.ts';

type Integration = components['schemas']['Integration'];

/** Whether leads go through an integration; if not, since when, why, and what would end that. */
export const CircuitState = ({ integration }: { integration: Integration }) => {
  const say = useWords();
  const zone = useZone();
  const { circuit, circuitReason: reason, circuitSince: since, circuitTryAt: tryAt } = integration;
  if (circuit !== 'open') return <ToneChip label={say(words.running)} tone="success" />;
  const isDue = typeof tryAt === 'number' && tryAt * 1000 <= Date.now();
  const said = [
    reason && say(circuitReasons[reason]),
    since && say(words.since, formatDateTime(since, zone)),
    typeof tryAt !== 'number'
      ? say(words.byStaff)
      : isDue
        ? say(words.tryNow)
        : say(words.tryAt, formatDateTime(tryAt, zone)),
  ];
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <ToneChip label={say(words.paused)} tone="warning" />
      <Typography variant="body2">{said.filter(Boolean).join(' · ')}</Typography>
    </Stack>
  );
};
