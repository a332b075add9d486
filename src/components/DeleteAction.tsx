import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface DeleteActionProps {
  /** How many records go. */
  count: number;
  isBusy: boolean;
  /** Deletes them, now that the person has confirmed it; `close` ends the question. */
  onConfirm: (close: () => void) => void;
}

/** Asks before it deletes: nothing brings records back. */
export const DeleteAction = ({ count, isBusy, onConfirm }: DeleteActionProps) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('list.deleteTitle', { smart_count: count })}
        text={translate('list.deleteText')}
        confirm={translate('ra.action.delete')}
        isBusy={isBusy}
        onConfirm={() => onConfirm(close)}
        onClose={close}
      />
    </>
  );
};
