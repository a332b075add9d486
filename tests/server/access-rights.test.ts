import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEntities } from '../../openapi/entities.ts';
import type { RoleType } from '../../openapi/fields.ts';
import { entityHooks } from '../../server/collections/entityHooks.ts';
import { collectionFields, collectionHandlers } from '../../server/collections/handlers.ts';
import { modelOf } from '../../server/collections/model.ts';
import { createProfileHandlers } from '../../server/session/profile.ts';
import { createStorage } from '../../server/uploads/storage.ts';
import type { CreatedTenant } from '../../server/tenant/create.ts';
import { administer, connected } from '../postgres.ts';
import { ask, password, serve, type Serving } from './serving.ts';

type Method = Parameters<typeof ask>[1];

let serving: Serving;
let demo: CreatedTenant & { email: string };
let admin: string;

beforeAll(async () => {
  const entities = await loadEntities();
  serving = await serve(({ database, callers, throttle }) => {
    const model = modelOf(entities, entityHooks({ callers, storage: createStorage('/nowhere') }));
    return {
      handlers: { ...collectionHandlers({ database, model }), ...createProfileHandlers({ database, model, throttle }) },
      fields: collectionFields(model),
    };
  });
  demo = await serving.found('demo');
  admin = await signIn(demo.email);
});
afterAll(() => serving.close());

let addresses = 0;
const login = (email: string, secret = password) =>
  ask(serving.app, 'POST', '/login', { body: { email, password: secret }, from: `198.51.100.${++addresses % 250}` });
const signIn = async (email: string, secret = password): Promise<string> => {
  const { data, message } = await login(email, secret);
  if (!data) throw new Error(message);
  return data.token;
};
const call = (token: string, method: Method, path: string, body?: object) => ask(serving.app, method, path, { token, ...(body && { body }) });
const items = (...sent: object[]) => ({ items: sent });

let people = 0;
/** A new user of a role type, made by the administrator; with another role where one is named. */
const person = async (type: RoleType, fields: object = {}) => {
  const email = `person${++people}@demo.example`;
  const made = await call(admin, 'PUT', '/user/users', items({ firstName: 'Pat', email, password, role: demo.roles[type], ...fields }));
  if (made.status !== 201) throw new Error(JSON.stringify(made));
  return { ...made.data.items[0], email };
};
const roleWith = async (type: RoleType, ...names: string[]): Promise<number> => {
  const known = await permissionIds(...names);
  const made = await call(admin, 'PUT', '/user/roles', items({ title: `Role ${++people}`, type, permissions: known }));
  return made.data.items[0].id;
};
const permissionIds = async (...names: string[]): Promise<number[]> => {
  const { data } = await call(admin, 'GET', `/user/permissions?limit=500&showHidden=true&system=${names.join(',')}`);
  return names.map((name) => data.items.find(({ system }: { system: string }) => system === name).id);
};
const change = (token: string, id: number, fields: object) => call(token, 'PATCH', '/user/users', items({ id, ...fields }));
const block = (token: string, id: number, fields: object = {}) =>
  call(token, 'POST', '/user/users/change_block', items({ id, status: 'blocked', reason: 'Fraud', ...fields }));
const unblock = (token: string, id: number, fields: object = {}) =>
  call(token, 'POST', '/user/users/change_block', items({ id, status: 'active', ...fields }));
const read = async (id: number) => (await call(admin, 'GET', `/user/users/${id}?with=permissions,customPermissions`)).data;
const refusal = ({ status, details }: Awaited<ReturnType<typeof call>>) => [status, details?.[0]?.type, details?.[0]?.path];

