import type { ReactElement } from 'react';
import { isRecord } from '../../../../domain/records.ts';

/** Returns what the component of a column declares about itself: `MomentField.columnWidth`. */
export const declaredBy = (column: ReactElement | undefined, name: string): unknown => {
  const component: unknown = column?.type;
  return typeof component === 'function' || isRecord(component) ? Reflect.get(component, name) : undefined;
};
