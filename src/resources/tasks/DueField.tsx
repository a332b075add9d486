import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import type { ValueProps } from '../../components/fields/types.ts';
import { useWords } from '../../components/useWords.ts';
import { useZone } from '../../components/viewer.ts';
import { dueState, todayIn } from './due.ts';
import { taskWords as words } from './taskWords.ts';

/** The due date of a task; marked on that day, and once it is overdue. */
export const DueField = ({ source }: ValueProps) => {
  const record = useRecordContext();
  const zone = useZone();
  const say = useWords();
  const day: unknown = record?.[source];
  if (typeof day !== 'string') return null;
  const state = dueState(day, record?.['taskStatus'], todayIn(zone));
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', verticalAlign: 'middle', whiteSpace: 'nowrap' }}
    >
      <Box component="time" dateTime={day} sx={state === 'overdue' ? { color: 'error.main' } : {}}>
        {day.replaceAll('-', '.')}
      </Box>
      {state !== 'later' && <ToneChip label={say(words[state])} tone={state === 'overdue' ? 'error' : 'warning'} />}
    </Box>
  );
};
DueField.columnWidth = [172, 200];
