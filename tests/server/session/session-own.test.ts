import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connected } from '../../postgres.ts';
import { items, refusal } from '../support/network.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const path = '/user/users/me/sessions';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const signIn = async (email: string, agent: string, from = '198.51.100.7') => {
  const sent = { body: { email, password }, from, headers: { 'user-agent': agent } };
  return (await ask(product.app, 'POST', '/login', sent)).data as { token: string; refreshToken: string };
};
const someone = async () => {
  const person = await product.person('affiliate');
  return { ...person, email: String((await person.call('GET', '/user/users/me')).data.email) };
};
const sessions = async (token: string) => (await ask(product.app, 'GET', path, { token })).data.items;
const call = (token: string, method: 'GET' | 'POST' | 'DELETE', at: string, body?: object) =>
  ask(product.app, method, at, { token, ...(body && { body }) });

describe('one’s own sessions', () => {
  test('are listed with browser, system and address, the current one marked', async () => {
    const { email, id } = await someone();
    const [desk, phone] = [await signIn(email, firefox), await signIn(email, iphone, '2001:db8::7')];
    const { data } = await call(phone.token, 'GET', path);
    expect(data.meta).toEqual({ totalCount: 3 });
    expect(data.items[0]).toMatchObject({
      current: true,
      address: '2001:db8::7',
      browser: 'Safari',
      system: 'iOS',
      impersonator: null,
    });
    expect(data.items[1]).toMatchObject({
      current: false,
      address: '198.51.100.7',
      browser: 'Firefox',
      system: 'Windows',
    });
    expect((await sessions(desk.token)).filter((one: { current: boolean }) => one.current)).toMatchObject([
      { browser: 'Firefox' },
    ]);
    expect(JSON.stringify(data)).not.toContain(`"${id}"`);
  });

  test('stay the same when their tokens are renewed', async () => {
    const { email } = await someone();
    const first = await signIn(email, firefox);
    const [before] = await sessions(first.token);
    const renewed = (await ask(product.app, 'POST', '/refresh', { body: { refreshToken: first.refreshToken } })).data;
    const after = (await sessions(renewed.token)).find((one: { current: boolean }) => one.current);
    expect([after.id, after.createdAt]).toEqual([before.id, before.createdAt]);
  });

  test('record when they are used, and so does the user', async () => {
    const { email, id } = await someone();
    const { token } = await signIn(email, firefox);
    const [{ id: session }] = await sessions(token);
    const past = `to_timestamp(1700000000)`;
    await connected(product.url, async (client) => {
      await client.query(`update session set last_used_at = ${past} where family = '${session}'`);
      await client.query(`update users set last_activity_at = ${past} where id = ${id}`);
      // Every process is notified and reloads what it knew of them.
      await client.query(`select pg_notify('sluice_access', '${product.tenant.tenantId} ${id}')`);
    });
    await expect
      .poll(async () => (await sessions(token)).find((one: { current: boolean }) => one.current).lastUsedAt)
      .toBeGreaterThan(1_700_000_000);
    const { data } = await product.admin.call('GET', `/user/users/${id}`);
    expect(data.lastActivityAt).toBeGreaterThan(1_700_000_000);
  });

  test('are ended one by one, immediately', async () => {
    const { email } = await someone();
    const [here, there] = [await signIn(email, firefox), await signIn(email, iphone)];
    const other = (await sessions(here.token)).find((one: { browser: string }) => one.browser === 'Safari');
    const ended = await call(here.token, 'DELETE', path, items({ id: other.id }));
    expect(ended).toMatchObject({ status: 200, data: { items: [{ id: other.id }] } });
    expect((await call(there.token, 'GET', '/user/users/me')).status).toBe(401);
    expect((await ask(product.app, 'POST', '/refresh', { body: { refreshToken: there.refreshToken } })).status).toBe(
      401,
    );
    expect((await call(here.token, 'GET', '/user/users/me')).status).toBe(200);
    expect(refusal(await call(here.token, 'DELETE', path, items({ id: other.id })))).toEqual([
      404,
      'notFound',
      'items.0.id',
    ]);
    expect(refusal(await call(here.token, 'DELETE', path, items({ id: 7 })))).toEqual([422, 'type', 'items.0.id']);
    expect(refusal(await call(here.token, 'DELETE', path, items({ id: 'x' })))).toEqual([422, 'type', 'items.0.id']);
  });

  test('are all ended together, except the current one', async () => {
    const { email, token: first } = await someone();
    const [here, there] = [await signIn(email, firefox), await signIn(email, iphone)];
    expect((await call(here.token, 'POST', `${path}/end_others`)).data).toEqual({ ended: 2 });
    for (const token of [first, there.token]) expect((await call(token, 'GET', path)).status).toBe(401);
    expect(await sessions(here.token)).toHaveLength(1);
    expect((await call(here.token, 'POST', `${path}/end_others`)).data).toEqual({ ended: 0 });
  });

  test('say so if an administrator impersonates the user, and so does the login history', async () => {
    const { email, id, token } = await someone();
    const origin = await signIn('admin@ours.example', firefox);
    const acting = await call(origin.token, 'POST', '/user/impersonate', {
      refreshToken: origin.refreshToken,
      impersonateAs: id,
    });
    const acted = async () => (await sessions(token)).filter((one: { impersonator: unknown }) => one.impersonator);
    // An affiliate sees that someone from the network is there, but not who.
    expect(await acted()).toMatchObject([{ impersonator: { id: null, fullName: null } }]);
    expect(JSON.stringify(await sessions(token))).not.toContain('Ada');
    const history = (await call(origin.token, 'GET', `/user/login_records?user=${id}&orderBy=id:desc`)).data.items;
    expect(history[0]).toMatchObject({ outcome: 'success', impersonator: product.admin.id });
    const closed = ['POST', 'DELETE'] as const;
    for (const method of closed) {
      const at = method === 'POST' ? `${path}/end_others` : path;
      const sent = method === 'POST' ? undefined : items({ id: (await acted())[0].id });
      expect((await call(acting.data.token, method, at, sent)).status).toBe(403);
    }
    await ask(product.app, 'POST', '/logout', { body: { refreshToken: origin.refreshToken } });
    expect(await acted()).toEqual([]);
    expect((await signIn(email, iphone)).token).toBeTruthy();
  });

  test('name the administrator who impersonates an employee', async () => {
    const { id, token } = await product.person('manager');
    const origin = await signIn('admin@ours.example', firefox);
    await call(origin.token, 'POST', '/user/impersonate', { refreshToken: origin.refreshToken, impersonateAs: id });
    const acted = (await sessions(token)).filter((one: { impersonator: unknown }) => one.impersonator);
    expect(acted).toMatchObject([{ impersonator: { id: product.admin.id, fullName: 'Ada' } }]);
  });

  test('don’t include anyone else’s', async () => {
    const [one, other] = [await someone(), await someone()];
    const [{ id }] = await sessions(one.token);
    expect((await other.call('DELETE', path, items({ id }))).status).toBe(404);
    const mine = (await sessions(other.token))[0].id;
    expect((await other.call('DELETE', path, items({ id: mine }, { id }))).status).toBe(404);
    expect((await one.call('GET', path)).status).toBe(200);
    expect((await other.call('GET', path)).status).toBe(200);
  });
});

