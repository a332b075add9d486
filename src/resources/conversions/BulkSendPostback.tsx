import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useSelection } from '../../components/list/selection/useSelection.ts';
import { useWords } from '../../components/useWords.ts';
import { maxTold, postbackWords as words, useSendPostbacks } from './useSendPostbacks.ts';

/** Manually sends affiliates postbacks about the selected conversions. */
export const BulkSendPostback = () => {
  const say = useWords();
  const { ids, isAll, clear } = useSelection();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useSendPostbacks(() => setAsked(false));
  // The call takes conversions only by their ids.
  if (isAll || ids.length > maxTold) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAsked(true)}>
        {say(words.send)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={say(words.titleOfMany, ids.length)}
        text={say(words.textOfMany)}
        confirm={say(words.send)}
        isHarmless
        isBusy={isPending}
        onConfirm={() => mutate(ids.map(Number), { onSuccess: clear })}
        onClose={() => setAsked(false)}
      />
    </>
  );
};
