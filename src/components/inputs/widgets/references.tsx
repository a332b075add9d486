import { AutocompleteInput, ReferenceArrayInput, ReferenceInput } from 'react-admin';
import { useCanAccess } from 'ra-core';
import { useEntry } from '../../entries.ts';
import { offeredRecords, useOfferedMeta, useRepresent } from '../../references.ts';
import { awaited, isEmptyFilter, type Narrowed, useNarrowed } from '../narrowing.ts';
import type { ModeProps, ReferenceProps, WidgetProps } from '../props.ts';
import { ManyChoices } from './ManyChoices.tsx';
import { Moded } from './Moded.tsx';
import { OfferedChoices } from './OfferedChoices.tsx';
import { useInlineCreate } from './useInlineCreate.ts';

/** Returns what react-admin's reference inputs need to find records; undefined if the user may not read them. */
export const useFinding = (reference: string, narrowed: Narrowed) => {
  const { canAccess } = useCanAccess({ resource: reference, action: 'list' });
  const meta = useOfferedMeta(reference);
  const { pagination, sort } = offeredRecords(useEntry(reference));
  if (!canAccess) return undefined;
  return {
    reference,
    perPage: pagination.perPage,
    sort,
    queryOptions: { meta },
    ...(narrowed === awaited || isEmptyFilter(narrowed)
      ? { enableGetChoices: () => false }
      : narrowed && { filter: narrowed }),
  };
};

/** Whether new records are among those offered: all are, or all in some statuses, which are those that records begin in. */
const offersNew = (narrowed: Narrowed): boolean =>
  narrowed !== awaited && Object.keys(narrowed ?? {}).every((name) => name === 'status');

/** Creates records by title, if a title is enough and the choices would have them. */
const useCreating = (reference: string, narrowed: Narrowed) => {
  const { quickCreate = false } = useEntry(reference);
  return useInlineCreate(reference, quickCreate && offersNew(narrowed) ? {} : undefined);
};

/** One record, found by name. */
export const ReferenceOneWidget = ({
  reference,
  referenceFilter,
  source,
  helperText,
  ...props
}: WidgetProps & ReferenceProps) => {
  const narrowed = useNarrowed(reference, referenceFilter);
  const finding = useFinding(reference, narrowed);
  const represent = useRepresent(reference);
  const creating = useCreating(reference, narrowed);
  if (!finding) return null;
  return (
    <ReferenceInput source={source} {...finding}>
      {/* A list that opened whenever the input regains the focus would cover the page. */}
      <OfferedChoices reference={reference} narrowed={narrowed} helperText={helperText}>
        {(texts) => (
          <AutocompleteInput
            {...props}
            optionText={represent}
            inputText={represent}
            {...texts}
            openOnFocus={false}
            forcePopupIcon
            {...creating}
          />
        )}
      </OfferedChoices>
    </ReferenceInput>
  );
};

/** This many selected records are shown while the input is not focused. */
const maxTags = 20;

/** Several records, found by name. */
export const ReferenceManyWidget = ({
  reference,
  referenceFilter,
  source,
  helperText,
  mode,
  ...props
}: WidgetProps & ReferenceProps & ModeProps) => {
  const narrowed = useNarrowed(reference, referenceFilter);
  const finding = useFinding(reference, narrowed);
  const represent = useRepresent(reference);
  const creating = useCreating(reference, narrowed);
  if (!finding) return null;
  return (
    <Moded mode={mode}>
      <ReferenceArrayInput source={source} {...finding}>
        <OfferedChoices reference={reference} narrowed={narrowed} helperText={helperText}>
          {(texts) => (
            <ManyChoices
              {...props}
              source={source}
              optionText={represent}
              inputText={represent}
              {...texts}
              disableCloseOnSelect
              forcePopupIcon
              limitTags={maxTags}
              {...creating}
            />
          )}
        </OfferedChoices>
      </ReferenceArrayInput>
    </Moded>
  );
};
