import Link from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'ra-core';
import type { MouseEvent } from 'react';
import { useMayOpen } from '../../components/entries.ts';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import type { Fields } from '../../components/typed.ts';
import { movementsPath } from './movementsPath.ts';

interface PartFieldProps {
  /** The part of the account. */
  source: string;
  /** The list of what moved such accounts. */
  movements: string;
}

/** What a part of an account comes to, leading to what brought it there. */
export const PartField = ({ source, movements }: PartFieldProps) => {
  const record = useRecordContext();
  const mayOpen = useMayOpen();
  const amount = <MoneyField<Fields> source={source} currency="currency" />;
  if (!record || !mayOpen(movements, 'list')) return amount;
  return (
    <Link
      component={LinkBase}
      to={movementsPath(movements, record.id, source)}
      variant="inherit"
      // What holds something stands out from the many parts that hold nothing.
      {...(record[source] === '0' && { color: 'textSecondary' })}
      underline="hover"
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {amount}
    </Link>
  );
};
PartField.textAlign = 'right';
PartField.columnWidth = MoneyField.columnWidth;

/** Columns of balances whose figures lead to their movements. */
export const partColumns = (parts: readonly string[], movements: string) =>
  Object.fromEntries(parts.map((part) => [part, <PartField key={part} source={part} movements={movements} />]));
