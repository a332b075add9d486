import type { FieldProps } from 'react-admin';
import { lazy } from 'react';
import type { Fields, RangeName } from '../../typed.ts';
import type { RangeKind } from '../props.ts';
import { withTexts } from '../../withTexts.ts';

const RangeInputs = lazy(() => withTexts(import('./RangeInputs.tsx')));

export interface RangeFilterProps<Q extends object> extends Pick<FieldProps, 'label'> {
  source: RangeName<Q>;
  /** The kind of its ends. */
  of: RangeKind;
}

/** Narrows a list to a range of values: parameters `createdAtFrom` and `createdAtTo`. */
export const RangeFilter = <Q extends object = Fields>({ source, of }: RangeFilterProps<Q>) => (
  <RangeInputs source={source} of={of} />
);
