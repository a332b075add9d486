import type { Fields } from '../typed.ts';
import { useReferred } from '../references.ts';
import { RecordLink } from './RecordLink.tsx';
import type { ValueProps } from './types.ts';
import { useNumberValue } from './useValue.ts';

/** The record that a reference leads to, by its name. */
export const ReferenceOneField = <R extends object = Fields>({
  source,
  reference,
}: ValueProps<R> & { reference: string }) => {
  const id = useNumberValue(source);
  const { records, titles, isPending } = useReferred(source, reference, id === undefined ? [] : [id]);
  return id === undefined ? null : (
    <RecordLink resource={reference} id={id} record={records[0]} isPending={isPending} title={titles.get(id)} />
  );
};
ReferenceOneField.columnWidth = [84, 160, 110];
