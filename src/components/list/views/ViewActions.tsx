import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { useActionLabel } from '../../useActionLabel.ts';
import { useCopy } from '../../useCopy.ts';
import { viewHash } from './savedViews.ts';
import type { SavedView, Views } from './useViews.ts';

export interface ViewActionsProps {
  view: SavedView;
  views: Views;
  onRename: () => void;
}

/** The actions on a saved view. */
export const ViewActions = ({ view, views, onRename }: ViewActionsProps) => {
  const translate = useTranslate();
  const copy = useCopy();
  const actLabel = useActionLabel(views.place);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { id, title, isShared, isTheirs } = view;
  const isStandard = views.standard === id;
  const link = `${window.location.origin}/${views.place}${viewHash(id)}`;
  const act = (work: () => unknown) => () => {
    setAnchor(null);
    void work();
  };
  return (
    <>
      <IconButton
        edge="end"
        aria-label={translate('preset.more', { title })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert sx={{ fontSize: 16 }} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={act(() => views.setStandard(isStandard ? undefined : id))}>
          {translate(isStandard ? 'preset.dropDefault' : 'preset.makeDefault')}
        </MenuItem>
        {isShared && <MenuItem onClick={act(() => copy(link))}>{translate('preset.copyLink')}</MenuItem>}
        {!isShared && isTheirs && (
          <MenuItem onClick={act(async () => (await views.share(view, true)) && copy(link))}>
            {translate('preset.shareLink')}
          </MenuItem>
        )}
        {isShared && isTheirs && (
          <MenuItem onClick={act(() => views.share(view, false))}>{translate('preset.makePrivate')}</MenuItem>
        )}
        {isTheirs && <MenuItem onClick={act(onRename)}>{translate('preset.rename')}</MenuItem>}
        {isTheirs && <MenuItem onClick={act(() => setAsking(true))}>{translate('ra.action.delete')}</MenuItem>}
      </Menu>
      <ConfirmDialog
        open={isAsking}
        title={translate('preset.deleteTitle', { title })}
        text={translate(isShared ? 'preset.deleteShared' : 'confirm.final')}
        confirm={actLabel(translate('ra.action.delete'), 1, title)}
        onConfirm={() => {
          setAsking(false);
          void views.forget(view);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
