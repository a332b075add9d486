import { useTranslate } from 'ra-core';
import { useLanguage } from '../language.ts';
import { useColumnLabel } from '../list/columns/columnLabel.ts';
import type { Elements } from '../typed.ts';
import type { CopiedField } from './copying.ts';

/** Returns lines that say what was copied, what was not, and what differs in the copy; empty ones are left out. */
export const useCopyLines = (
  columns: Elements,
): ((told: Readonly<Record<'copied' | 'changed' | 'left', readonly CopiedField[]>>) => string[]) => {
  const translate = useTranslate();
  const labelOf = useColumnLabel(columns);
  const listed = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const words = ({ field, value }: CopiedField): string => {
    if (value === undefined) return labelOf(field);
    const text = typeof value === 'string' ? translate('copy.named', { name: value }) : translate(value.name);
    return translate('copy.value', { field: labelOf(field), value: text });
  };
  return ({ copied, changed, left }) => {
    const lines: [key: string, words: string[]][] = [
      ['copy.copied', copied.map(words)],
      ['copy.changed', changed.map(words)],
      // No copy takes over the original's history.
      ['copy.left', [...left.map(words), translate('copy.history')]],
    ];
    return lines.flatMap(([key, items]) =>
      items.length > 0 ? [translate(key, { fields: listed.format(items) })] : [],
    );
  };
};
