import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useServices } from '../../providers/ServicesContext.tsx';
import { Reference } from '../../components/failure/Reference.tsx';
import { BrokenServer } from '../../components/failure/BrokenServer.tsx';
import type { PopupKind } from './usePopup.ts';

interface PopupTexts {
  title: string;
  text: string;
  /** The button that reloads the page, if that helps. */
  reload?: string;
  close?: string;
}

const texts: Readonly<Record<Exclude<PopupKind, 'server'>, PopupTexts>> = {
  chunk: {
    title: 'popup.chunk.title',
    text: 'popup.chunk.text',
    reload: 'popup.update.reload',
    close: 'popup.update.later',
  },
  update: {
    title: 'popup.update.title',
    text: 'popup.update.text',
    reload: 'popup.update.reload',
    close: 'popup.update.later',
  },
  adBlocker: { title: 'popup.adBlocker.title', text: 'popup.adBlocker.text', close: 'popup.adBlocker.understood' },
};

const failed = (status: number): PopupTexts => ({
  title: `errors.${status}.title`,
  text: `errors.${status}.text`,
  reload: 'failure.tryAgain',
});

/** A popup over the page; clicking outside closes it. */
export const Popup = ({ kind, onClose }: { kind: PopupKind; onClose: () => void }) => {
  const { calls, unsaved } = useServices();
  const isServer = kind === 'server';
  const align = isServer ? 'center' : 'inherit';
  const failedCall = calls.failedCall();
  const translate = useTranslate();
  const { title, text, reload, close } = isServer ? failed(failedCall === undefined ? 0 : 500) : texts[kind];
  const again = () => {
    onClose();
    // What was typed is kept and restored with the page, so there is no need to ask.
    unsaved.letKeptGo();
    window.location.reload();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby="popup-title"
      aria-describedby="popup-text"
    >
      {isServer && <BrokenServer />}
      <DialogTitle id="popup-title" variant="h3" align={align}>
        {translate(title)}
      </DialogTitle>
      <DialogContent sx={{ textAlign: align }}>
        <DialogContentText id="popup-text" variant="body2">
          {translate(text)}
        </DialogContentText>
        {failedCall && <Reference id={failedCall} />}
      </DialogContent>
      <DialogActions sx={[isServer && { justifyContent: 'center', paddingBottom: 3 }]}>
        {close && (
          <Button color="inherit" onClick={onClose} autoFocus={!reload}>
            {translate(close)}
          </Button>
        )}
        {reload && (
          <Button variant="contained" onClick={again} autoFocus>
            {translate(reload)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
