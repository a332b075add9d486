import type { ReactElement } from 'react';
import { declaredBy } from '../filters/declaredBy.ts';

/** Returns the side to which a column's component aligns its values. */
export const alignOf = (column: ReactElement | undefined): 'left' | 'right' =>
  declaredBy(column, 'textAlign') === 'right' ? 'right' : 'left';
