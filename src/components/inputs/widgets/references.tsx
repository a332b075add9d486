import { AutocompleteInput, ReferenceArrayInput, ReferenceInput } from 'react-admin';
import { useCanAccess } from 'ra-core';
import { useEntry } from '../../entries.ts';
import { ReferenceManyField } from '../../fields/ReferenceManyField.tsx';
import { useValues } from '../../fields/useValue.ts';
import { ShownValue } from '../../form/record/ShownValue.tsx';
import { offeredRecords, useOfferedMeta, useRepresent } from '../../references.ts';
import { awaited, isEmptyFilter, type Narrowed, useNarrowed } from '../narrowing.ts';
import type { ModeProps, ReferenceProps, WidgetProps } from '../props.ts';
import { ManyChoices } from './ManyChoices.tsx';
import { Moded } from './Moded.tsx';
import { OfferedChoices } from './OfferedChoices.tsx';
import { useInlineCreate } from './useInlineCreate.ts';

/**
 * Returns what react-admin's reference inputs need to find records; false if their list is closed to the user, undefined
 * until that is known.
 */
export const useFinding = (reference: string, narrowed: Narrowed) => {
  const { canAccess } = useCanAccess({ resource: reference, action: 'list' });
  const meta = useOfferedMeta(reference);
  const { pagination, sort } = offeredRecords(useEntry(reference));
  if (!canAccess) return canAccess;
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

/** What others have chosen for someone who can't: they see it, and saving leaves it as it is. */
const ChosenBefore = ({ source, reference, label }: Pick<WidgetProps, 'source' | 'label'> & { reference: string }) => {
  const chosen = useValues(source);
  if (chosen.length === 0) return null;
  return (
    <ShownValue field={source} column={<ReferenceManyField source={source} reference={reference} label={label} />} />
  );
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
  if (!finding) return finding === false && <ChosenBefore source={source} reference={reference} {...props} />;
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
  if (!finding) return finding === false && <ChosenBefore source={source} reference={reference} {...props} />;
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
