import { duration, entity, enumeration, file, integer, one, type Rows, section, text, texts, url } from '../define.ts';
import { imageExtensions } from '../parts.ts';

const nobody: { rows: Rows } = { rows: { none: true } };

export const generalSettings = entity({
  name: { en: ['General settings', 'General settings'], ru: ['Общие настройки', 'Общие настройки', 'Общих настроек'] },
  about: { en: 'Settings of the network.', ru: 'Настройки сети.' },
  path: 'user/settings/general',
  route: 'settings/general',
  single: true,
  fields: {
    name: text({ en: 'Name', ru: 'Название', required: true, maxLength: 100, default: 'Sluice' }),
    logoUrl: file({ en: 'Logo', ru: 'Логотип', scope: 'tenant_logo', extensions: imageExtensions, megabytes: 2 }),
    faviconUrl: file({
      en: 'Icon',
      ru: 'Иконка',
      scope: 'tenant_favicon',
      extensions: [...imageExtensions, 'ico'],
      megabytes: 1,
    }),
    apiDomain: text({
      en: 'API domain',
      ru: 'Домен API',
      maxLength: 253,
      help: {
        en: 'All API requests go to this domain. Leave empty to use the address of the admin.',
        ru: 'На этот домен идут все запросы к API. Оставьте пустым, чтобы использовать адрес админки.',
      },
    }),
    apiDomains: texts({
      en: 'Available API domains',
      ru: 'Доступные домены API',
      readOnly: true,
      computed: true,
    }),
    trafficbackUrl: url({
      en: 'Trafficback URL',
      ru: 'Ссылка трафикбэка',
      macros: 'click',
      help: {
        en: 'Where to send visitors that nobody takes, for offers without a link of their own.',
        ru: 'Куда направлять посетителей, которых никто не принимает, если у оффера нет своей ссылки.',
      },
    }),
    visitorCookie: duration({
      en: 'Visitors are known for',
      ru: 'Посетителя помнят',
      required: true,
      unit: 'seconds',
      min: 60,
      max: 34_560_000,
      default: 2_592_000,
      help: {
        en: 'How long a campaign’s cookie lasts. Until then further clicks of the same browser are not unique.',
        ru: 'Сколько живёт cookie кампании. До этого следующие клики того же браузера не уникальны.',
      },
    }),
    lateConversions: enumeration({
      en: 'Conversions after the session',
      ru: 'Конверсии после сессии',
      required: true,
      default: 'pay',
      options: {
        pay: { en: 'Pay as usual', ru: 'Оплачивать как обычно' },
        defer: { en: 'Hold for a decision', ru: 'Откладывать до решения' },
        payout_none: { en: 'Count the revenue, pay no payout', ru: 'Учитывать доход без выплаты' },
        reject: { en: 'Reject', ru: 'Отклонять' },
      },
      help: {
        en: 'What becomes of a conversion that is reported after the offer’s session is over. It is marked “Came late” in any case.',
        ru: 'Что делать с конверсией, о которой сообщили после окончания сессии оффера. Пометку «Пришла поздно» она получает в любом случае.',
      },
    }),
    contactDays: integer({
      en: 'Contact data are kept for (days)',
      ru: 'Контактные данные хранятся (дней)',
      min: 1,
      max: 36_500,
      help: {
        en: 'So many days after a lead came in, what it says of the person is erased; figures stay. Leave empty to keep it.',
        ru: 'Через столько дней после лида данные о человеке стираются, цифры остаются. Пусто — хранить всегда.',
      },
    }),
    exportDays: integer({
      en: 'Exports are kept for (days)',
      ru: 'Выгрузки хранятся (дней)',
      required: true,
      min: 1,
      max: 365,
      default: 7,
      help: {
        en: 'So many days after an export is ready, its file is deleted.',
        ru: 'Через столько дней после готовности файл выгрузки удаляется.',
      },
    }),
    circuitFailures: integer({
      en: 'Pause an integration after failures in a row',
      ru: 'Приостановить интеграцию после ошибок подряд',
      min: 1,
      max: 100,
      default: 5,
      help: {
        en: 'Leads that got no answer, or none that can be read. Leave empty to never pause for that.',
        ru: 'Лиды, на которые не было ответа или он непонятен. Пусто — не приостанавливать из-за этого.',
      },
    }),
    circuitRefusals: integer({
      en: 'Pause after leads in a row that are not accepted',
      ru: 'Приостановить после непринятых лидов подряд',
      min: 1,
      max: 100,
      default: 30,
      help: {
        en: 'Duplicates and invalid leads don’t count. Leave empty to never pause for that.',
        ru: 'Дубли и невалидные лиды не считаются. Пусто — не приостанавливать из-за этого.',
      },
    }),
    circuitDrop: integer({
      en: 'Pause when acceptance falls below usual by (%)',
      ru: 'Приостановить, если принимают меньше обычного на (%)',
      min: 10,
      max: 100,
      default: 80,
      help: {
        en: 'The last 30 attempts against up to 170 before them. Leave empty to never pause for that.',
        ru: 'Последние 30 попыток против 170 предыдущих. Пусто — не приостанавливать из-за этого.',
      },
    }),
    circuitPause: duration({
      en: 'Try a paused integration again after',
      ru: 'Попробовать снова через',
      required: true,
      unit: 'seconds',
      min: 1,
      max: 86_400,
      default: 60,
      help: {
        en: 'One lead tries it. Each try that fails doubles the pause, up to an hour.',
        ru: 'Пробует один лид. После каждой неудачи пауза удваивается, но не больше часа.',
      },
    }),
    baseCurrency: text({
      en: 'Base currency',
      ru: 'Базовая валюта',
      required: true,
      readOnly: true,
      length: 3,
      default: 'USD',
      help: {
        en: 'Set when the network was created; can’t be changed.',
        ru: 'Задана при создании сети; изменить её нельзя.',
      },
    }),
    passwordMinimum: integer({
      en: 'Minimum password length',
      ru: 'Минимальная длина пароля',
      required: true,
      min: 5,
      max: 128,
      default: 8,
    }),
    registration: enumeration({
      en: 'Registration',
      ru: 'Регистрация',
      required: true,
      default: 'moderated',
      options: {
        open: { en: 'Open', ru: 'Открыта' },
        moderated: { en: 'Moderated', ru: 'С проверкой' },
        closed: { en: 'Closed', ru: 'Закрыта' },
      },
      help: {
        en: 'Moderated: new affiliates can sign in, but their traffic is blocked until approved.',
        ru: 'С проверкой: новый партнёр может войти, но трафик заблокирован, пока его не одобрят.',
      },
    }),
    registrationRole: one('role', {
      en: 'Default role',
      ru: 'Роль по умолчанию',
      referenceFilter: { type: ['affiliate'], status: ['active'] },
      filterable: false,
      help: {
        en: 'Given to new affiliates. Leave empty to use the oldest active affiliate role.',
        ru: 'Даётся новым партнёрам. Если не выбрана — самая старая активная роль партнёров.',
      },
    }),
  },
  calls: ['read', 'edit'],
  permissions: { name: 'settings.general', menu: 'settings.general.update' },
  menu: { staff: { group: 'settings', order: 10 } },
  access: { manager: nobody, advertiser_manager: nobody, advertiser_member: nobody },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section(
          { en: 'Network', ru: 'Сеть' },
          'name',
          'baseCurrency',
          'logoUrl',
          'faviconUrl',
          'apiDomain',
          'trafficbackUrl',
          'visitorCookie',
          'lateConversions',
        ),
        section(
          { en: 'Registration and passwords', ru: 'Регистрация и пароли' },
          'registration',
          'registrationRole',
          'passwordMinimum',
        ),
        section({ en: 'People’s data', ru: 'Данные людей' }, 'contactDays', 'exportDays'),
        section(
          { en: 'Monitor of integrations', ru: 'Монитор интеграций' },
          'circuitFailures',
          'circuitRefusals',
          'circuitDrop',
          'circuitPause',
        ),
      ],
    },
  },
});
