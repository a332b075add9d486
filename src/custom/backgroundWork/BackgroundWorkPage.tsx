import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { choreWords } from '../../../domain/chores.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { useLanguage } from '../../components/language.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { useMoment } from '../../components/useMoment.ts';
import { useWords } from '../../components/useWords.ts';
import { backgroundWords as words, mailStateWords } from './backgroundWords.ts';
import { FiguresTable } from '../../components/FiguresTable.tsx';
import { MailActions } from './MailActions.tsx';
import { type Chore, useBackgroundWork, useMails } from './useBackgroundWork.ts';

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
            columns={[to, subject, state, attempts, created, next, problem].map((one) => say(one))}
            rows={items.map((mail) => ({
              key: mail.id,
              cells: [
                ...[mail.address, mail.about, say(mailStateWords[mail.state]), mail.attempts],
                ...[moment(mail.createdAt), moment(mail.dueAt), mail.problem],
              ],
              actions: <MailActions mail={mail} />,
            }))}
          />
        )
      }
    </Loaded>
  );
};

/** Background work: recurring work, and the latest mails; queues have their own page. */
export default function BackgroundWorkPage() {
  const say = useWords();
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.backgroundWork" />
      <Typography color="textSecondary">{say(words.about)}</Typography>
      <Loaded query={useBackgroundWork()} waiting={<Skeleton height={96} />}>
        {({ chores }) => (
          <Section title={say(words.chores)}>
            <Chores chores={chores} />
          </Section>
        )}
      </Loaded>
      <Section title={say(words.mails)}>
        <Mails />
      </Section>
    </Stack>
  );
}
