import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { type Identifier, type RaRecord, useDataProvider, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { useEntry } from '../entries.ts';
import { useLanguage } from '../language.ts';
import { useSelection } from '../list/selection/useSelection.ts';
import type { Statuses } from '../status/statuses.ts';
import type { Elements } from '../typed.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useToast } from '../useToast.ts';
import { useViewer } from '../viewer.ts';
import { AlongDialog } from './AlongDialog.tsx';
import type { Copying } from './copying.ts';
import { mayCopy } from './mayCopy.ts';
import { useAlongTabs } from './useAlongTabs.ts';
import { useCopyLines } from './useCopyLines.ts';
import { useUndoClones } from './useUndoClones.ts';

export interface BulkCloneButtonProps {
  records: readonly RaRecord[];
  copying: Copying;
  columns: Elements;
  statuses: Statuses | undefined;
}

/**
 * Copies the selected records and reports what was copied along, in a toast that stays until dismissed and can undo the
 * copies.
 */
const BulkCloneButton = ({ records, copying, columns, statuses }: BulkCloneButtonProps) => {
  const { name, references } = useEntry();
  const listed = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const { refetch } = useListContext();
  const { clear } = useSelection();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const complain = useErrorToast();
  const toast = useToast();
  const translate = useTranslate();
  const lines = useCopyLines(columns);
  const viewer = useViewer();
  const { undo } = useUndoClones();
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const tabs = useAlongTabs();
  if (!viewer || !records.every((record) => mayCopy(record, statuses, viewer))) return null;
  const tell = (ids: readonly Identifier[], along: readonly string[]) => {
    const taken = along.map((tab) => tabs[tab]?.resource);
    const plain = (...fields: (readonly string[] | undefined)[]) =>
      fields.flatMap((some = []) => some.map((field) => ({ field })));
    const { copied, renamed, renewed, left } = copying;
    const status = statuses ? ['status'] : [];
    toast({
      status: 'success',
      text: translate('copy.done', { records: translate(`resources.${name}.counted`, { smart_count: ids.length }) }),
      details: [
        ...lines({
          copied: plain(copied),
          changed: plain(renamed, status, renewed),
          left: plain((left ?? []).filter((field) => !taken.includes(references[field]))),
        }),
        ...(along.length > 0
          ? [
              translate('copy.takenAlong', {
                tabs: listed.format(along.map((tab) => translate(`resources.${name}.tabs.${tab}`))),
              }),
            ]
          : []),
      ],
      removable: true,
      onUndo: () => void undo(ids).then(() => void refetch()),
    });
  };
  const clone = async (along?: readonly string[]) => {
    setBusy(true);
    try {
      const { data } = await dataProvider.clone(
        name,
        records.map(({ id }) => id),
        along,
      );
      clear();
      tell(
        data.map(({ id }) => id),
        along ?? [],
      );
      void refetch();
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  const asks = Object.keys(tabs).length > 0;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ContentCopyOutlined />}
        loading={isBusy}
        onClick={() => (asks ? setAsked(true) : void clone())}
      >
        {translate('ra.action.clone')}
      </Button>
      {isAsked && (
        <AlongDialog
          records={records}
          tabs={tabs}
          isBusy={isBusy}
          onConfirm={(along) => void clone(along)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};

export default BulkCloneButton;
