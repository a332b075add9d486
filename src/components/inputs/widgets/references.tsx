import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput } from 'react-admin';
import { useCanAccess } from 'ra-core';
import { useEntry } from '../../entries.ts';
import { useNamingMeta, useRepresent } from '../../references.ts';
import type { ReferenceProps, WidgetProps } from '../inputs.tsx';

/** How many records are offered before somebody searches. */
const offered = 50;

/** What react-admin's reference inputs need to find records; undefined where the person may not read them. */
export const useFinding = (reference: string, filter: Readonly<Record<string, unknown>> | undefined) => {
  const { canAccess } = useCanAccess({ resource: reference, action: 'list' });
  const meta = useNamingMeta(reference);
  const { represent } = useEntry(reference);
  const [field = 'id', ...others] = represent;
  if (!canAccess) return undefined;
  return {
    reference,
    perPage: offered,
    // A name made of several fields has no order of its own.
    sort: others.length > 0 ? ({ field: 'id', order: 'DESC' } as const) : ({ field, order: 'ASC' } as const),
    queryOptions: { meta },
    ...(filter && { filter }),
  };
};

/** One record, found by its name. */
export const ReferenceOneWidget = ({ reference, among, source, helperText, ...props }: WidgetProps & ReferenceProps) => {
  const finding = useFinding(reference, among);
  const represent = useRepresent(reference);
  if (!finding) return null;
  return (
    <ReferenceInput source={source} {...finding}>
      <AutocompleteInput {...props} optionText={represent} inputText={represent} helperText={helperText ?? false} />
    </ReferenceInput>
  );
};

/** Several records, found by their names. */
export const ReferenceManyWidget = ({ reference, among, source, helperText, ...props }: WidgetProps & ReferenceProps) => {
  const finding = useFinding(reference, among);
  const represent = useRepresent(reference);
  if (!finding) return null;
  return (
    <ReferenceArrayInput source={source} {...finding}>
      <AutocompleteArrayInput {...props} optionText={represent} inputText={represent} helperText={helperText ?? false} disableCloseOnSelect />
    </ReferenceArrayInput>
  );
};
