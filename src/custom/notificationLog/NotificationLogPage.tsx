import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import type { Tone } from '../../components/choice.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { FiguresTable } from '../../components/FiguresTable.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useMoment } from '../../components/useMoment.ts';
import { useWords } from '../../components/useWords.ts';
import { deliveryChannelWords, deliveryStateWords, logWords as words } from './logWords.ts';
import { type Delivery, useDeliveries } from './useDeliveries.ts';

const tones: Readonly<Record<Delivery['state'], Tone>> = {
  waiting: 'warning',
  delivered: 'success',
  given_up: 'error',
  withdrawn: 'neutral',
};

const Deliveries = ({ items }: { items: readonly Delivery[] }) => {
  const say = useWords();
  const moment = useMoment();
  const { event, to, channel, state, attempts, happened, next, ended, problem, rule } = words;
  return (
    <FiguresTable
      label={say(words.log)}
      columns={[event, to, channel, state, attempts, happened, next, ended, problem, rule].map((one) => say(one))}
      rows={items.map((one) => ({
        key: one.id,
        cells: [
          one.about,
          one.channel === 'webhook' ? say(words.authorOf, one.user.name) : one.user.name,
          [say(deliveryChannelWords[one.channel]), one.channelTitle].filter(Boolean).join(' · '),
          <ToneChip key="state" label={say(deliveryStateWords[one.state])} tone={tones[one.state]} />,
          one.attempts,
          ...[moment(one.happenedAt), moment(one.dueAt), moment(one.endedAt)],
          one.problem,
          <Link key="rule" component={LinkBase} to={`/settings/notifications/rules/${one.notification}/general`}>
            {one.notificationTitle ?? `#${one.notification}`}
          </Link>,
        ],
      }))}
    />
  );
};

/** What notification rules have sent, and whether it was delivered. */
export default function NotificationLogPage() {
  const say = useWords();
  const { query, hasOlder, isLoadingOlder, older } = useDeliveries();
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.notificationLog" />
      <Typography color="textSecondary">{say(words.about)}</Typography>
      <Card>
        <Loaded query={query} waiting={<Skeleton height={160} sx={{ margin: 2 }} />}>
          {(items) =>
            items.length === 0 ? (
              <Typography role="status" color="textSecondary" sx={{ padding: 4, textAlign: 'center' }}>
                {say(words.none)}
              </Typography>
            ) : (
              <>
                <Box sx={{ padding: { xs: 1, sm: 0 } }}>
                  <Deliveries items={items} />
                </Box>
                {hasOlder && (
                  <Box sx={{ padding: 1.5, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
                    <Button loading={isLoadingOlder} onClick={older}>
                      {say(words.more)}
                    </Button>
                  </Box>
                )}
              </>
            )
          }
        </Loaded>
      </Card>
    </Stack>
  );
}
