import Box from '@mui/material/Box';
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
  /** The button that reloads the page, where that helps. */
  reload?: string;
  close?: string;
}

const texts: Readonly<Record<PopupKind | 'unreached', PopupTexts>> = {
  server: { title: 'errors.500.title', text: 'errors.500.text', reload: 'failure.tryAgain' },
  unreached: { title: 'errors.0.title', text: 'errors.0.text', reload: 'failure.tryAgain' },
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

/** A popup over the page; a click beside it puts it away. */
export const Popup = ({ kind, onClose }: { kind: PopupKind; onClose: () => void }) => {
  const { calls, unsaved } = useServices();
  const isServer = kind === 'server';
  const failedCall = calls.failedCall();
  const translate = useTranslate();
  const { title, text, reload, close } = texts[isServer && failedCall === undefined ? 'unreached' : kind];
  const again = () => {
    onClose();
    // What was typed is kept and comes back with the page, so nobody need be asked of it.
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
      <DialogTitle id="popup-title" variant="h3" sx={isServer ? { textAlign: 'center' } : {}}>
        {translate(title)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="popup-text" variant="body2" sx={isServer ? { textAlign: 'center' } : {}}>
          {translate(text)}
        </DialogContentText>
        {isServer && failedCall && (
          <Box sx={{ textAlign: 'center' }}>
            <Reference id={failedCall} />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={isServer ? { justifyContent: 'center', paddingBottom: 3 } : {}}>
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
