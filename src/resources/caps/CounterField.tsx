import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'ra-core';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { fullness } from './fullness.ts';
import type { Cap } from './model.ts';

/** What is used of a cap in this period, and how much of it that is. */
export const CounterField = (_: { source: 'counter' }) => {
  const cap = useRecordContext<Cap>();
  const translate = useTranslate();
  if (!cap) return null;
  const full = fullness(cap);
  return (
    <Stack component="span" spacing={0.25} sx={{ minWidth: 64 }}>
      <MoneyField<Cap> source="counter" currency="currency" />
      <LinearProgress
        variant="determinate"
        role="meter"
        value={full}
        color={full >= 100 ? 'error' : full >= 90 ? 'warning' : 'primary'}
        aria-label={translate('caps.fullness')}
      />
    </Stack>
  );
};
CounterField.textAlign = 'right';
CounterField.columnWidth = [84, 120];
