import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CanAccess, type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useEntry } from '../entries.ts';
import { StatusButton } from '../status/StatusButton.tsx';
import type { Statuses } from '../status/statuses.ts';
import { BulkDeleteButton } from './BulkDeleteButton.tsx';
import { useSelection } from './selection/useSelection.ts';

/** What may be done to the records that are ticked; it covers the toolbar while some are. */
export const BulkBar = ({ statuses }: { statuses: Statuses | undefined }) => {
  const { name, permission } = useEntry();
  const { data = [] } = useListContext<RaRecord>();
  const { ids, count, clear } = useSelection();
  const translate = useTranslate();
  const records = data.filter(({ id }) => ids.includes(id));
  if (count === 0) return null;
  return (
    <Stack
      direction="row"
      spacing={1}
      role="toolbar"
      aria-label={translate('list.bulk')}
      sx={{ position: 'absolute', inset: 0, alignItems: 'center', paddingX: 1, backgroundColor: 'action.selected' }}
    >
      <IconButton aria-label={translate('ra.action.unselect')} onClick={() => clear()}>
        <Close fontSize="small" />
      </IconButton>
      <Typography variant="subtitle2" component="p" aria-live="polite" sx={{ paddingRight: 1 }}>
        {translate('ra.action.bulk_actions', { smart_count: count })}
      </Typography>
      {statuses && <StatusButton statuses={statuses} records={records} onChanged={() => clear()} />}
      {permission.delete && (
        <CanAccess resource={name} action="delete">
          <BulkDeleteButton />
        </CanAccess>
      )}
    </Stack>
  );
};
