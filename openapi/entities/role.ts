import { entity, enumeration, many, type Options, title } from '../define.ts';
import { activeOrInactive } from '../parts.ts';

export const roleTypeOptions: Options = {
  admin: { en: 'Administrator', ru: 'Администратор' },
  manager: { en: 'Manager', ru: 'Менеджер' },
  advertiser_manager: { en: 'Advertiser manager', ru: 'Менеджер рекламодателей' },
  advertiser_member: { en: 'Advertiser member', ru: 'Сотрудник рекламодателя' },
  affiliate: { en: 'Affiliate', ru: 'Партнёр' },
};

export const role = entity({
  name: { en: ['Role', 'Roles'], ru: ['Роль', 'Роли', 'Ролей'] },
  about: { en: 'A named set of permissions.', ru: 'Именованный набор прав.' },
  path: 'user/roles',
  route: 'settings/roles',
  fields: {
    title: title({ unique: true }),
    type: enumeration({
      en: 'Role type',
      ru: 'Тип роли',
      required: true,
      createOnly: true,
      filterable: true,
      options: roleTypeOptions,
    }),
    permissions: many('permission', {
      en: 'Permissions',
      ru: 'Права',
      onRequest: true,
      filterable: false,
      input: 'PermissionsInput',
      column: 'PermissionsField',
    }),
  },
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone'],
  permissions: { menu: 'role.read' },
  menu: { staff: { group: 'settings', order: 90, tab: 'all' } },
  find: true,
  list: { columns: ['id', 'title', 'type', 'status', 'createdAt', 'updatedAt'], filters: ['type'] },
  form: { general: { en: 'General', ru: 'Общее', fields: ['title', 'type', 'permissions'] } },
});
