import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Identifier, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ColumnChoice } from './useColumns.ts';
import { type Preset, usePresets } from './usePresets.ts';
import { TitleForm } from './views/TitleForm.tsx';
import { ViewActions } from './views/ViewActions.tsx';

export interface PresetsMenuProps {
  anchor: HTMLElement;
  choice: ColumnChoice;
  onClose: () => void;
}

/** The saved views of the list: choose one, save the present one under a name, and what may be done to each. */
const PresetsMenu = ({ anchor, choice, onClose }: PresetsMenuProps) => {
  const translate = useTranslate();
  const views = usePresets(choice);
  const { presets, isPending, active, isChanged, standard, apply, save, update, rename, leave } = views;
  const [renamed, setRenamed] = useState<Identifier>();
  const about = ({ id, isShared }: Preset): string =>
    [isShared && translate('preset.shared'), id === standard && translate('preset.default')].filter(Boolean).join(', ');
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('preset.views'), sx: { width: 320, padding: 1 } } }}
    >
      {!isPending && presets.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ padding: 1 }}>
          {translate('preset.none')}
        </Typography>
      )}
      <List dense disablePadding>
        {presets.map((preset) =>
          preset.id === renamed ? (
            <ListItem key={preset.id} disablePadding>
              <TitleForm
                title={preset.title}
                button={translate('preset.rename')}
                onSubmit={async (title) => {
                  const isDone = (await rename(preset, title)) !== undefined;
                  if (isDone) setRenamed(undefined);
                  return isDone;
                }}
              />
            </ListItem>
          ) : (
            <ListItem
              key={preset.id}
              disablePadding
              secondaryAction={<ViewActions preset={preset} views={views} onRename={() => setRenamed(preset.id)} />}
            >
              <ListItemButton
                selected={preset === active}
                aria-current={preset === active}
                onClick={() => {
                  apply(preset);
                  onClose();
                }}
              >
                <ListItemText
                  primary={preset.title + (preset === active && isChanged ? ' •' : '')}
                  secondary={about(preset)}
                />
              </ListItemButton>
            </ListItem>
          ),
        )}
      </List>
      {active && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', paddingTop: 1 }}>
          {isChanged && active.isTheirs && (
            <Button variant="contained" onClick={() => void update(active)}>
              {translate('preset.update')}
            </Button>
          )}
          {isChanged && (
            <Button
              color="inherit"
              onClick={() => {
                apply(active);
                onClose();
              }}
            >
              {translate('preset.reset')}
            </Button>
          )}
          <Button
            color="inherit"
            onClick={() => {
              leave();
              onClose();
            }}
          >
            {translate('preset.leave')}
          </Button>
        </Stack>
      )}
      <TitleForm button={translate(active ? 'preset.saveNew' : 'ra.action.save')} onSubmit={save} />
    </Popover>
  );
};

export default PresetsMenu;
