import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timestamp } from '../../server/database/values.ts';
import { endSession } from '../../server/session/ending.ts';
import { items, network, type Network, refusal } from './network.ts';
import { ask, password } from './serving.ts';

let it: Network;
beforeAll(async () => void (it = await network()));
afterAll(() => it.serving.close());

interface Tokens {
  token: string;
  refreshToken: string;
}
type Person = { id: number; email: string };

const post = (path: string, body?: object, token?: string) => ask(it.serving.app, 'POST', path, { body, token });
const signedIn = async (email: string): Promise<Tokens> => (await it.login(email)).data;
const begin = ({ token, refreshToken }: Tokens, id: number) =>
  post('/user/impersonate', { refreshToken, impersonateAs: id }, token);
const leave = ({ token }: Pick<Tokens, 'token'>) => post('/user/impersonate', {}, token);
const refresh = ({ refreshToken }: Tokens) => post('/refresh', { refreshToken });
const me = ({ token }: Pick<Tokens, 'token'>, more = '') => it.call(token, 'GET', `/user/users/me${more}`);
const isOver = async (tokens: Tokens) => [(await me(tokens)).status, (await refresh(tokens)).status];
/** What a browser that kept its own refresh token does where leaving is no longer possible. */
const resume = async (own: Person & Tokens) => {
  const { status, data } = await refresh(own);
  expect(status).toBe(200);
  return (await me(data)).data;
};

/** An administrator of their own, so that what happens to them disturbs nobody. */
const newAdmin = async (fields: object = {}): Promise<Person & Tokens> => {
  const person = await it.person('admin', { firstName: 'Olga', lastName: 'Owner', ...fields });
  return { ...person, ...(await signedIn(person.email)) };
};

let original: Person & Tokens;
let target: Person;
let acting: Tokens;

beforeEach(async () => {
  original = await newAdmin();
  target = await it.person('manager', { firstName: 'Mark', lastName: 'Meant' });
  const begun = await begin(original, target.id);
  expect(begun.status).toBe(200);
  acting = begun.data;
});

describe('beginning', () => {
  test('the session is the other user’s and says who is really there', async () => {
    expect(decodeJwt(acting.token)).toMatchObject({
      sub: `${target.id}`,
      roleType: 'manager',
      impersonator: original.id,
    });
    const { data } = await me(acting);
    expect(data).toMatchObject({
      id: target.id,
      role: { type: 'manager' },
      impersonator: { id: original.id, fullName: 'Olga Owner' },
    });
    expect(data.permissions).toEqual((await me({ token: await it.signIn(target.email) })).data.permissions);
    expect((await me(original)).data.impersonator).toBeNull();
  });

  test('is open to administrators alone who hold the permission', async () => {
    const manager = await signedIn(target.email);
    const other = await it.person('affiliate');
    expect((await begin(manager, other.id)).status).toBe(403);
    const without = await newAdmin({ role: await it.roleWith('admin', 'affiliate.read') });
    expect((await begin(without, other.id)).status).toBe(403);
    expect(
      (await post('/user/impersonate', { refreshToken: original.refreshToken, impersonateAs: target.id })).status,
    ).toBe(401);
  });

  test('never as an administrator, never as oneself, never from within, never as nobody', async () => {
    const colleague = await it.person('admin');
    const other = await it.person('affiliate');
    expect(refusal(await begin(original, colleague.id))).toEqual([403, 'administrators', 'impersonateAs']);
    expect(refusal(await begin(original, original.id))).toEqual([403, 'own', 'impersonateAs']);
    expect(refusal(await begin(acting, other.id))).toEqual([403, 'nested', undefined]);
    expect(refusal(await begin(original, 999_999))).toEqual([422, 'reference', 'impersonateAs']);
  });

  test('not as somebody of another network', async () => {
    const stranger = await it.serving.found(`stranger${original.id}`);
    expect(refusal(await begin(original, stranger.adminId))).toEqual([422, 'reference', 'impersonateAs']);
  });

  test('not as somebody who is blocked, or whose role is not active', async () => {
    await it.block(it.admin, target.id, { blockingType: 'access' });
    expect(refusal(await begin(original, target.id))).toEqual([409, 'blocked', 'impersonateAs']);
    const role = await it.roleWith('manager');
    const idle = await it.person('manager', { role });
    await it.call(it.admin, 'POST', '/user/roles/change_status', items({ id: role, status: 'inactive' }));
    expect(refusal(await begin(original, idle.id))).toEqual([409, 'blocked', 'impersonateAs']);
  });

  test('takes the refresh token of the very session, and one that is still good', async () => {
    const elsewhere = await signedIn(original.email);
    const foreign = { token: original.token, refreshToken: elsewhere.refreshToken };
    expect(refusal(await begin(foreign, target.id))).toEqual([422, 'choice', 'refreshToken']);
    expect(refusal(await begin({ ...original, refreshToken: 'nonsense' }, target.id))).toEqual([
      422,
      'choice',
      'refreshToken',
    ]);
    await post('/logout', { refreshToken: original.refreshToken });
    expect((await begin(original, target.id)).status).toBe(401);
    expect(refusal(await post('/user/impersonate', { refreshToken: 'x' }, elsewhere.token))).toEqual([
      422,
      'required',
      'impersonateAs',
    ]);
    expect(refusal(await post('/user/impersonate', { impersonateAs: 1 }, elsewhere.token))).toEqual([
      422,
      'required',
      'refreshToken',
    ]);
  });

  test('anew ends what was begun before from the same session', async () => {
    const other = await it.person('affiliate');
    const second = (await begin(original, other.id)).data;
    expect(await isOver(acting)).toEqual([401, 401]);
    expect((await me(second)).data.impersonator.id).toBe(original.id);
  });
});

