import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { useIsPhone } from '../../components/useIsPhone.ts';
import { useWords } from '../../components/useWords.ts';
import { Named } from '../decisions/Named.tsx';
import { Amount } from './Amount.tsx';
import { invoiceWords as words } from './invoiceWords.ts';
import { LineConversions } from './LineConversions.tsx';
import { ExchangeRate, Rate } from './Rate.tsx';
import type { InvoiceLine, Side } from './sides.ts';

/** What a line is for: an offer and its goal, or the reason for a correction. */
const Purpose = ({ line: { kind, offer, goal, reason } }: { line: InvoiceLine }) => {
  const say = useWords();
  if (kind === 'correction') return <span>{say(words.correction, reason ?? '')}</span>;
  return (
    <>
      {typeof offer === 'number' && <Named resource="offers" id={offer} />}
      <Typography variant="caption" component="div" color="textSecondary">
        {typeof goal === 'number' ? <Named resource="settings/goals" id={goal} /> : say(words.lead)}
      </Typography>
    </>
  );
};

interface LineRowProps {
  side: Side;
  line: InvoiceLine;
  /** Whether any line has been converted between currencies. */
  isExchanged: boolean;
}

/** The figures behind a line, each with its label; null for those it doesn't have. */
const useLineFigures = ({ line, isExchanged }: Pick<LineRowProps, 'line' | 'isExchanged'>) => {
  const language = useLanguage();
  const { kind, rate, rateType, currency, conversionCount, exactAmount, exchangeRate } = line;
  const hasConversions = kind === 'conversions';
  const isKnown = (value: unknown): boolean => value !== null && value !== undefined;
  return [
    { label: words.rate, figure: isKnown(rate) && <Rate rate={rate} type={rateType} currency={currency} /> },
    { label: words.count, figure: isKnown(conversionCount) && conversionCount?.toLocaleString(language) },
    ...(isExchanged
      ? [
          { label: words.exact, figure: hasConversions && <Amount amount={exactAmount ?? '0'} currency={currency} /> },
          { label: words.exchangeRate, figure: hasConversions && <ExchangeRate rate={exchangeRate ?? '1'} /> },
        ]
      : []),
  ];
};

/** A figure below the line's purpose, if there is no room for columns. */
const Below = ({ label, children }: { label: string; children: ReactNode }) => (
  <Typography variant="caption" component="div" color="textSecondary">
    {label}: {children}
  </Typography>
);

/** A line of an invoice, which expands to its conversions. */
export const LineRow = ({ side, line, isExchanged }: LineRowProps) => {
  const say = useWords();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const figures = useLineFigures({ line, isExchanged });
  const { amount, invoiceCurrency } = line;
  return (
    <>
      <TableRow sx={{ '& > td': isOpen ? { borderBottom: 0 } : {} }}>
        <TableCell sx={{ overflowWrap: 'anywhere', '& a': { display: 'inline-block', lineHeight: '24px' } }}>
          <Purpose line={line} />
          {isPhone &&
            figures.map(
              ({ label, figure }) =>
                figure && (
                  <Below key={label.en} label={say(label)}>
                    {figure}
                  </Below>
                ),
            )}
        </TableCell>
        {!isPhone &&
          figures.map(({ label, figure }) => (
            <TableCell key={label.en} align="right">
              {figure}
            </TableCell>
          ))}
        <TableCell align="right">
          <Amount amount={amount ?? '0'} currency={invoiceCurrency} />
        </TableCell>
        <TableCell padding="checkbox">
          {line.kind === 'conversions' && (
            <IconButton
              size="small"
              aria-label={say(isOpen ? words.hide : words.show)}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <KeyboardArrowUp fontSize="small" /> : <KeyboardArrowDown fontSize="small" />}
            </IconButton>
          )}
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={isPhone ? 3 : figures.length + 3} sx={{ backgroundColor: 'action.hover' }}>
            <LineConversions side={side} line={line.id} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
};
