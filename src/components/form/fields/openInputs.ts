import { cloneElement } from 'react';
import type { Elements } from '../../typed.ts';
import type { FieldTextNames } from '../props.ts';

/** Returns the inputs without those of fields that can't be set now. */
export const openInputs = (inputs: Elements, closed: readonly string[]): Elements =>
  Object.fromEntries(Object.entries(inputs).filter(([field]) => !closed.includes(field)));

/** Returns the inputs of a resource with the labels and help texts of one of its forms. */
export const inOwnWords = (
  inputs: Elements,
  resource: string,
  form: 'onCreate' | 'onEdit',
  { labels = [], help = [] }: FieldTextNames = {},
): Elements =>
  Object.fromEntries(
    Object.entries(inputs).map(([field, input]) => {
      const said = {
        ...(labels.includes(field) && { label: `resources.${resource}.${form}.fields.${field}` }),
        ...(help.includes(field) && { helperText: `resources.${resource}.${form}.help.${field}` }),
      };
      return [field, input && Object.keys(said).length > 0 ? cloneElement(input, said) : input];
    }),
  );
