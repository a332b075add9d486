import { masks } from '../../domain/distribution/reasons.ts';
import { boolean, entity, enumeration, integer, one, own, section, text, visible } from '../define.ts';
import { clickReasons, clickStatuses } from '../traffic.ts';

const nobody = { rows: { none: true } } as const;

export const clickChange = entity({
  name: {
    en: ['Click change', 'Click changes'],
    ru: ['Изменение клика', 'Изменения клика', 'Изменений клика'],
    gender: 'neuter',
  },
  about: {
    en: 'A change of a click’s validity by staff: who changed it, when and why.',
    ru: 'Что сотрудники решили о клике позже: валиден ли он, кто это решил и почему.',
  },
  path: 'stat/click_changes',
  fields: {
    click: one('click', { en: 'Click', ru: 'Клик', required: true, readOnly: true }),
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      required: true,
      readOnly: true,
      staffOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    user: one('user', { en: 'Person', ru: 'Кто', readOnly: true, staffOnly: true }),
    impersonator: one('user', { en: 'Impersonated by', ru: 'Кто вошёл за него', readOnly: true, staffOnly: true }),
    previousStatus: enumeration({
      en: 'Status before',
      ru: 'Статус до',
      required: true,
      readOnly: true,
      options: clickStatuses,
    }),
    clickStatus: enumeration({ en: 'Status', ru: 'Статус', required: true, readOnly: true, options: clickStatuses }),
    previousReason: enumeration({
      en: 'Why before',
      ru: 'Почему до',
      readOnly: true,
      staffOnly: true,
      options: clickReasons,
    }),
    reason: enumeration({ en: 'Why', ru: 'Почему', readOnly: true, staffOnly: true, options: clickReasons }),
    refusal: enumeration({ en: 'Reason', ru: 'Причина', readOnly: true, options: masks }),
    wasUnique: boolean({
      en: 'Was unique',
      ru: 'Был уникальным',
      readOnly: true,
      staffOnly: true,
      help: {
        en: 'Whether the click counted as unique before.',
        ru: 'Считался ли клик уникальным до изменения.',
      },
    }),
    undoes: integer({
      en: 'Takes back',
      ru: 'Отменяет',
      readOnly: true,
      help: {
        en: 'The change of this click that was undone, alone or with the job that made it.',
        ru: 'Изменение этого клика, которое отменили: отдельно или вместе с задачей, которая его сделала.',
      },
    }),
    note: text({ en: 'Note', ru: 'Примечание', readOnly: true, staffOnly: true, maxLength: 500 }),
  },
  events: { partition: 'month' },
  calls: ['list', 'read'],
  displayFields: 'clickStatus',
  menu: { staff: { group: 'trafficData', order: 22, tabOnly: true } },
  access: {
    affiliate: { rows: own('affiliate') },
    manager: { rows: visible('affiliate') },
    advertiser_manager: nobody,
    advertiser_member: nobody,
  },
  list: {
    columns: ['createdAt', 'click', 'user', 'previousStatus', 'clickStatus', 'reason', 'refusal', 'affiliate', 'note'],
    filters: ['createdAt', 'click', 'user', 'affiliate'],
    quickFilters: ['user', 'affiliate'],
    orderBy: 'createdAt:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section(
          { en: 'Change', ru: 'Изменение' },
          'click',
          'affiliate',
          'user',
          'impersonator',
          'previousStatus',
          'clickStatus',
          'previousReason',
          'reason',
          'refusal',
          'wasUnique',
          'undoes',
          'note',
        ),
      ],
    },
  },
});
