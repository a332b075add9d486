import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, RecordContextProvider, useCanAccess, useRecordContext } from 'ra-core';
import { cardWords } from '../../../domain/distribution/card-words.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { WireText } from '../../components/fields/WireText.tsx';
import { framedList } from '../../components/framedList.ts';
import { InResource } from '../../components/InResource.tsx';
import { leadAttemptColumns as columns } from '../../generated/resources/leadAttempt.tsx';
import { useWords } from '../../components/useWords.ts';
import { type Attempt, useAttempts } from './useAttempts.ts';

const resource = 'lead-attempts';

const Messages = ({ request, answer }: Attempt) => {
  const say = useWords();
  return (
    <Box component="details" sx={{ '&[open] > summary': { marginBottom: 1 } }}>
      <Box
        component="summary"
        sx={{
          width: 'fit-content',
          color: 'text.secondary',
          fontSize: '0.8125rem',
          lineHeight: '24px',
          cursor: 'pointer',
        }}
      >
        {say(cardWords.messages)}
      </Box>
      <Stack spacing={1.5}>
        {request && <WireText title={say(cardWords.request)} text={request} />}
        {answer && <WireText title={say(cardWords.answer)} text={answer} />}
      </Stack>
    </Box>
  );
};

/** An attempt: to whom the lead was offered, the answer, and the time. */
const AttemptItem = (attempt: Attempt) => {
  const say = useWords();
  const { order, took, request, answer } = attempt;
  return (
    <RecordContextProvider value={attempt}>
      <Stack
        component="li"
        spacing={0.75}
        aria-label={say(cardWords.attempt, order ?? 0)}
        sx={{ padding: 1.5, fontSize: '0.8125rem' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography component="span" variant="body2" aria-hidden sx={{ fontWeight: 600, minWidth: 24 }}>
            {order}
          </Typography>
          {columns.advertiser}
          {columns.outcome}
          {columns.message}
          {columns.failure}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
          {columns.startedAt}
          {took !== null && took !== undefined && <span>{say(cardWords.took, took)}</span>}
          {columns.advertiserLeadId}
        </Box>
        {(request || answer) && <Messages {...attempt} />}
      </Stack>
    </RecordContextProvider>
  );
};

const Attempts = ({ lead }: { lead: number }) => {
  const say = useWords();
  const query = useAttempts(lead);
  return (
    <Card component="section" aria-label={say(cardWords.attempts)} sx={{ padding: 2.5 }}>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
        {say(cardWords.attempts)}
      </Typography>
      <Loaded query={query} waiting={<Skeleton height={96} />}>
        {(attempts) =>
          attempts.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {say(cardWords.noAttempts)}
            </Typography>
          ) : (
            <InResource name={resource}>
              <Box component="ol" aria-label={say(cardWords.attempts)} sx={framedList}>
                {attempts.map((attempt) => (
                  <AttemptItem key={attempt.id} {...attempt} />
                ))}
              </Box>
            </InResource>
          )
        }
      </Loaded>
    </Card>
  );
};

/** The attempts to have an advertiser take the current lead; for users who may see them. */
export const AttemptsCard = () => {
  const record = useRecordContext<RaRecord<number>>();
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  return record && canAccess ? <Attempts lead={record.id} /> : null;
};
