import { entity, enumeration, one, visible } from '../define.ts';

const nobody = { rows: { none: true } } as const;

export const contactView = entity({
  name: {
    en: ['Contact view', 'Contact views'],
    ru: ['Просмотр контактов', 'Просмотра контактов', 'Просмотров контактов', 'Просмотры контактов'],
  },
  about: {
    en: 'Records that someone viewed or exported the full contact data of a lead.',
    ru: 'Запись о том, что кто-то посмотрел или выгрузил полные контактные данные лида.',
  },
  path: 'stat/contact_views',
  fields: {
    lead: one('lead', { en: 'Lead', ru: 'Лид', required: true, readOnly: true }),
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      required: true,
      readOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    user: one('user', { en: 'Who', ru: 'Кто', required: true, readOnly: true }),
    impersonator: one('user', { en: 'Impersonated by', ru: 'Кто вошёл за него', readOnly: true }),
    purpose: enumeration({
      en: 'How',
      ru: 'Как',
      required: true,
      readOnly: true,
      filterable: true,
      options: {
        shown: { en: 'Shown on the page', ru: 'Показаны на странице' },
        exported: { en: 'Exported', ru: 'Выгружены', tone: 'warning' },
      },
    }),
  },
  events: { partition: 'month' },
  calls: ['list', 'read'],
  displayFields: 'id',
  access: {
    affiliate: nobody,
    manager: { rows: visible('affiliate') },
    advertiser_manager: nobody,
    advertiser_member: nobody,
  },
});
