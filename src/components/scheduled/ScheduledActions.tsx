import Button from '@mui/material/Button';
import { useState } from 'react';
import { nextStep } from '../../../domain/time/scheduled-changes.ts';
import { complaintOf } from '../useErrorToast.ts';
import { isFailure } from '../../providers/data/errors.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useWords } from '../useWords.ts';
import { scheduledWords as words } from './scheduledWords.ts';
import { type ScheduledChange, useScheduledActions } from './useScheduled.ts';

export interface ScheduledActsProps {
  change: Pick<ScheduledChange, 'id' | 'state' | 'appliedAt' | 'backAt'>;
}

/**
 * The actions on a scheduled change, if any of it is still to be done. Asks before overwriting what has changed in the
 * meantime.
 */
export const ScheduledActions = ({ change }: ScheduledActsProps) => {
  const say = useWords();
  const { apply, cancel } = useScheduledActions();
  const [overtaken, setOvertaken] = useState<string>();
  const step = nextStep(change);
  if (!step) return null;
  const isBusy = apply.isPending || cancel.isPending;
  const [now, anyway] = step === 'apply' ? [words.applyNow, words.applyAnyway] : [words.returnNow, words.returnAnyway];
  const execute = (isForced: boolean) =>
    apply.mutate(
      { id: change.id, isForced },
      {
        onSuccess: () => setOvertaken(undefined),
        onError: (error) => setOvertaken(isFailure(error, 'changedSince') ? complaintOf(error) : undefined),
      },
    );
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => execute(false)}>
        {say(now)}
      </Button>
      <Button color="inherit" disabled={isBusy} onClick={() => cancel.mutate(change.id)}>
        {say(step === 'apply' ? words.drop : words.keep)}
      </Button>
      {overtaken !== undefined && (
        <ConfirmDialog
          open
          title={say(words.anywayAsked)}
          text={`${say(words.anywayText)} ${overtaken}`}
          confirm={say(anyway)}
          isBusy={isBusy}
          onConfirm={() => execute(true)}
          onClose={() => setOvertaken(undefined)}
        />
      )}
    </>
  );
};
