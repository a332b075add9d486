import { entity, integer, one } from '../define.ts';

const nobody = { rows: { none: true } } as const;
const emptied = (en: string, ru: string) => integer({ en, ru, required: true, readOnly: true, min: 0 });

export const erasure = entity({
  name: {
    en: ['Erasure', 'Erasures'],
    ru: ['Стирание данных', 'Стирания данных', 'Стираний данных'],
    gender: 'neuter',
  },
  about: {
    en: 'Records that a person’s data was erased at their request: who did it, when, and how many records.',
    ru: 'Запись о том, что данные человека стёрты по его просьбе: кем, когда и сколько записей.',
  },
  path: 'user/erasures',
  fields: {
    user: one('user', { en: 'Who', ru: 'Кто', required: true, readOnly: true }),
    impersonator: one('user', { en: 'Impersonated by', ru: 'Кто вошёл за него', readOnly: true }),
    leads: emptied('Leads', 'Лиды'),
    attempts: emptied('Attempts', 'Попытки'),
    conversions: emptied('Conversions', 'Конверсии'),
    postbacks: emptied('Postbacks', 'Постбэки'),
    changes: emptied('Lead changes', 'Изменения лидов'),
  },
  events: { partition: 'month' },
  calls: ['list', 'read'],
  displayFields: 'id',
  access: { manager: nobody, advertiser_manager: nobody, advertiser_member: nobody },
});
