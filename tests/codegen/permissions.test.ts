import { describe, expect, test } from 'vitest';
import { allPermissions } from '../../codegen/permissions.ts';
import { complete, having, own, text } from '../../openapi/define.ts';
import { permissionGroups, writtenPermissions } from '../../openapi/permissions.ts';
import { modelOf, people, shop } from './models.ts';

const words = { en: 'Words', ru: 'Слова' };
const permissions = allPermissions(modelOf({ ...people, shop }).entities);
const byName = Object.fromEntries(permissions.map((one) => [one.name, one]));

describe('permissions', () => {
  test('follow from the calls of an entity, with words in both languages', () => {
    const own = permissions.filter(({ name }) => name.startsWith('shop.'));
    expect(own.map(({ name, en, ru }) => [name, en, ru])).toEqual([
      ['shop.change_status', 'Shops: change the status', 'Смена статуса магазинов'],
      ['shop.count_visitors', 'Shops: count visitors', 'Посчитать (магазинов)'],
      ['shop.create', 'Shops: create', 'Создание магазинов'],
      ['shop.delete', 'Shops: delete', 'Удаление магазинов'],
      ['shop.read', 'Shops: view', 'Просмотр магазинов'],
      ['shop.update', 'Shops: edit', 'Изменение магазинов'],
    ]);
  });

  test('can be held by the role types that the definition lets in', () => {
    expect(byName['shop.read']?.roleTypes).toContain('affiliate');
    expect(byName['tag.read']?.roleTypes).toEqual(['admin', 'manager', 'advertiser_manager', 'advertiser_member']);
  });

  test('of a view are for those who can be met in it', () => {
    const view = (route: string, roleType: string) => ({
      name: shop.name,
      route,
      where: { roleType: [roleType] },
      list: { columns: ['id'] as const },
      form: {},
    });
    const person = complete('person', {
      ...shop,
      path: 'user/persons',
      fields: { type: text(words) },
      calls: ['read'],
      actions: {},
      status: undefined,
      access: { affiliate: { rows: own('id') }, manager: { rows: having('type', 'a') } },
      views: { guest: view('guests', 'affiliate'), host: view('hosts', 'manager') },
    });
    const of = Object.fromEntries(allPermissions({ person }).map(({ name, roleTypes }) => [name, roleTypes]));
    expect(of['guest.read']).toContain('affiliate');
    expect(of['host.read']).not.toContain('affiliate');
    expect(of['guest.read']).toContain('manager');
  });

  test('are in a group that there is', () => {
    const groups = permissionGroups.map(({ id }) => id);
    expect(permissions.filter(({ group }) => !groups.includes(group))).toEqual([]);
    expect(new Set(groups).size).toBe(groups.length);
  });

  test('written by hand keep what is said of them', () => {
    for (const { name, en, ru, roleTypes, hidden = false } of writtenPermissions) {
      expect(byName[name]).toMatchObject({ en, ru, roleTypes, hidden });
    }
  });
});
