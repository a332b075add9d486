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
import { popupTexts } from './popupTexts.ts';
import type { PopupKind } from './usePopup.ts';

export interface PopupProps {
  kind: PopupKind;
  onClose: () => void;
}

/** A popup over the page; clicking outside closes it. */
export const Popup = ({ kind, onClose }: PopupProps) => {
  const { calls, unsaved } = useServices();
  const isServer = kind === 'server';
  const align = isServer ? 'center' : 'inherit';
  const failedCall = calls.failedCall();
  const translate = useTranslate();
  const { title, text, reload, close } = popupTexts(kind, failedCall !== undefined);
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
