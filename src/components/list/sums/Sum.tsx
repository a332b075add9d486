import Box from '@mui/material/Box';
import { formatDecimal, formatMoney } from '../../../../domain/money/decimal.ts';
import { useDenomination } from '../../currencies.ts';
import { useLanguage } from '../../language.ts';

interface SumProps {
  amount: string;
  currency: number;
}

/** The total of amounts in one currency. */
export const Sum = ({ amount, currency }: SumProps) => {
  const language = useLanguage();
  const denomination = useDenomination(currency);
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {denomination ? formatMoney(amount, language, denomination) : formatDecimal(amount, language)}
    </Box>
  );
};

export const sumWords = { total: { en: 'Total', ru: 'Итого' } };
