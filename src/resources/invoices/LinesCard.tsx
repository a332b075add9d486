import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useGetList, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { subtract } from '../../../domain/money/decimal.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { useLanguage } from '../../components/language.ts';
import { Section } from '../../components/Section.tsx';
import { useIsPhone } from '../../components/useIsPhone.ts';
import { useWords } from '../../components/useWords.ts';
import { Amount } from './Amount.tsx';
import { invoiceWords as words } from './invoiceWords.ts';
import { LineRow } from './LineRow.tsx';
import { type Invoice, type InvoiceLine, type Side, sides } from './sides.ts';

/** How many are shown at first; an invoice has a line for each offer, goal and rate. */
const shownFirst = 500;

const footLook = { '& td': { border: 0, color: 'text.secondary', fontSize: '0.8125rem' } } as const;
const totalLook = { '& td': { color: 'text.primary', fontWeight: 600, fontSize: '0.875rem' } } as const;

interface LinesProps {
  side: Side;
  invoice: Invoice;
  lines: readonly InvoiceLine[];
}

interface FootProps {
  label: string;
  amount: string;
  currency: Invoice['currency'];
  before: number;
  isTotal?: boolean;
}

const Foot = ({ label, amount, currency, before, isTotal = false }: FootProps) => (
  <TableRow sx={isTotal ? totalLook : {}}>
    <TableCell colSpan={before}>{label}</TableCell>
    <TableCell align="right">
      <Amount amount={amount} currency={currency} />
    </TableCell>
    <TableCell />
  </TableRow>
);

const Lines = ({ side, invoice, lines }: LinesProps) => {
  const say = useWords();
  const { rounding, amount, advance, currency } = invoice;
  const total = amount ?? '0';
  const isExchanged = lines.some((line) => line.currency !== line.invoiceCurrency);
  const isPhone = useIsPhone();
  const figures = isPhone ? [] : [words.rate, words.count, ...(isExchanged ? [words.exact, words.exchangeRate] : [])];
  const placed = { currency, before: figures.length + 1 };
  return (
    <TableContainer>
      <Table size="small" aria-label={say(words.lines)} sx={{ minWidth: isPhone ? 0 : isExchanged ? 680 : 440 }}>
        <TableHead>
          <TableRow>
            <TableCell>{say(words.what)}</TableCell>
            {figures.map((label) => (
              <TableCell key={label.en} align="right">
                {say(label)}
              </TableCell>
            ))}
            <TableCell align="right">{say(words.amount)}</TableCell>
            <TableCell component="td" padding="checkbox" />
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <LineRow key={line.id} side={side} line={line} isExchanged={isExchanged} />
          ))}
        </TableBody>
        <TableFooter sx={footLook}>
          {rounding && rounding !== '0' && <Foot label={say(words.rounding)} amount={rounding} {...placed} />}
          <Foot label={say(words.total)} amount={total} {...placed} isTotal />
          {advance && advance !== '0' && (
            <>
              <Foot label={say(words.advance)} amount={advance} {...placed} />
              <Foot label={say(words.due)} amount={subtract(total, advance)} {...placed} isTotal />
            </>
          )}
        </TableFooter>
      </Table>
    </TableContainer>
  );
};

const Asked = ({ side, invoice }: { side: Side; invoice: Invoice }) => {
  const say = useWords();
  const language = useLanguage();
  const [most, setMost] = useState(shownFirst);
  const { data, total, error, refetch, isPlaceholderData } = useGetList<InvoiceLine>(
    sides[side].lines,
    {
      filter: { invoice: [invoice.id] },
      pagination: { page: 1, perPage: most },
      sort: { field: 'id', order: 'ASC' },
    },
    { placeholderData: (before) => before },
  );
  return (
    <Loaded query={{ data, error, refetch }} waiting={<Skeleton variant="rounded" height={120} />}>
      {(lines) => (
        <>
          <Lines side={side} invoice={invoice} lines={lines} />
          {total !== undefined && total > lines.length && (
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', marginTop: 1 }}>
              <Typography variant="body2" color="textSecondary">
                {say(words.cut, lines.length.toLocaleString(language), total.toLocaleString(language))}
              </Typography>
              <Button color="inherit" size="small" loading={isPlaceholderData} onClick={() => setMost(total)}>
                {say(words.allLines)}
              </Button>
            </Stack>
          )}
        </>
      )}
    </Loaded>
  );
};

/** The lines of the current invoice and their total. */
export const LinesCard = ({ side }: { side: Side }) => {
  const say = useWords();
  const invoice = useRecordContext<Invoice>();
  return (
    invoice && (
      <Section title={say(words.lines)}>
        <Asked key={invoice.id} side={side} invoice={invoice} />
      </Section>
    )
  );
};
