import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useEntry } from '../entries.ts';
import { LoadFailure } from '../failure/LoadFailure.tsx';
import { Loaded } from '../failure/Loaded.tsx';
import type { Elements } from '../typed.ts';
import { HistoryItem } from './HistoryItem.tsx';
import { withStates } from './states.ts';
import { useHistory } from './useHistory.ts';

/** What happened to the record around, the newest first: who did it, acting as which user, when, and each field from old to new. */
export const HistoryTab = ({ columns }: { columns: Elements }) => {
  const { name } = useEntry();
  const record = useRecordContext();
  const translate = useTranslate();
  const { query, olderError, hasOlder, older } = useHistory(name, record?.id);
  return (
    <Loaded query={query} waiting={<Skeleton variant="rounded" height={240} />}>
      {(entries) => (
        <Card sx={{ padding: 2.5 }}>
          {entries.length === 0 && <Typography color="textSecondary">{translate('history.empty')}</Typography>}
          <Stack
            component="ol"
            spacing={2}
            sx={{ listStyle: 'none', margin: 0, marginBottom: hasOlder ? 2 : 0, padding: 0 }}
          >
            {withStates(record ?? {}, entries).map(({ entry, states }) => (
              <HistoryItem key={entry.id} entry={entry} states={states} columns={columns} />
            ))}
          </Stack>
          {olderError ? (
            <LoadFailure error={olderError} onRetry={older} />
          ) : (
            hasOlder && (
              <Button color="inherit" onClick={older}>
                {translate('history.more')}
              </Button>
            )
          )}
        </Card>
      )}
    </Loaded>
  );
};
