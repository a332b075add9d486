import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { FieldTitle, useInput, useResourceContext } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { parseDecimal } from '../../../../domain/decimal.ts';
import type { WidgetProps } from '../inputs.tsx';

/** What the form keeps of what was typed: the number it means, or the text itself where it means none. */
const kept = (typed: string): string | null => (typed === '' ? null : (parseDecimal(typed) ?? typed));

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const ExactWidget = ({ unit, label, helperText, source, validate, readOnly }: WidgetProps & { unit?: string }) => {
  const resource = useResourceContext();
  const { field, fieldState, id, isRequired } = useInput({ source, ...(validate && { validate }) });
  const value = text(field.value);
  // The box shows what was typed as long as the form's value is still what it means.
  const [typed, setTyped] = useState(value);
  const shown = (kept(typed) ?? '') === value ? typed : value;
  const slots: TextFieldProps['slotProps'] = {
    htmlInput: { inputMode: 'decimal', readOnly },
    input: unit === undefined ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
  };
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(kept(event.target.value));
      }}
      onBlur={() => {
        setTyped(value);
        field.onBlur();
      }}
      label={<FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={fieldState.invalid || helperText ? <InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} /> : undefined}
      slotProps={slots}
      fullWidth
      margin="dense"
    />
  );
};

/** An exact number as text; a comma is as good as a dot. */
export const DecimalWidget = (props: WidgetProps) => <ExactWidget {...props} />;

export const PercentWidget = (props: WidgetProps) => <ExactWidget {...props} unit="%" />;

/** An amount in the currency that another field of the form names. */
export const MoneyWidget = ({ currency, ...props }: WidgetProps & { currency: string }) => {
  const code: unknown = useWatch({ name: currency });
  return <ExactWidget {...props} {...(typeof code === 'string' && { unit: code })} />;
};