describe('meanwhile', () => {
  test('refreshing goes on as the other user, with the person who is really there', async () => {
    const { status, data } = await refresh(acting);
    expect(status).toBe(200);
    expect(decodeJwt(data.token)).toMatchObject({ sub: `${target.id}`, impersonator: original.id });
    expect((await me(data)).data.impersonator.id).toBe(original.id);
    expect((await leave(data)).status).toBe(200);
  });

  test('history names both the administrator and the impersonated user', async () => {
    const [id] = [target.id];
    const { version } = (await me(acting)).data;
    expect(
      (await it.call(acting.token, 'PATCH', '/user/users/me', items({ version, firstName: 'Marcus' }))).status,
    ).toBe(200);
    const { data } = await it.call(it.admin, 'GET', `/user/users/${id}/history`);
    expect(data.items[0]).toMatchObject({
      user: id,
      userName: 'Marcus Meant',
      impersonator: original.id,
      impersonatorName: 'Olga Owner',
      changes: { firstName: ['Mark', 'Marcus'] },
    });
    expect(data.items.at(-1)).toMatchObject({
      userName: expect.any(String),
      impersonator: null,
      impersonatorName: null,
    });
  });

  test('the activity is noted of the person who is really there', async () => {
    const lastActivity = async (id: number) =>
      (await it.call(it.admin, 'GET', `/user/users/${id}?fields=lastActivityAt`)).data.lastActivityAt;
    const before = await newAdmin();
    const begun = (await begin(before, target.id)).data;
    await me(begun);
    await expect.poll(() => lastActivity(before.id)).toEqual(expect.any(Number));
    expect(await lastActivity(target.id)).toBeNull();
  });

  test('password and address of the other stay closed, their other data do not', async () => {
    const { version, email } = (await me(acting)).data;
    const ownPassword = items({ version, password: 'another-horse-2', currentPassword: password });
    expect((await it.call(acting.token, 'PATCH', '/user/users/me', ownPassword)).status).toBe(403);
    expect((await it.change(acting.token, target.id, { email: 'taken@demo.example' })).status).toBe(403);
    expect((await it.change(acting.token, target.id, { password: 'another-horse-2' })).status).toBe(403);
    expect((await it.read(target.id)).email).toBe(email);
    expect((await it.login(target.email)).status).toBe(200);
  });
});

describe('it is over', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['when the original signs out', () => post('/logout', { refreshToken: original.refreshToken })],
    ['when the original is blocked', () => it.block(it.admin, original.id, { blockingType: 'access' })],
    [
      'when the original gets another password',
      () => it.change(it.admin, original.id, { password: 'another-horse-2' }),
    ],
  ])('%s, and there is nothing to come back to', async (_, happens) => {
    await me(acting);
    await happens();
    expect(await isOver(acting)).toEqual([401, 401]);
    expect([401, 403]).toContain((await leave(acting)).status);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'when the original loses the right to it',
      () => it.roleWith('admin', 'affiliate.read').then((role) => it.change(it.admin, original.id, { role })),
    ],
    ['when the other becomes an administrator', () => it.change(it.admin, target.id, { role: it.demo.roles.admin })],
    [
      'when the password of the other is changed',
      () => it.change(it.admin, target.id, { password: 'another-horse-2' }),
    ],
  ])('%s, and the original goes on as themselves', async (_, happens) => {
    await me(acting);
    await happens();
    expect(await isOver(acting)).toEqual([401, 401]);
    expect((await leave(acting)).status).toBe(401);
    expect(await resume(original)).toMatchObject({ id: original.id, impersonator: null });
  });

  test('when the other is blocked, and the original goes on as themselves', async () => {
    await it.block(it.admin, target.id, { blockingType: 'access' });
    expect((await me(acting)).status).toBe(401);
    expect((await refresh(acting)).status).toBe(403);
    expect((await leave(acting)).status).toBe(401);
    expect((await resume(original)).id).toBe(original.id);
    await it.unblock(it.admin, target.id);
    expect((await leave(acting)).status).toBe(401);
  });

  test('where a token of it is used twice: for both, and the person who really was there hears of it', async () => {
    const renewed = (await refresh(acting)).data;
    await refresh(renewed);
    expect((await refresh(acting)).status).toBe(401);
    for (const ended of [renewed, original]) expect(await isOver(ended)).toEqual([401, 401]);
    expect((await leave(renewed)).status).toBe(401);
    const records = async (id: number) =>
      (await it.call(it.admin, 'GET', `/user/login_records?user=${id}&orderBy=id:desc&limit=1`)).data.items;
    expect(await records(original.id)).toMatchObject([{ outcome: 'token_reused' }]);
    expect(await records(target.id)).toMatchObject([{ outcome: 'success' }]);
  });

  test('signing out while acting as another signs out for good', async () => {
    await post('/logout', { refreshToken: acting.refreshToken });
    expect(await isOver(acting)).toEqual([401, 401]);
    expect(await isOver(original)).toEqual([401, 401]);
    expect((await leave(acting)).status).toBe(401);
  });
});

