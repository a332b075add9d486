import Box from '@mui/material/Box';
import { FilterLiveForm, useListContext } from 'ra-core';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
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

/** Inputs that narrow the list as they are filled in. */
const FilterForm = ({ children }: { children: ReactNode }) => (
  <FilterLiveForm formComponent={Row}>
    <EarlyValues />
    {children}
  </FilterLiveForm>
);

export default FilterForm;
