import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useCloseNotification, useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';

/** Milliseconds that a note with a way back stays: long enough to read it and think better of it. */
export const undoMilliseconds = 10_000;

interface UndoNoteProps extends ComponentProps<typeof SnackbarContent> {
  text: string;
  onUndo: (() => void) | undefined;
}

/** The content of a note that something was done, with the way back where there is one. */
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
