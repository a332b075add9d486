import {
  boolean,
  description,
  duration,
  entity,
  enumeration,
  group,
  having,
  list,
  many,
  reverse,
  rows,
  section,
  text,
  texts,
  title,
  url,
  when,
} from '../define.ts';
import type { LeadFormat } from '../../domain/traffic/lead-formats.ts';
import { activeOrRetired, expression } from '../parts.ts';

export const vertical = entity({
  name: { en: ['Vertical', 'Verticals'], ru: ['Вертикаль', 'Вертикали', 'Вертикалей'] },
  about: {
    en: 'A line of business, with its lead parameters and grades.',
    ru: 'Направление бизнеса с параметрами и оценками лидов.',
  },
  path: 'user/verticals',
  route: 'settings/verticals',
  fields: {
    title: title({ unique: true }),
    description: description(),
    paymentModels: many('paymentModel', { en: 'Payment models', ru: 'Модели оплаты', staffOnly: true }),
    advertisers: reverse('advertiser', 'vertical', { en: 'Advertisers', ru: 'Рекламодатели', staffOnly: true }),
    platforms: reverse('platform', 'verticals', {
      en: 'Platforms',
      ru: 'Платформы',
      staffOnly: true,
      editable: true,
      help: {
        en: 'Platforms common in this vertical, for information: templates can be for any platform.',
        ru: 'Какие здесь приняты. Ничего не ограничивает: шаблон может быть любой платформы.',
      },
    }),
    incomingParameters: list(
      {
        name: text({ en: 'Parameter', ru: 'Параметр', required: true, pattern: '^[A-Za-z][A-Za-z0-9_]*$' }),
        title: text({ en: 'Label', ru: 'Подпись', required: true }),
        format: enumeration({
          en: 'Format',
          ru: 'Формат',
          options: {
            text: { en: 'Text', ru: 'Текст' },
            number: { en: 'Number', ru: 'Число' },
            date: { en: 'Date', ru: 'Дата' },
            email: { en: 'Email', ru: 'Эл. почта' },
            phone: { en: 'Phone', ru: 'Телефон' },
            url: { en: 'URL', ru: 'Адрес (URL)' },
            choice: { en: 'One of a list', ru: 'Одно из списка' },
            pattern: { en: 'Pattern', ru: 'Шаблон' },
          } satisfies Record<LeadFormat, object>,
        }),
        choices: when(
          { format: ['choice'] },
          texts({ en: 'Values of the list', ru: 'Значения списка', required: true }),
        ),
        pattern: when(
          { format: ['pattern'] },
          expression({
            en: 'Pattern',
            ru: 'Шаблон',
            required: true,
            help: {
              en: 'A regular expression for the whole value, such as [A-Z]{2}\\d{6}.',
              ru: 'Регулярное выражение для всего значения, например [A-Z]{2}\\d{6}.',
            },
          }),
        ),
        required: boolean({ en: 'Required', ru: 'Обязателен', default: false }),
      },
      {
        en: 'Lead parameters',
        ru: 'Параметры лида',
        onRequest: true,
        help: {
          en: 'Leads with a value in another format are invalid. Dates look like 2026-12-31; without a format, any text is accepted.',
          ru: 'Лид со значением в другом формате невалиден. Даты — в виде 2026-12-31; без формата принимается любой текст.',
        },
      },
    ),
    goals: rows('goal', 'vertical', {
      en: 'Goals',
      ru: 'Цели',
      staffOnly: true,
      help: {
        en: 'In the order of the funnel.',
        ru: 'В порядке воронки.',
      },
    }),
    leadGrades: rows('leadGrade', 'vertical', { en: 'Lead grades', ru: 'Оценки лидов', staffOnly: true }),
    metrics: many('metric', {
      en: 'Metrics',
      ru: 'Метрики',
      staffOnly: true,
      help: {
        en: 'The default columns of statistics for this vertical, most important first.',
        ru: 'Столбцы, с которых начинается статистика этой вертикали, самый важный — первым, пока человек не выбрал свои.',
      },
    }),
    inboundRules: list(
      {
        match: enumeration({
          en: 'If a lead meets',
          ru: 'Если для лида выполнено',
          required: true,
          default: 'all',
          options: {
            all: { en: 'all conditions', ru: 'каждое условие' },
            any: { en: 'any condition', ru: 'хотя бы одно условие' },
          },
        }),
        conditions: list(
          {
            parameter: text({ en: 'Parameter', ru: 'Параметр', required: true }),
            operator: enumeration({
              en: 'Condition',
              ru: 'Условие',
              required: true,
              options: {
                equals: { en: 'is', ru: 'равно' },
                not_equals: { en: 'is not', ru: 'не равно' },
                contains: { en: 'contains', ru: 'содержит' },
                present: { en: 'is present', ru: 'присутствует' },
                absent: { en: 'is absent', ru: 'отсутствует' },
              },
            }),
            value: when(
              { operator: ['equals', 'not_equals', 'contains'] },
              text({ en: 'Value', ru: 'Значение', required: true }),
            ),
          },
          { en: 'Conditions', ru: 'Условия', required: true, maxItems: 20 },
        ),
        result: enumeration({
          en: 'Mark lead as',
          ru: 'Отметить лид как',
          required: true,
          options: {
            invalid: { en: 'Invalid', ru: 'Невалидный', tone: 'error' },
            trash: { en: 'Trash', ru: 'Мусор', tone: 'neutral' },
            hold: { en: 'Held', ru: 'В холде', tone: 'warning' },
          },
        }),
      },
      {
        en: 'Inbound rules',
        ru: 'Правила приёма',
        staffOnly: true,
        onRequest: true,
        help: {
          en: 'Checked in this order; the first rule that applies decides.',
          ru: 'Проверяются по порядку; решает первое, которое подошло.',
        },
      },
    ),
    distributionMethod: enumeration({
      en: 'Distribution method',
      ru: 'Способ распределения',
      required: true,
      default: 'priority',
      filterable: true,
      staffOnly: true,
      options: {
        priority: { en: 'By priority', ru: 'По приоритету' },
        weight: { en: 'By weight', ru: 'По весу' },
        round_robin: { en: 'Equal shares', ru: 'Поровну' },
      },
      help: {
        en: 'Which eligible advertiser gets a lead first.',
        ru: 'Кто из рекламодателей, готовых принять лид, получит его первым.',
      },
    }),
    duplicateWindow: duration({
      en: 'Duplicate window',
      ru: 'Окно дублей',
      unit: 'days',
      required: true,
      default: 30,
      max: 3650,
      staffOnly: true,
      help: {
        en: 'A lead with the same contact data is a duplicate for this long; 0 turns the check off.',
        ru: 'Столько времени лид с тем же контактом считается дублем; при 0 принимаются все.',
      },
    }),
    duplicateBy: enumeration({
      en: 'Same contact',
      ru: 'Совпадение по',
      required: true,
      default: 'both',
      staffOnly: true,
      options: {
        phone: { en: 'Phone', ru: 'Телефону' },
        email: { en: 'Email', ru: 'Эл. почте' },
        both: { en: 'Phone or email', ru: 'Телефону или эл. почте' },
      },
    }),
    duplicateScope: enumeration({
      en: 'Compared with leads of',
      ru: 'Где искать дубли',
      required: true,
      default: 'offer',
      staffOnly: true,
      options: {
        offer: { en: 'The same offer', ru: 'В том же оффере' },
        network: { en: 'The whole network', ru: 'Во всей сети' },
      },
    }),
    redirect: group(
      {
        option: enumeration({
          en: 'After a lead',
          ru: 'После лида',
          options: {
            direct: { en: 'Redirect immediately', ru: 'Сразу перенаправить' },
            no_redirect: { en: 'No redirect', ru: 'Без перенаправления' },
            via_thank_you_page: { en: 'Redirect via a thank-you page', ru: 'Через страницу благодарности' },
          },
        }),
        url: url({
          en: 'Redirect URL',
          ru: 'Ссылка перенаправления',
          macros: 'lead',
          help: {
            en: 'Used if the advertiser and integration have no address.',
            ru: 'Для тех, кому ни рекламодатель, ни интеграция адреса не указали.',
          },
        }),
      },
      { en: 'Redirect', ru: 'Редирект', staffOnly: true, onRequest: true },
    ),
  },
  status: activeOrRetired,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  permissions: { menu: 'vertical.read' },
  menu: { staff: { group: 'settings', order: 50 } },
  access: { affiliate: { rows: having('status', 'active'), calls: ['list', 'read'] } },
  find: true,
  list: { columns: ['id', 'title', 'status', 'description', 'createdAt'], inlineEdit: ['title'] },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Vertical', ru: 'Вертикаль' }, 'title', 'description', 'paymentModels'),
        section({ en: 'Distribution', ru: 'Распределение' }, 'distributionMethod'),
        section({ en: 'Duplicates', ru: 'Дубли' }, 'duplicateWindow', 'duplicateBy', 'duplicateScope'),
        section({ en: 'Who works in it', ru: 'Кто в ней работает' }, 'platforms', 'advertisers'),
      ],
    },
    goals: { en: 'Goals', ru: 'Цели', call: 'edit_goals', fields: ['goals'] },
    'lead-categories': { en: 'Lead grades', ru: 'Оценки лидов', call: 'edit_lead_grades', fields: ['leadGrades'] },
    metrics: { en: 'Metrics', ru: 'Метрики', call: 'edit_metrics', fields: ['metrics'] },
    'lead-parameters': {
      en: 'Lead parameters',
      ru: 'Параметры лида',
      call: 'edit_api_settings',
      fields: ['incomingParameters'],
    },
    'inbound-rules': {
      en: 'Inbound rules',
      ru: 'Правила приёма',
      call: 'edit_inbound_rules',
      fields: ['inboundRules'],
    },
    redirect: { en: 'Redirect', ru: 'Редирект', call: 'edit_redirect', fields: ['redirect'] },
  },
});
