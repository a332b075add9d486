import { useDensity } from '../density.ts';
import type { Fields } from '../typed.ts';
import { MarkdownText } from './MarkdownText.tsx';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

/** Markdown text: rendered on a page, as source in a table. */
export const MarkdownField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const text = useTextValue(source);
  const isDense = useDensity() === 'table';
  if (text === undefined) return null;
  return isDense ? <span>{text}</span> : <MarkdownText text={text} />;
};
