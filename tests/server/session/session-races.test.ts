import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connected } from '../../postgres.ts';
import { untilWaiting } from '../support/lock-waits.ts';
import { items } from '../support/network.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

/** Ending a session is final, whatever was in progress in it at that time. */

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

interface Tokens {
  token: string;
  refreshToken: string;
}

let callers = 0;
const post = (path: string, body: object, token?: string) =>
  ask(product.app, 'POST', path, { body, token, from: '198.51.100.7' });
const signIn = async (email: string): Promise<Tokens> =>
  (await ask(product.app, 'POST', '/login', { body: { email, password }, from: `198.51.100.${(callers += 1) % 250}` }))
    .data;
const refresh = ({ refreshToken }: Tokens) => post('/refresh', { refreshToken });
const mine = (token: string) => ask(product.app, 'GET', '/user/users/me', { token });

/** Someone with two sessions, both of which were recorded as used. */
const someone = async () => {
  const person = await product.person('manager');
  const { email } = (await person.call('GET', '/user/users/me')).data;
  const [here, there]: [Tokens, Tokens] = [await signIn(email), await signIn(email)];
  for (const { token } of [here, there]) await mine(token);
  const noted = () =>
    connected(product.url, async (client) => {
      const { rows } = await client.query(
        `select last_activity_at is not null as noted from users where id = ${person.id}`,
      );
      return rows[0].noted;
    });
  await expect.poll(noted).toBe(true);
  return { id: person.id, email, here, there };
};
type Someone = Awaited<ReturnType<typeof someone>>;

const ends: [string, (person: Someone) => Promise<{ status: number }>][] = [
  ['signing out', ({ here }) => post('/logout', { refreshToken: here.refreshToken })],
  ['ending the other sessions', ({ there }) => post('/user/users/me/sessions/end_others', {}, there.token)],
  [
    'a new password of one’s own',
    ({ there }) =>
      ask(product.app, 'PATCH', '/user/users/me', {
        token: there.token,
        body: items({ password: 'another-horse-2', currentPassword: password }),
      }),
  ],
  [
    'a new password by an administrator',
    ({ id }) => product.admin.call('PATCH', '/user/users', items({ id, password: 'another-horse-2' })),
  ],
  [
    'a block',
    ({ id }) =>
      product.admin.call(
        'POST',
        '/user/users/change_block',
        items({ id, status: 'blocked', blockingType: 'access', reason: 'Fraud' }),
      ),
  ],
];

/** While sessions are locked for writing, lets one call after the other get as far as it can; then all continue. */
const meeting = (calls: (() => Promise<unknown>)[], change = ''): Promise<unknown[]> =>
  connected(product.url, async (client) => {
    await client.query(`begin; lock table session in share mode; ${change}`);
    const under = [];
    for (const [place, call] of calls.entries()) {
      under.push(call());
      await untilWaiting(client, place + 1);
    }
    await client.query('commit');
    return Promise.all(under);
  });

describe('a refresh in progress is overtaken', () => {
  test.each(ends)('by %s: its result is worthless', async (_, end) => {
    const person = await someone();
    const answers: Awaited<ReturnType<typeof refresh>>[] = [];
    const ended = () => end(person).then(({ status }) => expect(status).toBe(200));
    await meeting([async () => answers.push(await refresh(person.here)), ended]);
    const [answer] = answers;
    if (answer?.status === 200) {
      expect((await mine(answer.data.token)).status).toBe(401);
      expect([401, 403]).toContain((await refresh(answer.data)).status);
    }
    expect([401, 403]).toContain((await refresh(person.here)).status);
  });

  test('by the administrator’s signing out, if someone is impersonated', async () => {
    const target = await someone();
    const original = await product.person('admin');
    const { email } = (await original.call('GET', '/user/users/me')).data;
    const own = await signIn(email);
    const acting: Tokens = (
      await post('/user/impersonate', { refreshToken: own.refreshToken, impersonateAs: target.id }, own.token)
    ).data;
    const answers: Awaited<ReturnType<typeof refresh>>[] = [];
    await meeting([
      async () => answers.push(await refresh(acting)),
      () => post('/logout', { refreshToken: own.refreshToken }),
    ]);
    const latest: Tokens = answers[0]?.data ?? acting;
    expect((await mine(latest.token)).status).toBe(401);
    expect((await refresh(latest)).status).toBe(401);
    expect((await post('/user/impersonate', {}, latest.token)).status).toBe(401);
  });
});

test('none of many refreshes survives the end of its session', async () => {
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(
      ends.map(async ([, end]) => {
        const person = await someone();
        const answers = await Promise.all([refresh(person.here), end(person), refresh(person.here)]);
        const brought = answers.flatMap((answer) =>
          'data' in answer && answer.data?.refreshToken ? [answer.data as Tokens] : [],
        );
        for (const one of [person.here, ...brought]) {
          expect((await mine(one.token)).status).toBe(401);
          expect([401, 403]).toContain((await refresh(one)).status);
        }
      }),
    );
  }
});

describe('someone signing in while', () => {
  const signInDuring = async (email: string, change: string): Promise<number> => {
    const statuses: number[] = [];
    const sent = { body: { email, password }, from: '198.51.100.8' };
    await meeting([async () => statuses.push((await ask(product.app, 'POST', '/login', sent)).status)], change);
    return statuses[0] ?? 0;
  };

  test('the password is changed has to know the new one', async () => {
    const { id, email } = await someone();
    const renewed = `update users set version = version + 1 where id = ${id}; update credential set password_hash = 'another' where user_id = ${id}`;
    expect(await signInDuring(email, renewed)).toBe(401);
  });

  test('the account is blocked stays out', async () => {
    const { id, email } = await someone();
    expect(await signInDuring(email, `update users set status = 'blocked' where id = ${id}`)).toBe(403);
  });
});
