import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { add, sum } from '../../../../domain/money/decimal.ts';
import { dimmed } from '../../../components/dimmed.ts';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { useLanguage } from '../../../components/language.ts';
import type { Elements } from '../../../components/typed.ts';
import { useWords } from '../../../components/useWords.ts';
import { Amount } from '../Amount.tsx';
import type { Side } from '../sides.ts';
import { type Answers, askedOf, correctionsOf, type FoundConversions } from './answers.ts';
import { makerWords as words } from './makerWords.ts';
import { RatesInputs } from './RatesInputs.tsx';
import { useFound } from './useFound.ts';

const look = {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 3,
  rowGap: 0.75,
  maxWidth: 420,
  fontSize: '0.875rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, textAlign: 'right' },
  '& .total': { color: 'text.primary', fontWeight: 600, borderTop: 1, borderColor: 'divider', paddingTop: 0.75 },
} as const;

const Line = ({ name, children, className }: { name: string; children: ReactNode; className?: string }) => (
  <>
    <dt className={className}>{name}</dt>
    <dd className={className}>{children}</dd>
  </>
);

const Totals = ({ found, answers }: { found: FoundConversions; answers: Answers }) => {
  const say = useWords();
  const language = useLanguage();
  const { currency } = answers;
  const corrections = correctionsOf(answers);
  if (found.amount === null) return <Alert severity="warning">{say(words.rateMissing)}</Alert>;
  return (
    <section aria-label={say(words.what)}>
      <Box component="dl" sx={look}>
        <Line name={`${say(words.ofConversions)} (${found.conversionCount.toLocaleString(language)})`}>
          <Amount amount={found.amount} currency={currency} />
        </Line>
        {found.rounding !== null && found.rounding !== '0' && (
          <Line name={say(words.rounding)}>
            <Amount amount={found.rounding} currency={currency} />
          </Line>
        )}
        {corrections.length > 0 && (
          <Line name={say(words.ofCorrections)}>
            <Amount amount={sum(corrections)} currency={currency} />
          </Line>
        )}
        <Line name={say(words.total)} className="total">
          <Amount amount={add(found.amount, sum(corrections))} currency={currency} />
        </Line>
      </Box>
    </section>
  );
};

/** The total of the invoice: rates, corrections, and the resulting amount. */
export const SummaryStep = ({ side, inputs }: { side: Side; inputs: Elements }) => {
  const say = useWords();
  const answers = useWatch<Answers>();
  const usual = useFound(side, askedOf(side, answers, false));
  const query = useFound(side, askedOf(side, answers, true));
  return (
    <Stack spacing={3}>
      {usual.data && <RatesInputs found={usual.data} currency={answers.currency ?? 0} />}
      <Suspense fallback={<Skeleton height={64} />}>{inputs['corrections']}</Suspense>
      <Typography variant="subtitle2" component="h3">
        {say(words.what)}
      </Typography>
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={96} />}>
        {(found) => (
          <Box sx={dimmed(query.isPlaceholderData)}>
            <Totals found={found} answers={answers} />
          </Box>
        )}
      </Loaded>
    </Stack>
  );
};
