import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useSelection } from '../../components/list/selection/useSelection.ts';
import { useStartJob } from '../../components/list/selection/useStartJob.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { type ClickAction, type ClickActionValues, statusBefore, valuesOf } from './clickActions.ts';
import { clickWords } from './clickWords.ts';

const ClickActionDialog = lazy(() => import('./ClickActionDialog.tsx'));

/**
 * Applies an action to the selected clicks: a job does it for each, reports those that it can't be applied to, and can
 * be undone as a whole.
 */
export const BulkClickAction = ({ action }: { action: ClickAction }) => {
  const say = useWords();
  const start = useStartJob();
  const complain = useErrorToast();
  const { count } = useSelection();
  const [isAsked, setAsked] = useState(false);
  const confirm = async (said: ClickActionValues) => {
    try {
      await start({ call: 'judge', values: { ...valuesOf(action, said), previousStatus: statusBefore[action] } });
    } catch (error) {
      complain(error);
    }
  };
  return (
    <>
      <Button variant="outlined" color={action === 'reject' ? 'error' : 'inherit'} onClick={() => setAsked(true)}>
        {say(clickWords.actions[action])}
      </Button>
      {isAsked && (
        <Suspense>
          <ClickActionDialog action={action} count={count} onConfirm={confirm} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
};
