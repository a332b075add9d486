import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useEntry } from '../entries.ts';
import type { Elements } from '../typed.ts';
import { HistoryItem } from './HistoryItem.tsx';
import { withStates } from './states.ts';
import { useHistory } from './useHistory.ts';

/** What happened to the record around, the newest first: who did it, as whom, when, and each field from old to new. */
export const HistoryTab = ({ columns }: { columns: Elements }) => {
  const { name } = useEntry();
  const record = useRecordContext();
  const translate = useTranslate();
  const { entries, isPending, error, hasMore, more, retry } = useHistory(name, record?.id);
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  if (error) {
    return (
      <Alert severity="error" action={<Button color="inherit" onClick={retry}>{translate('list.tryAgain')}</Button>}>
        {error.message}
      </Alert>
    );
  }
  return (
    <Card sx={{ padding: 2.5 }}>
      {entries.length === 0 && <Typography color="textSecondary">{translate('history.empty')}</Typography>}
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {withStates(record ?? {}, entries).map(({ entry, states }) => (
          <HistoryItem key={entry.id} entry={entry} states={states} columns={columns} />
        ))}
      </Stack>
      {hasMore && (
        <Button color="inherit" onClick={more} sx={{ marginTop: 2 }}>
          {translate('history.more')}
        </Button>
      )}
    </Card>
  );
};
