import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate, useTranslateLabel } from 'ra-core';
import type { Elements } from '../typed.ts';
import { reachFilter } from './reachFilter.ts';
import { useShownFilters } from './useShownFilters.ts';

export interface QuickFiltersProps {
  filters: Elements;
  /** Names of those that people use most. */
  quick: readonly string[];
}

/** The filters that people use most: one click opens what each has to choose from, and its input stands below then. */
export const QuickFilters = ({ filters, quick }: QuickFiltersProps) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { shown, show } = useShownFilters(filters);
  return quick
    .filter((name) => filters[name] && !shown.includes(name))
    .map((name) => (
      <Chip
        key={name}
        size="medium"
        variant="outlined"
        aria-label={translate('list.quickFilter', { name: String(labelOf({ source: name })) })}
        label={
          <Stack component="span" direction="row" sx={{ alignItems: 'center', marginRight: -0.75 }}>
            {labelOf({ source: name })}
            <ArrowDropDown fontSize="small" />
          </Stack>
        }
        onClick={() => {
          show(name);
          reachFilter(name, true);
        }}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      />
    ));
};
