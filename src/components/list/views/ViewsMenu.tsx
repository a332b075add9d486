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
import { TitleForm } from './TitleForm.tsx';
import type { SavedView, Views } from './useViews.ts';
import { ViewActions } from './ViewActions.tsx';

export interface ViewsMenuProps {
  anchor: HTMLElement;
  views: Views;
  onClose: () => void;
}

/** The saved views of a list or page: open one, save the current one under a name, and the actions on each. */
export const ViewsMenu = ({ anchor, views, onClose }: ViewsMenuProps) => {
  const translate = useTranslate();
  const { views: all, isPending, active, isChanged, standard, save, update, rename, leave } = views;
  const [renamed, setRenamed] = useState<Identifier>();
  const about = ({ id, isShared }: SavedView): string =>
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
      {!isPending && all.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ padding: 1 }}>
          {translate('preset.none')}
        </Typography>
      )}
      <List dense disablePadding>
        {all.map((view) =>
          view.id === renamed ? (
            <ListItem key={view.id} disablePadding>
              <TitleForm
                title={view.title}
                button={translate('preset.rename')}
                onSubmit={async (title) => {
                  const isDone = (await rename(view, title)) !== undefined;
                  if (isDone) setRenamed(undefined);
                  return isDone;
                }}
              />
            </ListItem>
          ) : (
            <ListItem
              key={view.id}
              disablePadding
              secondaryAction={<ViewActions view={view} views={views} onRename={() => setRenamed(view.id)} />}
            >
              <ListItemButton
                selected={view === active}
                aria-current={view === active}
                onClick={() => {
                  view.apply();
                  onClose();
                }}
              >
                <ListItemText
                  primary={view.title + (view === active && isChanged ? ' •' : '')}
                  secondary={about(view)}
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
                active.apply();
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
