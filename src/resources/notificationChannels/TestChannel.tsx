import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useRecordContext } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { Section } from '../../components/Section.tsx';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

type Channel = components['schemas']['NotificationChannelIntegration'];

const words = {
  title: { en: 'Test', ru: 'Проверка' },
  webhook: {
    en: 'Posts a signed test without events to the saved address.',
    ru: 'Отправляет на сохранённую ссылку подписанную проверку без событий.',
  },
  telegram: {
    en: 'The bot writes to you, once you have linked it in your profile.',
    ru: 'Бот напишет вам, если вы привязали его в своём профиле.',
  },
  send: { en: 'Send test', ru: 'Отправить проверку' },
  delivered: { en: 'Delivered', ru: 'Доставлено' },
  failed: { en: 'Failed', ru: 'Ошибка' },
  took: { en: '{0} ms', ru: '{0} мс' },
};

const useTest = (id: number) => {
  const api = useApi();
  const complain = useErrorToast();
  return useMutation({
    mutationFn: async () =>
      dataOf(
        await api.POST('/user/notifications/test', {
          body: { notificationChannelIntegrationId: id },
          headers: inOwnWords,
        }),
      ),
    onError: complain,
  });
};

const Test = ({ channel }: { channel: Channel }) => {
  const say = useWords();
  const { mutate, data, isPending } = useTest(channel.id);
  return (
    <Section title={say(words.title)} about={say(channel.kind === 'telegram' ? words.telegram : words.webhook)}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button type="button" variant="contained" loading={isPending} onClick={() => mutate()}>
          {say(words.send)}
        </Button>
        {data && (
          <Stack direction="row" spacing={1} role="status" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <ToneChip
              label={say(data.delivered ? words.delivered : words.failed)}
              tone={data.delivered ? 'success' : 'error'}
            />
            {data.problem && <Typography variant="body2">{data.problem}</Typography>}
            <Typography variant="body2" color="textSecondary">
              {say(words.took, data.took)}
            </Typography>
          </Stack>
        )}
      </Stack>
    </Section>
  );
};

/** Tests a bot or a webhook. */
export const TestChannel = () => {
  const channel = useRecordContext<Channel>();
  const { canAccess = false } = useCanAccess({ resource: 'settings/notifications/channels', action: 'edit' });
  return channel && canAccess ? <Test channel={channel} /> : null;
};
