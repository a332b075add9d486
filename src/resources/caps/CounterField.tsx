import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { FullnessBar } from './FullnessBar.tsx';
import { fullness } from './fullness.ts';
import type { Cap } from './model.ts';

/** How much of a cap is used in this period, as a number and a percentage. */
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
