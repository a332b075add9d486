import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useEntry } from './entries.ts';
import { useActionLabel } from './useActionLabel.ts';

export interface DeleteActionProps {
  /** How many records are deleted. */
  count: number;
  /** Their names, as far as they are known. */
  names?: readonly string[];
  isBusy: boolean;
  /** Deletes the records once the user has confirmed; `close` closes the dialog. */
  onConfirm: (close: () => void) => void;
}

/** Asks before deleting: deleted records can't be restored. */
export const DeleteAction = ({ count, names = [], isBusy, onConfirm }: DeleteActionProps) => {
  const { name: resource } = useEntry();
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const label = useActionLabel(resource)(translate('ra.action.delete'), count, names[0]);
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('confirm.question', { act: label })}
        text={translate('confirm.final')}
        names={names}
        confirm={label}
        isBusy={isBusy}
        onConfirm={() => onConfirm(close)}
        onClose={close}
      />
    </>
  );
};
