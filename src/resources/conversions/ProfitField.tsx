import { RecordContextProvider, useRecordContext } from 'ra-core';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { useBaseCurrency } from '../../providers/auth/useBaseCurrency.ts';
import type { Conversion } from './model.ts';

interface ProfitFieldProps {
  source: 'profit' | 'receivedRevenue' | 'receivedPayout' | 'netProfit';
}

/** What the network keeps of a conversion, or was paid and paid out for it, in its base currency. */
export const ProfitField = ({ source }: ProfitFieldProps) => {
  const conversion = useRecordContext<Conversion>();
  const baseCurrency = useBaseCurrency();
  return (
    <RecordContextProvider value={{ ...conversion, baseCurrency }}>
      <MoneyField source={source} currency="baseCurrency" />
    </RecordContextProvider>
  );
};
ProfitField.textAlign = 'right';
ProfitField.columnWidth = [84, 120];
