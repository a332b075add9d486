import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { complaintOf, useErrorToast } from '../../useErrorToast.ts';
import { type JobAction, useStartJob } from './useStartJob.ts';

/** What was refused for all records because one of them blocked it. */
export interface Refused {
  action: JobAction;
  error: unknown;
}

/** Says that nothing was changed, as one record does not allow it, and asks whether to change the others. */
const PartialDialog = ({ refused: { action, error }, onClose }: { refused: Refused; onClose: () => void }) => {
  const translate = useTranslate();
  const start = useStartJob();
  const complain = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      await start(action);
    } catch (failure) {
      complain(failure);
    }
    onClose();
  };
  const reason = complaintOf(error);
  return (
    <ConfirmDialog
      open
      title={translate('job.partialTitle')}
      text={translate('job.partialText', { reason: translate(reason, { _: reason }) })}
      confirm={translate(action.call === 'delete' ? 'job.deleteOthers' : 'job.changeOthers')}
      isBusy={isBusy}
      onConfirm={() => void begin()}
      onClose={onClose}
    />
  );
};

export default PartialDialog;
