import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { items, refusal } from '../support/network.ts';
import { password } from '../support/serving.ts';
import {
  acting,
  begin,
  isOver,
  it,
  leave,
  me,
  newAdmin,
  original,
  post,
  refresh,
  signedIn,
  target,
  setUpImpersonation,
} from '../support/impersonating.ts';

setUpImpersonation();

describe('starting to impersonate', () => {
  test('opens a session that is the other user’s and says who is really there', async () => {
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

  test('is open only to administrators who hold the permission', async () => {
    const manager = await signedIn(target.email);
    const other = await it.person('affiliate');
    expect((await begin(manager, other.id)).status).toBe(403);
    const without = await newAdmin({ role: await it.roleWith('admin', 'affiliate.read') });
    expect((await begin(without, other.id)).status).toBe(403);
    expect(
      (await post('/user/impersonate', { refreshToken: original.refreshToken, impersonateAs: target.id })).status,
    ).toBe(401);
  });

  test('is never possible as an administrator, as oneself, from within, or as nobody', async () => {
    const colleague = await it.person('admin');
    const other = await it.person('affiliate');
    expect(refusal(await begin(original, colleague.id))).toEqual([403, 'administrators', 'impersonateAs']);
    expect(refusal(await begin(original, original.id))).toEqual([403, 'own', 'impersonateAs']);
    expect(refusal(await begin(acting, other.id))).toEqual([403, 'nested', undefined]);
    expect(refusal(await begin(original, 999_999))).toEqual([422, 'reference', 'impersonateAs']);
  });

  test('is not possible as someone from another network', async () => {
    const stranger = await it.serving.found(`stranger${original.id}`);
    expect(refusal(await begin(original, stranger.adminId))).toEqual([422, 'reference', 'impersonateAs']);
  });

  test('is not possible as someone who is blocked, or whose role is inactive', async () => {
    await it.block(it.admin, target.id, { blockingType: 'access' });
    expect(refusal(await begin(original, target.id))).toEqual([409, 'blocked', 'impersonateAs']);
    const role = await it.roleWith('manager');
    const idle = await it.person('manager', { role });
    await it.call(it.admin, 'POST', '/user/roles/change_status', items({ id: role, status: 'inactive' }));
    expect(refusal(await begin(original, idle.id))).toEqual([409, 'blocked', 'impersonateAs']);
  });

  test('requires the refresh token of the same session, and one that is still valid', async () => {
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

  test('again ends what was started before from the same session', async () => {
    const other = await it.person('affiliate');
    const second = (await begin(original, other.id)).data;
    expect(await isOver(acting)).toEqual([401, 401]);
    expect((await me(second)).data.impersonator.id).toBe(original.id);
  });
});

describe('while impersonating,', () => {
  test('refreshing continues as the other user, with the person who is really there', async () => {
    const { status, data } = await refresh(acting);
    expect(status).toBe(200);
    expect(decodeJwt(data.token)).toMatchObject({ sub: `${target.id}`, impersonator: original.id });
    expect((await me(data)).data.impersonator.id).toBe(original.id);
    expect((await leave(data)).status).toBe(200);
  });

  test('the history names both the administrator and the impersonated user', async () => {
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

  test('activity is recorded for the person who is really there', async () => {
    const lastActivity = async (id: number) =>
      (await it.call(it.admin, 'GET', `/user/users/${id}?fields=lastActivityAt`)).data.lastActivityAt;
    const before = await newAdmin();
    const begun = (await begin(before, target.id)).data;
    await me(begun);
    await expect.poll(() => lastActivity(before.id)).toEqual(expect.any(Number));
    expect(await lastActivity(target.id)).toBeNull();
  });

  test('the other’s password and address are off limits, their other data is not', async () => {
    const { version, email } = (await me(acting)).data;
    const ownPassword = items({ version, password: 'another-horse-2', currentPassword: password });
    expect((await it.call(acting.token, 'PATCH', '/user/users/me', ownPassword)).status).toBe(403);
    expect((await it.change(acting.token, target.id, { email: 'taken@demo.example' })).status).toBe(403);
    expect((await it.change(acting.token, target.id, { password: 'another-horse-2' })).status).toBe(403);
    expect((await it.read(target.id)).email).toBe(email);
    expect((await it.login(target.email)).status).toBe(200);
  });
});
