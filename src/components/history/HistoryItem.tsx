import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Identifier, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../domain/time/dates.ts';
import type { HistoryEntry } from '../../providers/data/history.ts';
import { RecordLink } from '../fields/RecordLink.tsx';
import { useReferences } from '../references.ts';
import type { Elements } from '../typed.ts';
import { useZone } from '../viewer.ts';
import { ScheduledLink } from '../scheduled/ScheduledLink.tsx';
import { ChangesInWords } from './ChangesInWords.tsx';
import type { States } from './states.ts';

const people = 'users';

const Person = ({ id, name }: { id: Identifier; name: string | null }) => {
  const { records, isPending } = useReferences(people, [id]);
  return <RecordLink resource={people} id={id} record={records[0]} isPending={isPending} title={name ?? undefined} />;
};

/** One change, and what it takes to show it. */
export interface HistoryItemProps {
  entry: HistoryEntry;
  states: States;
  columns: Elements;
  /** Names of the fields in form order. */
  order: readonly string[];
  /** Actions on the change. */
  children?: ReactNode;
}

/** One change in words. */
export const HistoryItem = ({ entry, states, columns, order, children }: HistoryItemProps) => {
  const { at, user, userName, impersonator, impersonatorName, scheduledChange, scheduledReason, action } = entry;
  const translate = useTranslate();
  const zone = useZone();
  return (
    <Box component="li">
      <Typography variant="body2" component="div" sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap' }}>
        <strong>{translate(`history.actions.${action}`, { _: action })}</strong>
        <span>
          {impersonator !== null && (
            <>
              <Person id={impersonator} name={impersonatorName} /> {translate('history.as')}{' '}
            </>
          )}
          {user === null ? translate('history.system') : <Person id={user} name={userName} />}
        </span>
        {scheduledChange !== null && <ScheduledLink id={scheduledChange} />}
        <Typography
          component="time"
          variant="body2"
          color="textSecondary"
          dateTime={new Date(at * 1000).toISOString()}
          sx={{ marginLeft: { sm: 'auto' }, flexBasis: { xs: '100%', sm: 'auto' } }}
        >
          {formatDateTime(at, zone)}
        </Typography>
      </Typography>
      {scheduledReason && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {scheduledReason}
        </Typography>
      )}
      <ChangesInWords changes={entry} states={states} columns={columns} order={order} />
      {children}
    </Box>
  );
};
