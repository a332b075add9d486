import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'ra-core';
import { NumberInput, TextInput } from 'react-admin';
import { inputText, momentOfInput } from '../../../../domain/dates.ts';
import type { DurationUnit } from '../../fields/DurationField.tsx';
import { useZone } from '../../viewer.ts';
import type { WidgetProps } from '../props.ts';

const labelAbove = { inputLabel: { shrink: true } };

/** A day of the calendar. */
export const DayWidget = ({ helperText, ...props }: WidgetProps) => (
  <TextInput {...props} fullWidth type="date" helperText={helperText ?? false} slotProps={labelAbove} />
);

/** A moment, typed and shown in the viewer's time zone, kept in seconds. */
export const MomentWidget = ({ helperText, ...props }: WidgetProps) => {
  const zone = useZone();
  return (
    <TextInput
      {...props}
      fullWidth
      type="datetime-local"
      helperText={helperText ?? false}
      format={(at: unknown) => (typeof at === 'number' ? inputText(at, zone) : '')}
      parse={(typed: string) => momentOfInput(typed, zone) ?? null}
      slotProps={{ ...labelAbove, htmlInput: { step: 1 } }}
    />
  );
};

/** A whole number of units. */
export const DurationWidget = ({ unit, helperText, ...props }: WidgetProps & { unit: DurationUnit }) => {
  const translate = useTranslate();
  return (
    <NumberInput
      {...props}
      fullWidth
      step={1}
      helperText={helperText ?? false}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{translate(`field.units.${unit}`)}</InputAdornment> },
      }}
    />
  );
};
