import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { FiguresTable } from '../../components/FiguresTable.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { useMoment } from '../../components/useMoment.ts';
import { useWords } from '../../components/useWords.ts';
import { backgroundWords as words, queueWords } from './backgroundWords.ts';
import { QueueActions } from './QueueActions.tsx';
import {
  type Queue,
  type QueueStop,
  type SendingQueue,
  useBackgroundWork,
  useQueueStops,
} from './useBackgroundWork.ts';

const sending: readonly SendingQueue[] = ['mails', 'postbacks', 'notices', 'synchronizations', 'heldLeads'];
const sendingOf = (name: string): SendingQueue | undefined => sending.find((one) => one === name);

interface QueuesProps {
  label: string;
  queues: readonly Queue[];
}

/** The state of each queue; a queue that can be stopped shows whether it is. */
const Queues = ({ label, queues }: QueuesProps) => {
  const say = useWords();
  const moment = useMoment();
  const isSending = queues.some(({ name }) => sendingOf(name));
  const { work, state, waiting, running, failed, oldest, lastDone, problem } = words;
  const heads = [work, ...(isSending ? [state] : []), waiting, running, failed, oldest, lastDone, problem];
  const stateOf = ({ stoppedAt }: Queue): string => {
    const since = moment(stoppedAt);
    return since === null ? say(words.goesOn) : say(words.stoppedSince, since);
  };
  return (
    <FiguresTable
      label={label}
      columns={heads.map((one) => say(one))}
      rows={queues.map((queue) => ({
        key: queue.name,
        cells: [
          say(queueWords[queue.name]),
          ...(isSending ? [stateOf(queue)] : []),
          ...[queue.waiting, queue.running, queue.failed],
          ...[moment(queue.oldestAt), moment(queue.endedAt)],
          queue.problem,
        ],
        actions: <QueueActions queue={queue} sending={sendingOf(queue.name)} />,
      }))}
    />
  );
};

const Stops = ({ stops }: { stops: readonly QueueStop[] }) => {
  const say = useWords();
  const moment = useMoment();
  if (stops.length === 0) return <Typography color="textSecondary">{say(words.noStops)}</Typography>;
  return (
    <FiguresTable
      label={say(words.stops)}
      columns={[words.work, words.stoppedAt, words.stoppedBy, words.startedAt, words.startedBy].map((one) => say(one))}
      rows={stops.map((stop) => ({
        key: stop.id,
        cells: [
          say(queueWords[stop.queue]),
          ...[moment(stop.stoppedAt), stop.stoppedBy?.name],
          ...[moment(stop.startedAt), stop.startedBy?.name],
        ],
      }))}
    />
  );
};

/** The queues of the network: what is waiting, stopping and starting deliveries, and who did that. */
export default function QueuesPage() {
  const say = useWords();
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.queues" />
      <Typography color="textSecondary">{say(words.aboutQueues)}</Typography>
      <Loaded query={useBackgroundWork()} waiting={<Skeleton height={96} />}>
        {({ queues }) => (
          <>
            <Section title={say(words.sending)}>
              <Queues label={say(words.sending)} queues={queues.filter(({ name }) => sendingOf(name))} />
            </Section>
            <Section title={say(words.otherWork)}>
              <Queues label={say(words.otherWork)} queues={queues.filter(({ name }) => !sendingOf(name))} />
            </Section>
          </>
        )}
      </Loaded>
      <Section title={say(words.stops)}>
        <Loaded query={useQueueStops()} waiting={<Skeleton height={96} />}>
          {({ items }) => <Stops stops={items} />}
        </Loaded>
      </Section>
    </Stack>
  );
}
