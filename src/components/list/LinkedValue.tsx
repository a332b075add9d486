import { useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import { ExclusiveField } from '../fields/ExclusiveField.tsx';

/**
 * The value that leads to its record; the record's number where that has none, since nobody finds a link without words.
 * Of fields that exclude each other another one may have a value.
 */
export const LinkedValue = ({ name, children }: { name: string; children: ReactElement | undefined }) => {
  const record = useRecordContext();
  const value: unknown = record?.[name];
  const isEmpty = (value === null || value === '') && children?.type !== ExclusiveField;
  return isEmpty ? `#${record?.id}` : children;
};
