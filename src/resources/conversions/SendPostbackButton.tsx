import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { components } from '../../generated/api.d.ts';
import { postbackWords as words, useSendPostbacks } from './useSendPostbacks.ts';

/** Manually sends an affiliate the postback for a conversion. */
export const SendPostbackButton = () => {
  const conversion = useRecordContext<components['schemas']['Conversion']>();
  const viewer = useViewer();
  const say = useWords();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useSendPostbacks(() => setAsked(false));
  if (!conversion || conversion.isHidden || !viewer?.permissions.has('conversion.send_postback')) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<SendOutlined />} onClick={() => setAsked(true)}>
        {say(words.send)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={say(words.title)}
        text={say(words.text)}
        confirm={say(words.send)}
        isHarmless
        isBusy={isPending}
        onConfirm={() => mutate([conversion.id])}
        onClose={() => setAsked(false)}
      />
    </>
  );
};
