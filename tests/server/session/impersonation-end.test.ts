import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { timestamp } from '../../../server/database/values.ts';
import { endSession } from '../../../server/session/ending.ts';
import { items, refusal } from '../support/network.ts';
import {
  acting,
  begin,
  isOver,
  it,
  leave,
  me,
  original,
  post,
  refresh,
  resume,
  target,
  setUpImpersonation,
} from '../support/impersonating.ts';

setUpImpersonation();

describe('impersonation is over', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['when the original signs out', () => post('/logout', { refreshToken: original.refreshToken })],
    ['when the original is blocked', () => it.block(it.admin, original.id, { blockingType: 'access' })],
    [
      'when the original gets another password',
      () => it.change(it.admin, original.id, { password: 'another-horse-2' }),
    ],
  ])('%s, and there is nothing to return to', async (_, happens) => {
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
  ])('%s, and the administrator continues as themselves', async (_, happens) => {
    await me(acting);
    await happens();
    expect(await isOver(acting)).toEqual([401, 401]);
    expect((await leave(acting)).status).toBe(401);
    expect(await resume(original)).toMatchObject({ id: original.id, impersonator: null });
  });

  test('when the other is blocked, and the administrator continues as themselves', async () => {
    await it.block(it.admin, target.id, { blockingType: 'access' });
    expect((await me(acting)).status).toBe(401);
    expect((await refresh(acting)).status).toBe(403);
    expect((await leave(acting)).status).toBe(401);
    expect((await resume(original)).id).toBe(original.id);
    await it.unblock(it.admin, target.id);
    expect((await leave(acting)).status).toBe(401);
  });

  test('when one of its tokens is used twice: for both, and the person who was really there is notified', async () => {
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

  test('when the administrator signs out during it, which signs them out completely', async () => {
    await post('/logout', { refreshToken: acting.refreshToken });
    expect(await isOver(acting)).toEqual([401, 401]);
    expect(await isOver(original)).toEqual([401, 401]);
    expect((await leave(acting)).status).toBe(401);
  });
});

describe('leaving', () => {
  test('restores the original session and ends the impersonated one', async () => {
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

  test('leaves the waiting session as it was: its token is returned again, and the one kept meanwhile still works', async () => {
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

  test('works once: of two concurrent calls, one finds it over', async () => {
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

  test('is refused to an expired token: it is refreshed first, as long as its session lives', async () => {
    const expired = await it.serving.tokens.signAccess({
      ...(await it.serving.tokens.readAccess(acting.token))!,
      exp: 1_700_000_000,
    });
    expect((await leave({ token: expired })).status).toBe(401);
    const renewed = (await refresh(acting)).data;
    const { data } = await leave(renewed);
    expect((await me(data)).data).toMatchObject({ id: original.id, impersonator: null });
  });

  test('works if the other’s role has become inactive', async () => {
    const role = await it.roleWith('manager');
    const idle = await it.person('manager', { role });
    const begun = (await begin(original, idle.id)).data;
    await it.call(it.admin, 'POST', '/user/roles/change_status', items({ id: role, status: 'inactive' }));
    expect((await me(begun)).status).toBe(403);
    expect((await me((await leave(begun)).data)).data.id).toBe(original.id);
  });

  test('finds nothing if the original session has expired', async () => {
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

  test('is refused if nobody is being impersonated, and to anything that is not one of our tokens', async () => {
    expect(refusal(await leave(original))).toEqual([409, 'notImpersonating', undefined]);
    expect((await leave({ token: 'a.b.c' })).status).toBe(401);
    expect((await post('/user/impersonate', {})).status).toBe(401);
    expect((await leave({ token: original.refreshToken })).status).toBe(401);
  });
});
