import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { formatDecimal, formatMoney, formatPercent } from '../../../domain/money/decimal.ts';
import { zoneText } from '../../../domain/time/zones.ts';
import { useDenomination } from '../../components/currencies.ts';
import { RecordLink } from '../../components/fields/RecordLink.tsx';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import { FullnessBar } from '../../resources/caps/FullnessBar.tsx';
import { fullness } from '../../resources/caps/fullness.ts';
import { Named } from '../../resources/decisions/Named.tsx';
import { overviewWords as words } from './overviewWords.ts';
import type { CapFilling } from './useCapOverview.ts';

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="caption" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Typography>
  </Box>
);

/** When a cap will be full, in its own time zone. */
const FullAt = ({ cap: { filled, fullAt, period, timezone } }: { cap: CapFilling }) => {
  const say = useWords();
  if (filled >= 100) return <ToneChip label={say(words.full)} tone="error" />;
  if (fullAt === null) return say(period === 'total' ? words.notSoon : words.notInTime);
  return (
    <time dateTime={new Date(fullAt * 1000).toISOString()} title={zoneText(timezone, fullAt)}>
      {formatDateTime(fullAt, timezone).slice(0, -':00'.length)}
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {timezone}
      </Typography>
    </time>
  );
};

const layout = {
  display: 'grid',
  gap: { xs: 1.5, lg: 3 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 7fr)' },
  paddingX: 2.5,
  paddingY: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const figures = {
  display: 'grid',
  gap: 1.5,
  margin: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr)) minmax(0, 1.8fr)' },
} as const;

/** A cap: what it limits, how full it is, and when it will be full. */
export const FillingItem = ({ cap }: { cap: CapFilling }) => {
  const say = useWords();
  const language = useLanguage();
  const translate = useTranslate();
  const denomination = useDenomination(cap.currency);
  const amount = (value: string): string =>
    denomination ? formatMoney(value, language, denomination) : formatDecimal(value, language);
  return (
    <Box component="li" sx={layout}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', '& a': { display: 'inline-block', lineHeight: '24px' } }}>
        <Typography component="h2" variant="subtitle2">
          <RecordLink resource="caps" id={cap.id} record={cap} isPending={false} />
        </Typography>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, color: 'text.secondary', fontSize: '0.75rem' }}
        >
          {cap.offer !== null && <Named resource="offers" id={cap.offer} />}
          {cap.advertiser !== null && <Named resource="advertisers" id={cap.advertiser} />}
          <span>
            {translate(`resources.caps.choices.type.${cap.type}`)} ·{' '}
            {translate(`resources.caps.choices.period.${cap.period}`)}
          </span>
        </Stack>
      </Box>
      <Stack spacing={0.5}>
        <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {formatPercent(String(cap.filled), language)}
        </Typography>
        <FullnessBar counted={fullness(cap)} taken={cap.filled} />
      </Stack>
      <Box component="dl" sx={figures}>
        <Figure name={say(words.counted)}>{amount(cap.counter)}</Figure>
        <Figure name={say(words.reserved)}>{amount(String(cap.reserved))}</Figure>
        <Figure name={say(words.limit)}>{amount(cap.value)}</Figure>
        <Figure name={say(words.room)}>{amount(cap.room)}</Figure>
        <Figure name={say(words.pace)}>{amount(cap.pace)}</Figure>
        <Figure name={say(words.fullAt)}>
          <FullAt cap={cap} />
        </Figure>
      </Box>
    </Box>
  );
};
