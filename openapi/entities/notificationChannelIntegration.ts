import { entity, enumeration, parameters, secret, section, text, title, url } from '../define.ts';
import { activeOrInactive } from '../parts.ts';

const nobody = { rows: { none: true } } as const;

export const notificationChannelIntegration = entity({
  name: {
    en: ['Notification channel', 'Notification channels'],
    ru: ['Канал уведомлений', 'Канала уведомлений', 'Каналов уведомлений', 'Каналы уведомлений'],
  },
  about: {
    en: 'A Telegram bot or a web hook that notifications are sent by. Email and the bell need no setup.',
    ru: 'Бот Телеграма или вебхук для отправки уведомлений. Эл. почту и колокольчик настраивать не нужно.',
  },
  path: 'user/notification_channel_integrations',
  route: 'settings/notifications/channels',
  fields: {
    title: title({ unique: true }),
    kind: enumeration({
      en: 'Kind',
      ru: 'Вид',
      required: true,
      createOnly: true,
      default: 'webhook',
      filterable: true,
      options: {
        webhook: { en: 'Web hook', ru: 'Вебхук' },
        telegram: { en: 'Telegram bot', ru: 'Бот Телеграма' },
      },
    }),
    url: url({
      en: 'URL',
      ru: 'Ссылка',
      help: {
        en: 'Of a web hook: where events are posted. Of a bot: a bot API server of your own, else that of Telegram.',
        ru: 'Для вебхука — куда отправлять события. Для бота — ваш сервер API ботов; если пусто, сервер Телеграма.',
      },
    }),
    ...secret('secret', {
      en: 'Signing secret',
      ru: 'Секрет подписи',
      maxLength: 200,
      help: {
        en: 'Of a web hook: signs what is sent, so that the receiver can tell it from others.',
        ru: 'Для вебхука: подписывает отправленное, чтобы получатель отличал его от чужого.',
      },
    }),
    ...secret('botToken', {
      en: 'Bot token',
      ru: 'Токен бота',
      maxLength: 200,
      help: { en: 'Of a bot: Telegram gave it.', ru: 'Для бота: его выдаёт Телеграм.' },
    }),
    problem: parameters('words', {
      en: 'Problem',
      ru: 'Проблема',
      readOnly: true,
      computed: true,
      column: 'WordsField',
      help: {
        en: 'Of a bot: why what people write to it couldn’t be read last. In both languages.',
        ru: 'Для бота: почему в последний раз не удалось прочитать, что ему пишут. На обоих языках.',
      },
    }),
    botName: text({
      en: 'Bot name',
      ru: 'Имя бота',
      maxLength: 64,
      pattern: '^[A-Za-z][A-Za-z0-9_]{3,63}$',
      help: {
        en: 'Of a bot: its username without @, for the link to it.',
        ru: 'Для бота: имя без @, для ссылки на него.',
      },
    }),
  },
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  permissions: { name: 'notification' },
  menu: { staff: { group: 'notifications', order: 20 } },
  access: { advertiser_manager: nobody, advertiser_member: nobody },
  list: {
    columns: ['id', 'title', 'kind', 'status', 'url', 'createdAt'],
    filters: ['kind', 'createdAt'],
    inPlace: ['title'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Channel', ru: 'Канал' }, 'title', 'kind', 'url'),
        section({ en: 'Web hook', ru: 'Вебхук' }, 'secret', 'secretSetAt'),
        section({ en: 'Telegram bot', ru: 'Бот Телеграма' }, 'botToken', 'botTokenSetAt', 'botName', 'problem'),
      ],
    },
  },
});
