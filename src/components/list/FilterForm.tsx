import Box from '@mui/material/Box';
import { FilterLiveForm } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';

const Row = (props: ComponentProps<'form'>) => <Box component="form" {...props} sx={{ display: 'contents' }} />;

/** Inputs that narrow the list as they are filled in. */
const FilterForm = ({ children }: { children: ReactNode }) => <FilterLiveForm formComponent={Row}>{children}</FilterLiveForm>;

export default FilterForm;
