import type { RefObject } from 'react';
import { type Laid, tracksOf } from './columnWidths.ts';
import type { ResizeHandleProps } from './ResizeHandle.tsx';
import type { ColumnChoice } from './useColumns.ts';

/**
 * Resizes columns. While one is being dragged, all others keep their width, so that its edge follows the pointer; the
 * table's style is set directly, as rendering all rows again would be too slow.
 */
export const useResizing = (
  table: RefObject<HTMLTableElement | null>,
  laid: Omit<Laid, 'own'>,
  { widths, resize }: ColumnChoice,
): ((name: string) => Pick<ResizeHandleProps, 'onDrag' | 'onChange'>) => {
  const { names, link } = laid;
  const measured = (): Record<string, number> =>
    Object.fromEntries(
      [...(table.current?.querySelectorAll('th') ?? [])].flatMap((cell) =>
        cell.dataset['column'] === undefined ? [] : [[cell.dataset['column'], cell.offsetWidth]],
      ),
    );
  return (name) => ({
    onDrag: (width) => {
      const { template, least } = tracksOf({ ...laid, own: { ...measured(), [name]: width } });
      table.current?.style.setProperty('--columns', template);
      table.current?.style.setProperty('--least', `${least}px`);
    },
    onChange: (width) => {
      const before = measured();
      table.current?.style.removeProperty('--columns');
      table.current?.style.removeProperty('--least');
      if (width === undefined) {
        const { [name]: _, ...others } = widths;
        resize(others);
        return;
      }
      // If the leading column is before this one and takes the remaining room, it would undo the change.
      const leads = link !== undefined && link !== name && names.indexOf(link) < names.indexOf(name);
      const lead = leads ? before[link] : undefined;
      resize({ ...(link && lead && { [link]: lead }), ...widths, [name]: width });
    },
  });
};
