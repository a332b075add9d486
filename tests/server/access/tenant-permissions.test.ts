import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncPermissions } from '../../../server/tenant/permissions.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const owner = (statement: ReturnType<typeof sql>) => product.database.owner((db) => statement.execute(db));

/** Puts the database back to before the version that introduces these permissions. */
const unknown = async (...names: string[]): Promise<void> => {
  const list = sql.join(names);
  await owner(
    sql`delete from roles_permissions where target_id in (select id from permissions where system in (${list}))`,
  );
  await owner(sql`delete from permissions where system in (${list})`);
};

const held = async (role: number): Promise<string[]> => {
  const { data } = await product.admin.call('GET', `/user/roles/${role}?with=permissions`);
  const known = await product.database.owner((db) => db.selectFrom('permissions').select(['id', 'system']).execute());
  return known.flatMap(({ id, system }) => (data.permissions.includes(id) ? [system] : []));
};

test('new permissions are added to the roles that held every one, and no others', async () => {
  const { admin, tenant, database } = product;
  const [some] = await admin.call('GET', '/user/permissions?limit=1').then(({ data }) => data.items);
  const [narrow] = await admin.make('/user/roles', { title: 'Narrow', type: 'admin', permissions: [some.id] });
  const all = await held(tenant.roles.admin);
  const other = await held(tenant.roles.manager);
  expect(all).toContain('tag.delete');
  expect(other).toContain('tag.delete');

  await unknown('tag.delete', 'tag.create');
  expect((await admin.call('GET', `/user/roles/${tenant.roles.admin}?with=permissions`)).data.version).toBe(1);
  await syncPermissions(database);

  expect((await held(tenant.roles.admin)).toSorted()).toEqual(all.toSorted());
  expect(await held(tenant.roles.manager)).not.toContain('tag.delete');
  expect(await held(narrow!.id)).toHaveLength(1);
});

test('the history of such a role says so, once', async () => {
  const { admin, tenant, database } = product;
  await syncPermissions(database);
  const { data } = await admin.call('GET', `/user/roles/${tenant.roles.admin}/history`);
  expect(data.items).toEqual([
    expect.objectContaining({
      action: 'edit',
      user: null,
      changes: { permissions: [expect.any(Array), expect.any(Array)] },
    }),
  ]);
  const [before, after] = data.items[0].changes.permissions;
  expect(after.length - before.length).toBe(2);
});

test('new permissions take effect at the next call', async () => {
  const [tag] = await product.admin.make('/user/tags', { title: 'Fresh', type: 'offer' });
  expect((await product.admin.call('DELETE', '/user/tags', { items: [{ id: tag!.id }] })).status).toBe(200);
});
