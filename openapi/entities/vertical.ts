import {
  boolean,
  description,
  entity,
  enumeration,
  group,
  having,
  list,
  reverse,
  text,
  title,
  url,
} from '../define.ts';
import { activeOrInactive } from '../parts.ts';

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
    advertisers: reverse('advertiser', 'vertical', { en: 'Advertisers', ru: 'Рекламодатели', staffOnly: true }),
    incomingParameters: list(
      {
        name: text({ en: 'Parameter', ru: 'Параметр', required: true, pattern: '^[A-Za-z][A-Za-z0-9_]*$' }),
        title: text({ en: 'Label', ru: 'Подпись', required: true }),
        required: boolean({ en: 'Required', ru: 'Обязателен', default: false }),
      },
      { en: 'Lead parameters', ru: 'Параметры лида', onRequest: true },
    ),
    leadGrades: list(
      {
        title: text({ en: 'Grade', ru: 'Оценка', required: true }),
        final: boolean({ en: 'Final', ru: 'Окончательная', default: false }),
      },
      { en: 'Lead grades', ru: 'Оценки лидов', staffOnly: true, onRequest: true },
    ),
    inboundRules: list(
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
          },
        }),
        value: text({ en: 'Value', ru: 'Значение' }),
        result: enumeration({
          en: 'Mark lead as',
          ru: 'Отметить лид как',
          required: true,
          options: {
            invalid: { en: 'Invalid', ru: 'Невалидный' },
            trash: { en: 'Trash', ru: 'Мусор' },
            hold: { en: 'Held', ru: 'В холде' },
          },
        }),
      },
      { en: 'Inbound rules', ru: 'Правила приёма', staffOnly: true, onRequest: true },
    ),
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
        url: url({ en: 'Redirect URL', ru: 'Ссылка перенаправления' }),
      },
      { en: 'Redirect', ru: 'Редирект', staffOnly: true, onRequest: true },
    ),
  },
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  permissions: { menu: 'vertical.read' },
  menu: { staff: { group: 'settings', order: 50 } },
  access: { affiliate: { rows: having('status', 'active'), calls: ['list', 'read'] } },
  find: true,
  list: { columns: ['id', 'title', 'status', 'description', 'createdAt'] },
  form: {
    general: { en: 'General', ru: 'Общее', fields: ['title', 'description', 'advertisers'] },
    'lead-categories': { en: 'Lead grades', ru: 'Оценки лидов', fields: ['leadGrades'] },
    'lead-parameters': { en: 'Lead parameters', ru: 'Параметры лида', fields: ['incomingParameters'] },
    'inbound-rules': { en: 'Inbound rules', ru: 'Правила приёма', fields: ['inboundRules'] },
    redirect: { en: 'Redirect', ru: 'Редирект', fields: ['redirect'] },
  },
});
