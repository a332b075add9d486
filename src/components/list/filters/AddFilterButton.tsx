import FilterList from '@mui/icons-material/FilterList';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { later } from '../../deferred.tsx';
import type { Elements } from '../../typed.ts';
import type { AddFilterMenuProps } from './AddFilterMenu.tsx';
import { reachFilter } from './reachFilter.ts';
import { ToolbarButton } from '../toolbar/ToolbarButton.tsx';
import { useShownFilters } from './useShownFilters.ts';

const AddFilterMenu = later<AddFilterMenuProps>(
  () => import('./AddFilterMenu.tsx'),
  ({ anchor }) => anchor !== null,
);

/** Offers the filters that are not shown yet. */
export const AddFilterButton = ({ filters }: { filters: Elements }) => {
  const translate = useTranslate();
  const { shown, show } = useShownFilters(filters);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hidden = Object.keys(filters).filter((name) => !shown.includes(name));
  if (Object.keys(filters).length === 0) return null;
  return (
    <>
      <ToolbarButton
        color="inherit"
        text={translate('ra.action.add_filter')}
        icon={<FilterList fontSize="small" />}
        data-add
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={hidden.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <AddFilterMenu
        anchor={anchor}
        names={hidden}
        onClose={() => setAnchor(null)}
        onChoose={(name) => {
          show(name);
          reachFilter(name);
        }}
      />
    </>
  );
};
