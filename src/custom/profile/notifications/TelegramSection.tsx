import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '../../../../domain/time/dates.ts';
import { useApi } from '../../../components/api.ts';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import { useWords } from '../../../components/useWords.ts';
import { useZone } from '../../../components/viewer.ts';
import { inOwnWords } from '../../../providers/calls/calls.ts';
import { itemsOf } from '../../../providers/data/client.ts';
import type { CurrentUser } from '../../../providers/data/contract.ts';
import { ProfileSection } from '../ProfileSection.tsx';

const words = {
  title: { en: 'Telegram', ru: 'Телеграм' },
  about: {
    en: 'Open a bot and press Start to get your network’s notifications from it.',
    ru: 'Откройте бота и нажмите «Старт»: он будет присылать уведомления по правилам вашей сети.',
  },
  open: { en: 'Open in Telegram', ru: 'Открыть в Телеграме' },
  send: { en: 'Send the bot {0} and your bot key', ru: 'Отправьте боту {0} и ваш ключ бота' },
  linked: { en: 'Linked since {0}', ru: 'Привязан с {0}' },
  unlink: { en: 'Unlink', ru: 'Отвязать' },
};

const key = ['profile', 'telegram'];
/** Milliseconds between two polls, since the account is linked in Telegram. */
const pollInterval = 5_000;

const useTelegram = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const bots = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => itemsOf(await api.GET('/user/notifications/telegram', { signal })),
    refetchInterval: ({ state: { data } }) => (data?.some(({ linkedAt }) => linkedAt === null) ? pollInterval : false),
  });
  const unlink = useMutation({
    mutationFn: () => api.POST('/user/notifications/unlink_telegram', { headers: inOwnWords }),
    onError: complain,
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  return { bots: bots.data ?? [], unlink };
};

/** The bots of the network, and whether the user has linked them; nothing if there are none. */
export const TelegramSection = ({ user }: { user: CurrentUser }) => {
  const say = useWords();
  const zone = useZone();
  const { bots, unlink } = useTelegram();
  if (bots.length === 0) return null;
  return (
    <ProfileSection title={say(words.title)} text={say(words.about)}>
      <Stack spacing={1.5}>
        {bots.map(({ id, title, botName, linkedAt }) => (
          <Stack key={id} direction="row" spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="subtitle2" sx={{ flex: 1, minWidth: 120 }}>
              {title}
            </Typography>
            {linkedAt !== null && (
              <Typography variant="body2" color="textSecondary">
                {say(words.linked, formatDateTime(linkedAt, zone))}
              </Typography>
            )}
            {linkedAt === null && botName && user.botKey && (
              <Link href={`https://t.me/${botName}?start=${user.botKey}`} target="_blank" rel="noreferrer">
                {say(words.open)}
              </Link>
            )}
            {linkedAt === null && !botName && <Typography variant="body2">{say(words.send, '/start')}</Typography>}
          </Stack>
        ))}
        {bots.some(({ linkedAt }) => linkedAt !== null) && (
          <div>
            <Button variant="outlined" loading={unlink.isPending} onClick={() => unlink.mutate()}>
              {say(words.unlink)}
            </Button>
          </div>
        )}
      </Stack>
    </ProfileSection>
  );
};
