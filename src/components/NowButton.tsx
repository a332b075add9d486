import SyncOutlined from '@mui/icons-material/SyncOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { Words } from '../../domain/text/words.ts';
import type { PermissionName } from '../generated/permissions.ts';
import type { AdminDataProvider } from '../providers/data/adminDataProvider.ts';
import { useEntry } from './entries.ts';
import { useErrorToast } from './useErrorToast.ts';
import { useWords } from './useWords.ts';
import { useViewer } from './viewer.ts';

export interface NowButtonProps {
  /** The call that triggers it, and the permission it requires. */
  action: string;
  permission: PermissionName;
  label: Words;
  /** The message shown once the call has been accepted. */
  asked: Words;
}

/** Triggers something for a record immediately that otherwise happens on a schedule. */
export const NowButton = ({ action, permission, label, asked }: NowButtonProps) => {
  const { name } = useEntry();
  const record = useRecordContext();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const say = useWords();
  const notify = useNotify();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const mayAsk = useViewer()?.permissions.has(permission);
  if (!record || !mayAsk) return null;
  const ask = async () => {
    setBusy(true);
    try {
      await dataProvider.action(name, action, [{ id: Number(record.id) }]);
      notify(say(asked), { type: 'success' });
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
    refresh();
  };
  return (
    <Button variant="outlined" color="inherit" startIcon={<SyncOutlined />} loading={isBusy} onClick={() => void ask()}>
      {say(label)}
    </Button>
  );
};
