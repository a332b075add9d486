import { cloneElement, type ReactElement } from 'react';
import { recordOf } from '../../../domain/records.ts';
import type { ReferenceProps } from '../../components/inputs/props.ts';

/** A payment model (the generated input), limited to those that caps count by. */
export const CountedModelInput = ({ children }: { children: ReactElement<ReferenceProps> }) =>
  cloneElement(children, { referenceFilter: { ...recordOf(children.props.referenceFilter), caps: true } });
