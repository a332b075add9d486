import {
  all,
  both,
  entity,
  enumeration,
  enumerations,
  having,
  hostName,
  type Options,
  secureId,
  section,
  text,
  timestamp,
} from '../define.ts';

const kinds: Options = {
  track: { en: 'Tracking links', ru: 'Трекинговые ссылки' },
  postback: { en: 'Postbacks', ru: 'Постбэки' },
  landing: { en: 'Landing pages', ru: 'Лендинги' },
};

export const domain = entity({
  name: { en: ['Domain', 'Domains'], ru: ['Домен', 'Домена', 'Доменов', 'Домены'] },
  about: {
    en: 'A host of your own for tracking links, postbacks or landing pages. A DNS record proves that it is yours.',
    ru: 'Собственный хост для трекинговых ссылок, постбэков или лендингов. DNS-запись подтверждает, что он ваш.',
  },
  path: 'user/domains',
  route: 'settings/domain-parking',
  fields: {
    host: hostName({
      en: 'Host',
      ru: 'Хост',
      required: true,
      createOnly: true,
      unique: 'installation',
      searchable: true,
      sortable: true,
    }),
    kinds: enumerations({ en: 'Used for', ru: 'Назначение', required: true, filterable: true, options: kinds }),
    defaultFor: enumerations({
      en: 'Default for',
      ru: 'По умолчанию для',
      filterable: true,
      options: kinds,
      help: {
        en: 'Taken where nothing else is selected, once it is verified. Each purpose has one.',
        ru: 'Берётся, если не выбран другой, после подтверждения. Для каждого назначения — один.',
      },
    }),
    note: text({ en: 'Note', ru: 'Заметка', maxLength: 200, staffOnly: true }),
    state: enumeration({
      en: 'State',
      ru: 'Состояние',
      required: true,
      readOnly: true,
      filterable: true,
      default: 'waiting',
      options: {
        waiting: { en: 'Waiting for proof', ru: 'Ждёт подтверждения', tone: 'warning' },
        verified: { en: 'Verified', ru: 'Подтверждён', tone: 'success' },
        failing: { en: 'Failing', ru: 'Не проходит проверку', tone: 'error' },
      },
    }),
    proof: secureId({
      en: 'TXT record',
      ru: 'Запись TXT',
      staffOnly: true,
      filterable: false,
      help: {
        en: 'Add it at the name _sluice below the host, then verify.',
        ru: 'Добавьте её для поддомена _sluice этого хоста, затем проверьте.',
      },
    }),
    checkedAt: timestamp({ en: 'Checked', ru: 'Проверен', readOnly: true, staffOnly: true }),
    verifiedAt: timestamp({ en: 'Verified since', ru: 'Подтверждён с', readOnly: true, staffOnly: true }),
    problem: enumeration({
      en: 'Problem',
      ru: 'Проблема',
      readOnly: true,
      staffOnly: true,
      options: {
        no_record: { en: 'There is no TXT record at this name', ru: 'Для этого имени нет записи TXT' },
        other_record: { en: 'The TXT record has another value', ru: 'У записи TXT другое значение' },
        no_answer: { en: 'DNS did not answer', ru: 'DNS не ответил' },
      },
    }),
    failure: text({ en: 'What was found', ru: 'Что найдено', readOnly: true, staffOnly: true, maxLength: 500 }),
  },
  displayFields: 'host',
  calls: ['list', 'read', 'create', 'edit', 'delete'],
  actions: { verify: { en: 'Verify domains', ru: 'Проверка доменов' } },
  permissions: { menu: 'front.settings.domain_parking.read' },
  menu: { staff: { group: 'settings', order: 110, tabOnly: true } },
  access: {
    advertiser_member: { rows: all, calls: ['list', 'read'] },
    // They select one for a campaign.
    affiliate: { rows: both(having('kinds', 'track'), having('state', 'verified')), calls: ['list', 'read'] },
  },
  find: true,
  head: ['state', 'kinds'],
  list: {
    columns: ['id', 'host', 'state', 'kinds', 'defaultFor', 'checkedAt', 'createdAt'],
    filters: ['state', 'kinds', 'defaultFor', 'createdAt'],
    inPlace: ['kinds'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Domain', ru: 'Домен' }, 'host', 'kinds', 'defaultFor', 'note'),
        section(
          { en: 'Proof', ru: 'Подтверждение' },
          'state',
          'proof',
          'problem',
          'failure',
          'checkedAt',
          'verifiedAt',
        ),
      ],
    },
  },
});
