import FilterList from '@mui/icons-material/FilterList';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate, useTranslateLabel } from 'ra-core';
import { useState } from 'react';
import type { Elements } from '../typed.ts';
import { reachFilter } from './reachFilter.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useShownFilters } from './useShownFilters.ts';

/** Offers the filters that do not show yet. */
export const AddFilterButton = ({ filters }: { filters: Elements }) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { shown, show } = useShownFilters(filters);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isChosen, setChosen] = useState(false);
  const hidden = Object.keys(filters).filter((name) => !shown.includes(name));
  if (Object.keys(filters).length === 0) return null;
  return (
    <>
      <ToolbarButton
        color="inherit"
        text={translate('ra.action.add_filter')}
        icon={<FilterList fontSize="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={hidden.length === 0}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setChosen(false);
        }}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} disableRestoreFocus={isChosen}>
        {hidden.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              setChosen(true);
              show(name);
              reachFilter(name);
            }}
          >
            {labelOf({ source: name })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
