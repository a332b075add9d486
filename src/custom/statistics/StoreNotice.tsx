import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LoadFailure } from '../../components/failure/LoadFailure.tsx';
import { useWords } from '../../components/useWords.ts';
import { isFailure } from '../../providers/data/errors.ts';
import { statisticsWords as words } from './statisticsWords.ts';

interface StoreNoticeProps {
  error: unknown;
  onRetry: () => void;
}

/** The notices for failures that say what state the store is in. */
const notices = [
  ['statisticsRebuilding', words.rebuilding, words.rebuildingHint],
  ['statisticsUnreachable', words.unreachable, words.unreachableHint],
  ['statisticsAway', words.away, words.awayHint],
  ['statisticsOff', words.off, words.offHint],
] as const;

/** Why there are no figures: the store is being rebuilt, does not answer, there is none, it is switched off, or the query failed. */
export const StoreNotice = ({ error, onRetry }: StoreNoticeProps) => {
  const say = useWords();
  const isRebuilding = isFailure(error, 'statisticsRebuilding');
  const notice = notices.find(([code]) => isFailure(error, code));
  if (!notice) return <LoadFailure error={error} onRetry={onRetry} />;
  const [, title, hint] = notice;
  const Icon = isRebuilding ? SyncOutlined : CloudOffOutlined;
  return (
    <Card sx={{ position: 'relative', overflow: 'hidden' }}>
      {isRebuilding && <LinearProgress aria-hidden="true" sx={{ height: 2 }} />}
      <Stack role="status" spacing={1} sx={{ alignItems: 'center', paddingY: 7, paddingX: 2, textAlign: 'center' }}>
        <Icon sx={{ fontSize: 36, color: 'text.disabled' }} />
        <Typography variant="subtitle1" component="p">
          {say(title)}
        </Typography>
        <Box sx={{ maxWidth: '36rem' }}>
          <Typography color="textSecondary">{say(hint)}</Typography>
          <Typography color="textSecondary">{say(words.awayBriefly)}</Typography>
        </Box>
      </Stack>
    </Card>
  );
};
