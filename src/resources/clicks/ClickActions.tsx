import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { actionsOn, type Click, type ClickAction, mayJudge } from './clickActions.ts';
import { clickWords } from './clickWords.ts';
import { useJudge } from './useJudge.tsx';

const ClickActionDialog = lazy(() => import('./ClickActionDialog.tsx'));

const VisibleActions = ({ click }: { click: Click }) => {
  const say = useWords();
  const [asked, setAsked] = useState<ClickAction>();
  const { mutateAsync } = useJudge(click);
  return (
    <>
      {actionsOn(click).map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'reject' ? 'error' : 'inherit'}
          onClick={() => setAsked(action)}
        >
          {say(clickWords.actions[action])}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <ClickActionDialog
            action={asked}
            count={1}
            onConfirm={(said) =>
              mutateAsync({ action: asked, said }).then(
                () => setAsked(undefined),
                () => undefined,
              )
            }
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};

/** The actions that the user may take on the current click. */
export const ClickActions = () => {
  const click = useRecordContext<Click>();
  const viewer = useViewer();
  return click && mayJudge(viewer) ? <VisibleActions click={click} /> : null;
};
