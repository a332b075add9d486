import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { actsOn, type Click, type ClickAct, mayJudge } from './clickActs.ts';
import { clickWords } from './clickWords.ts';
import { useJudge } from './useJudge.tsx';

const ClickActDialog = lazy(() => import('./ClickActDialog.tsx'));

const Acts = ({ click }: { click: Click }) => {
  const say = useWords();
  const [asked, setAsked] = useState<ClickAct>();
  const { mutateAsync } = useJudge(click);
  return (
    <>
      {actsOn(click).map((act) => (
        <Button
          key={act}
          variant="outlined"
          color={act === 'reject' ? 'error' : 'inherit'}
          onClick={() => setAsked(act)}
        >
          {say(clickWords.acts[act])}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <ClickActDialog
            act={asked}
            count={1}
            onConfirm={(said) =>
              mutateAsync({ act: asked, said }).then(
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
export const ClickActs = () => {
  const click = useRecordContext<Click>();
  const viewer = useViewer();
  return click && mayJudge(viewer) ? <Acts click={click} /> : null;
};
