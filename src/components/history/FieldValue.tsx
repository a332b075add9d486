import { RecordContextProvider } from 'ra-core';
import type { ReactElement } from 'react';
import { DensityContext } from '../density.ts';

export interface FieldValueProps {
  field: string;
  value: unknown;
  /** The record whose value it is: an amount is shown in its currency. */
  record: Readonly<Record<string, unknown>>;
  /** How the field is shown; plainly where absent. */
  column: ReactElement | undefined;
}

const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A value of a field that is not, or no longer, the record's; a dash where it is none. */
export const FieldValue = ({ field, value, record, column }: FieldValueProps) => {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span>—</span>;
  if (!column) return <span>{plain(value)}</span>;
  return (
    <DensityContext value="page">
      <RecordContextProvider value={{ ...record, id: 0, [field]: value }}>{column}</RecordContextProvider>
    </DensityContext>
  );
};
