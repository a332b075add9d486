import { entity, enumeration, parameters, secret, section, text, title, url } from '../define.ts';
import { activeOrInactive } from '../parts.ts';

const nobody = { rows: { none: true } } as const;

export const notificationChannelIntegration = entity({
  name: {
    en: ['Notification channel', 'Notification channels'],
    ru: ['Канал уведомлений', 'Канала уведомлений', 'Каналов уведомлений', 'Каналы уведомлений'],
  },
  about: {
    en: 'A Telegram bot or webhook for sending notifications. Email and the bell need no setup.',
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
        webhook: { en: 'Webhook', ru: 'Вебхук' },
        telegram: { en: 'Telegram bot', ru: 'Бот Телеграма' },
      },
    }),
    url: url({
      en: 'URL',
      ru: 'Ссылка',
      help: {
        en: 'For a webhook: the URL events are posted to. For a bot: your own bot API server; leave empty for Telegram’s.',
        ru: 'Для вебхука — куда отправлять события. Для бота — ваш сервер API ботов; если пусто, сервер Телеграма.',
      },
    }),
    ...secret('secret', {
      en: 'Signing secret',
      ru: 'Секрет подписи',
      maxLength: 200,
      help: {
        en: 'For a webhook: signs each request, so that the receiver can verify it.',
        ru: 'Для вебхука: подписывает запросы, чтобы получатель мог их проверить.',
      },
    }),
    ...secret('botToken', {
      en: 'Bot token',
      ru: 'Токен бота',
      maxLength: 200,
      help: { en: 'For a bot: the token from Telegram.', ru: 'Для бота: его выдаёт Телеграм.' },
    }),
    problem: parameters('words', {
      en: 'Problem',
      ru: 'Проблема',
      readOnly: true,
      computed: true,
      column: 'WordsField',
      help: {
        en: 'For a bot: why its messages couldn’t be read last time. In both languages.',
        ru: 'Для бота: почему в последний раз не удалось прочитать, что ему пишут. На обоих языках.',
      },
    }),
    botName: text({
      en: 'Bot name',
      ru: 'Имя бота',
      maxLength: 64,
      pattern: '^[A-Za-z][A-Za-z0-9_]{3,63}$',
      help: {
        en: 'For a bot: its username without @, used in links.',
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
    inlineEdit: ['title'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Channel', ru: 'Канал' }, 'title', 'kind', 'url'),
        section({ en: 'Webhook', ru: 'Вебхук' }, 'secret', 'secretSetAt'),
        section({ en: 'Telegram bot', ru: 'Бот Телеграма' }, 'botToken', 'botTokenSetAt', 'botName', 'problem'),
      ],
    },
  },
});
