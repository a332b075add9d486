import { useRecordContext, useSourceContext, useTranslate, type Validator } from 'ra-core';
import { BooleanInput, NumberInput, PasswordInput, TextArrayInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDecimal } from '../../../../domain/decimal.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { usualMinimum } from '../../../providers/tenant/tenantSettings.ts';
import { rule } from '../../validation.ts';
import { useLanguage } from '../../language.ts';
import type { BooleanProps, TextProps, WidgetProps } from '../props.ts';

const maxLengthOf = (validate: readonly Validator[]): number | undefined =>
  validate
    .map((one) => ('maxLength' in one && typeof one.maxLength === 'number' ? one.maxLength : undefined))
    .find(Boolean);

/** From which share of its greatest length on a text has a counter. */
const counted = 0.8;

/** The smallest limit that is counted towards: of a time or a code of a country everybody sees how long it is. */
const smallestCounted = 50;

/** How long a text is that comes near its limit: `1 940 of 2 000`. */
const useCounter = (source: string, validate: readonly Validator[]): string | undefined => {
  const translate = useTranslate();
  const language = useLanguage();
  const { getSource } = useSourceContext();
  const value: unknown = useWatch({ name: getSource(source) });
  const max = maxLengthOf(validate);
  const length = typeof value === 'string' ? [...value].length : 0;
  if (max === undefined || max < smallestCounted || length < max * counted) return undefined;
  return translate('field.length', {
    length: formatDecimal(String(length), language),
    max: formatDecimal(String(max), language),
  });
};

export const TextWidget = ({ multiline = false, helperText, ...props }: WidgetProps & TextProps) => {
  const translate = useTranslate();
  const counter = useCounter(props.source, props.validate ?? []);
  const help = helperText && translate(helperText, { _: helperText });
  return (
    <TextInput
      {...props}
      fullWidth
      helperText={[help, counter].filter(Boolean).join(' ') || false}
      multiline={multiline}
      {...(multiline && { minRows: 3, maxRows: 12 })}
    />
  );
};

export const NumberWidget = ({ helperText, ...props }: WidgetProps) => (
  <NumberInput {...props} fullWidth helperText={helperText ?? false} step={1} />
);

export const BooleanWidget = ({ helperText, ...props }: WidgetProps & BooleanProps) => (
  <BooleanInput {...props} helperText={helperText ?? false} size="small" />
);

/** A password to be set: as long as the network asks for. What an empty one means depends on whether there is one. */
export const PasswordWidget = ({ helperText, validate = [], ...props }: WidgetProps) => {
  const translate = useTranslate();
  const { tenant } = useServices();
  const isNew = useRecordContext()?.id === undefined;
  const minimum = tenant.latest()?.passwordMinimum ?? usualMinimum;
  const rules = translate('field.passwordLength', { smart_count: minimum });
  return (
    <PasswordInput
      {...props}
      fullWidth
      validate={[...validate, rule('minLength', minimum)]}
      helperText={isNew || !helperText ? rules : `${rules} ${translate(helperText, { _: helperText })}`}
      autoComplete="new-password"
    />
  );
};

/** Plain texts, each ended with Enter. */
export const TextsWidget = ({ helperText, ...props }: WidgetProps) => (
  <TextArrayInput {...props} fullWidth helperText={helperText ?? false} />
);
