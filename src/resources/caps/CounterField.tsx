import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { FullnessBar } from './FullnessBar.tsx';
import { fullness } from './fullness.ts';
import type { Cap } from './model.ts';

/** What is used of a cap in this period, and how much of it that is. */
export const CounterField = (_: { source: 'counter' }) => {
  const cap = useRecordContext<Cap>();
  if (!cap) return null;
  return (
    <Stack component="span" spacing={0.25} sx={{ minWidth: 64 }}>
      <MoneyField<Cap> source="counter" currency="currency" />
      <FullnessBar counted={fullness(cap)} />
    </Stack>
  );
};
CounterField.textAlign = 'right';
CounterField.columnWidth = [84, 120];
