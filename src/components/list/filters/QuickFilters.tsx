import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate, useTranslateLabel } from 'ra-core';
import type { Elements } from '../../typed.ts';
import { reachFilter } from './reachFilter.ts';
import { useShownFilters } from './useShownFilters.ts';

export interface QuickFiltersProps {
  filters: Elements;
  /** Names of the most used filters. */
  names: readonly string[];
}

/** The most used filters: one click opens the choices of a filter, whose input then appears below. */
export const QuickFilters = ({ filters, names }: QuickFiltersProps) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { shown, show } = useShownFilters(filters);
  return names
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
