import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetMany, useTranslate } from 'ra-core';
import { itemsOf } from '../../providers/data/client.ts';
import { useApi } from '../api.ts';
import { Loaded } from '../failure/Loaded.tsx';
import { useNamingMeta, useRepresent } from '../references.ts';
import type { WatchedJob } from './watchedJobs.ts';

/** This many are listed by name; the rest are counted. */
const maxNamed = 100;

export interface JobFailuresProps {
  watched: WatchedJob;
  /** Whether what failed are rows of a file, which are numbered, not records. */
  isImport: boolean;
  count: number;
  onClose: () => void;
}

/** The records that a job could not change, or the rows that it could not import, each with the reason. */
const JobFailures = ({ watched: { id, resource }, isImport, count, onClose }: JobFailuresProps) => {
  const translate = useTranslate();
  const api = useApi();
  const meta = useNamingMeta(resource);
  const represent = useRepresent(resource);
  const query = useQuery({
    queryKey: ['watched.jobs', id, 'failures', count],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { limit: maxNamed } };
      return itemsOf(await api.GET('/user/jobs/{id}/failures', { params, signal }));
    },
  });
  const failed = query.data ?? [];
  const { data: records = [], isPending } = useGetMany<RaRecord>(
    resource,
    { ids: failed.map((one) => one.id), meta },
    { enabled: failed.length > 0 && !isImport },
  );
  const nameOf = (record: number): string => {
    if (isImport) return translate('job.row', { row: record });
    const found = records.find((one) => one?.id === record);
    if (found) return represent(found);
    return isPending ? '…' : translate('record.unseen');
  };
  const fieldOf = (field: string | null): string =>
    field === null ? '' : `${translate(`resources.${resource}.fields.${field}`, { _: field })}: `;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle variant="h3">
        {translate(isImport ? 'job.notImported' : 'job.failed', { smart_count: count, count })}
      </DialogTitle>
      <DialogContent>
        <Loaded query={query} waiting={<Skeleton variant="rounded" height={96} />}>
          {(failures) => (
            <List dense disablePadding>
              {failures.map((failure) => (
                <ListItem key={failure.id} disableGutters>
                  <ListItemText primary={nameOf(failure.id)} secondary={fieldOf(failure.field) + failure.message} />
                </ListItem>
              ))}
            </List>
          )}
        </Loaded>
        {count > maxNamed && (
          <Typography variant="body2" color="textSecondary">
            {translate('job.more', { smart_count: count - maxNamed })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default JobFailures;
