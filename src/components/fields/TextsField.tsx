import { useDensity } from '../density.ts';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useValues } from './useValue.ts';

/** Plain texts: one per line on a page, in a row in a table. */
export const TextsField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const texts = useValues(source).map(String);
  const separator = useDensity() === 'table' ? ', ' : '\n';
  return texts.length === 0 ? null : <span style={{ whiteSpace: 'pre-line' }}>{texts.join(separator)}</span>;
};
