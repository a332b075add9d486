import Box from '@mui/material/Box';
import { FilterLiveForm, useListContext } from 'ra-core';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

const Row = (props: ComponentProps<'form'>) => <Box component="form" {...props} sx={{ display: 'contents' }} />;

/**
 * Tells the form of values that it has no input for yet: inputs may come late, waiting for what they offer, and find
 * them then.
 */
const EarlyValues = () => {
  const { filterValues } = useListContext();
  const { getValues, reset } = useFormContext();
  const asText = JSON.stringify(filterValues);
  useEffect(() => {
    const { status: _, search: __, ...wanted }: Record<string, unknown> = JSON.parse(asText);
    const present: Record<string, unknown> = getValues();
    if (Object.keys(wanted).some((name) => !(name in present))) reset({ ...wanted, ...present });
  }, [asText, getValues, reset]);
  return null;
};

/** Where the focus goes, the first that is there: to filters that are left, else to the button that adds one. */
const places = ['[data-filter] > button', '[data-bare-filter]', '[data-add]'];

/** A filter that is removed had the focus. */
const keepFocus = (): void => {
  if (document.activeElement !== document.body) return;
  const [near] = places.flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)].slice(-1));
  near?.focus();
};

/** Keeps the focus near as filters go. */
const KeptFocus = ({ count }: { count: number }) => {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) keepFocus();
    before.current = count;
  }, [count]);
  useEffect(() => {
    const add = document.querySelector<HTMLElement>('[data-add]');
    // Removing the last filter unmounts the form; so does leaving the list, with which the button goes as well.
    return () => {
      if (add?.isConnected && document.activeElement === document.body) add.focus();
    };
  }, []);
  return null;
};

interface FilterFormProps {
  /** How many filters there are, with those that have no input. */
  count: number;
  children: ReactNode;
}

/** Inputs that narrow the list as they are filled in. */
const FilterForm = ({ count, children }: FilterFormProps) => (
  <FilterLiveForm formComponent={Row}>
    <EarlyValues />
    <KeptFocus count={count} />
    {children}
  </FilterLiveForm>
);

export default FilterForm;
