import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { formatDateTime } from '../../../domain/dates.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { useLanguage } from '../../components/language.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer, useZone } from '../../components/viewer.ts';
import { backgroundWords as words, choreWords, mailStateWords, queueWords } from './backgroundWords.ts';
import { FiguresTable } from '../../components/FiguresTable.tsx';
import { MailActions } from './MailActions.tsx';
import {
  type Chore,
  type Queue,
  type RetriedQueue,
  useBackgroundWork,
  useMails,
  useRetry,
} from './useBackgroundWork.ts';

const retried: readonly RetriedQueue[] = ['mails', 'postbacks', 'synchronizations'];
const isRetried = (name: string): name is RetriedQueue => retried.some((one) => one === name);

/** A moment by the viewer's clocks. */
const useMoment = (): ((at: number | null) => string) => {
  const zone = useZone();
  return (at) => (at === null ? '–' : formatDateTime(at, zone));
};

const RetryButton = ({ name }: { name: RetriedQueue }) => {
  const say = useWords();
  const notify = useNotify();
  const { mutate: retry, isPending } = useRetry((count) => notify(say(words.retried, count), { type: 'success' }));
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={say(words.retryQueue, say(queueWords[name]))}
      onClick={() => retry(name)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {say(words.retry)}
    </Button>
  );
};

const Queues = ({ queues }: { queues: readonly Queue[] }) => {
  const say = useWords();
  const moment = useMoment();
  const mayRetry = useViewer()?.permissions.has('background_work.retry') ?? false;
  const { work, waiting, running, failed, oldest, lastDone, problem } = words;
  return (
    <FiguresTable
      label={say(words.queues)}
      columns={[...[work, waiting, running, failed, oldest, lastDone, problem].map((one) => say(one)), '']}
      rows={queues.map((queue) => ({
        key: queue.name,
        cells: [
          say(queueWords[queue.name]),
          ...[queue.waiting, queue.running, queue.failed],
          ...[moment(queue.oldestAt), moment(queue.endedAt)],
          queue.problem,
          mayRetry && isRetried(queue.name) && queue.waiting > 0 && <RetryButton name={queue.name} />,
        ],
      }))}
    />
  );
};

const Chores = ({ chores }: { chores: readonly Chore[] }) => {
  const say = useWords();
  const moment = useMoment();
  return (
    <FiguresTable
      label={say(words.chores)}
      columns={[words.work, words.lastDone, words.lastFailed].map((one) => say(one))}
      rows={chores.map(({ name, endedAt, failedAt }) => ({
        key: name,
        cells: [say(choreWords[name]), moment(endedAt), moment(failedAt)],
      }))}
    />
  );
};

const Mails = () => {
  const say = useWords();
  const moment = useMoment();
  const { to, subject, state, attempts, created, next, problem } = words;
  return (
    <Loaded query={useMails(useLanguage())} waiting={<Skeleton height={96} />}>
      {({ items }) =>
        items.length === 0 ? (
          <Typography color="textSecondary">{say(words.noMails)}</Typography>
        ) : (
          <FiguresTable
            label={say(words.mails)}
            columns={[...[to, subject, state, attempts, created, next, problem].map((one) => say(one)), '']}
            rows={items.map((mail) => ({
              key: mail.id,
              cells: [
                ...[mail.address, mail.about, say(mailStateWords[mail.state]), mail.attempts],
                ...[moment(mail.createdAt), moment(mail.dueAt), mail.problem],
                <MailActions key="actions" mail={mail} />,
              ],
            }))}
          />
        )
      }
    </Loaded>
  );
};

/** Background work: queues, regular work, and the latest mails. */
export default function BackgroundWorkPage() {
  const say = useWords();
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.backgroundWork" />
      <Typography color="textSecondary">{say(words.about)}</Typography>
      <Loaded query={useBackgroundWork()} waiting={<Skeleton height={96} />}>
        {({ queues, chores }) => (
          <>
            <Section title={say(words.queues)}>
              <Queues queues={queues} />
            </Section>
            <Section title={say(words.chores)}>
              <Chores chores={chores} />
            </Section>
          </>
        )}
      </Loaded>
      <Section title={say(words.mails)}>
        <Mails />
      </Section>
    </Stack>
  );
}
