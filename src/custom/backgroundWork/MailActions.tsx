import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { Words } from '../../../domain/text/words.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { backgroundWords as words } from './backgroundWords.ts';
import { type Mail, useMailAction } from './useBackgroundWork.ts';

/** Retries a mail, or cancels it after confirmation. */
export const MailActions = ({ mail: { id, state, canRetry, address } }: { mail: Mail }) => {
  const say = useWords();
  const notify = useNotify();
  const viewer = useViewer();
  const [isAsked, setAsked] = useState(false);
  const tell = (done: Words) => (count: number) =>
    count > 0 ? notify(say(done, address), { type: 'success' }) : notify(say(words.mailOver), { type: 'info' });
  const retry = useMailAction('retry', tell(words.retriedMail));
  const cancel = useMailAction('cancel', tell(words.cancelledMail), () => setAsked(false));
  const mayCancel = state === 'waiting' || state === 'given_up';
  if (!viewer?.permissions.has('background_work.retry') || !mayCancel) return null;
  return (
    <Stack direction="row" spacing={0.5} sx={{ justifyContent: { sm: 'flex-end' } }}>
      {canRetry && (
        <Button
          size="small"
          loading={retry.isPending}
          aria-label={say(words.retryMail, address)}
          onClick={() => retry.mutate(id)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {say(words.retry)}
        </Button>
      )}
      <Button size="small" color="inherit" aria-label={say(words.cancelMail, address)} onClick={() => setAsked(true)}>
        {say(words.cancel)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={say(words.cancelAsked)}
        text={say(words.cancelText, address)}
        confirm={say(words.cancelIt)}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate(id)}
        onClose={() => setAsked(false)}
      />
    </Stack>
  );
};
