import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { compare, formatDecimal, parseDecimal } from '../../../domain/decimal.ts';
import { useLanguage } from '../../components/language.ts';
import type { Cap } from './model.ts';

/** The limit (the generated input); one below what is used already is said, and may be meant. */
export const CounterNotice = ({ children }: { children: ReactElement }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const used = useRecordContext<Cap>()?.counter ?? '0';
  const value: unknown = useWatch({ name: 'value' });
  const limit = typeof value === 'string' ? parseDecimal(value) : undefined;
  const isBelow = limit !== undefined && compare(limit, used) < 0;
  return (
    <Stack spacing={1}>
      {children}
      {isBelow && (
        <Alert severity="warning">{translate('caps.belowCounter', { used: formatDecimal(used, language) })}</Alert>
      )}
    </Stack>
  );
};
