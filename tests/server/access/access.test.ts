import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCallers } from '../../../server/access/callers.ts';
import { defaultRoles } from '../../../server/tenant/default-roles.ts';
import { permissions } from '../../../server/generated/permissions.ts';
import type { CreatedTenant } from '../../../server/tenant/create.ts';
import { administer } from '../../postgres.ts';
import { ask, password, serve, type Serving } from '../support/serving.ts';

let serving: Serving;
let tenant: CreatedTenant & { email: string };

/** The session that the changes below affect. */
let signedIn = '';
const token = (): string => signedIn;

beforeAll(async () => {
  serving = await serve(() => ({
    handlers: {
      readCampaignInformation: async ({ caller }) => ({
        data: {
          statuses: [...caller.permissions].map((id) => ({ id, slug: caller.roleType, title: `${caller.teamId}` })),
          integrationMethods: [],
          trafficSources: [],
        },
      }),
    },
  }));
  tenant = await serving.found('demo');
  signedIn = await signIn();
});
afterAll(() => serving.close());

const behind = (sql: string) => administer(serving.url, sql);

const signIn = async (): Promise<string> =>
  (await ask(serving.app, 'POST', '/login', { body: { email: tenant.email, password } })).data.token;

const may = async (token: string): Promise<string[] | number> => {
  const { status, data } = await ask(serving.app, 'GET', '/user/info/campaigns', { token });
  return status === 200 ? data.statuses.map(({ id }: { id: string }) => id).sort() : status;
};

const all = permissions.map(({ name }) => name).sort();

test('an administrator holds every permission that their role type may hold', async () => {
  expect(await may(token())).toEqual(
    all.filter((name) => permissions.find((known) => known.name === name)!.roleTypes.includes('admin')),
  );
});

test('each default role holds only what its type may hold, and people of every type can open something', () => {
  for (const { type, permissions: held } of defaultRoles) {
    const allowed = permissions.filter(({ roleTypes }) => roleTypes.includes(type)).map(({ name }) => name);
    expect(allowed).toEqual(expect.arrayContaining([...held]));
    expect(held.some((name) => name.startsWith('front.menu.'))).toBe(true);
  }
});

test.each([
  [
    'manager',
    ['click.update', 'conversion.approve', 'creative.create', 'customer_sync.run', 'lead.import', 'lead.resend'],
  ],
  ['advertiser_manager', ['conversion.approve', 'creative.create', 'customer_sync.run']],
])('a new %s may work with the traffic within their reach', (type, names) => {
  expect(defaultRoles.find((role) => role.type === type)?.permissions).toEqual(expect.arrayContaining(names));
});

test('each network decides whether affiliates have dashboards and insights', () => {
  const held = defaultRoles.find(({ type }) => type === 'affiliate')?.permissions ?? [];
  expect(held.filter((name) => ['front.dashboard.read', 'report.read'].includes(name))).toEqual([]);
});

test('the common path makes no database queries', async () => {
  const claims = (await serving.tokens.readAccess(token()))!;
  let asked = 0;
  const counting = { ...serving.database, tenant: (id: number) => (asked++, serving.database.tenant(id)) };
  const callers = createCallers(counting);
  await callers.ready();
  for (let n = 0; n < 5; n++) expect((await callers.find(claims)).kind).toBe('caller');
  expect(asked).toBeLessThanOrEqual(2); // the caller, and that they are active

  const asksAfter = async (tenantId: number, userId?: number): Promise<boolean> => {
    const before = asked;
    callers.forget(tenantId, userId);
    expect((await callers.find(claims)).kind).toBe('caller');
    return asked > before;
  };
  const { tenant: network, sub } = claims;
  expect(await asksAfter(network, sub + 1)).toBe(false);
  expect(await asksAfter(network + 1)).toBe(false);
  expect(await asksAfter(network, sub)).toBe(true);
  expect(await asksAfter(network)).toBe(true);
  await callers.close();
});

test.each([
  [
    'a permission taken from the role',
    () =>
      `delete from roles_permissions where owner_id = ${tenant.roles.admin} and target_id = (select id from permissions where system = 'tag.read')`,
    () => all.filter((name) => name !== 'tag.read'),
  ],
  [
    'a set of permissions of their own',
    () => `update users set has_custom_permissions = true where id = ${tenant.adminId};
           insert into users_custom_permissions (tenant_id, owner_id, target_id)
           select ${tenant.tenantId}, ${tenant.adminId}, id from permissions where system in ('offer.read', 'tag.read')`,
    () => ['offer.read', 'tag.read'],
  ],
  [
    'a permission that their role type may no longer hold',
    () => `update permissions set permission_role_type = '{manager}' where system = 'tag.read';
           delete from users_custom_permissions where target_id = (select id from permissions where system = 'offer.read')`,
    () => [],
  ],
  [
    'a role that is switched off',
    () => `update roles set status = 'inactive' where id = ${tenant.roles.admin}`,
    () => 403,
  ],
  [
    'a role that is switched on again',
    () => `update roles set status = 'active' where id = ${tenant.roles.admin}`,
    () => [],
  ],
  ['a block', () => `update users set status = 'blocked' where id = ${tenant.adminId}`, () => 401],
  ['an unblock', () => `update users set status = 'active' where id = ${tenant.adminId}`, () => []],
  ['a session that was ended', () => `update session set revoked_at = now()`, () => 401],
])('%s behind this process’s back takes effect as soon as it is notified of it', async (_, change, expected) => {
  const before = await may(token());
  await behind(change());
  await expect.poll(() => may(token())).not.toEqual(before);
  expect(await may(token())).toEqual(expected());
});

test('when notifications stop, a process trusts nothing cached, and resumes them', async () => {
  const fresh = await signIn();
  const held = await may(fresh);
  await behind(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%sluice_access%' and pid <> pg_backend_pid()`,
  );
  await behind(`update users set has_custom_permissions = false where id = ${tenant.adminId}`);
  await expect.poll(() => may(fresh)).not.toEqual(held);
});
