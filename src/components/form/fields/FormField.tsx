import { RecordContextProvider, useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import { without } from '../../../providers/data/changedFields.ts';
import { useEntry } from '../../entries.ts';
import type { Elements } from '../../typed.ts';
import { ShownValue } from '../record/ShownValue.tsx';

export interface FormFieldProps {
  name: string;
  inputs: Elements;
  /** How it is shown if it has no input. */
  columns: Elements;
}

const none: readonly string[] = [];

/**
 * An input takes its initial value from the current record, so fields that are entered from scratch each time are
 * removed.
 */
const Anew = ({ fields, children }: { fields: readonly string[]; children: ReactElement }) => {
  const record = useRecordContext();
  return <RecordContextProvider value={record && without(record, fields)}>{children}</RecordContextProvider>;
};

/** A field of a form: its input, or its value if the user can't change it now. */
export const FormField = ({ name, inputs, columns }: FormFieldProps) => {
  const { reentered = none } = useEntry();
  const column = columns[name];
  const input = inputs[name] ?? (column ? <ShownValue field={name} column={column} /> : null);
  return inputs[name] && reentered.includes(name) ? <Anew fields={reentered}>{inputs[name]}</Anew> : input;
};
