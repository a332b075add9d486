import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useEntry } from './entries.ts';
import { useActLabel } from './useActLabel.ts';

export interface DeleteActionProps {
  /** How many records go. */
  count: number;
  /** What they are called, as far as that is known. */
  names?: readonly string[];
  isBusy: boolean;
  /** Deletes them, now that the person has confirmed it; `close` ends the question. */
  onConfirm: (close: () => void) => void;
}

/** Asks before it deletes: nothing brings records back. */
export const DeleteAction = ({ count, names = [], isBusy, onConfirm }: DeleteActionProps) => {
  const { name: resource } = useEntry();
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const label = useActLabel(resource)(translate('ra.action.delete'), count, names[0]);
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