describe('the login history', () => {
  const records = async (token: string, query = '') =>
    (await call(token, 'GET', `/user/login_records?orderBy=id:desc${query}`)).data.items;
  const outcomes = (rows: { outcome: string }[]) => rows.map(({ outcome }) => outcome);

  test('has every attempt on a known account, with its outcome', async () => {
    const { email, id, token } = await someone();
    const tried = (secret: string) =>
      ask(product.app, 'POST', '/login', {
        body: { email, password: secret },
        from: '::ffff:198.51.100.9',
        headers: { 'user-agent': firefox },
      });
    await tried('wrong-horse-1');
    await expect.poll(async () => outcomes(await records(token))).toEqual(['wrong_password', 'success']);
    await tried(password);
    const [success] = await records(token);
    expect(success).toMatchObject({
      user: id,
      outcome: 'success',
      address: '198.51.100.9',
      browser: 'Firefox',
      system: 'Windows',
    });
    expect(success).not.toHaveProperty('impersonator');

    await product.admin.call(
      'POST',
      '/user/users/change_block',
      items({ id, status: 'blocked', blockingType: 'access', reason: 'Fraud' }),
    );
    await tried(password);
    await expect.poll(async () => outcomes(await records(product.admin.token, `&user=${id}`))[0]).toBe('blocked');
  });

  test('shows people their own entries, and administrators everyone’s', async () => {
    const [one, manager] = [await someone(), await product.person('manager')];
    const users = async (token: string) => new Set((await records(token)).map(({ user }: { user: number }) => user));
    expect(await users(one.token)).toEqual(new Set([one.id]));
    expect(await users(manager.token)).toEqual(new Set([manager.id]));
    expect((await users(product.admin.token)).size).toBeGreaterThan(2);
    expect(await records(one.token, `&user=${manager.id}`)).toEqual([]);
    const stranger = await product.stranger();
    expect(await users(stranger.token)).toEqual(new Set([stranger.id]));
  });

  test('can’t be written by anyone', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const)
      expect((await product.admin.call(method, '/user/login_records', items({ id: 1 }))).status).toBe(404);
  });
});
