import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { items, type Network, network, refusal } from '../support/network.ts';
import { password } from '../support/serving.ts';

let serving: Network['serving'];
let admin: Network['admin'];
let login: Network['login'];
let signIn: Network['signIn'];
let call: Network['call'];
let person: Network['person'];
let roleWith: Network['roleWith'];

beforeAll(async () => {
  ({ serving, admin, login, signIn, call, person, roleWith } = await network());
});
afterAll(() => serving.close());

describe('one’s own profile', () => {
  test('is readable without any permission, with role and permissions in full', async () => {
    const role = await roleWith('affiliate');
    const affiliate = await person('affiliate', { role, contacts: [{ type: 0, value: '@pat' }] });
    const token = await signIn(affiliate.email);
    const { status, data } = await call(
      token,
      'GET',
      '/user/users/me?with=contacts,birthDate,team,trafficBlocked,apiToken,botKey',
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id: affiliate.id,
      email: affiliate.email,
      role: { id: role, type: 'affiliate' },
      permissions: [],
      contacts: [{ type: 0, value: '@pat' }],
      birthDate: null,
      team: null,
    });
    expect(data.apiToken).toMatch(/^\S{16,}$/);
    expect(data).not.toHaveProperty('managers');
    expect((await call(token, 'GET', '/user/users/me?with=managers')).status).toBe(400);
    expect((await call(admin, 'GET', '/user/users/me?with=apiToken')).data).not.toHaveProperty('apiToken');
    const everybody = await call(admin, 'GET', '/user/users?fields=roleType,apiToken');
    for (const one of everybody.data.items) expect(one.apiToken !== null).toBe(one.roleType === 'affiliate');
  });

  test('shows an affiliate their contacts: their own active managers and those of their team', async () => {
    const contacts = [{ type: 0, value: '@ada_lind' }];
    const [own, teams, gone] = [
      await person('manager', { contacts }),
      await person('manager'),
      await person('manager'),
    ];
    const made = await call(admin, 'PUT', '/user/teams', items({ title: 'Well kept', managers: [teams.id, gone.id] }));
    const affiliate = await person('affiliate', { managers: [own.id], team: made.data.items[0].id });
    await call(admin, 'POST', '/user/users/change_block', items({ id: gone.id, status: 'blocked', reason: 'Left us' }));
    const { data } = await call(await signIn(affiliate.email), 'GET', '/user/users/me');
    expect(data.personalManagers).toEqual(
      [own, teams].map(({ id, email }) => ({
        id,
        email,
        fullName: expect.stringMatching(/\S/),
        contacts: id === own.id ? contacts : [],
      })),
    );
    expect((await call(await signIn(own.email), 'GET', '/user/users/me')).data).not.toHaveProperty('personalManagers');
  });

  test('can be edited without any permission, only in its own fields', async () => {
    const affiliate = await person('affiliate', { role: await roleWith('affiliate') });
    const token = await signIn(affiliate.email);
    const edit = (fields: object) => call(token, 'PATCH', '/user/users/me', items(fields));
    const edited = await edit({
      firstName: 'Robin',
      timezone: 'Europe/Riga',
      contacts: [{ type: 4, value: 'robin@example.com' }],
    });
    expect(edited.data.items[0]).toMatchObject({
      firstName: 'Robin',
      timezone: 'Europe/Riga',
      contacts: [{ type: 4, value: 'robin@example.com' }],
    });
    expect(refusal(await edit({ contacts: [{ type: 4, value: 'robin' }] }))).toEqual([
      422,
      'channel',
      'items.0.contacts.0.value',
    ]);
    expect(refusal(await edit({ timezone: 'Europe/Nowhere' }))).toEqual([422, 'choice', 'items.0.timezone']);
    expect(refusal(await edit({ email: 'other@example.com' }))).toEqual([422, 'unknown', 'items.0.email']);
    expect(refusal(await edit({ role: 1 }))).toEqual([422, 'unknown', 'items.0.role']);
    expect((await edit({ firstName: 'Late', version: 1 })).status).toBe(409);
    const { data } = await call(admin, 'GET', `/user/users/${affiliate.id}/history`);
    expect(data.items[0]).toMatchObject({
      user: affiliate.id,
      action: 'edit',
      changes: { firstName: ['Pat', 'Robin'] },
    });
  });

  test('accepts a new password with the current one, and ends the other sessions', async () => {
    const affiliate = await person('affiliate');
    const [here, elsewhere] = [await signIn(affiliate.email), await signIn(affiliate.email)];
    const edit = (fields: object) => call(here, 'PATCH', '/user/users/me', items(fields));
    expect(refusal(await edit({ password: 'another-horse-2' }))).toEqual([422, 'required', 'items.0.currentPassword']);
    expect(refusal(await edit({ password: 'another-horse-2', currentPassword: 'wrong' }))).toEqual([
      422,
      'currentPassword',
      'items.0.currentPassword',
    ]);
    expect(refusal(await edit({ password: 'password1', currentPassword: password }))).toEqual([
      422,
      'commonPassword',
      'items.0.password',
    ]);
    expect((await edit({ password: 'another-horse-2', currentPassword: password })).status).toBe(200);
    expect((await call(here, 'GET', '/user/users/me')).status).toBe(200);
    expect((await call(elsewhere, 'GET', '/user/users/me')).status).toBe(401);
    expect((await login(affiliate.email)).status).toBe(401);
    expect((await login(affiliate.email, 'another-horse-2')).status).toBe(200);
  });
});

