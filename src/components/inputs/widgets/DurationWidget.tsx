import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'ra-core';
import { NumberInput } from 'react-admin';
import type { DurationUnit } from '../../fields/DurationField.tsx';
import type { WidgetProps } from '../props.ts';

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
