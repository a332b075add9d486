import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { formatDecimal } from '../../../../domain/money/decimal.ts';
import { useDenomination } from '../../../components/currencies.ts';
import { DecimalInput } from '../../../components/inputs/inputs.tsx';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import { rule } from '../../../components/validation.ts';
import type { FoundConversions } from './answers.ts';
import { makerWords as words } from './makerWords.ts';

const decimals = 8;
const validate = [rule('floatLimit', decimals), rule('wholeDigits', 15), rule('min', '0.00000001')];

interface RateInputProps {
  of: number;
  into: number;
  usual: string | undefined;
}

const RateInput = ({ of, into, usual }: RateInputProps) => {
  const say = useWords();
  const language = useLanguage();
  const [one, other] = [useDenomination(of), useDenomination(into)];
  return (
    <DecimalInput
      source={`rates.c${of}`}
      label={say(words.rateInto, one?.code ?? `#${of}`, other?.code ?? `#${into}`)}
      helperText={
        usual === undefined ? say(words.unknownRate) : say(words.usualRate, formatDecimal(usual, language, decimals))
      }
      validate={usual === undefined ? [rule('required'), ...validate] : validate}
    />
  );
};

interface RatesInputsProps {
  /** The result at today’s rates. */
  found: FoundConversions;
  currency: number;
}

/** The rates of the conversions' currencies, each to be filled in only if it differs from today’s. */
export const RatesInputs = ({ found, currency }: RatesInputsProps) => {
  const say = useWords();
  const others = [...new Set(found.groups.map((group) => group.currency))].filter((one) => one !== currency);
  if (others.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {say(words.exchangeRates)}
      </Typography>
      <Suspense>
        {others.map((of) => (
          <RateInput
            key={of}
            of={of}
            into={currency}
            usual={found.exchangeRates.find((rate) => rate.currency === of)?.rate}
          />
        ))}
      </Suspense>
    </div>
  );
};
