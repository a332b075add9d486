import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connected } from '../../postgres.ts';
import { items, refusal } from '../support/network.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const path = '/user/api_tokens';
const made = async (person: Person, fields: object = {}) =>
  (await person.make(path, { title: 'Nightly report', ...fields }))[0] as Awaited<ReturnType<Person['make']>>[0] & {
    token: string;
  };
const by = (
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'GET',
  at = '/user/users/me',
  body?: object,
) => ask(product.app, method, at, { token, ...(body && { body }) });

describe('an API token', () => {
  test('is shown once and stored as a hash', async () => {
    const person = await product.person('affiliate');
    const { token, id, hint, user } = await made(person);
    expect(token).toMatch(/^slc_[\da-z]+_[\w-]{43}$/);
    expect([hint, user]).toEqual([token.slice(-4), person.id]);
    const listed = (await person.call('GET', `${path}?with=token`)).data.items;
    expect(listed).toMatchObject([
      { id, title: 'Nightly report', hint, token: null, expiresAt: null, lastUsedAt: null },
    ]);
    expect(listed[0]).not.toHaveProperty('tokenHash');
    for (const asked of ['with=tokenHash', 'fields=tokenHash', 'tokenHash=x', 'search=x&fields=tokenHash'])
      expect((await person.call('GET', `${path}?${asked}`)).status).toBe(400);
    const kept = await connected(product.url, async (client) => [
      (await client.query('select * from api_tokens')).rows,
      (await client.query('select * from history')).rows,
      (await client.query('select * from idempotency')).rows,
    ]);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify(kept)).not.toContain(token.split('_').slice(2).join('_'));
  });

  test('makes calls with its owner’s permissions, as they are at each call', async () => {
    const manager = await product.person('manager');
    const { token } = await made(manager);
    expect((await by(token)).data).toMatchObject({ id: manager.id, impersonator: null });
    expect((await by(token, 'PUT', '/user/tags', items({ title: 'By a program', type: 'offer' }))).status).toBe(201);
    expect((await by(token, 'PUT', '/user/roles', items({ title: 'More', type: 'manager' }))).status).toBe(403);
    expect((await by(token, 'GET', '/user/offers')).status).toBe(200);
    expect((await by(token, 'GET', '/user/roles')).status).toBe((await manager.call('GET', '/user/roles')).status);
    await product.admin.call(
      'POST',
      '/user/users/change_block',
      items({ id: manager.id, status: 'blocked', reason: 'Left' }),
    );
    expect((await by(token)).status).toBe(401);
    await product.admin.call('POST', '/user/users/change_block', items({ id: manager.id, status: 'active' }));
    expect((await by(token)).status).toBe(200);
  });

  test('appears in the history as its owner', async () => {
    const { token } = await made(product.admin);
    const [tag] = (await by(token, 'PUT', '/user/verticals', items({ title: 'Made by a program' }))).data.items;
    const { data } = await product.admin.call('GET', `/user/verticals/${tag.id}/history`);
    expect(data.items[0]).toMatchObject({ user: product.admin.id, action: 'create' });
  });

  test('records when it was last used', async () => {
    const person = await product.person('affiliate');
    const { token } = await made(person);
    await by(token);
    await expect
      .poll(async () => (await person.call('GET', path)).data.items[0].lastUsedAt)
      .toBeGreaterThan(1_700_000_000);
  });

  test('reaches nothing that only a person may do', async () => {
    const { token } = await made(product.admin);
    const proof = { currentPassword: password };
    const refused = await Promise.all([
      by(token, 'GET', path),
      by(token, 'PUT', path, items({ title: 'More' })),
      by(token, 'DELETE', path, items({ id: 1 })),
      by(token, 'POST', `${path}/export`),
      by(token, 'GET', '/user/users/me/sessions'),
      by(token, 'DELETE', '/user/users/me/sessions', items({ id: '6f1f7c1e-29f5-4a4f-9d9c-0e8f2b1c3d4e' })),
      by(token, 'POST', '/user/users/me/sessions/end_others'),
      by(token, 'GET', '/user/users/me/two_factor'),
      by(token, 'POST', '/user/users/me/two_factor/begin', proof),
      by(token, 'POST', '/user/users/me/two_factor/confirm', { code: '123456' }),
      by(token, 'POST', '/user/users/me/two_factor/recovery_codes', proof),
      by(token, 'POST', '/user/users/me/two_factor/end', proof),
      by(token, 'PATCH', '/user/users/me', items({ password: 'another-horse-2', ...proof })),
    ]);
    for (const { status, message } of refused)
      expect([status, message]).toEqual([403, 'This can’t be done with an API token. Please sign in']);
    const affiliate = await product.person('affiliate');
    expect(
      (await by(token, 'POST', '/user/impersonate', { refreshToken: 'x', impersonateAs: affiliate.id })).status,
    ).toBe(403);
    expect((await ask(product.app, 'POST', '/refresh', { body: { refreshToken: token } })).status).toBe(401);
    expect((await by(token, 'PATCH', '/user/users/me', items({ timezone: 'Europe/Riga' }))).status).toBe(200);
  });

  test('stops working once it is deleted or has expired', async () => {
    const person = await product.person('affiliate');
    const [gone, old] = [await made(person), await made(person, { expiresAt: 4_000_000_000 })];
    for (const { token } of [gone, old]) expect((await by(token)).status).toBe(200);
    expect((await person.call('DELETE', path, items({ id: gone.id }))).status).toBe(200);
    expect((await by(gone.token)).status).toBe(401);
    await connected(product.url, async (client) => {
      await client.query(`update api_tokens set expires_at = now() where id = ${old.id}`);
      await client.query(`select pg_notify('sluice_access', '${product.tenant.tenantId} ${person.id}')`);
    });
    await expect.poll(async () => (await by(old.token)).status).toBe(401);
    expect(await person.call('PUT', path, items({ title: 'Late', expiresAt: 1_700_000_000 }))).toMatchObject({
      status: 422,
      details: [{ type: 'future', path: 'items.0.expiresAt', message: 'Enter a time in the future' }],
    });
  });

  test('belongs to one person: only administrators see and delete those of others, and nobody creates them for others', async () => {
    const [one, manager] = [await product.person('affiliate'), await product.person('manager')];
    const { id, token } = await made(one);
    expect((await manager.call('GET', `${path}?user=${one.id}`)).data.items).toEqual([]);
    expect((await manager.call('DELETE', path, items({ id }))).status).toBe(404);
    expect(refusal(await manager.call('PUT', path, items({ title: 'Theirs', user: one.id })))).toEqual([
      422,
      'unknown',
      'items.0.user',
    ]);
    expect((await product.admin.call('GET', `${path}?user=${one.id}`)).data.items).toMatchObject([{ id }]);
    expect((await product.admin.call('DELETE', path, items({ id }))).status).toBe(200);
    expect((await by(token)).status).toBe(401);
  });

  test('is not shown again when it is created again with the same Idempotency-Key', async () => {
    const person = await product.person('affiliate');
    const headers = { 'idempotency-key': 'once' };
    const make = () => person.call('PUT', path, items({ title: 'Once' }), { headers });
    const [first, again] = [await make(), await make()];
    expect(first.data.items[0].token).toMatch(/^slc_/);
    expect(again.data.items[0]).toEqual({ ...first.data.items[0], token: null });
    expect((await by(first.data.items[0].token)).status).toBe(200);
  });

  test.each(['slc_1_', `slc_1_${'a'.repeat(43)}`, `slc_zzzzzzzzzz_${'a'.repeat(43)}`, `slc_0_${'a'.repeat(43)}`])(
    'made up like %s opens nothing',
    async (token) => expect((await by(token)).status).toBe(401),
  );
});
