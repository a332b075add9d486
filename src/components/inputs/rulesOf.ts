import type { Validator } from 'ra-core';
import type { ReactElement } from 'react';
import type { WidgetProps } from './props.ts';

/** The rules that a generated input holds its field to, for a form that draws the field in a way of its own. */
export const rulesOf = ({ props: { validate = [] } }: ReactElement<Pick<WidgetProps, 'validate'>>): Validator[] =>
  validate;
