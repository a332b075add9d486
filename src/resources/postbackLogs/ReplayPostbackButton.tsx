import Replay from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { components } from '../../generated/api.d.ts';

const ReplayPostbackDialog = lazy(() => import('./ReplayPostbackDialog.tsx'));

const replay = { en: 'Replay', ru: 'Повторить' };

/** Shows what an advertiser’s postback would do now, and offers to repeat it. */
export const ReplayPostbackButton = () => {
  const say = useWords();
  const viewer = useViewer();
  const entry = useRecordContext<components['schemas']['PostbackLog']>();
  const [isOpen, setOpen] = useState(false);
  if (!entry || !viewer?.permissions.has('log.postback.advertiser.replay')) return null;
  return (
    <>
      <Button size="small" variant="text" color="inherit" startIcon={<Replay />} onClick={() => setOpen(true)}>
        {say(replay)}
      </Button>
      {isOpen && (
        <Suspense>
          <ReplayPostbackDialog id={entry.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
