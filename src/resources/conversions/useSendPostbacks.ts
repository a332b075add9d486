import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

export const postbackWords = {
  send: { en: 'Send postback', ru: 'Отправить постбэк' },
  title: {
    en: 'Send the affiliate’s postbacks for this conversion?',
    ru: 'Отправить постбэки партнёра об этой конверсии?',
  },
  titleOfMany: {
    en: 'Send the affiliates’ postbacks for the selected conversions ({0})?',
    ru: 'Отправить постбэки партнёров о выбранных конверсиях ({0})?',
  },
  text: {
    en: 'All applicable postbacks are sent with the current data, including those already sent.',
    ru: 'Будут отправлены все подходящие постбэки с текущими данными, в том числе отправленные раньше.',
  },
  textOfMany: {
    en: 'All applicable postbacks are sent with the current data, including those already sent. Hidden conversions are left out.',
    ru: 'Будут отправлены все подходящие постбэки с текущими данными, в том числе отправленные раньше. Скрытые конверсии не отправляются.',
  },
  sent: { en: 'Postbacks sent: {0}', ru: 'Отправлено постбэков: {0}' },
};

/** Maximum number of conversions per call. */
export const maxTold = 500;

/** Sends affiliates postbacks about conversions as they are now, and says how many are sent. */
export const useSendPostbacks = (onSettled: () => void) => {
  const api = useApi();
  const say = useWords();
  const notify = useNotify();
  const complain = useErrorToast();
  return useMutation({
    mutationFn: async (ids: readonly number[]) =>
      dataOf(
        await api.PATCH('/stat/conversions/send_postback', {
          body: { items: ids.map((id) => ({ id })) },
          headers: inOwnWords,
        }),
      ),
    onSuccess: ({ count }) => notify(say(postbackWords.sent, count), { type: count > 0 ? 'success' : 'info' }),
    onError: complain,
    onSettled,
  });
};
