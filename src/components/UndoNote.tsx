import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useCloseNotification, useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';

/** Milliseconds that a toast with an undo button stays: long enough to read it and reconsider. */
export const undoMilliseconds = 10_000;

interface UndoNoteProps extends ComponentProps<typeof SnackbarContent> {
  text: string;
  onUndo: (() => void) | undefined;
}

/** The content of a toast that confirms an action, with an undo button if it can be undone. */
export const UndoNote = ({ text, onUndo, ...place }: UndoNoteProps) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo?.();
  };
  return (
    <SnackbarContent
      {...place}
      message={text}
      action={
        onUndo && (
          <Button color="inherit" onClick={undo} sx={{ textDecoration: 'underline' }}>
            {translate('status.undo')}
          </Button>
        )
      }
      sx={{ backgroundColor: 'success.main', color: 'success.contrastText' }}
    />
  );
};
