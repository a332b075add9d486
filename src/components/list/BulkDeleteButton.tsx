import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useDeleteMany, useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useEntry } from '../entries.ts';
import { useComplain } from '../useComplain.ts';

/** Deletes the ticked records, once the person has confirmed it; nothing brings them back. */
export const BulkDeleteButton = () => {
  const { name } = useEntry();
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const complain = useComplain();
  const [isAsking, setAsking] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany();
  const count = selectedIds.length;
  const act = () =>
    deleteMany(
      name,
      { ids: [...selectedIds] },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onUnselectItems();
          notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: count } });
        },
        onError: (error) => complain(error),
        onSettled: () => setAsking(false),
      },
    );
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
        isBusy={isPending}
        onConfirm={act}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
