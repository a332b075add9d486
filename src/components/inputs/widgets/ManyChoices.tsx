import { type RaRecord, useChoicesContext, useWrappedSource } from 'ra-core';
import { AutocompleteArrayInput, type AutocompleteArrayInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** The id of a record; react-admin treats numbers and strings as the same. */
type Id = number | string;

const isIn = (records: readonly RaRecord[], id: Id): boolean => records.some((one) => String(one.id) === String(id));

/**
 * Several of the available records. Selected ones whose names are unknown (not loaded yet, failed to load, or not
 * visible to this user) are not shown but stay selected: react-admin would treat them as removed with the next choice
 * (D1260).
 */
export const ManyChoices = (props: AutocompleteArrayInputProps & { source: string }) => {
  const { allChoices = [] } = useChoicesContext();
  const { getValues } = useFormContext();
  const name = useWrappedSource(props.source);
  const withUnknown = (chosen: readonly Id[]): Id[] => {
    const before: readonly Id[] = getValues(name) ?? [];
    return [...new Set([...before.filter((id) => !isIn(allChoices, id)), ...chosen])];
  };
  return <AutocompleteArrayInput {...props} parse={withUnknown} />;
};
