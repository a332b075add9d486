import { type RaRecord, useChoicesContext, useWrappedSource } from 'ra-core';
import { AutocompleteArrayInput, type AutocompleteArrayInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** An id of a record, which react-admin takes for the same as a number and as a text. */
type Id = number | string;

const isIn = (records: readonly RaRecord[], id: Id): boolean => records.some((one) => String(one.id) === String(id));

/**
 * Several of the records around. What is chosen already and not known by name (the names are still to come, did not come,
 * or are not for this person) shows as nothing, and stays chosen: react-admin would take it for removed with the next choice (D1260).
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
