import InputAdornment from '@mui/material/InputAdornment';
import { useSourceContext, useTranslate } from 'ra-core';
import { NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type DurationUnit, durationWords } from '../../fields/DurationField.tsx';
import { useLanguage } from '../../language.ts';
import type { WidgetProps } from '../props.ts';

/**
 * Returns what a number of units comes to if it reads better in another unit: `30 days` instead of 2,592,000 seconds.
 */
const useComesTo = (source: string, unit: DurationUnit): string | undefined => {
  const language = useLanguage();
  const value: unknown = useWatch({ name: useSourceContext().getSource(source) });
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
  const words = durationWords(value, unit, language);
  const asTyped = new Intl.NumberFormat(language, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' });
  return words === asTyped.format(value) ? undefined : words;
};

/** A whole number of units; if the record shows it in a larger unit, that is shown next to it. */
export const DurationWidget = ({ unit, helperText, ...props }: WidgetProps & { unit: DurationUnit }) => {
  const translate = useTranslate();
  const comesTo = useComesTo(props.source, unit);
  const name = translate(`field.units.${unit}`);
  return (
    <NumberInput
      {...props}
      fullWidth
      step={1}
      helperText={helperText ?? false}
      slotProps={{
        input: {
          endAdornment: <InputAdornment position="end">{comesTo ? `${name} = ${comesTo}` : name}</InputAdornment>,
        },
      }}
    />
  );
};
