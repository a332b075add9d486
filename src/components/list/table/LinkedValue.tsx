import { useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import { ExclusiveField } from '../../fields/ExclusiveField.tsx';

/**
 * The value that links to its record; the record's id if there is none, since a link without text can't be found. Of
 * mutually exclusive fields, another one may have a value.
 */
export const LinkedValue = ({ name, children }: { name: string; children: ReactElement | undefined }) => {
  const record = useRecordContext();
  const value: unknown = record?.[name];
  const isEmpty = (value === null || value === '') && children?.type !== ExclusiveField;
  return isEmpty ? `#${record?.id}` : children;
};
