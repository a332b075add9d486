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
  /** The list of movements on such accounts. */
  movements: string;
}

/** The amount in a part of an account, linking to the movements behind it. */
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
      // Parts with money stand out from the many empty ones.
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

/** Returns columns of balances whose figures link to their movements. */
export const partColumns = (parts: readonly string[], movements: string) =>
  Object.fromEntries(parts.map((part) => [part, <PartField key={part} source={part} movements={movements} />]));
