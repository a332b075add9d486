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
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { subtract } from '../../../domain/decimal.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { useLanguage } from '../../components/language.ts';
import { Section } from '../../components/Section.tsx';
import { useIsPhone } from '../../components/useIsPhone.ts';
import { useWords } from '../../components/useWords.ts';
import { Amount } from './Amount.tsx';
import { invoiceWords as words } from './invoiceWords.ts';
import { LineRow } from './LineRow.tsx';
import { type Invoice, type InvoiceLine, type Side, sides } from './sides.ts';

/** How many lines are shown at first, and more at a time; an invoice has one for each offer, goal and rate. */
const shownAtOnce = 500;

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
  const [wanted, setWanted] = useState(shownAtOnce);
  const { data, total, error, refetch, isFetching } = useGetList<InvoiceLine>(
    sides[side].lines,
    {
      filter: { invoice: [invoice.id] },
      pagination: { page: 1, perPage: wanted },
      sort: { field: 'id', order: 'ASC' },
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <Loaded query={{ data, error, refetch }} waiting={<Skeleton variant="rounded" height={120} />}>
      {(lines) => (
        <>
          <Lines side={side} invoice={invoice} lines={lines} />
          {total !== undefined && lines.length < total && (
            <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap', marginTop: 2 }}>
              <Button
                variant="outlined"
                color="inherit"
                loading={isFetching}
                onClick={() => setWanted(wanted + shownAtOnce)}
              >
                {say(words.moreLines)}
              </Button>
              <Typography role="status" variant="body2" color="textSecondary">
                {say(words.shownLines, lines.length.toLocaleString(language), total.toLocaleString(language))}
              </Typography>
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
        <Asked side={side} invoice={invoice} />
      </Section>
    )
  );
};
