import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useRecordContext } from 'ra-core';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { scheduledStates } from '../../../domain/time/scheduled-changes.ts';
import { Loaded } from '../failure/Loaded.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { ReferenceOneField } from '../fields/ReferenceOneField.tsx';
import { ToneChip } from '../fields/ToneChip.tsx';
import { InResource } from '../InResource.tsx';
import type { Elements } from '../typed.ts';
import { useWords } from '../useWords.ts';
import { useZone } from '../viewer.ts';
import { ScheduledActions } from './ScheduledActions.tsx';
import { ScheduledFields } from './ScheduledFields.tsx';
import { scheduledWords as words } from './scheduledWords.ts';
import { type ScheduledChange, useScheduled } from './useScheduled.ts';

export interface ScheduledTabProps {
  columns: Elements;
  /** Names of the fields in form order. */
  order: readonly string[];
}

const Head = ({ change }: { change: ScheduledChange }) => {
  const say = useWords();
  const zone = useZone();
  const { state, backAt, reason, problem } = change;
  const isPending = backAt !== null && change.returnedAt === null;
  return (
    <InResource name="scheduled-changes">
      <RecordContextProvider value={change}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <ToneChip label={say(scheduledStates[state])} tone={scheduledStates[state].tone} />
          <strong>
            <MomentField source="at" />
          </strong>
          {isPending && <span>{say(words.back, formatDateTime(backAt, zone))}</span>}
          <Typography component="span" variant="caption" color="textSecondary">
            <ReferenceOneField source="author" reference="users" />
          </Typography>
        </Stack>
        {reason && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Typography>
        )}
        {problem && (
          <Typography variant="body2" color="error">
            {say({ en: '', ru: '', ...problem })}
          </Typography>
        )}
      </RecordContextProvider>
    </InResource>
  );
};

const Scheduled = ({ id, columns, order }: ScheduledTabProps & { id: number }) => {
  const say = useWords();
  const { query, more } = useScheduled(id);
  return (
    <section aria-label={say(words.title)}>
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={160} />}>
        {(changes) =>
          changes.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {say(words.none)}
            </Typography>
          ) : (
            <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {changes.map((change) => (
                <Card key={change.id} component="li" sx={{ padding: 2, overflow: 'visible' }}>
                  <Head change={change} />
                  <ScheduledFields changes={change.changes} found={change.found} columns={columns} order={order} />
                  <Stack direction="row" spacing={1} sx={{ marginTop: 1 }}>
                    <ScheduledActions change={change} />
                  </Stack>
                </Card>
              ))}
            </Stack>
          )
        }
      </Loaded>
      {more && (
        <Button color="inherit" onClick={more} sx={{ marginTop: 2 }}>
          {say(words.more)}
        </Button>
      )}
    </section>
  );
};

/** The scheduled changes of the current record, and the actions on them. */
const ScheduledTab = (props: ScheduledTabProps) => {
  const record = useRecordContext();
  return typeof record?.id === 'number' ? <Scheduled key={record.id} id={record.id} {...props} /> : null;
};

export default ScheduledTab;