describe('leaving', () => {
  test('gives back the original session and ends the other', async () => {
    const { status, data } = await leave(acting);
    expect(status).toBe(200);
    expect(decodeJwt(data.token)).toMatchObject({ sub: `${original.id}`, sid: decodeJwt(original.token)['sid'] });
    expect(decodeJwt(data.token)).not.toHaveProperty('impersonator');
    expect((await me(data)).data).toMatchObject({ id: original.id, impersonator: null });
    expect(await isOver(acting)).toEqual([401, 401]);
    expect((await refresh(data)).status).toBe(200);
  });

  test('works without a body', async () => {
    expect((await post('/user/impersonate', undefined, acting.token)).status).toBe(200);
  });

  test('leaves the waiting session what it was: its token is told again, and the one kept meanwhile is as good', async () => {
    const sessions = () =>
      it.serving.database
        .tenant(it.demo.tenantId)
        .read((db) =>
          db
            .selectFrom('session')
            .select(['token_hash', 'expires_at', 'rotated_at', 'revoked_at'])
            .where('user_id', '=', original.id)
            .orderBy('id')
            .execute(),
        );
    const before = await sessions();
    const { data } = await leave(acting);
    expect(data.refreshToken).toBe(original.refreshToken);
    expect(await sessions()).toEqual(before);
    expect((await refresh(original)).status).toBe(200);
  });

  test('works once: by two at once too, one of them finds it over', async () => {
    const answers = await Promise.all([leave(acting), leave(acting)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await leave(acting)).status).toBe(401);
    expect(await resume(original)).toMatchObject({ id: original.id });
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'ended by whose account it is',
      async () =>
        it.serving.database
          .tenant(it.demo.tenantId)
          .write((db) => endSession(db, String(decodeJwt(acting.token)['sid']))),
    ],
    ['ended by beginning anew', async () => begin(original, (await it.person('affiliate')).id)],
    ['replaced by a used token', async () => void (await leave((await refresh(acting)).data))],
  ])('is refused to the token of a session %s', async (_, happens) => {
    await happens();
    expect((await leave(acting)).status).toBe(401);
    expect((await leave(acting)).data).toBeUndefined();
  });

  test('is refused to a token that has expired: it is refreshed first, as long as its session lives', async () => {
    const expired = await it.serving.tokens.signAccess({
      ...(await it.serving.tokens.readAccess(acting.token))!,
      exp: 1_700_000_000,
    });
    expect((await leave({ token: expired })).status).toBe(401);
    const renewed = (await refresh(acting)).data;
    const { data } = await leave(renewed);
    expect((await me(data)).data).toMatchObject({ id: original.id, impersonator: null });
  });

  test('works where the role of the other has become inactive', async () => {
    const role = await it.roleWith('manager');
    const idle = await it.person('manager', { role });
    const begun = (await begin(original, idle.id)).data;
    await it.call(it.admin, 'POST', '/user/roles/change_status', items({ id: role, status: 'inactive' }));
    expect((await me(begun)).status).toBe(403);
    expect((await me((await leave(begun)).data)).data.id).toBe(original.id);
  });

  test('finds nothing where the original session has expired', async () => {
    const { tenantId } = it.demo;
    await it.serving.database.tenant(tenantId).write((db) =>
      db
        .updateTable('session')
        .set({ expires_at: timestamp(Date.now() / 1000 - 60) })
        .where('user_id', '=', original.id)
        .execute(),
    );
    expect((await refresh(acting)).status).toBe(401);
    expect((await leave(acting)).status).toBe(401);
  });

  test('is refused where nobody acts as anybody, and to what is no token of ours', async () => {
    expect(refusal(await leave(original))).toEqual([409, 'notImpersonating', undefined]);
    expect((await leave({ token: 'a.b.c' })).status).toBe(401);
    expect((await post('/user/impersonate', {})).status).toBe(401);
    expect((await leave({ token: original.refreshToken })).status).toBe(401);
  });
});
