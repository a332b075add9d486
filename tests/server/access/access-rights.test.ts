import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connected } from '../../postgres.ts';
import { items, type Network, network, refusal } from '../support/network.ts';
import { ask, password } from '../support/serving.ts';

let serving: Network['serving'];
let demo: Network['demo'];
let admin: Network['admin'];
let login: Network['login'];
let signIn: Network['signIn'];
let call: Network['call'];
let permissionIds: Network['permissionIds'];
let person: Network['person'];
let roleWith: Network['roleWith'];
let change: Network['change'];
let block: Network['block'];
let read: Network['read'];

beforeAll(async () => {
  ({ serving, demo, admin, login, signIn, call, permissionIds, person, roleWith, change, block, read } =
    await network());
});
afterAll(() => serving.close());

describe('people', () => {
  test('get name, role type and permissions from what was entered, and can sign in', async () => {
    const made = await person('affiliate', { lastName: 'Quinn' });
    expect(made).toMatchObject({
      fullName: 'Pat Quinn',
      roleType: 'affiliate',
      status: 'active',
      trafficBlocked: false,
    });
    expect((await read(made.id)).permissions).toContain('campaign.create');
    expect((await login(made.email)).status).toBe(200);
  });

  test('are ordered by their full names', async () => {
    const { status, data } = await call(
      admin,
      'GET',
      '/user/users?orderBy=fullName:asc&fields=id,fullName&roleType=admin,affiliate',
    );
    expect(status).toBe(200);
    const names = data.items.map(({ fullName }: { fullName: string }) => fullName);
    expect(names).toEqual(names.toSorted());
  });

  test.each([
    ['short', 'minLength'],
    ['Password123', 'commonPassword'],
    ['ab cd ef gh', 'password'],
  ])('are not given the password “%s”', async (weak, type) => {
    const { status, details } = await call(
      admin,
      'PUT',
      '/user/users',
      items({ firstName: 'Pat', email: 'weak@demo.example', password: weak, role: demo.roles.manager }),
    );
    expect([status, details]).toEqual([422, [expect.objectContaining({ type, path: 'items.0.password' })]]);
  });

  test('sign in only with the password set last, and lose the sessions they had', async () => {
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

  test('show no password in any response or history', async () => {
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

describe('permissions', () => {
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

  test('beyond one’s own are given only by administrators', async () => {
    const boss = await person('manager', {
      role: await roleWith(
        'manager',
        'employee.read',
        'employee.create',
        'employee.update',
        'role.read',
        'role.create',
        'role.update',
        'tag.read',
      ),
    });
    const token = await signIn(boss.email);
    const [tagRead, offerRead] = await permissionIds('tag.read', 'offer.read');
    const colleague = await person('manager', { role: await roleWith('manager', 'tag.read') });

    expect(refusal(await change(token, colleague.id, { role: demo.roles.manager }))).toEqual([
      403,
      'lacking',
      'items.0.role',
    ]);
    expect(refusal(await change(token, colleague.id, { role: demo.roles.admin }))).toEqual([
      403,
      'administrators',
      'items.0.role',
    ]);
    expect(
      refusal(
        await change(token, colleague.id, { hasCustomPermissions: true, customPermissions: [tagRead, offerRead] }),
      ),
    ).toEqual([403, 'lacking', 'items.0.customPermissions']);
    expect(
      (await change(token, colleague.id, { hasCustomPermissions: true, customPermissions: [tagRead] })).status,
    ).toBe(200);

    const invented = { title: 'Invented', type: 'manager', permissions: [offerRead] };
    expect(refusal(await call(token, 'PUT', '/user/roles', items(invented)))).toEqual([
      403,
      'lacking',
      'items.0.permissions',
    ]);
    expect(refusal(await call(token, 'POST', '/user/roles/clone', items({ id: demo.roles.manager })))).toEqual([
      403,
      'lacking',
      'items.0.permissions',
    ]);
    expect(refusal(await call(token, 'PATCH', '/user/roles', items({ id: demo.roles.admin, title: 'Mine' })))).toEqual([
      403,
      'administrators',
      'items.0',
    ]);
    expect((await call(token, 'PUT', '/user/roles', items({ ...invented, permissions: [tagRead] }))).status).toBe(201);
  });

  test('are not one’s own to change, nor is one’s status', async () => {
    const [tagRead] = await permissionIds('tag.read');
    expect(refusal(await change(admin, demo.adminId, { role: demo.roles.manager }))).toEqual([
      403,
      'own',
      'items.0.role',
    ]);
    expect(refusal(await change(admin, demo.adminId, { hasCustomPermissions: true }))).toEqual([
      403,
      'own',
      'items.0.hasCustomPermissions',
    ]);
    expect(refusal(await change(admin, demo.adminId, { customPermissions: [tagRead] }))).toEqual([
      403,
      'own',
      'items.0.customPermissions',
    ]);
    expect(refusal(await change(admin, demo.adminId, { password: 'another-horse-2' }))).toEqual([
      403,
      'own',
      'items.0.password',
    ]);
    expect(refusal(await block(admin, demo.adminId))).toEqual([403, 'own', 'items.0.status']);
    expect((await change(admin, demo.adminId, { lastName: 'Lovelace', role: demo.roles.admin })).status).toBe(200);
  });

  test('of administrators are changed only by administrators, and nobody takes over someone who has more', async () => {
    const boss = await person('manager', {
      role: await roleWith('manager', 'employee.read', 'employee.create', 'employee.update', 'employee.change_status'),
    });
    const token = await signIn(boss.email);
    expect(refusal(await change(token, demo.adminId, { firstName: 'Eve' }))).toEqual([
      403,
      'administrators',
      'items.0',
    ]);
    expect(refusal(await block(token, demo.adminId))).toEqual([403, 'administrators', 'items.0']);
    const colleague = await person('manager');
    for (const field of [{ password: 'another-horse-2' }, { email: 'mine@demo.example' }]) {
      expect(refusal(await change(token, colleague.id, field))).toEqual([
        403,
        'lacking',
        `items.0.${Object.keys(field)[0]}`,
      ]);
    }
    expect((await change(token, colleague.id, { firstName: 'Lee' })).status).toBe(200);
  });

  test('of a role are given to someone whose custom ones end only by those who hold them', async () => {
    const boss = await person('manager', {
      role: await roleWith('manager', 'employee.read', 'employee.update', 'tag.read'),
    });
    const token = await signIn(boss.email);
    const limited = { hasCustomPermissions: true, customPermissions: await permissionIds('tag.read') };
    const colleague = await person('manager', { role: await roleWith('manager', 'tag.read', 'offer.read') });
    expect((await change(admin, colleague.id, limited)).status).toBe(200);
    const { data: past } = await call(admin, 'GET', `/user/users/${colleague.id}/history`);
    const undoing = { undoes: past.items[0].id };
    for (const ending of [{ hasCustomPermissions: false, password: 'another-horse-2' }, undoing]) {
      const refused = await change(token, colleague.id, ending);
      expect(refusal(refused)).toEqual([403, 'lacking', 'items.0.hasCustomPermissions']);
    }
    expect((await read(colleague.id)).permissions).toEqual(['tag.read']);
    expect((await login(colleague.email)).status).toBe(200);

    const peer = await person('manager', { role: await roleWith('manager', 'tag.read'), ...limited });
    expect((await change(token, peer.id, { hasCustomPermissions: false, password: 'another-horse-2' })).status).toBe(
      200,
    );
  });

  test('that a colleague’s type may not hold come with another type only from those who hold them', async () => {
    const boss = await person('manager', {
      role: await roleWith('manager', 'employee.read', 'employee.update', 'tag.read'),
    });
    const token = await signIn(boss.email);
    const [tagRead, other] = await permissionIds('tag.read', 'finance.read');
    const colleague = await person('manager', {
      role: await roleWith('manager', 'tag.read'),
      hasCustomPermissions: true,
      customPermissions: [tagRead, other],
    });
    const narrower = await roleWith('advertiser_member', 'tag.read');
    await change(admin, colleague.id, { role: narrower });
    expect((await read(colleague.id)).permissions).toEqual(['tag.read']);
    const wider = await roleWith('manager', 'tag.read');
    expect(refusal(await change(token, colleague.id, { role: wider }))).toEqual([403, 'lacking', 'items.0.role']);
    expect((await change(admin, colleague.id, { role: wider })).status).toBe(200);
  });

  test('that a role type may not hold are refused at their field, as is turning an affiliate into an employee', async () => {
    const [impersonate] = await permissionIds('user.impersonate');
    const role = { title: 'Odd', type: 'affiliate', permissions: [impersonate] };
    expect(refusal(await call(admin, 'PUT', '/user/roles', items(role)))).toEqual([
      422,
      'choice',
      'items.0.permissions',
    ]);
    const affiliate = await person('affiliate');
    expect(refusal(await change(admin, affiliate.id, { customPermissions: [impersonate] }))).toEqual([
      422,
      'choice',
      'items.0.customPermissions',
    ]);
    expect(refusal(await change(admin, affiliate.id, { role: demo.roles.manager }))).toEqual([
      422,
      'choice',
      'items.0.role',
    ]);
  });

  test('let a manager create affiliates, who are then managed by them', async () => {
    const manager = await person('manager');
    const token = await signIn(manager.email);
    const email = 'by-manager@demo.example';
    const made = await call(
      token,
      'PUT',
      '/user/users',
      items({ firstName: 'Al', email, role: demo.roles.affiliate, password }),
    );
    expect(made).toMatchObject({ status: 201, data: { items: [{ managers: [manager.id] }] } });
    expect(
      (
        await call(
          token,
          'PUT',
          '/user/users',
          items({ firstName: 'Al', email: 'x@demo.example', role: demo.roles.manager }),
        )
      ).status,
    ).toBe(403);
  });

  test('stay with at least one administrator', async () => {
    const own = await serving.found('lonely', { hosts: ['lonely.localhost'] });
    const headers = { host: 'lonely.localhost' };
    const { data } = await ask(serving.app, 'POST', '/login', { body: { email: own.email, password }, headers });
    const off = () =>
      call(data.token, 'POST', '/user/roles/change_status', items({ id: own.roles.admin, status: 'inactive' }));
    expect(refusal(await off())).toEqual([409, 'lastAdministrator', undefined]);

    const other = await call(
      data.token,
      'PUT',
      '/user/users',
      items({ firstName: 'Bo', email: 'bo@lonely.example', password, role: own.roles.admin }),
    );
    const bo = (await ask(serving.app, 'POST', '/login', { body: { email: 'bo@lonely.example', password }, headers }))
      .data.token;
    const both = await Promise.all([block(data.token, other.data.items[0].id), block(bo, own.adminId)]);
    // The slower one is refused, or is signed out before their call is handled.
    const [quicker, slower] = both.map(({ status }) => status).sort();
    expect([quicker, [401, 409].includes(slower ?? 0)]).toEqual([200, true]);
    const left = await connected(serving.url, (client) =>
      client.query(`select from users where tenant_id = ${own.tenantId} and role_type = 'admin' and status = 'active'`),
    );
    expect(left.rowCount).toBe(1);
  });
});
