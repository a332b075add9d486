import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Identifier, useTranslate } from 'ra-core';
import { formatDateTime } from '../../../domain/dates.ts';
import type { HistoryEntry } from '../../providers/data/history.ts';
import { RecordLink } from '../fields/RecordLink.tsx';
import { useColumnLabel } from '../list/columnLabel.ts';
import { useReferences } from '../references.ts';
import type { Elements } from '../typed.ts';
import { useZone } from '../viewer.ts';
import { FieldValue } from './FieldValue.tsx';

const people = 'users';

const Person = ({ id }: { id: Identifier }) => {
  const { records, isPending } = useReferences(people, [id]);
  return <RecordLink resource={people} id={id} record={records[0]} isPending={isPending} />;
};

/** One change in words. */
export const HistoryItem = ({ entry, columns }: { entry: HistoryEntry; columns: Elements }) => {
  const { at, user, impersonator, action, changes } = entry;
  const translate = useTranslate();
  const zone = useZone();
  const labelOf = useColumnLabel(columns);
  return (
    <Box component="li">
      <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <strong>{translate(`history.actions.${action}`, { _: action })}</strong>
        <span>
          {impersonator !== null && (
            <>
              <Person id={impersonator} /> {translate('history.as')}{' '}
            </>
          )}
          {user === null ? translate('history.system') : <Person id={user} />}
        </span>
        <Typography component="time" variant="body2" color="textSecondary" dateTime={new Date(at * 1000).toISOString()} sx={{ marginLeft: 'auto' }}>
          {formatDateTime(at, zone)}
        </Typography>
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'minmax(120px, max-content) 1fr', columnGap: 2, rowGap: 0.5, margin: 0, marginTop: 0.5 }}>
        {Object.entries(changes).map(([field, [before, after]]) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {labelOf(field)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
                <FieldValue field={field} value={before} column={columns[field]} />
              </Box>
              {' → '}
              <Box component="ins" sx={{ textDecoration: 'none' }}>
                <FieldValue field={field} value={after} column={columns[field]} />
              </Box>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
