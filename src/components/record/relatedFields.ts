import { isValidElement, type ReactElement } from 'react';
import { RelatedField } from '../fields/RelatedField.tsx';

/** Whether a column shows other records in a table, rather than a value of the record itself. */
export const isRelated = (column: ReactElement | undefined): boolean =>
  isValidElement(column) && column.type === RelatedField;
