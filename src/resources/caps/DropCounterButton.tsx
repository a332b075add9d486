import RestartAltOutlined from '@mui/icons-material/RestartAltOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useEntry } from '../../components/entries.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useViewer } from '../../components/viewer.ts';
import type { AdminDataProvider } from '../../providers/data/dataProvider.ts';
import type { Cap } from './model.ts';

/** Starts the counter of a cap anew, as if nothing had come in this period. */
export const DropCounterButton = () => {
  const { name } = useEntry();
  const cap = useRecordContext<Cap>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const viewer = useViewer();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!cap || !viewer?.permissions.has('cap.drop_counter')) return null;
  const drop = async () => {
    setBusy(true);
    try {
      await dataProvider.action(name, 'drop_counter', [{ id: cap.id }]);
      notify('caps.dropped', { type: 'success' });
      refresh();
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<RestartAltOutlined />} onClick={() => setAsked(true)}>
        {translate('caps.drop')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={translate('caps.dropTitle', { cap: cap.title ?? '' })}
        text={translate('caps.dropText')}
        confirm={translate('caps.drop')}
        isBusy={isBusy}
        onConfirm={() => void drop()}
        onClose={() => setAsked(false)}
      />
    </>
  );
};
