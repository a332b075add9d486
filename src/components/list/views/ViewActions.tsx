import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { useEntry } from '../../entries.ts';
import { useCopy } from '../../useCopy.ts';
import { viewHash } from '../savedViews.ts';
import type { Preset, Presets } from '../usePresets.ts';

export interface ViewActionsProps {
  preset: Preset;
  views: Presets;
  onRename: () => void;
}

/** What may be done to a saved view. */
export const ViewActions = ({ preset, views, onRename }: ViewActionsProps) => {
  const translate = useTranslate();
  const { name } = useEntry();
  const copy = useCopy();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { id, title, isShared, isTheirs } = preset;
  const isStandard = views.standard === id;
  const link = `${window.location.origin}/${name}${viewHash(id)}`;
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
          <MenuItem onClick={act(async () => (await views.share(preset, true)) && copy(link))}>
            {translate('preset.shareLink')}
          </MenuItem>
        )}
        {isShared && isTheirs && (
          <MenuItem onClick={act(() => views.share(preset, false))}>{translate('preset.makePrivate')}</MenuItem>
        )}
        {isTheirs && <MenuItem onClick={act(onRename)}>{translate('preset.rename')}</MenuItem>}
        {isTheirs && <MenuItem onClick={act(() => setAsking(true))}>{translate('ra.action.delete')}</MenuItem>}
      </Menu>
      <ConfirmDialog
        open={isAsking}
        title={translate('preset.deleteTitle', { title })}
        text={translate(isShared ? 'preset.deleteShared' : 'confirm.final')}
        confirm={translate('ra.action.delete')}
        onConfirm={() => {
          setAsking(false);
          void views.forget(preset);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
