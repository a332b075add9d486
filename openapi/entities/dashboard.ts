import {
  boolean,
  both,
  either,
  entity,
  enumeration,
  group,
  having,
  many,
  one,
  own,
  reverse,
  type RoleType,
  text,
  title,
} from '../define.ts';
import { roleTypeOptions } from './role.ts';

/** What someone created, what others shared with them, and what is built in for people of their role type. */
const theirs = (type: RoleType) => ({
  rows: either(own('user'), own('assignedTo'), both(having('isSystem', true), having('type', type))),
});

export const dashboard = entity({
  name: { en: ['Dashboard', 'Dashboards'], ru: ['Дашборд', 'Дашборда', 'Дашбордов', 'Дашборды'] },
  about: {
    en: 'A page of widgets that its owner can share. Everyone sees their own figures on it.',
    ru: 'Страница с виджетами, которую можно открыть и другим. На ней каждый видит только свои показатели.',
  },
  path: 'user/dashboards',
  fields: {
    title: title(),
    titleRu: text({ en: 'Title in Russian', ru: 'Название на русском', readOnly: true }),
    user: one('user', {
      en: 'Owner',
      ru: 'Владелец',
      readOnly: true,
      help: { en: 'Only the owner and administrators can change it.', ru: 'Изменяют его владелец и администраторы.' },
    }),
    parent: one('dashboard', { en: 'Cloned from', ru: 'Копия дашборда', readOnly: true, staffOnly: true }),
    type: enumeration({
      en: 'For role type',
      ru: 'Для типа роли',
      readOnly: true,
      filterable: true,
      options: roleTypeOptions,
      help: { en: 'For built-in dashboards.', ru: 'У встроенных дашбордов.' },
    }),
    assignedTo: many('user', {
      en: 'Shared with',
      ru: 'Кому доступен',
      staffOnly: true,
      help: {
        en: 'They see the dashboard with their own figures and can clone it.',
        ru: 'Они видят дашборд со своими показателями и могут его клонировать.',
      },
    }),
    settings: group(
      {
        refresh: enumeration({
          en: 'Refresh',
          ru: 'Обновлять',
          options: {
            minute: { en: 'Every minute', ru: 'Каждую минуту' },
            fiveMinutes: { en: 'Every 5 minutes', ru: 'Каждые 5 минут' },
            quarterHour: { en: 'Every 15 minutes', ru: 'Каждые 15 минут' },
            never: { en: 'Never', ru: 'Никогда' },
          },
        }),
      },
      { en: 'Settings', ru: 'Настройки' },
    ),
    isSystem: boolean({
      en: 'Built-in',
      ru: 'Встроенный',
      readOnly: true,
      default: false,
      filterable: true,
      help: {
        en: 'A built-in dashboard for one role type.',
        ru: 'Встроенный дашборд для одного типа роли.',
      },
    }),
    isImmutable: boolean({
      en: 'Immutable',
      ru: 'Неизменяемый',
      readOnly: true,
      default: false,
      help: { en: 'Clone it to change it.', ru: 'Чтобы изменить, клонируйте его.' },
    }),
    widgets: reverse('widget', 'dashboard', { en: 'Widgets', ru: 'Виджеты' }),
  },
  calls: ['list', 'read', 'create', 'edit', 'clone', 'delete'],
  locked: { by: 'isImmutable', is: true },
  displayRussian: 'titleRu',
  access: {
    admin: theirs('admin'),
    manager: theirs('manager'),
    advertiser_manager: theirs('advertiser_manager'),
    advertiser_member: theirs('advertiser_member'),
    affiliate: theirs('affiliate'),
  },
});
