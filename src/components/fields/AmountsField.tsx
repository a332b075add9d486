import { RecordContextProvider } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { recordOf } from '../../../domain/records.ts';
import { useDensity } from '../density.ts';
import type { Fields } from '../typed.ts';
import { MoneyField } from './MoneyField.tsx';
import type { ValueProps } from './types.ts';
import { useValues } from './useValue.ts';

/** Amounts in several currencies, each with its own: in a row in a table, one per line on a page. */
export const AmountsField = <R extends object = Fields>({ source }: ValueProps<R> & { children?: ReactNode }) => {
  const rows = useValues(source);
  const separator = useDensity() === 'table' ? ' · ' : <br />;
  if (rows.length === 0) return null;
  return (
    <span>
      {rows.map((row, index) => (
        // Rows have no identity other than their position.
        <Fragment key={index}>
          {index > 0 && separator}
          <RecordContextProvider value={recordOf(row)}>
            <MoneyField source="amount" currency="currency" />
          </RecordContextProvider>
        </Fragment>
      ))}
    </span>
  );
};
AmountsField.textAlign = 'right';
AmountsField.columnWidth = [84, 120];
