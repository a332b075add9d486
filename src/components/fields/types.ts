import type { FieldProps } from 'react-admin';
import type { FieldName, Fields } from '../typed.ts';

/** Props of every field: the name of the record's field, and what react-admin's lists read from a column. */
export interface ValueProps<R extends object = Fields> extends Omit<FieldProps, 'source' | 'record'> {
  source: FieldName<R>;
}

export interface RelatedFieldProps<R extends object> extends ValueProps<R> {
  /** The resource whose records refer to this one, and the field they do so by. */
  reference: string;
  target: string;
  /** Names of the columns shown for them. */
  columns: readonly string[];
}
