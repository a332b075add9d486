import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import { Named } from '../decisions/Named.tsx';
import { Amount } from './Amount.tsx';
import { invoiceWords as words } from './invoiceWords.ts';
import { LineConversions } from './LineConversions.tsx';
import { ExchangeRate, Rate } from './Rate.tsx';
import type { InvoiceLine, Side } from './sides.ts';

/** What a line is for: an offer and its goal, or why something was corrected. */
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
  /** Whether any line has been exchanged. */
  isExchanged: boolean;
}

/** A line of an invoice, which opens to its conversions. */
export const LineRow = ({ side, line, isExchanged }: LineRowProps) => {
  const say = useWords();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { rate, rateType, currency, conversionCount, exactAmount, exchangeRate, amount, invoiceCurrency } = line;
  const hasConversions = line.kind === 'conversions';
  return (
    <>
      <TableRow sx={{ '& > td': isOpen ? { borderBottom: 0 } : {} }}>
        <TableCell sx={{ overflowWrap: 'anywhere', '& a': { display: 'inline-block', lineHeight: '24px' } }}>
          <Purpose line={line} />
        </TableCell>
        <TableCell align="right">
          <Rate rate={rate} type={rateType} currency={currency} />
        </TableCell>
        <TableCell align="right">{conversionCount?.toLocaleString(language)}</TableCell>
        {isExchanged && (
          <TableCell align="right">
            {hasConversions && <Amount amount={exactAmount ?? '0'} currency={currency} />}
          </TableCell>
        )}
        {isExchanged && (
          <TableCell align="right">{hasConversions && <ExchangeRate rate={exchangeRate ?? '1'} />}</TableCell>
        )}
        <TableCell align="right">
          <Amount amount={amount ?? '0'} currency={invoiceCurrency} />
        </TableCell>
        <TableCell padding="checkbox">
          {hasConversions && (
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
          <TableCell colSpan={isExchanged ? 7 : 5} sx={{ backgroundColor: 'action.hover' }}>
            <LineConversions side={side} line={line.id} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
};
