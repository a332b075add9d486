import {
  boolean,
  date,
  description,
  either,
  email,
  entity,
  enumeration,
  having,
  known,
  many,
  one,
  own,
  password,
  reverse,
  secureId,
  section,
  staff,
  tags,
  text,
  texts,
  through,
  timestamp,
} from '../define.ts';
import { activeOrBlocked, blockingType, contacts } from '../parts.ts';
import { rule } from '../../domain/rules.ts';
import { roleTypeOptions } from './role.ts';

const birthDate = date({ en: 'Birth date', ru: 'Дата рождения', onRequest: true });
const colleagues = having('roleType', ...staff);

export const user = entity({
  name: { en: ['User', 'Users'], ru: ['Пользователь', 'Пользователя', 'Пользователей', 'Пользователи'] },
  about: {
    en: 'Who signs in: employees of the network and its affiliates.',
    ru: 'Кто входит в систему: сотрудники сети и её партнёры.',
  },
  path: 'user/users',
  fields: {
    secureId: secureId(),
    firstName: text({ en: 'First name', ru: 'Имя', required: true, searchable: true, maxLength: 100 }),
    lastName: text({ en: 'Last name', ru: 'Фамилия', searchable: true, maxLength: 100 }),
    fullName: text({ en: 'Name', ru: 'Имя и фамилия', readOnly: true, computed: true, sortable: true }),
    email: email({
      en: 'E-mail',
      ru: 'Эл. почта',
      required: true,
      unique: true,
      searchable: true,
      sortable: true,
      filterable: true,
      staffEdits: true,
    }),
    password: password({
      en: 'Password',
      ru: 'Пароль',
      staffEdits: true,
      help: {
        en: 'Leave it empty to keep the present one.',
        ru: 'Оставьте пустым, чтобы не менять.',
      },
    }),
    role: one('role', { en: 'Role', ru: 'Роль', required: true, staffEdits: true }),
    roleType: enumeration({
      en: 'Role type',
      ru: 'Тип роли',
      readOnly: true,
      filterable: true,
      required: true,
      options: roleTypeOptions,
    }),
    permissions: texts({ en: 'Permissions', ru: 'Права', readOnly: true, computed: true, onRequest: true }),
    hasCustomPermissions: boolean({ en: 'Own set of permissions', ru: 'Свой набор прав', default: false, staffOnly: true }),
    customPermissions: many('permission', {
      en: 'Custom permissions',
      ru: 'Особые права',
      staffOnly: true,
      onRequest: true,
      filterable: false,
      input: 'PermissionsInput',
      column: 'PermissionsField',
      help: {
        en: 'They replace those of the role.',
        ru: 'Заменяют права роли.',
      },
    }),
    team: one('team', { en: 'Team', ru: 'Команда', staffEdits: true }),
    managers: many('user', {
      en: 'Managers',
      ru: 'Менеджеры',
      among: { roleType: ['admin', 'manager'] },
      staffOnly: true,
    }),
    tags: tags('user'),
    contacts: contacts(),
    birthDate: { ...birthDate, rules: [...birthDate.rules, rule('adult', 18)] },
    timezone: known('timezones', { en: 'Time zone', ru: 'Часовой пояс', default: 'UTC' }),
    language: known('languages', { en: 'Language', ru: 'Язык', default: 'en' }),
    lastActivityAt: timestamp({ en: 'Last activity', ru: 'Последняя активность', readOnly: true, sortable: true, staffOnly: true }),
    trafficBlocked: boolean({ en: 'Traffic blocked', ru: 'Трафик заблокирован', readOnly: true, default: false, filterable: true }),
    trafficBlockedAt: timestamp({ en: 'Traffic blocked since', ru: 'Трафик заблокирован с', readOnly: true }),
    acceptColdTraffic: boolean({ en: 'Accept cold traffic', ru: 'Принимать холодный трафик', default: true, staffOnly: true }),
    acceptInvalidLeads: boolean({ en: 'Accept invalid leads', ru: 'Принимать невалидные лиды', default: false, staffOnly: true }),
    redirectToAdvertiser: boolean({
      en: 'Redirect to the advertiser',
      ru: 'Направлять к рекламодателю',
      default: true,
      staffOnly: true,
    }),
    assignedOffers: reverse('offer', 'assignedAffiliates', { en: 'Assigned offers', ru: 'Назначенные офферы', staffOnly: true }),
    assignedAffiliates: reverse('user', 'managers', { en: 'Assigned affiliates', ru: 'Назначенные партнёры', staffOnly: true }),
    assignedTeams: reverse('team', 'managers', { en: 'Assigned teams', ru: 'Назначенные команды', staffOnly: true }),
    assignedAdvertisers: reverse('advertiser', 'managers', {
      en: 'Assigned advertisers',
      ru: 'Назначенные рекламодатели',
      staffOnly: true,
    }),
    managedOffers: reverse('offer', 'managers', { en: 'Managed offers', ru: 'Офферы под управлением', staffOnly: true }),
    apiToken: secureId({
      en: 'API token',
      ru: 'Токен API',
      required: false,
      onRequest: true,
      filterable: false,
      help: { en: 'Affiliates alone have one.', ru: 'Есть только у партнёров.' },
    }),
    extraInfo: description({ en: 'Extra information', ru: 'Дополнительно', staffOnly: true }),
    twoFactor: boolean({
      en: 'Two-factor sign-in',
      ru: 'Двухфакторный вход',
      readOnly: true,
      computed: true,
      onRequest: true,
      staffOnly: true,
    }),
    botKey: secureId({ en: 'Bot key', ru: 'Ключ бота', onRequest: true, filterable: false, ownerOnly: 'id' }),
  },
  status: { ...activeOrBlocked, fields: { blockingType } },
  calls: ['list', 'read', 'create', 'edit', 'editOne', 'status'],
  actions: {
    reset_two_factor: { en: 'Turn two-factor sign-in off', ru: 'Отключить двухфакторный вход' },
  },
  access: {
    manager: { rows: either(own('id'), own('managers'), through('team', own('managers')), colleagues) },
    advertiser_manager: { rows: either(own('id'), colleagues) },
    // Lists only himself; lists of records that name colleagues ask for their names all the same.
    advertiser_member: { rows: own('id'), calls: ['list', 'read', 'edit', 'editOne'] },
    affiliate: { rows: own('id'), calls: ['read', 'edit', 'editOne'] },
  },
  represent: ['firstName', 'lastName'],
  views: {
    affiliate: {
      name: { en: ['Affiliate', 'Affiliates'], ru: ['Партнёр', 'Партнёра', 'Партнёров', 'Партнёры'] },
      route: 'affiliates/members',
      where: { roleType: ['affiliate'] },
      permissions: { menu: 'front.menu.affiliates.read' },
      list: {
        columns: ['id', 'fullName', 'email', 'status', 'trafficBlocked', 'team', 'managers', 'tags', 'lastActivityAt', 'createdAt'],
        filters: ['team', 'managers', 'tags', 'trafficBlocked', 'role', 'createdAt'],
      },
      form: {
        general: {
          en: 'General',
          ru: 'Общее',
          fields: [
            section({ en: 'Person', ru: 'Человек' }, 'firstName', 'lastName', 'email', 'password', 'birthDate', 'contacts'),
            section({ en: 'Work', ru: 'Работа' }, 'role', 'team', 'managers', 'tags', 'timezone', 'language', 'extraInfo'),
          ],
        },
        traffic: {
          en: 'Traffic',
          ru: 'Трафик',
          fields: ['acceptColdTraffic', 'acceptInvalidLeads', 'redirectToAdvertiser', 'trafficBlocked', 'assignedOffers'],
        },
        access: {
          en: 'Access',
          ru: 'Доступ',
          fields: ['twoFactor', 'hasCustomPermissions', 'customPermissions', 'secureId', 'apiToken'],
        },
      },
    },
    employee: {
      name: { en: ['Employee', 'Employees'], ru: ['Сотрудник', 'Сотрудника', 'Сотрудников', 'Сотрудники'] },
      route: 'employees',
      where: { roleType: staff },
      permissions: { menu: 'front.menu.employees.read' },
      list: {
        columns: ['id', 'fullName', 'email', 'status', 'role', 'roleType', 'lastActivityAt', 'createdAt'],
        filters: ['role', 'roleType', 'tags', 'createdAt'],
      },
      form: {
        general: {
          en: 'General',
          ru: 'Общее',
          fields: [
            section({ en: 'Person', ru: 'Человек' }, 'firstName', 'lastName', 'email', 'password', 'birthDate', 'contacts'),
            section({ en: 'Work', ru: 'Работа' }, 'role', 'tags', 'timezone', 'language', 'extraInfo'),
          ],
        },
        assignments: {
          en: 'Assignments',
          ru: 'Назначения',
          fields: ['assignedAffiliates', 'assignedTeams', 'assignedAdvertisers', 'managedOffers'],
        },
        access: { en: 'Access', ru: 'Доступ', fields: ['twoFactor', 'hasCustomPermissions', 'customPermissions', 'secureId'] },
      },
    },
  },
});
