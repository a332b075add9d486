import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useStartJob } from '../../components/list/selection/useStartJob.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { type LeadAction, openActions } from './leadActions.ts';
import { leadWords } from './leadWords.ts';

const LeadActionDialog = lazy(() => import('./LeadActionDialog.tsx'));

/** The user's actions on the selected leads: a job applies one to each, and reports those it didn't apply to. */
export const BulkLeadActions = () => {
  const viewer = useViewer();
  const say = useWords();
  const start = useStartJob();
  const complain = useErrorToast();
  const [asked, setAsked] = useState<LeadAction>();
  const open = viewer ? openActions(viewer, 'forMany') : [];
  const confirm = async (action: LeadAction, values: Readonly<Record<string, unknown>>) => {
    try {
      await start({ call: action, values });
    } catch (error) {
      complain(error);
    }
    return undefined;
  };
  return (
    <>
      {open.map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'trash' ? 'error' : 'inherit'}
          onClick={() => setAsked(action)}
        >
          {say(leadWords.actions[action])}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <LeadActionDialog
            action={asked}
            onConfirm={(values) => confirm(asked, values)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
