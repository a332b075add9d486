import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useCanAccess, useDelete, useNotify, useRecordContext, useRedirect, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useEntry } from '../entries.ts';
import { useComplain } from '../useComplain.ts';

/** Deletes the record, once the person has confirmed it, and goes back to the list. */
export const DeleteButton = () => {
  const { name } = useEntry();
  const record = useRecordContext();
  const { canAccess } = useCanAccess({ resource: name, action: 'delete' });
  const translate = useTranslate();
  const notify = useNotify();
  const complain = useComplain();
  const redirect = useRedirect();
  const [isAsking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete();
  if (!record || !canAccess) return null;
  const act = () =>
    deleteOne(
      name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
          redirect('list', name);
        },
        onError: (error) => {
          setAsking(false);
          complain(error);
        },
      },
    );
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('list.deleteTitle', { smart_count: 1 })}
        text={translate('list.deleteText')}
        confirm={translate('ra.action.delete')}
        isBusy={isPending}
        onConfirm={act}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
