import { RecordContextProvider } from 'ra-core';
import type { ReactElement } from 'react';
import { DensityContext } from '../density.ts';

export interface FieldValueProps {
  field: string;
  value: unknown;
  /** The record that the value belongs to: an amount is shown in its currency. */
  record: Readonly<Record<string, unknown>>;
  /** How the field is shown; as plain text if absent. */
  column: ReactElement | undefined;
}

const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A field's value that is not, or no longer, the record's; a dash if there is none. */
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
