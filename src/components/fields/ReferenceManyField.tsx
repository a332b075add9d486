import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useDensity } from '../density.ts';
import { useReferred } from '../references.ts';
import type { Fields } from '../typed.ts';
import { Chips } from './Chips.tsx';
import { RecordLink } from './RecordLink.tsx';
import type { ValueProps } from './types.ts';
import { useValues } from './useValue.ts';

/** How many are shown at first, and how many more at a time. */
const steps = { table: 4, page: 20 } as const;

const isId = (value: unknown): value is number => typeof value === 'number';

/** The records that references lead to: the first ones by name, and how many more there are. */
export const ReferenceManyField = <R extends object = Fields>({
  source,
  reference,
}: ValueProps<R> & { reference: string }) => {
  const translate = useTranslate();
  const density = useDensity();
  const [shown, setShown] = useState<number>(steps[density]);
  const ids = useValues(source).filter(isId);
  const named = ids.slice(0, shown);
  const { records, titles, isPending } = useReferred(source, reference, named);
  const more = ids.length - named.length;
  if (ids.length === 0) return null;
  return (
    <Chips total={ids.length} all={<ReferenceManyField source={source} reference={reference} />}>
      {named.map((id, index) => (
        <span key={id}>
          <RecordLink
            resource={reference}
            id={id}
            record={records[index]}
            isPending={isPending}
            title={titles.get(id)}
          />
          {index < named.length - 1 && <span data-comma>,</span>}
        </span>
      ))}
      {more > 0 && density === 'page' && (
        <Button onClick={() => setShown(shown + steps.page)}>{translate('field.showMore', { count: more })}</Button>
      )}
    </Chips>
  );
};
ReferenceManyField.columnWidth = [84, 168];
