import { useTranslate } from 'ra-core';
import { useDensity } from '../density.ts';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** A boolean in words; in tables “no” is a dash, since the many of them would drown out the rest. */
export const YesNoField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const translate = useTranslate();
  const isTable = useDensity() === 'table';
  const value = useValue(source);
  if (typeof value !== 'boolean') return null;
  if (value || !isTable) return <span>{translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}</span>;
  return (
    <span aria-label={translate('ra.boolean.false')} role="img">
      —
    </span>
  );
};
YesNoField.columnWidth = [64, 88];
