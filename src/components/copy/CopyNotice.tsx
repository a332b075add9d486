import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useEntry } from '../entries.ts';
import { useColumnLabel } from '../list/columns/columnLabel.ts';
import { useLanguage } from '../language.ts';
import { usePlace } from '../related/parent.ts';
import type { Statuses } from '../status/statuses.ts';
import type { Elements } from '../typed.ts';
import { type Copying, originalIn, toldOf } from './copying.ts';
import { useCopyLines } from './useCopyLines.ts';
import { useUndoClones } from './useUndoClones.ts';

export interface CopyNoticeProps {
  copying: Copying;
  columns: Elements;
  statuses: Statuses | undefined;
}

/** Shown on the page of a record that was just copied: the original, what was copied along, and an undo button. */
export const CopyNotice = ({ copying, columns, statuses }: CopyNoticeProps) => {
  const { state } = useLocation();
  const record = useRecordContext();
  const translate = useTranslate();
  const lines = useCopyLines(columns);
  const labelOf = useColumnLabel(columns);
  // It stays for as long as the page does, whichever of its tabs is open.
  const [original, setOriginal] = useState(() => originalIn(state));
  const { name, references, relatedTabs = {} } = useEntry();
  const listed = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const navigate = useNavigate();
  const { root, recordPath } = usePlace();
  const { undo, isBusy } = useUndoClones();
  if (!original || !record) return null;
  const along = original.along.filter((tab) => tab in relatedTabs);
  const taken = along.map((tab) => relatedTabs[tab]?.resource);
  const told = toldOf(copying, record, original, statuses);
  const left = told.left.filter(({ field }) => !taken.includes(references[field]));
  const labels = along.map((tab) => translate(`resources.${name}.tabs.${tab}`));
  const all = [
    ...lines({ ...told, left }),
    ...(labels.length > 0 ? [translate('copy.takenAlong', { tabs: listed.format(labels) })] : []),
  ];
  const secrets = original.secrets.map(labelOf);
  const takeBack = async () => {
    if (await undo([record.id])) void navigate(recordPath(original.id) ?? root);
  };
  return (
    <>
      <Alert
        severity="success"
        role="status"
        sx={{ marginBottom: 2 }}
        closeText={translate('ra.action.close')}
        onClose={() => setOriginal(undefined)}
      >
        <AlertTitle>{translate('copy.of', { name: original.name })}</AlertTitle>
        {all.map((line) => (
          <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
        <Button
          color="inherit"
          loading={isBusy}
          onClick={() => void takeBack()}
          sx={{ marginTop: 0.5, marginLeft: -1 }}
        >
          {translate('copy.undo')}
        </Button>
      </Alert>
      {secrets.length > 0 && (
        <Alert severity="warning" sx={{ marginBottom: 2 }}>
          {translate('copy.secrets', { fields: listed.format(secrets) })}
        </Alert>
      )}
    </>
  );
};
