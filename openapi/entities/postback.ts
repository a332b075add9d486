import { postbackEvents } from '../../domain/traffic/postback-events.ts';
import {
  entity,
  enumeration,
  enumerations,
  integer,
  list,
  many,
  one,
  own,
  section,
  text,
  timestamp,
  title,
  url,
  visible,
} from '../define.ts';
import { body } from '../methods.ts';
import { activeOrInactive, affiliatesTeam } from '../parts.ts';

const nobody = { rows: { none: true } } as const;
const globalMenu = 'front.settings.global_postback.read';

const when = section({ en: 'When', ru: 'Когда' }, 'events', 'goalEvents');
const request = section({ en: 'Request', ru: 'Запрос' }, 'method', 'url', 'bodyFormat', 'body', 'mappings');
const sending = section({ en: 'Sending', ru: 'Отправка' }, 'lastDeliveredAt', 'lastFailedAt', 'waiting');

export const postback = entity({
  name: { en: ['Postback', 'Postbacks'], ru: ['Постбэк', 'Постбэка', 'Постбэков', 'Постбэки'] },
  about: {
    en: 'A call to an affiliate’s tracker for each event of their traffic.',
    ru: 'Вызов трекера партнёра при каждом событии с его трафиком.',
  },
  path: 'user/postbacks',
  fields: {
    title: title(),
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      required: true,
      createOnly: true,
      staffOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    team: affiliatesTeam,
    offer: one('offer', {
      en: 'Only for the offer',
      ru: 'Только для оффера',
      help: {
        en: 'Without an offer and a campaign, the postback is global: it covers all traffic of the affiliate.',
        ru: 'Без оффера и кампании он глобальный: для всего трафика партнёра.',
      },
    }),
    campaign: one('campaign', { en: 'Only for the campaign', ru: 'Только для кампании' }),
    scope: enumeration({
      en: 'For',
      ru: 'Для чего',
      required: true,
      readOnly: true,
      default: 'global',
      filterable: true,
      options: {
        global: { en: 'All traffic', ru: 'Весь трафик' },
        offer: { en: 'One offer', ru: 'Один оффер' },
        campaign: { en: 'One campaign', ru: 'Одна кампания' },
      },
    }),
    method: enumeration({
      en: 'Method',
      ru: 'Метод',
      required: true,
      default: 'GET',
      filterable: true,
      options: { GET: { en: 'GET', ru: 'GET' }, POST: { en: 'POST', ru: 'POST' } },
    }),
    url: url({ en: 'URL', ru: 'Ссылка', required: true, macros: 'postback' }),
    bodyFormat: enumeration({
      en: 'Body',
      ru: 'Тело',
      required: true,
      default: 'none',
      options: {
        none: { en: 'None', ru: 'Нет' },
        json: { en: 'JSON', ru: 'JSON' },
        form: { en: 'Form', ru: 'Форма' },
      },
    }),
    body: body('postback'),
    events: enumerations({
      en: 'Events',
      ru: 'События',
      filterable: true,
      options: postbackEvents,
      help: {
        en: 'Without events and goals, all of them are sent.',
        ru: 'Если не выбраны события и цели, сообщает обо всём.',
      },
    }),
    goalEvents: many('goal', { en: 'Goals', ru: 'Цели' }),
    mappings: list(
      {
        event: enumeration({ en: 'Event', ru: 'Событие', required: true, options: postbackEvents }),
        word: text({ en: 'Their name', ru: 'Их слово', required: true, maxLength: 100 }),
      },
      {
        en: 'Names for the status',
        ru: 'Слова для статуса',
        maxItems: 30,
        help: {
          en: 'The value of the macro {status}; Sluice’s own status if empty.',
          ru: 'Что подставляется вместо макроса {status}; если не задано — статус Sluice.',
        },
      },
    ),
    lastDeliveredAt: timestamp({
      en: 'Last delivered',
      ru: 'Последняя доставка',
      readOnly: true,
      computed: true,
    }),
    lastFailedAt: timestamp({ en: 'Last failed', ru: 'Последняя ошибка', readOnly: true, computed: true }),
    waiting: integer({
      en: 'Waiting to be sent',
      ru: 'Ждут отправки',
      required: true,
      readOnly: true,
      computed: true,
      help: {
        en: 'Failed calls are retried after a minute, then less and less often, for a week.',
        ru: 'Неудачные отправки повторяются через минуту, затем всё реже, в течение недели.',
      },
    }),
  },
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone'],
  access: {
    affiliate: { rows: own('affiliate') },
    manager: { rows: visible('affiliate') },
    advertiser_manager: nobody,
    advertiser_member: nobody,
  },
  find: { subtitle: 'affiliate' },
  views: {
    postback: {
      name: { en: ['Postback', 'Postbacks'], ru: ['Постбэк', 'Постбэка', 'Постбэков', 'Постбэки'] },
      route: 'postbacks',
      permissions: { menu: 'front.menu.postbacks.read' },
      menu: {
        staff: { group: 'affiliates', order: 30 },
        affiliates: { group: 'settings', order: 15, permission: globalMenu },
      },
      headerFields: ['affiliate', 'offer', 'campaign'],
      list: {
        columns: ['id', 'title', 'status', 'affiliate', 'offer', 'campaign', 'events', 'method', 'createdAt'],
        filters: ['affiliate', 'team', 'offer', 'campaign', 'scope', 'events', 'goalEvents', 'method', 'createdAt'],
        inlineEdit: ['title', 'events'],
        bulkEdit: ['events', 'goalEvents'],
      },
      form: {
        general: {
          en: 'General',
          ru: 'Общее',
          fields: [
            section({ en: 'Postback', ru: 'Постбэк' }, 'title', 'affiliate', 'offer', 'campaign'),
            when,
            request,
            sending,
          ],
        },
      },
    },
    globalPostback: {
      name: {
        en: ['Global postback', 'Global postbacks'],
        ru: ['Глобальный постбэк', 'Глобальных постбэка', 'Глобальных постбэков', 'Глобальные постбэки'],
      },
      route: 'settings/global-postback',
      where: { scope: ['global'] },
      permissions: { name: 'postback', menu: globalMenu },
      menu: { staff: { group: 'settings', order: 120, tabOnly: true }, affiliates: { group: 'settings', order: 10 } },
      headerFields: ['affiliate'],
      list: {
        columns: [
          'id',
          'title',
          'status',
          'affiliate',
          'events',
          'method',
          'lastDeliveredAt',
          'lastFailedAt',
          'waiting',
        ],
        filters: ['affiliate', 'team', 'events', 'goalEvents', 'method', 'createdAt'],
        inlineEdit: ['title', 'events'],
        bulkEdit: ['events', 'goalEvents'],
      },
      form: {
        general: {
          en: 'General',
          ru: 'Общее',
          fields: [section({ en: 'Postback', ru: 'Постбэк' }, 'title', 'affiliate'), when, request, sending],
        },
      },
    },
  },
});
