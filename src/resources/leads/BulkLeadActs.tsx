import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useStartJob } from '../../components/list/selection/useStartJob.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { type LeadAct, openActs } from './leadActs.ts';
import { leadWords } from './leadWords.ts';

const LeadActDialog = lazy(() => import('./LeadActDialog.tsx'));

/** The user's actions on the selected leads: a job applies one to each, and reports those it didn't apply to. */
export const BulkLeadActs = () => {
  const viewer = useViewer();
  const say = useWords();
  const start = useStartJob();
  const complain = useErrorToast();
  const [asked, setAsked] = useState<LeadAct>();
  const open = viewer ? openActs(viewer, 'forMany') : [];
  const confirm = async (act: LeadAct, values: Readonly<Record<string, unknown>>) => {
    try {
      await start({ call: act, values });
    } catch (error) {
      complain(error);
    }
    return undefined;
  };
  return (
    <>
      {open.map((act) => (
        <Button
          key={act}
          variant="outlined"
          color={act === 'trash' ? 'error' : 'inherit'}
          onClick={() => setAsked(act)}
        >
          {say(leadWords.acts[act])}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <LeadActDialog
            act={asked}
            onConfirm={(values) => confirm(asked, values)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
