import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useDenomination } from '../../components/currencies.ts';
import { FiguresTable } from '../../components/FiguresTable.tsx';
import { useLanguage } from '../../components/language.ts';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { Amount } from '../../resources/invoices/Amount.tsx';
import { calendarName } from '../statistics/calendarText.ts';
import { Legend } from '../statistics/chart/Legend.tsx';
import { financeWords as words } from './financeWords.ts';
import type { Month } from './useFinance.ts';

const FiguresChart = lazy(() => import('../statistics/chart/FiguresChart.tsx'));

/** Pixels. */
const height = 220;

const allColumns = [
  { name: 'revenue', words: words.revenue },
  { name: 'payout', words: words.payout },
  { name: 'profit', words: words.profitColumn },
  { name: 'received', words: words.received },
  { name: 'paidOut', words: words.paidOut },
  { name: 'cash', words: words.cashColumn },
] as const;

interface MonthsProps {
  /** The oldest first. */
  months: readonly Month[];
  currency: number | undefined;
}

/** What was earned and what was paid, as a chart with the figures below. */
export const MonthsSection = ({ months, currency }: MonthsProps) => {
  const say = useWords();
  const language = useLanguage();
  const denomination = useDenomination(currency);
  const columns = allColumns.filter(({ name }) => months.every((month) => month[name] !== null));
  const drawn = columns
    .filter(({ name }) => name === 'profit' || name === 'cash')
    .map((column) => ({
      key: column.name,
      title: say(column.words),
      ...({ metricType: 'money', outputFormat: 'decimals' } as const),
    }));
  const points = months.map(({ month, profit, cash }) => ({ at: month, figures: { profit, cash } }));
  return (
    <Section title={say(words.months)}>
      <Stack spacing={2}>
        <Legend lines={drawn} />
        <Box role="img" aria-label={say(drawn.length > 1 ? words.chart : words.profitChart)} sx={{ height }}>
          <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
            <FiguresChart
              points={points}
              metrics={drawn}
              currency={denomination?.code ?? ''}
              isBars
              isCompared={false}
              height={height}
            />
          </Suspense>
        </Box>
        <FiguresTable
          label={say(words.months)}
          columns={[
            say(words.month),
            ...columns.map((column) => ({ label: say(column.words), isFigure: true as const })),
          ]}
          rows={months.toReversed().map((month) => ({
            key: month.month,
            cells: [
              calendarName('month', `${month.month}-01`, language),
              ...columns.map(({ name }) => {
                const amount = month[name];
                return amount === null ? null : <Amount key={name} amount={amount} currency={currency} />;
              }),
            ],
          }))}
        />
      </Stack>
    </Section>
  );
};
