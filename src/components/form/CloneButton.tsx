import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useCanAccess, useDataProvider, useNotify, useRecordContext, useRedirect, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../providers/data/dataProvider.ts';
import { isFinal, mayLeave } from '../../../domain/statuses.ts';
import { useEntry } from '../entries.ts';
import type { Statuses } from '../status/statuses.ts';
import { statusOf } from '../status/statusOf.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useViewer } from '../viewer.ts';

/** Makes a copy of the record on the server and opens it. */
export const CloneButton = ({ statuses, disabled }: { statuses: Statuses | undefined; disabled: boolean }) => {
  const { name } = useEntry();
  const record = useRecordContext();
  const { canAccess } = useCanAccess({ resource: name, action: 'clone' });
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const complain = useErrorToast();
  const redirect = useRedirect();
  const translate = useTranslate();
  const viewer = useViewer();
  const [isBusy, setBusy] = useState(false);
  if (!record || !canAccess || !viewer) return null;
  const status = statusOf(record);
  if (statuses && (isFinal(statuses, status) || !mayLeave(statuses, status, viewer))) return null;
  const clone = async () => {
    setBusy(true);
    try {
      const { data } = await dataProvider.clone(name, [record.id]);
      notify('form.cloned', { type: 'success' });
      redirect('edit', name, data[0]?.id);
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<ContentCopyOutlined />}
      loading={isBusy}
      disabled={disabled}
      onClick={clone}
    >
      {translate('ra.action.clone')}
    </Button>
  );
};
