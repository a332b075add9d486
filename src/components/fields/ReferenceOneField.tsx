import type { Fields } from '../typed.ts';
import { useReferences } from '../references.ts';
import { RecordLink } from './RecordLink.tsx';
import type { ValueProps } from './types.ts';
import { useNumberValue } from './useValue.ts';

/** The record that a reference leads to, by its name. */
export const ReferenceOneField = <R extends object = Fields>({
  source,
  reference,
}: ValueProps<R> & { reference: string }) => {
  const id = useNumberValue(source);
  const { records, isPending } = useReferences(reference, id === undefined ? [] : [id]);
  return id === undefined ? null : (
    <RecordLink resource={reference} id={id} record={records[0]} isPending={isPending} />
  );
};
ReferenceOneField.columnWidth = [84, 160];
