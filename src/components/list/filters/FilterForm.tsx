import Box from '@mui/material/Box';
import { FilterLiveForm, useListContext } from 'ra-core';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

const Row = (props: ComponentProps<'form'>) => <Box component="form" {...props} sx={{ display: 'contents' }} />;

/**
 * Sets values in the form that have no input yet: inputs may mount late, while their choices are loading, and find the
 * values then.
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

/**
 * Candidates for the focus, the first existing one wins: one of the remaining filters, else the button that adds one.
 */
const places = ['[data-filter] > button', '[data-bare-filter]', '[data-add]'];

/** The removed filter had the focus. */
const keepFocus = (): void => {
  if (document.activeElement !== document.body) return;
  const [near] = places.flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)].slice(-1));
  near?.focus();
};

/** Keeps the focus nearby when filters are removed. */
const KeptFocus = ({ count }: { count: number }) => {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) keepFocus();
    before.current = count;
  }, [count]);
  useEffect(() => {
    const add = document.querySelector<HTMLElement>('[data-add]');
    // Removing the last filter unmounts the form; so does leaving the list, but then the button is gone as well.
    return () => {
      if (add?.isConnected && document.activeElement === document.body) add.focus();
    };
  }, []);
  return null;
};

interface FilterFormProps {
  /** The number of filters, including those without an input. */
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
