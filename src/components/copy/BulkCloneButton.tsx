import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { type RaRecord, useDataProvider, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../providers/data/dataProvider.ts';
import { useEntry } from '../entries.ts';
import { useSelection } from '../list/selection/useSelection.ts';
import type { Statuses } from '../status/statuses.ts';
import type { Elements } from '../typed.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useToast } from '../useToast.ts';
import { useViewer } from '../viewer.ts';
import type { Copying } from './copying.ts';
import { mayCopy } from './mayCopy.ts';
import { useCopyLines } from './useCopyLines.ts';

export interface BulkCloneButtonProps {
  records: readonly RaRecord[];
  copying: Copying;
  columns: Elements;
  statuses: Statuses | undefined;
}

/** Copies the selected records and says what came along, in a note that stays until it is put away. */
const BulkCloneButton = ({ records, copying, columns, statuses }: BulkCloneButtonProps) => {
  const { name } = useEntry();
  const { refetch } = useListContext();
  const { clear } = useSelection();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const complain = useErrorToast();
  const toast = useToast();
  const translate = useTranslate();
  const lines = useCopyLines(columns);
  const viewer = useViewer();
  const [isBusy, setBusy] = useState(false);
  if (!viewer || !records.every((record) => mayCopy(record, statuses, viewer))) return null;
  const tell = (count: number) => {
    const plain = (...fields: (readonly string[] | undefined)[]) =>
      fields.flatMap((some = []) => some.map((field) => ({ field })));
    const { copied, renamed, renewed, left } = copying;
    const status = statuses ? ['status'] : [];
    toast({
      status: 'success',
      text: translate('copy.done', { records: translate(`resources.${name}.counted`, { smart_count: count }) }),
      details: lines({ copied: plain(copied), changed: plain(renamed, status, renewed), left: plain(left) }),
      removable: true,
    });
  };
  const clone = async () => {
    setBusy(true);
    try {
      const { data } = await dataProvider.clone(
        name,
        records.map(({ id }) => id),
      );
      clear();
      tell(data.length);
      void refetch();
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" color="inherit" startIcon={<ContentCopyOutlined />} loading={isBusy} onClick={clone}>
      {translate('ra.action.clone')}
    </Button>
  );
};

export default BulkCloneButton;
