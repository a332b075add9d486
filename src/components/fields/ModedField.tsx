import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import type { Choice } from '../choice.ts';
import type { FieldName, Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useValue, useValues } from './useValue.ts';

/** Values with their mode, if that is not the default one: 'All but Latvia, Estonia'. */
export const ModedField = <R extends object = Fields>({
  source,
  mode,
  modes,
  children,
}: ValueProps<R> & {
  /** The field that holds the mode. */
  mode: FieldName<R>;
  /** The possible modes, the default one first. */
  modes: readonly Choice[];
  children: ReactElement;
}) => {
  const translate = useTranslate();
  const values = useValues(source);
  const meant = useValue(mode);
  if (values.length === 0) return null;
  const said = modes.slice(1).find(({ id }) => id === meant);
  return (
    <>
      {said && `${translate(said.name)} `}
      {children}
    </>
  );
};
ModedField.columnWidth = [84, 168];
