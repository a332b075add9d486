import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useSelection } from '../../components/list/selection/useSelection.ts';
import { useStartJob } from '../../components/list/selection/useStartJob.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { type ClickAct, type ClickActValues, statusBefore, valuesOf } from './clickActs.ts';
import { clickWords } from './clickWords.ts';

const ClickActDialog = lazy(() => import('./ClickActDialog.tsx'));

/**
 * Applies an action to the selected clicks: a job does it for each, reports those that it can't be applied to, and can
 * be undone as a whole.
 */
export const BulkClickAct = ({ act }: { act: ClickAct }) => {
  const say = useWords();
  const start = useStartJob();
  const complain = useErrorToast();
  const { count } = useSelection();
  const [isAsked, setAsked] = useState(false);
  const confirm = async (said: ClickActValues) => {
    try {
      await start({ call: 'judge', values: { ...valuesOf(act, said), previousStatus: statusBefore[act] } });
    } catch (error) {
      complain(error);
    }
  };
  return (
    <>
      <Button variant="outlined" color={act === 'reject' ? 'error' : 'inherit'} onClick={() => setAsked(true)}>
        {say(clickWords.acts[act])}
      </Button>
      {isAsked && (
        <Suspense>
          <ClickActDialog act={act} count={count} onConfirm={confirm} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
};
