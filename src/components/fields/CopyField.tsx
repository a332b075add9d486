import type { Fields } from '../typed.ts';
import { CopyText, type CopyTextProps } from './CopyText.tsx';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

export interface CopyFieldProps<R extends object> extends ValueProps<R>, Pick<CopyTextProps, 'copy'> {}

/** A text to pass on, with a button that copies it. */
export const CopyField = <R extends object = Fields>({ source, copy }: CopyFieldProps<R>) => {
  const text = useTextValue(source);
  return text ? <CopyText text={text} copy={copy} /> : null;
};
CopyField.columnWidth = [104, 168];
