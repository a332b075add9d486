import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';

export interface TitleFormProps {
  /** The view's current title; absent for a new one. */
  title?: string;
  button: string;
  /** Resolves to whether it succeeded. */
  onSubmit: (title: string) => Promise<boolean>;
}

/** Names a saved view. */
export const TitleForm = ({ title: given = '', button, onSubmit }: TitleFormProps) => {
  const translate = useTranslate();
  const [title, setTitle] = useState(given);
  const box = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim() || isBusy) return;
    setBusy(true);
    const isDone = await onSubmit(title.trim()).finally(() => setBusy(false));
    if (!isDone) return;
    setTitle('');
    // The button that was pressed is now disabled; without focus inside, Escape would not close the menu.
    box.current?.focus();
  };
  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={submit} sx={{ paddingTop: 1 }}>
      <TextField
        label={translate('preset.title')}
        value={title}
        inputRef={box}
        autoFocus={given !== ''}
        onChange={(event) => setTitle(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        fullWidth
      />
      <Button type="submit" variant="outlined" disabled={!title.trim()} loading={isBusy}>
        {button}
      </Button>
    </Stack>
  );
};
