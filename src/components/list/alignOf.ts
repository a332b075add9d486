import type { ReactElement } from 'react';

/** Returns the side to which a column's component aligns its values. */
export const alignOf = (column: ReactElement | undefined): 'left' | 'right' => {
  const { textAlign }: { textAlign?: unknown } = Object(column?.type);
  return textAlign === 'right' ? 'right' : 'left';
};
