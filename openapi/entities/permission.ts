import { all, boolean, description, entity, enumerations, integer, text, title } from '../define.ts';
import { roleTypeOptions } from './role.ts';

export const permission = entity({
  name: { en: ['Permission', 'Permissions'], ru: ['Право', 'Права', 'Прав'] },
  about: {
    en: 'Allows one kind of call or access to one page. The same for all tenants; can’t be changed.',
    ru: 'Право на один вид действий или одну страницу. Одинаково для всех сетей, изменить его нельзя.',
  },
  path: 'user/permissions',
  fields: {
    title: title(),
    description: description(),
    system: text({
      en: 'Name in code',
      ru: 'Имя в коде',
      required: true,
      unique: true,
      filterable: true,
      sortable: true,
      searchable: true,
    }),
    groupId: integer({ en: 'Group', ru: 'Группа', required: true, filterable: true }),
    hidden: boolean({ en: 'Hidden', ru: 'Скрыто', default: false }),
    disabled: boolean({ en: 'Disabled', ru: 'Отключено', default: false }),
    permissionRoleType: enumerations({
      en: 'Role types',
      ru: 'Типы ролей',
      filterable: true,
      options: roleTypeOptions,
      help: { en: 'Role types it can be granted to.', ru: 'Типы ролей, которым его можно дать.' },
    }),
  },
  queryParameters: {
    showHidden: boolean({ en: 'Include hidden', ru: 'Вместе со скрытыми' }),
  },
  calls: ['list', 'read'],
  permissions: { name: 'role' },
  access: { affiliate: { rows: { none: true } }, manager: { rows: all } },
  shared: true,
});
