import { useDensity } from '../density.ts';
import { type CodeList, useCodeList } from '../codeLists.ts';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useValues } from './useValue.ts';

const inTable = 3;

/** Countries, languages or time zones by name, or by code until the names have loaded. */
export const CodeListField = <R extends object = Fields>({ source, of }: ValueProps<R> & { of: CodeList }) => {
  const known = useCodeList(of);
  const codes = useValues(source).map(String);
  const dense = useDensity() === 'table';
  if (codes.length === 0) return null;
  const names = codes.map((code) => known.find(({ id }) => id === code)?.title ?? code);
  const shown = dense ? names.slice(0, inTable) : names;
  const more = names.length - shown.length;
  return (
    <span title={more > 0 ? names.join(', ') : undefined}>{shown.join(', ') + (more > 0 ? ` +${more}` : '')}</span>
  );
};
CodeListField.columnWidth = [84, 160];
