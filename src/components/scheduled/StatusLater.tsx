import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Choice } from '../choice.ts';
import { needsReason, type Statuses } from '../status/statuses.ts';
import { useWords } from '../useWords.ts';
import ScheduleDialog from './ScheduleDialog.tsx';
import { scheduledWords as words } from './scheduledWords.ts';

export interface StatusLaterProps {
  statuses: Statuses;
  record: RaRecord;
  /** The statuses that the user may give the record. */
  next: readonly Choice[];
  onClose: () => void;
}

/** Schedules a change of the record’s status. */
const StatusLater = ({ statuses, record, next, onClose }: StatusLaterProps) => {
  const say = useWords();
  const translate = useTranslate();
  const [status, setStatus] = useState(String(next[0]?.id ?? ''));
  const [why, setWhy] = useState('');
  const isAsked = needsReason(statuses, status);
  return (
    <ScheduleDialog
      title={say(words.askStatus)}
      id={Number(record.id)}
      values={{ status, ...(isAsked && { reason: why }) }}
      onScheduled={onClose}
      onClose={onClose}
    >
      <TextField
        select
        size="small"
        label={say(words.status)}
        value={status}
        onChange={({ target }) => setStatus(target.value)}
      >
        {next.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {translate(name)}
          </MenuItem>
        ))}
      </TextField>
      {isAsked && (
        <TextField
          size="small"
          required
          label={translate('status.reason')}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      )}
    </ScheduleDialog>
  );
};

export default StatusLater;
