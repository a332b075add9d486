import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, RecordContextProvider, useCanAccess, useRecordContext } from 'ra-core';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { InResource } from '../../components/InResource.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { leadChangeColumns as columns } from '../../generated/resources/leadChange.tsx';
import { leadWords } from './leadWords.ts';
import { type LeadChange, useLeadChanges } from './useLeadChanges.ts';

const resource = 'lead-changes';

/** What the lead became, from what, by whom, and why; affiliates read the reason in words that tell nothing of others. */
const ChangeItem = (change: LeadChange) => {
  const isStaff = useViewer()?.isStaff === true;
  const { previousStatus, apiStatus } = change;
  const isMoved = previousStatus !== null && previousStatus !== apiStatus;
  return (
    <RecordContextProvider value={change}>
      <Stack component="li" spacing={0.5} sx={{ padding: 1.5, fontSize: '0.8125rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          {isMoved && columns.previousStatus}
          {isMoved && <span aria-hidden>→</span>}
          {columns.apiStatus}
          {columns.advertiser}
          {columns.grade}
          {isStaff ? columns.reason : columns.refusal}
          {columns.changedFields}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
          {columns.createdAt}
          {columns.changedBy}
          {columns.user}
          {columns.note}
        </Box>
      </Stack>
    </RecordContextProvider>
  );
};

const listed = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const Changes = ({ lead }: { lead: number }) => {
  const say = useWords();
  const query = useLeadChanges(lead);
  return (
    <Card component="section" aria-label={say(leadWords.history)} sx={{ padding: 2.5 }}>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
        {say(leadWords.history)}
      </Typography>
      <Loaded query={query} waiting={<Skeleton height={96} />}>
        {(changes) =>
          changes.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {say(leadWords.noHistory)}
            </Typography>
          ) : (
            <InResource name={resource}>
              <Box component="ol" aria-label={say(leadWords.history)} sx={listed}>
                {changes.map((change) => (
                  <ChangeItem key={change.id} {...change} />
                ))}
              </Box>
            </InResource>
          )
        }
      </Loaded>
    </Card>
  );
};

/** What happened to the lead around. */
export const HistoryCard = () => {
  const record = useRecordContext<RaRecord<number>>();
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  return record && canAccess ? <Changes lead={record.id} /> : null;
};
