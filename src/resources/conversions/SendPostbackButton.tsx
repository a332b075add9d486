import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../components/api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { components } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';

const words = {
  send: { en: 'Send postback', ru: 'Отправить постбэк' },
  title: { en: 'Tell the affiliate of this conversion?', ru: 'Сообщить партнёру об этой конверсии?' },
  text: {
    en: 'All postbacks that apply tell of it as it is now, those too that have told it before.',
    ru: 'Все подходящие постбэки сообщат о ней в нынешнем виде, даже если уже сообщали.',
  },
  sent: { en: 'Postbacks sent: {0}', ru: 'Отправлено постбэков: {0}' },
};

/** Has an affiliate told of a conversion by hand. */
export const SendPostbackButton = () => {
  const conversion = useRecordContext<components['schemas']['Conversion']>();
  const viewer = useViewer();
  const api = useApi();
  const say = useWords();
  const notify = useNotify();
  const complain = useErrorToast();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (id: number) =>
      dataOf(await api.PATCH('/stat/conversions/send_postback', { body: { items: [{ id }] } })),
    onSuccess: ({ count }) => notify(say(words.sent, count), { type: count > 0 ? 'success' : 'info' }),
    onError: complain,
    onSettled: () => setAsked(false),
  });
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
        onConfirm={() => mutate(conversion.id)}
        onClose={() => setAsked(false)}
      />
    </>
  );
};
