import type { ReactNode } from 'react';
import { recordOf } from '../../../domain/records.ts';
import { useDensity } from '../density.ts';
import type { Fields } from '../typed.ts';
import { OwnedListField } from './OwnedListField.tsx';
import type { ValueProps } from './types.ts';
import { useValues } from './useValue.ts';

/** Ways to reach someone: only their values in a table, with their channels on a page. */
export const ContactsField = <R extends object = Fields>({
  source,
  children,
}: ValueProps<R> & { children: ReactNode }) => {
  const contacts = useValues(source).map(recordOf);
  const isTable = useDensity() === 'table';
  if (contacts.length === 0) return null;
  if (!isTable) return <OwnedListField<R> source={source}>{children}</OwnedListField>;
  return <span>{contacts.map(({ value }) => String(value)).join(', ')}</span>;
};
ContactsField.columnWidth = [104, 200];
