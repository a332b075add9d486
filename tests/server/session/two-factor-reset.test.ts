import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../support/network.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

const emailOf = async (id: number): Promise<string> => (await admin.call('GET', `/user/users/${id}`)).data.email;
const login = async (id: number) =>
  ask(product.app, 'POST', '/login', { body: { email: await emailOf(id), password } });
const reset = (by: Person, id: number) => by.call('POST', '/user/users/reset_two_factor', { items: [{ id }] });
const isOn = async (id: number) => (await admin.call('GET', `/user/users/${id}?with=twoFactor`)).data.twoFactor;

/** Someone who is asked for a code when they sign in. */
const guarded = async (...person: Parameters<Product['person']>): Promise<Person> => {
  const made = await product.person(...person);
  await product.database.tenant(product.tenant.tenantId).write(async (db) => {
    await db
      .updateTable('credential')
      .set({ totp_secret: 'sealed', totp_step: 1 })
      .where('user_id', '=', made.id)
      .execute();
    await db.insertInto('recovery_code').values({ user_id: made.id, code_hash: 'hash' }).execute();
  });
  expect((await login(made.id)).details[0].type).toBe('code_required');
  return made;
};

test('someone who lost their device can sign in with their password again, and is signed out everywhere', async () => {
  const manager = await guarded('manager');
  expect(await isOn(manager.id)).toBe(true);
  const { version } = (await admin.call('GET', `/user/users/${manager.id}`)).data;
  expect((await reset(admin, manager.id)).status).toBe(200);
  expect(await isOn(manager.id)).toBe(false);
  expect((await manager.call('GET', '/user/users/me')).status).toBe(401);
  expect((await login(manager.id)).status).toBe(200);
  const [entry] = (await admin.call('GET', `/user/users/${manager.id}/history`)).data.items;
  expect(entry).toMatchObject({
    action: 'reset_two_factor',
    user: admin.id,
    version: version + 1,
    changes: { twoFactor: [true, false] },
  });
  const left = await product.database
    .tenant(product.tenant.tenantId)
    .read((db) => db.selectFrom('recovery_code').select('user_id').where('user_id', '=', manager.id).execute());
  expect(left).toEqual([]);
});

test('a reset without anything to reset does nothing, and signs nobody out', async () => {
  const manager = await product.person('manager');
  const { version } = (await admin.call('GET', `/user/users/${manager.id}`)).data;
  expect((await reset(admin, manager.id)).status).toBe(200);
  expect((await manager.call('GET', '/user/users/me')).data.version).toBe(version);
});

test('managers reset only their own affiliates; affiliates reset nobody, not even themselves', async () => {
  const manager = await product.person('manager');
  const own = await guarded('affiliate', { managers: [manager.id] });
  const foreign = await guarded('affiliate');
  expect((await reset(manager, own.id)).status).toBe(200);
  expect((await reset(manager, foreign.id)).status).toBe(404);
  expect((await reset(own, own.id)).status).toBe(401);
  expect((await reset(foreign, foreign.id)).status).toBe(403);
});

test('only administrators reset that of an administrator or of a colleague with more permissions, and nobody their own', async () => {
  const other = await guarded('admin');
  expect(refusal(await reset(admin, admin.id))).toEqual([403, 'own', 'items.0']);
  const role = await admin.make('/user/roles', {
    title: 'Keeper',
    type: 'manager',
    permissions: await idsOf('employee.reset_two_factor', 'employee.read'),
  });
  const keeper = await product.person('manager', { role: role[0]!.id });
  const colleague = await guarded('manager');
  expect(refusal(await reset(keeper, other.id))).toEqual([403, 'administrators', 'items.0']);
  expect(refusal(await reset(keeper, colleague.id))).toEqual([403, 'lacking', 'items.0']);
  expect(await isOn(colleague.id)).toBe(true);
  expect((await reset(admin, other.id)).status).toBe(200);
});

test('only staff see whether it is on', async () => {
  const affiliate = await product.person('affiliate');
  expect((await affiliate.call('GET', `/user/users/${affiliate.id}?with=twoFactor`)).status).toBe(400);
});

const idsOf = async (...names: string[]): Promise<number[]> => {
  const { data } = await admin.call('GET', `/user/permissions?limit=500&showHidden=true&system=${names.join(',')}`);
  return data.items.map(({ id }: { id: number }) => id);
};
