import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, Suspense } from 'react';
import { useDenomination } from '../../components/currencies.ts';
import { useLanguage } from '../../components/language.ts';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { Amount } from '../../resources/invoices/Amount.tsx';
import { calendarText } from '../statistics/calendarText.ts';
import { financeWords as words } from './financeWords.ts';
import type { Month } from './useFinance.ts';

const FiguresChart = lazy(() => import('../statistics/chart/FiguresChart.tsx'));

/** Pixels. */
const height = 220;

const columns = [
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

/** What was earned and what was paid, drawn, and in figures below. */
export const MonthsSection = ({ months, currency }: MonthsProps) => {
  const say = useWords();
  const language = useLanguage();
  const denomination = useDenomination(currency);
  const drawn = [
    { key: 'profit', title: say(words.profitColumn), metricType: 'money', outputFormat: 'decimals' },
    { key: 'cash', title: say(words.cashColumn), metricType: 'money', outputFormat: 'decimals' },
  ] as const;
  const points = months.map(({ month, profit, cash }) => ({ at: month, figures: { profit, cash } }));
  return (
    <Section title={say(words.months)}>
      <Stack spacing={2}>
        <Box role="img" aria-label={say(words.chart)} sx={{ height }}>
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
        <TableContainer tabIndex={0} role="group" aria-label={say(words.months)}>
          <Table size="small" aria-label={say(words.months)} sx={{ minWidth: 640 }}>
            <TableHead>
              <TableRow>
                <TableCell>{say(words.month)}</TableCell>
                {columns.map((column) => (
                  <TableCell key={column.name} align="right">
                    {say(column.words)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {months.toReversed().map((month) => (
                <TableRow key={month.month}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {calendarText('month', `${month.month}-01`, language)}
                  </TableCell>
                  {columns.map(({ name }) => (
                    <TableCell key={name} align="right">
                      <Amount amount={month[name]} currency={currency} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Stack>
    </Section>
  );
};
