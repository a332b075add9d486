import type { ReactElement } from 'react';

/** The side on which a column's component writes its values. */
export const alignOf = (column: ReactElement | undefined): 'left' | 'right' => {
  const { textAlign }: { textAlign?: unknown } = Object(column?.type);
  return textAlign === 'right' ? 'right' : 'left';
};
