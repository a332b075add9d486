import { RecordContextProvider, useRecordContext } from 'ra-core';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { useBaseCurrency } from '../../providers/auth/useBaseCurrency.ts';
import type { Conversion } from './model.ts';

/** What the network keeps of a conversion, in its base currency. */
export const ProfitField = (_: { source: 'profit' }) => {
  const conversion = useRecordContext<Conversion>();
  const baseCurrency = useBaseCurrency();
  return (
    <RecordContextProvider value={{ ...conversion, baseCurrency }}>
      <MoneyField source="profit" currency="baseCurrency" />
    </RecordContextProvider>
  );
};
ProfitField.textAlign = 'right';
ProfitField.columnWidth = [84, 120];