test('a bot key is shown only to its owner, by every call', async () => {
  const [manager, affiliate] = [await person('manager'), await person('affiliate')];
  const token = await signIn(manager.email);
  const own = (await call(token, 'GET', '/user/users/me?with=botKey')).data.botKey;
  expect(own).toMatch(/^\S{16,}$/);
  expect((await call(token, 'GET', `/user/users/${manager.id}?with=botKey`)).data.botKey).toBe(own);
  for (const [reader, id] of [
    [token, affiliate.id],
    [admin, manager.id],
    [admin, affiliate.id],
  ]) {
    const read = await call(String(reader), 'GET', `/user/users/${id}?with=botKey`);
    if (read.status === 200) expect(read.data.botKey).toBeNull();
  }
  const { adminId } = await serving.database.owner(async (db) => ({
    adminId: (await db.selectFrom('users').select('id').where('role_type', '=', 'admin').executeTakeFirstOrThrow()).id,
  }));
  const list = await call(admin, 'GET', '/user/users?fields=id,botKey');
  expect([list.status, list.details]).toEqual([200, undefined]);
  const listed = list.data.items;
  for (const { id, botKey } of listed) expect(botKey !== null).toBe(id === adminId);
  const edited = await call(admin, 'PATCH', '/user/users', items({ id: manager.id, firstName: 'Max' }));
  expect(JSON.stringify(edited.data)).not.toContain(own);
});

describe('saved views and preferences', () => {
  test('belong to the person who creates them and are seen by nobody else', async () => {
    const [one, other] = [await person('manager'), await person('manager')];
    const [mine, theirs] = [await signIn(one.email), await signIn(other.email)];
    const made = await call(
      mine,
      'PUT',
      '/user/presets',
      items({ title: 'Hot', type: 'table', settings: { columns: ['id'] } }),
    );
    expect(made).toMatchObject({ status: 201, data: { items: [{ user: one.id }] } });
    const { id } = made.data.items[0];
    expect((await call(theirs, 'GET', `/user/presets/${id}`)).status).toBe(404);
    expect((await call(admin, 'GET', `/user/presets/${id}`)).status).toBe(404);
    expect((await call(theirs, 'DELETE', '/user/presets', items({ id }))).status).toBe(404);
    expect((await call(mine, 'DELETE', '/user/presets', items({ id }))).status).toBe(200);
    const kept = { type: 'tableSettings', settings: { offers: ['id'] } };
    expect((await call(mine, 'PUT', '/user/preferences', items(kept))).status).toBe(201);
    expect((await call(theirs, 'PUT', '/user/preferences', items(kept))).status).toBe(201);
    expect((await call(mine, 'PUT', '/user/preferences', items(kept))).status).toBe(422);
  });
});
