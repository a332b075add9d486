import { cloneElement, type ReactElement } from 'react';
import type { ReferenceProps } from '../../components/inputs/props.ts';

/** A payment model (the generated input), limited to those that caps count by. */
export const CountedModelInput = ({ children }: { children: ReactElement<ReferenceProps> }) =>
  cloneElement(children, { referenceFilter: { ...Object(children.props.referenceFilter), caps: true } });
