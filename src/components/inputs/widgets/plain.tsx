import { useRecordContext, useSourceContext, useTranslate, type Validator } from 'ra-core';
import { BooleanInput, NumberInput, PasswordInput, TextArrayInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDecimal } from '../../../../domain/money/decimal.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { usualMinimum } from '../../../providers/tenant/tenantSettings.ts';
import { useSecretField } from '../../form/fields/secretFields.ts';
import { rule } from '../../validation.ts';
import { useLanguage } from '../../language.ts';
import type { BooleanProps, TextProps, WidgetProps } from '../props.ts';

const maxLengthOf = (validate: readonly Validator[]): number | undefined =>
  validate
    .map((one) => ('maxLength' in one && typeof one.maxLength === 'number' ? one.maxLength : undefined))
    .find(Boolean);

/** The share of its maximum length from which a text has a counter. */
const counted = 0.8;

/** The smallest limit that gets a counter: the length of a time or a country code is plain to see. */
const smallestCounted = 50;

/** Returns the length of a text close to its limit: `1 940 of 2 000`. */
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

/** A new password, as long as the network requires. What an empty one means depends on whether one is set. */
export const PasswordWidget = ({ helperText, validate = [], ...props }: WidgetProps) => {
  const translate = useTranslate();
  const { tenant } = useServices();
  const isNew = useRecordContext()?.id === undefined;
  useSecretField(props.source);
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

/** Plain texts, each ended by pressing Enter. */
export const TextsWidget = ({ helperText, ...props }: WidgetProps) => (
  <TextArrayInput {...props} fullWidth helperText={helperText ?? false} />
);
