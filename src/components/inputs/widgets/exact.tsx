import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { FieldTitle, useInput, useSourceContext } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { type ClipboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ambiguous, parseTypedDecimal } from '../../../../domain/money/decimal.ts';
import type { Language } from '../../../../domain/text/words.ts';
import { useDenomination } from '../../currencies.ts';
import { useLanguage } from '../../language.ts';
import type { WidgetProps } from '../props.ts';
import { takePasted, written } from './typedNumbers.ts';

/** Returns what the form keeps of typed text: the number it means, or the text itself if it is not a number. */
const kept = (typed: string, language: Language): string | null => {
  if (typed === '') return null;
  return ambiguous(typed, language) ? typed : (parseTypedDecimal(typed) ?? typed);
};

/** Asks which number is meant if the typed text is ambiguous. */
const doubt = (typed: unknown, language: Language) => {
  const meant = typeof typed === 'string' ? ambiguous(typed, language) : undefined;
  return meant && { message: 'field.ambiguous', args: meant };
};

const ExactWidget = ({
  unit,
  label,
  helperText,
  source,
  validate,
  readOnly,
}: WidgetProps & { unit?: string | undefined }) => {
  const language = useLanguage();
  const { field, fieldState, id, isRequired } = useInput({
    source,
    validate: [(typed: unknown) => doubt(typed, language), ...(validate ?? [])],
  });
  const value = written(field.value, language);
  // The box shows what was typed as long as it still matches the form's value.
  const [typed, setTyped] = useState(value);
  const shown = written(kept(typed, language), language) === value ? typed : value;
  const take = (text: string) => {
    setTyped(text);
    field.onChange(kept(text, language));
  };
  const slots: TextFieldProps['slotProps'] = {
    htmlInput: {
      inputMode: 'decimal',
      readOnly,
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        if (!readOnly) takePasted(event, language, take);
      },
    },
    input: unit === undefined ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
  };
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={shown}
      onChange={(event) => take(event.target.value)}
      onBlur={() => {
        setTyped(value);
        field.onBlur();
      }}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={
        fieldState.invalid || helperText ? (
          <InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />
        ) : undefined
      }
      slotProps={slots}
      fullWidth
      margin="dense"
    />
  );
};

/** An exact number as text; a comma works as well as a dot, and thousands may be separated. */
export const DecimalWidget = (props: WidgetProps) => <ExactWidget {...props} />;

export const PercentWidget = (props: WidgetProps) => <ExactWidget {...props} unit="%" />;

/** An amount in the currency that another field of the form names. */
export const MoneyWidget = ({ currency, ...props }: WidgetProps & { currency: string }) => {
  const { getSource } = useSourceContext();
  const denomination = useDenomination(useWatch({ name: getSource(currency) }));
  return <ExactWidget {...props} unit={denomination?.symbol} />;
};
