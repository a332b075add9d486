import { cloneElement, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { ReferenceProps } from '../../components/inputs/props.ts';

/** The offer's goal (the generated input), limited to those of the selected vertical. */
export const GoalInput = ({ children }: { children: ReactElement<ReferenceProps> }) => {
  const vertical: unknown = useWatch({ name: 'vertical' });
  return typeof vertical === 'number'
    ? cloneElement(children, { referenceFilter: { vertical: [vertical] } })
    : children;
};
