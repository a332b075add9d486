import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import { formatDecimal, formatMoney } from '../../../domain/decimal.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { useDenomination } from '../currencies.ts';
import { useLanguage } from '../language.ts';
import type { Elements } from '../typed.ts';
import { useWords } from '../useWords.ts';
import { useColumnLabel } from './columnLabel.ts';

const words = { total: { en: 'Total', ru: 'Итого' } };

interface SumProps {
  amount: string;
  currency: number;
}

const Sum = ({ amount, currency }: SumProps) => {
  const language = useLanguage();
  const denomination = useDenomination(currency);
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {denomination ? formatMoney(amount, language, denomination) : formatDecimal(amount, language)}
    </Box>
  );
};

interface SumsRowProps {
  names: readonly string[];
  columns: Elements;
}

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: 0.5,
  padding: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** What the amounts of all records that match come to, whatever page shows; each currency for itself. */
const SumsRow = ({ names, columns }: SumsRowProps) => {
  const say = useWords();
  const labelOf = useColumnLabel(columns);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { resource, filterValues, filter, data, total = 0 } = useListContext();
  const narrowing = { ...filterValues, ...filter };
  const { data: sums = [] } = useQuery({
    queryKey: [resource, 'sums', narrowing],
    queryFn: ({ signal }) => dataProvider.sums(resource, narrowing, signal),
    enabled: data !== undefined,
    placeholderData: (before) => before,
  });
  if (total === 0 || sums.length === 0) return null;
  return (
    <Box role="group" aria-label={say(words.total)} sx={look}>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {say(words.total)}
      </Typography>
      {names.map((name) => (
        <Typography key={name} component="span" variant="body2">
          {names.length > 1 && `${labelOf(name)}: `}
          {sums.map(({ currency, amounts }, place) => (
            <span key={currency}>
              {place > 0 && ' + '}
              <Sum amount={amounts[name] ?? '0'} currency={currency} />
            </span>
          ))}
        </Typography>
      ))}
    </Box>
  );
};

export default SumsRow;
