import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate, useTranslateLabel } from 'ra-core';
import { lazy, Suspense } from 'react';
import { NarrowingProvider } from '../../inputs/narrowing.ts';
import type { Elements } from '../../typed.ts';
import { type NarrowedBy, useNarrowedFilter } from './useNarrowedFilter.ts';
import { useShownFilters } from './useShownFilters.ts';
import { withTexts } from '../../withTexts.ts';

const FilterForm = lazy(() => withTexts(import('./FilterForm.tsx')));

/** On a phone each filter has its own line. */
const filterLook = {
  alignItems: 'center',
  width: { xs: 1, sm: 'auto' },
  '& > :not(button)': { flexGrow: { xs: 1, sm: 0 } },
  '&& .MuiFormControl-root.MuiFormControl-root': { minWidth: 200, margin: 0 },
} as const;

interface FilterBarProps extends NarrowedBy {
  filters: Elements;
}

/** Offers only the records that the list's other filters leave. */
const NarrowedFilter = ({ name, filters, ...by }: FilterBarProps & { name: string }) => (
  <NarrowingProvider value={useNarrowedFilter(name, filters, by)}>{filters[name]}</NarrowingProvider>
);

/** The filters that narrow the list, each with its input and a button to remove it. */
export const FilterBar = ({ filters, narrowing, within }: FilterBarProps) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { shown, others, remove, clear } = useShownFilters(filters);
  const removal = (name: string) => ({
    'aria-label': translate('list.removeFilter', { name: String(labelOf({ source: name })) }),
    onClick: () => remove(name),
  });
  if (shown.length === 0 && others.length === 0) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', padding: 1 }}
      role="group"
      aria-label={translate('list.filters')}
    >
      <Suspense fallback={<Skeleton width={220} height={40} />}>
        <FilterForm count={shown.length + others.length}>
          {shown.map((name) => (
            <Stack key={name} data-filter={name} direction="row" sx={filterLook}>
              <NarrowedFilter name={name} filters={filters} narrowing={narrowing} within={within} />
              <IconButton {...removal(name)}>
                <Close fontSize="small" />
              </IconButton>
            </Stack>
          ))}
        </FilterForm>
      </Suspense>
      {others.map((name) => (
        <Chip
          key={name}
          data-bare-filter
          label={labelOf({ source: name })}
          {...removal(name)}
          onDelete={() => remove(name)}
        />
      ))}
      <Button color="inherit" onClick={clear}>
        {translate('list.clearFilters')}
      </Button>
    </Stack>
  );
};
