import Box from '@mui/material/Box';
import { FilterLiveForm, useListContext } from 'ra-core';
import { type ComponentProps, type ReactNode, useState } from 'react';

const Row = (props: ComponentProps<'form'>) => <Box component="form" {...props} sx={{ display: 'contents' }} />;

/** Inputs that narrow the list as they are filled in. Which ones they are stays the same as long as it lives. */
const FilterForm = ({ children }: { children: ReactNode }) => {
  const { filterValues } = useListContext();
  // Inputs may come late, waiting for what they offer; they find the values the list was opened with.
  const [values] = useState<Record<string, unknown>>(filterValues);
  return (
    <FilterLiveForm formComponent={Row} values={values}>
      {children}
    </FilterLiveForm>
  );
};

export default FilterForm;