describe('people', () => {
  test('get name, role type and permissions from what was given, and can sign in', async () => {
    const made = await person('affiliate', { lastName: 'Quinn' });
    expect(made).toMatchObject({ fullName: 'Pat Quinn', roleType: 'affiliate', status: 'active', trafficBlocked: false });
    expect((await read(made.id)).permissions).toContain('campaign.create');
    expect((await login(made.email)).status).toBe(200);
  });

  test('are ordered by their full names', async () => {
    const { status, data } = await call(admin, 'GET', '/user/users?orderBy=fullName:asc&fields=id,fullName&roleType=admin,affiliate');
    expect(status).toBe(200);
    const names = data.items.map(({ fullName }: { fullName: string }) => fullName);
    expect(names).toEqual(names.toSorted());
  });

  test.each([
    ['short', 'minLength'],
    ['Password123', 'commonPassword'],
    ['ab cd ef gh', 'password'],
  ])('are not given the password “%s”', async (weak, type) => {
    const { status, details } = await call(admin, 'PUT', '/user/users', items({ firstName: 'Pat', email: 'weak@demo.example', password: weak, role: demo.roles.manager }));
    expect([status, details]).toEqual([422, [expect.objectContaining({ type, path: 'items.0.password' })]]);
  });

  test('sign in with the password set last, and with it alone; where they were signed in, they no longer are', async () => {
    const someone = await person('manager');
    const token = await signIn(someone.email);
    expect((await call(token, 'GET', '/user/users/me')).status).toBe(200);
    expect((await change(admin, someone.id, { password: 'another-horse-2' })).status).toBe(200);
    expect((await call(token, 'GET', '/user/users/me')).status).toBe(401);
    expect((await login(someone.email)).status).toBe(401);
    expect((await login(someone.email, 'another-horse-2')).status).toBe(200);
    expect((await change(admin, someone.id, { password: '', firstName: 'Kim' })).status).toBe(200);
    expect((await login(someone.email, 'another-horse-2')).status).toBe(200);
  });

  test('keep no password in any answer or history', async () => {
    const someone = await person('manager');
    await change(admin, someone.id, { password: 'another-horse-2' });
    const answers = [
      await call(admin, 'GET', `/user/users/${someone.id}`),
      await call(admin, 'GET', `/user/users/${someone.id}/history`),
      await call(admin, 'GET', '/user/users?limit=500'),
    ];
    for (const { response } of answers) expect(response.body).not.toMatch(/horse|argon2/);
    expect(answers[1]!.data.items[0].changes).toHaveProperty('password');
  });
});

