import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslateLabel } from 'ra-core';
import { useState } from 'react';

export interface AddFilterMenuProps {
  /** The button that it opens below; null while it is closed. */
  anchor: HTMLElement | null;
  names: readonly string[];
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** The filters that can be added. The focus moves to the selected one, or else back to the button. */
const AddFilterMenu = ({ anchor, names, onChoose, onClose }: AddFilterMenuProps) => {
  const labelOf = useTranslateLabel();
  const [isChosen, setChosen] = useState(false);
  if (anchor && isChosen) setChosen(false);
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} disableRestoreFocus={isChosen}>
      {names.map((name) => (
        <MenuItem
          key={name}
          onClick={() => {
            onClose();
            setChosen(true);
            onChoose(name);
          }}
        >
          {labelOf({ source: name })}
        </MenuItem>
      ))}
    </Menu>
  );
};

export default AddFilterMenu;
