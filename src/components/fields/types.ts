import type { FieldProps } from 'react-admin';
import type { FieldName, Fields } from '../typed.ts';

/** What every field of ours takes: the name of the record's field, and what react-admin's lists read of a column. */
export interface ValueProps<R extends object = Fields> extends Omit<FieldProps, 'source' | 'record'> {
  source: FieldName<R>;
}

export interface RelatedFieldProps<R extends object> extends ValueProps<R> {
  /** The resource whose records refer to this one, and the field by which they do. */
  reference: string;
  target: string;
  /** Names of the columns that are shown of them. */
  columns: readonly string[];
}