describe('rights', () => {
  test('change at the next call', async () => {
    const role = await roleWith('manager', 'tag.read');
    const someone = await person('manager', { role });
    const token = await signIn(someone.email);
    const tags = async () => (await call(token, 'GET', '/user/tags')).status;
    expect(await tags()).toBe(200);
    await call(admin, 'PATCH', '/user/roles', items({ id: role, permissions: [] }));
    expect(await tags()).toBe(403);
    await change(admin, someone.id, { hasCustomPermissions: true, customPermissions: await permissionIds('tag.read') });
    expect(await tags()).toBe(200);
    expect((await read(someone.id)).permissions).toEqual(['tag.read']);
    await call(admin, 'POST', '/user/roles/change_status', items({ id: role, status: 'inactive' }));
    expect(await tags()).toBe(403);
    await call(admin, 'POST', '/user/roles/change_status', items({ id: role, status: 'active' }));
    expect(await tags()).toBe(200);
    await block(admin, someone.id);
    expect(await tags()).toBe(401);
  });

  test('beyond one’s own are given by nobody but administrators', async () => {
    const boss = await person('manager', {
      role: await roleWith('manager', 'employee.read', 'employee.create', 'employee.update', 'role.read', 'role.create', 'role.update', 'tag.read'),
    });
    const token = await signIn(boss.email);
    const [tagRead, offerRead] = await permissionIds('tag.read', 'offer.read');
    const colleague = await person('manager', { role: await roleWith('manager', 'tag.read') });

    expect(refusal(await change(token, colleague.id, { role: demo.roles.manager }))).toEqual([403, 'lacking', 'items.0.role']);
    expect(refusal(await change(token, colleague.id, { role: demo.roles.admin }))).toEqual([403, 'administrators', 'items.0.role']);
    expect(refusal(await change(token, colleague.id, { hasCustomPermissions: true, customPermissions: [tagRead, offerRead] }))).toEqual([
      403,
      'lacking',
      'items.0.customPermissions',
    ]);
    expect((await change(token, colleague.id, { hasCustomPermissions: true, customPermissions: [tagRead] })).status).toBe(200);

    const invented = { title: 'Invented', type: 'manager', permissions: [offerRead] };
    expect(refusal(await call(token, 'PUT', '/user/roles', items(invented)))).toEqual([403, 'lacking', 'items.0.permissions']);
    expect(refusal(await call(token, 'POST', '/user/roles/clone', items({ id: demo.roles.manager })))).toEqual([403, 'lacking', 'items.0.permissions']);
    expect(refusal(await call(token, 'PATCH', '/user/roles', items({ id: demo.roles.admin, title: 'Mine' })))).toEqual([403, 'administrators', 'items.0']);
    expect((await call(token, 'PUT', '/user/roles', items({ ...invented, permissions: [tagRead] }))).status).toBe(201);
  });

  test('are not one’s own to change, nor is one’s status', async () => {
    const [tagRead] = await permissionIds('tag.read');
    expect(refusal(await change(admin, demo.adminId, { role: demo.roles.manager }))).toEqual([403, 'own', 'items.0.role']);
    expect(refusal(await change(admin, demo.adminId, { hasCustomPermissions: true }))).toEqual([403, 'own', 'items.0.hasCustomPermissions']);
    expect(refusal(await change(admin, demo.adminId, { customPermissions: [tagRead] }))).toEqual([403, 'own', 'items.0.customPermissions']);
    expect(refusal(await change(admin, demo.adminId, { password: 'another-horse-2' }))).toEqual([403, 'own', 'items.0.password']);
    expect(refusal(await block(admin, demo.adminId))).toEqual([403, 'own', 'items.0.status']);
    expect((await change(admin, demo.adminId, { lastName: 'Lovelace', role: demo.roles.admin })).status).toBe(200);
  });

  test('of administrators are touched by administrators alone, and nobody takes over who has more', async () => {
    const boss = await person('manager', {
      role: await roleWith('manager', 'employee.read', 'employee.create', 'employee.update', 'employee.change_status'),
    });
    const token = await signIn(boss.email);
    expect(refusal(await change(token, demo.adminId, { firstName: 'Eve' }))).toEqual([403, 'administrators', 'items.0']);
    expect(refusal(await block(token, demo.adminId))).toEqual([403, 'administrators', 'items.0']);
    const colleague = await person('manager');
    for (const field of [{ password: 'another-horse-2' }, { email: 'mine@demo.example' }]) {
      expect(refusal(await change(token, colleague.id, field))).toEqual([403, 'lacking', `items.0.${Object.keys(field)[0]}`]);
    }
    expect((await change(token, colleague.id, { firstName: 'Lee' })).status).toBe(200);
  });

  test('that a role type may not hold are refused at their field, and so is an affiliate who becomes an employee', async () => {
    const [impersonate] = await permissionIds('user.impersonate');
    const role = { title: 'Odd', type: 'affiliate', permissions: [impersonate] };
    expect(refusal(await call(admin, 'PUT', '/user/roles', items(role)))).toEqual([422, 'choice', 'items.0.permissions']);
    const affiliate = await person('affiliate');
    expect(refusal(await change(admin, affiliate.id, { customPermissions: [impersonate] }))).toEqual([422, 'choice', 'items.0.customPermissions']);
    expect(refusal(await change(admin, affiliate.id, { role: demo.roles.manager }))).toEqual([422, 'choice', 'items.0.role']);
  });

  test('let a manager make affiliates, who are his own then', async () => {
    const manager = await person('manager');
    const token = await signIn(manager.email);
    const email = 'by-manager@demo.example';
    const made = await call(token, 'PUT', '/user/users', items({ firstName: 'Al', email, role: demo.roles.affiliate, password }));
    expect(made).toMatchObject({ status: 201, data: { items: [{ managers: [manager.id] }] } });
    expect((await call(token, 'PUT', '/user/users', items({ firstName: 'Al', email: 'x@demo.example', role: demo.roles.manager }))).status).toBe(403);
  });

  test('leave at least one administrator', async () => {
    const own = await serving.found('lonely', { hosts: ['lonely.localhost'] });
    const headers = { host: 'lonely.localhost' };
    const { data } = await ask(serving.app, 'POST', '/login', { body: { email: own.email, password }, headers });
    const off = () => call(data.token, 'POST', '/user/roles/change_status', items({ id: own.roles.admin, status: 'inactive' }));
    expect(refusal(await off())).toEqual([409, 'lastAdministrator', undefined]);

    const other = await call(data.token, 'PUT', '/user/users', items({ firstName: 'Bo', email: 'bo@lonely.example', password, role: own.roles.admin }));
    const bo = (await ask(serving.app, 'POST', '/login', { body: { email: 'bo@lonely.example', password }, headers })).data.token;
    const both = await Promise.all([block(data.token, other.data.items[0].id), block(bo, own.adminId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = await connected(serving.url, (client) =>
      client.query(`select from users where tenant_id = ${own.tenantId} and role_type = 'admin' and status = 'active'`),
    );
    expect(left.rowCount).toBe(1);
  });
});

describe('blocking', () => {
  test('access signs out and keeps traffic; an unblock lets in again', async () => {
    const affiliate = await person('affiliate');
    const token = await signIn(affiliate.email);
    const { data } = await block(admin, affiliate.id, { blockingType: 'access' });
    expect(data.items[0]).toMatchObject({ status: 'blocked', blockReason: 'Fraud', trafficBlocked: false });
    expect((await call(token, 'GET', '/user/users/me')).status).toBe(401);
    expect(await login(affiliate.email)).toMatchObject({ status: 403, message: 'Your account is blocked' });
    const lifted = await unblock(admin, affiliate.id);
    expect(lifted.data.items[0]).toMatchObject({ status: 'active', blockReason: null, trafficBlocked: false });
    expect((await login(affiliate.email)).status).toBe(200);
  });

  test('traffic leaves him signed in', async () => {
    const affiliate = await person('affiliate');
    const token = await signIn(affiliate.email);
    const { data } = await block(admin, affiliate.id, { blockingType: 'traffic' });
    expect(data.items[0]).toMatchObject({ status: 'active', blockReason: 'Fraud', trafficBlocked: true });
    expect(data.items[0].trafficBlockedAt).toBeGreaterThan(1_700_000_000);
    const me = await call(token, 'GET', '/user/users/me');
    expect(me.data).toMatchObject({ trafficBlocked: true, status: 'active' });
    expect((await login(affiliate.email)).data.extraInfo).toMatchObject({ status: 'active', trafficBlocked: true });
  });

  test('both are lifted together or one by one', async () => {
    const affiliate = await person('affiliate');
    const state = async () => {
      const { status, trafficBlocked, trafficBlockedAt, blockReason } = await read(affiliate.id);
      return [status, trafficBlocked, trafficBlockedAt !== null, blockReason];
    };
    await block(admin, affiliate.id, { blockingType: 'full' });
    expect(await state()).toEqual(['blocked', true, true, 'Fraud']);
    await unblock(admin, affiliate.id, { blockingType: 'access' });
    expect(await state()).toEqual(['active', true, true, 'Fraud']);
    await unblock(admin, affiliate.id, { blockingType: 'traffic' });
    expect(await state()).toEqual(['active', false, false, null]);
    await block(admin, affiliate.id, { blockingType: 'full' });
    await unblock(admin, affiliate.id);
    expect(await state()).toEqual(['active', false, false, null]);
  });

  test('an affiliate needs its type, an employee none but access, and both a reason', async () => {
    const [affiliate, employee] = [await person('affiliate'), await person('manager')];
    expect(refusal(await block(admin, affiliate.id))).toEqual([422, 'required', 'items.0.blockingType']);
    expect(refusal(await block(admin, affiliate.id, { blockingType: 'full', reason: ' ' }))).toEqual([422, 'required', 'items.0.reason']);
    expect(refusal(await block(admin, employee.id, { reason: undefined }))).toEqual([422, 'required', 'items.0.reason']);
    expect(refusal(await block(admin, employee.id, { blockingType: 'traffic' }))).toEqual([422, 'choice', 'items.0.blockingType']);
    expect((await block(admin, employee.id)).data.items[0]).toMatchObject({ status: 'blocked', trafficBlocked: false });
  });

  test('a member of a blocked team is not unblocked alone', async () => {
    const made = await call(admin, 'PUT', '/user/teams', items({ title: 'Wolves' }));
    const team = made.data.items[0].id;
    const member = await person('affiliate', { team });
    const blocked = { id: team, status: 'blocked', reason: 'Fraud', blockingType: 'full' };
    expect((await call(admin, 'POST', '/user/teams/change_block', items(blocked))).status).toBe(200);
    expect(await login(member.email)).toMatchObject({ status: 403 });
    for (const blockingType of [undefined, 'access', 'traffic']) {
      expect(refusal(await unblock(admin, member.id, { blockingType }))).toEqual([409, 'blockedTeam', 'items.0.status']);
    }
    await call(admin, 'POST', '/user/teams/change_block', items({ id: team, status: 'active' }));
    expect((await login(member.email)).status).toBe(200);
  });
});

describe('the own profile', () => {
  test('is read without any permission, with role and permissions spelled out', async () => {
    const role = await roleWith('affiliate');
    const affiliate = await person('affiliate', { role, contacts: [{ type: 0, value: '@pat' }] });
    const token = await signIn(affiliate.email);
    const { status, data } = await call(token, 'GET', '/user/users/me?with=contacts,birthDate,team,trafficBlocked,apiToken,botKey');
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
  });

  test('is edited without any permission, in its own fields alone', async () => {
    const affiliate = await person('affiliate', { role: await roleWith('affiliate') });
    const token = await signIn(affiliate.email);
    const edit = (fields: object) => call(token, 'PATCH', '/user/users/me', items(fields));
    const edited = await edit({ firstName: 'Robin', timezone: 'Europe/Riga', contacts: [{ type: 4, value: 'robin@example.com' }] });
    expect(edited.data.items[0]).toMatchObject({ firstName: 'Robin', timezone: 'Europe/Riga', contacts: [{ type: 4, value: 'robin@example.com' }] });
    expect(refusal(await edit({ contacts: [{ type: 4, value: 'robin' }] }))).toEqual([422, 'channel', 'items.0.contacts.0.value']);
    expect(refusal(await edit({ timezone: 'Europe/Nowhere' }))).toEqual([422, 'choice', 'items.0.timezone']);
    expect(refusal(await edit({ email: 'other@example.com' }))).toEqual([422, 'unknown', 'items.0.email']);
    expect(refusal(await edit({ role: 1 }))).toEqual([422, 'unknown', 'items.0.role']);
    expect((await edit({ firstName: 'Late', version: 1 })).status).toBe(409);
    const { data } = await call(admin, 'GET', `/user/users/${affiliate.id}/history`);
    expect(data.items[0]).toMatchObject({ user: affiliate.id, action: 'edit', changes: { firstName: ['Pat', 'Robin'] } });
  });

  test('takes a new password with the present one, and ends the other sessions', async () => {
    const affiliate = await person('affiliate');
    const [here, elsewhere] = [await signIn(affiliate.email), await signIn(affiliate.email)];
    const edit = (fields: object) => call(here, 'PATCH', '/user/users/me', items(fields));
    expect(refusal(await edit({ password: 'another-horse-2' }))).toEqual([422, 'required', 'items.0.currentPassword']);
    expect(refusal(await edit({ password: 'another-horse-2', currentPassword: 'wrong' }))).toEqual([422, 'currentPassword', 'items.0.currentPassword']);
    expect(refusal(await edit({ password: 'password1', currentPassword: password }))).toEqual([422, 'commonPassword', 'items.0.password']);
    expect((await edit({ password: 'another-horse-2', currentPassword: password })).status).toBe(200);
    expect((await call(here, 'GET', '/user/users/me')).status).toBe(200);
    expect((await call(elsewhere, 'GET', '/user/users/me')).status).toBe(401);
    expect((await login(affiliate.email)).status).toBe(401);
    expect((await login(affiliate.email, 'another-horse-2')).status).toBe(200);
  });
});

describe('presets and preferences', () => {
  test('belong to whoever makes them and are seen by nobody else', async () => {
    const [one, other] = [await person('manager'), await person('manager')];
    const [mine, theirs] = [await signIn(one.email), await signIn(other.email)];
    const made = await call(mine, 'PUT', '/user/presets', items({ title: 'Hot', type: 'table', settings: { columns: ['id'] } }));
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

describe('images', () => {
  const kept = async (tenantId: number, scope: string): Promise<string> => {
    const secureId = `image-of-the-tests-${++people}`;
    await administer(
      serving.url,
      `insert into images (tenant_id, secure_id, scope, file_name, content_type, bytes) values
        (${tenantId}, '${secureId}', '${scope}', 'a.png', 'image/png', 1)`,
    );
    return `/api/v1/public/images/${secureId}`;
  };
  const offerWith = (imageUrl: string) => call(admin, 'PUT', '/user/offers', items({ title: 'Loan', imageUrl }));

  test('that an offer shows are not deleted', async () => {
    const url = await kept(demo.tenantId, 'offer');
    const { data } = await call(admin, 'GET', '/user/images');
    const image = data.items.find((one: { url: string }) => one.url === url);
    expect((await offerWith(url)).status).toBe(201);
    const remove = () => call(admin, 'DELETE', '/user/images', items({ id: image.id }));
    expect(await remove()).toMatchObject({ status: 409, message: 'The record is still in use: Offer' });
  });

  test('are named by their addresses: none of another origin, scope or tenant will do', async () => {
    const other = await serving.found('other', { hosts: ['other.localhost'] });
    const url = await kept(demo.tenantId, 'offer');
    const strange = [`https://evil.example${url}`, `${url}?x=1`, await kept(demo.tenantId, 'tenant'), await kept(other.tenantId, 'offer')];
    for (const address of strange) expect(refusal(await offerWith(address))).toEqual([422, 'reference', 'items.0.imageUrl']);

    await administer(serving.url, `update tenant set object_storage_domain = 'files.example.com' where id = ${demo.tenantId}`);
    expect((await offerWith(`https://files.example.com${url}`)).status).toBe(201);
  });
});
