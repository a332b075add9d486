import Chip from '@mui/material/Chip';
import { useDensity } from '../density.ts';
import { useReferred, useRepresent } from '../references.ts';
import type { Fields } from '../typed.ts';
import { Chips } from './Chips.tsx';
import type { ValueProps } from './types.ts';
import { useValues } from './useValue.ts';

/** More than fit in any column. */
const inTable = 4;

const isId = (value: unknown): value is number => typeof value === 'number';

/** Tags by their titles. */
export const TagsField = <R extends object = Fields>({ source, reference }: ValueProps<R> & { reference: string }) => {
  const ids = useValues(source).filter(isId);
  const named = useDensity() === 'table' ? ids.slice(0, inTable) : ids;
  const { records, titles, isPending } = useReferred(source, reference, named);
  const represent = useRepresent(reference);
  if (ids.length === 0) return null;
  return (
    <Chips total={ids.length} all={<TagsField source={source} reference={reference} />}>
      {named.map((id, index) => {
        const tag = records[index];
        return (
          <Chip
            key={id}
            component="span"
            variant="outlined"
            label={tag ? represent(tag) : isPending ? '…' : (titles.get(id) ?? `#${id}`)}
          />
        );
      })}
    </Chips>
  );
};
TagsField.columnWidth = [84, 168];
