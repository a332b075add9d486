import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** Label of the button that confirms: `Delete 3 campaigns` (`useActionLabel`). */
  confirm: string;
  /** Names of what is affected; the first few are listed. */
  names?: readonly string[];
  /** Reasons against it, one line each; they replace the names. */
  lines?: readonly string[];
  /** Whether nothing is lost even though it can’t be undone: the button is not red. */
  isHarmless?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** More names than that, no one reads. */
const listed = 5;

const Names = ({ names }: { names: readonly string[] }) => {
  const translate = useTranslate();
  const further = names.length - listed;
  return (
    <Box component="ul" sx={{ margin: '8px 0 0', paddingLeft: 2.5, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {names.slice(0, listed).map((name, place) => (
        <li key={`${place} ${name}`}>{name}</li>
      ))}
      {further > 0 && <li>{translate('confirm.further', { smart_count: further })}</li>}
    </Box>
  );
};

/** Asks for confirmation before something irreversible. The focus starts on the way out. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  confirm,
  names = [],
  lines = [],
  isHarmless = false,
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const translate = useTranslate();
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent id={textId}>
        <DialogContentText variant="body2">{text}</DialogContentText>
        {lines.length > 0 ? <Names names={lines} /> : names.length > 1 && <Names names={names} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('ra.action.cancel')}
        </Button>
        <Button color={isHarmless ? 'primary' : 'error'} variant="contained" loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
