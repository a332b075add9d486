import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { backgroundWords as words, queueWords } from './backgroundWords.ts';
import { type Queue, type RetriedQueue, type SendingQueue, useRetry, useSwitchQueue } from './useBackgroundWork.ts';

const retried: readonly RetriedQueue[] = ['mails', 'postbacks', 'synchronizations'];
const isRetried = (name: string): name is RetriedQueue => retried.some((one) => one === name);

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

/** Stops a queue after confirmation, or starts it. */
const SwitchButton = ({ name, isStopped }: { name: SendingQueue; isStopped: boolean }) => {
  const say = useWords();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const queue = say(queueWords[name]);
  const stop = useSwitchQueue('stop', () => {
    setAsked(false);
    notify(say(words.stopped, queue), { type: 'success' });
  });
  const start = useSwitchQueue('start', () => notify(say(words.started, queue), { type: 'success' }));
  return (
    <>
      <Button
        size="small"
        color={isStopped ? 'primary' : 'inherit'}
        loading={start.isPending}
        aria-label={say(isStopped ? words.startQueue : words.stopQueue, queue)}
        onClick={() => (isStopped ? start.mutate(name) : setAsked(true))}
      >
        {say(isStopped ? words.start : words.stop)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={say(words.stopAsked, queue)}
        text={[words.stopText, ...(name === 'mails' ? [words.stopMails] : [])].map((one) => say(one)).join(' ')}
        confirm={say(words.stop)}
        isHarmless
        isBusy={stop.isPending}
        onConfirm={() => stop.mutate(name)}
        onClose={() => setAsked(false)}
      />
    </>
  );
};

/** What the user may do with a queue; `sending` is its name if it can be stopped. */
export const QueueActions = ({ queue, sending }: { queue: Queue; sending?: SendingQueue | undefined }) => {
  const permissions = useViewer()?.permissions;
  const { name, waiting } = queue;
  const isStopped = queue.stoppedAt !== null;
  const canRetry = permissions?.has('background_work.retry') && waiting > 0 && !isStopped;
  const again = canRetry && isRetried(name) ? name : undefined;
  const switched = permissions?.has('background_work.stop') ? sending : undefined;
  if (!again && !switched) return null;
  return (
    <Stack direction="row" spacing={0.5} sx={{ justifyContent: { sm: 'flex-end' } }}>
      {again && <RetryButton name={again} />}
      {switched && <SwitchButton name={switched} isStopped={isStopped} />}
    </Stack>
  );
};
