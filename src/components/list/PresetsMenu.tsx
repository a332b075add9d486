import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import type { ColumnChoice } from './useColumns.ts';
import { usePresets } from './usePresets.ts';

export interface PresetsMenuProps {
  anchor: HTMLElement;
  choice: ColumnChoice;
  onClose: () => void;
}

/** The saved views of the list: choose one, save the present one under a name, forget one. */
const PresetsMenu = ({ anchor, choice, onClose }: PresetsMenuProps) => {
  const translate = useTranslate();
  const { presets, isPending, selected, apply, save, forget } = usePresets(choice);
  const [title, setTitle] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim() || !(await save(title.trim()))) return;
    setTitle('');
    // The button that was pressed is shut now; without a focus inside, Escape would not close the menu.
    box.current?.focus();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('preset.views'), sx: { width: 300, padding: 1 } } }}
    >
      {!isPending && presets.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ padding: 1 }}>
          {translate('preset.none')}
        </Typography>
      )}
      <List dense disablePadding>
        {presets.map((preset) => (
          <ListItem
            key={preset.id}
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={translate('preset.forget', { title: preset.title })}
                onClick={() => void forget(preset)}
              >
                <DeleteOutlined sx={{ fontSize: 16 }} />
              </IconButton>
            }
          >
            <ListItemButton
              selected={preset.id === selected}
              aria-current={preset.id === selected}
              onClick={() => {
                apply(preset);
                onClose();
              }}
            >
              <ListItemText primary={preset.title} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Stack component="form" direction="row" spacing={1} onSubmit={submit} sx={{ paddingTop: 1 }}>
        <TextField
          label={translate('preset.title')}
          value={title}
          inputRef={box}
          onChange={(event) => setTitle(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          fullWidth
        />
        <Button type="submit" variant="outlined" disabled={!title.trim()}>
          {translate('ra.action.save')}
        </Button>
      </Stack>
    </Popover>
  );
};

export default PresetsMenu;
