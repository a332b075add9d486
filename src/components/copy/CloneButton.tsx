import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useCanAccess, useDataProvider, useNavigate, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { useEntry } from '../entries.ts';
import { useRecordName } from '../record/useRecordName.ts';
import { usePlace } from '../related/parent.ts';
import type { Statuses } from '../status/statuses.ts';
import { statusOf } from '../status/statusOf.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useViewer } from '../viewer.ts';
import { AlongDialog } from './AlongDialog.tsx';
import { CopyGuard } from './CopyGuard.tsx';
import { type Original, secretsIn } from './copying.ts';
import { mayCopy } from './mayCopy.ts';
import { useAlongTabs } from './useAlongTabs.ts';

/** Makes a copy of the record on the server and opens it; its page says what was copied along. */
export const CloneButton = ({ statuses, disabled }: { statuses: Statuses | undefined; disabled: boolean }) => {
  const entry = useEntry();
  const record = useRecordContext();
  const name = useRecordName(record);
  const { canAccess } = useCanAccess({ resource: entry.name, action: 'clone' });
  const dataProvider = useDataProvider<AdminDataProvider>();
  const complain = useErrorToast();
  const navigate = useNavigate();
  const translate = useTranslate();
  const viewer = useViewer();
  const { root, recordPath } = usePlace();
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const tabs = useAlongTabs();
  if (!record || !canAccess || !viewer || !mayCopy(record, statuses, viewer)) return null;
  const clone = async (along?: readonly string[]) => {
    setBusy(true);
    try {
      const { data } = await dataProvider.clone(entry.name, [record.id], along);
      const copyOf: Original = {
        id: Number(record.id),
        name: name ?? '',
        status: statusOf(record),
        along: along ?? [],
        secrets: secretsIn(record),
      };
      void navigate(recordPath(data[0]?.id) ?? root, { state: { copyOf } });
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  const asks = Object.keys(tabs).length > 0;
  return (
    <CopyGuard>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ContentCopyOutlined />}
        loading={isBusy}
        disabled={disabled}
        onClick={() => (asks ? setAsked(true) : void clone())}
      >
        {translate('ra.action.clone')}
      </Button>
      {isAsked && (
        <AlongDialog
          records={[record]}
          tabs={tabs}
          isBusy={isBusy}
          onConfirm={(along) => void clone(along)}
          onClose={() => setAsked(false)}
        />
      )}
    </CopyGuard>
  );
};
