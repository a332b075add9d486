import type { Validator } from 'ra-core';
import type { ReactElement } from 'react';
import type { WidgetProps } from './props.ts';

/** Returns the rules that a generated input applies to its field, for a form that renders the field in its own way. */
export const rulesOf = ({ props: { validate = [] } }: ReactElement<Pick<WidgetProps, 'validate'>>): Validator[] =>
  validate;
