import { cloneElement, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { ReferenceProps } from '../../components/inputs/props.ts';

/** What the offer is to reach (the generated input), of the goals of the vertical that was chosen. */
export const GoalInput = ({ children }: { children: ReactElement<ReferenceProps> }) => {
  const vertical: unknown = useWatch({ name: 'vertical' });
  return typeof vertical === 'number'
    ? cloneElement(children, { referenceFilter: { vertical: [vertical] } })
    : children;
};
