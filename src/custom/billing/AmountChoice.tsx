import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import { Amount } from '../../resources/invoices/Amount.tsx';
import { billingWords as words } from './billingWords.ts';
import type { Withdrawable } from './useWithdrawal.ts';

interface AmountChoiceProps {
  items: Withdrawable['items'];
  /** The currency of the selected amount. */
  value: number | undefined;
  onChange: (currency: number) => void;
}

/** Which of the amounts to withdraw: there is one for each currency that something was earned in. */
export const AmountChoice = ({ items, value, onChange }: AmountChoiceProps) => {
  const say = useWords();
  const language = useLanguage();
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>{say(words.currency)}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value ?? null}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {items.map(({ currency, amount, conversionCount }) => (
          <FormControlLabel
            key={currency}
            value={currency}
            control={<Radio size="small" />}
            label={
              <span>
                <Amount amount={amount} currency={currency} /> ·{' '}
                {say(words.conversions, conversionCount.toLocaleString(language))}
              </span>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
