import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RoleType, roleTypes } from '../../../openapi/fields.ts';
import { loadSessionState } from '../../../server/access/load.ts';
import { beginSession } from '../../../server/session/sessions.ts';
import { createTokens } from '../../../server/access/tokens.ts';
import { administer } from '../../postgres.ts';
import { openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

const tokens = createTokens('a secret of at least thirty-two characters');

let product: Product;
let admin: Person;
/** Someone of each role type with a session and a role that only they have. */
const people = new Map<RoleType, { id: number; role: number; session: string }>();
let permissionIds: number[];
/** The permissions that the requesting administrator can do without. */
let spare: number[];

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  const { tenantId } = product.tenant;
  for (const type of roleTypes) {
    const [role] = await admin.make('/user/roles', { title: `Role of ${type}`, type, permissions: [] });
    const { id } = await product.person(type, { role: role!.id });
    const client = { address: '203.0.113.7', userAgent: null };
    const beginning = { tenantId, userId: id, client, now: Math.floor(Date.now() / 1000) };
    const { sid } = await product.database.tenant(tenantId).write((db) => beginSession(db, tokens, beginning));
    people.set(type, { id, role: role!.id, session: sid });
  }
  const { items }: { items: { id: number; system: string }[] } = (
    await admin.call('GET', '/user/permissions?limit=500&showHidden=true&fields=id,system')
  ).data;
  permissionIds = items.map(({ id }) => id);
  spare = items.filter(({ system }) => !/^(affiliate|employee|role)\./.test(system)).map(({ id }) => id);
});
afterAll(() => product.close());

interface Explained {
  role: { id: number; type: string; status: string };
  custom: boolean;
  items: {
    id: number;
    name: string;
    source: string;
    effective: boolean;
    reason: string;
    group: string;
    title: string;
  }[];
}

const explained = async (id: number, language: 'en' | 'ru' = 'en'): Promise<Explained> =>
  (await admin.call('GET', `/user/users/${id}/permissions`, undefined, { language })).data;

interface Rights {
  type: RoleType;
  ofRole: number[];
  ofHis: number[];
  custom: boolean;
  disabled: number[];
}

/** Gives someone permissions bypassing all rules, as old data may contain what no call would accept. */
const give = ({ type, ofRole, ofHis, custom, disabled }: Rights): Promise<unknown> => {
  const { id, role } = people.get(type)!;
  const { tenantId } = product.tenant;
  return product.database.owner(async (db) => {
    await db.deleteFrom('roles_permissions').where('owner_id', '=', role).execute();
    await db.deleteFrom('users_custom_permissions').where('owner_id', '=', id).execute();
    const rows = (owner: number, held: number[]) =>
      held.map((target_id, position) => ({ tenant_id: tenantId, owner_id: owner, target_id, position }));
    if (ofRole.length > 0) await db.insertInto('roles_permissions').values(rows(role, ofRole)).execute();
    if (ofHis.length > 0) await db.insertInto('users_custom_permissions').values(rows(id, ofHis)).execute();
    await db.updateTable('users').set({ has_custom_permissions: custom }).where('id', '=', id).execute();
    await db.updateTable('permissions').set({ disabled: false }).execute();
    if (disabled.length > 0)
      await db.updateTable('permissions').set({ disabled: true }).where('id', 'in', disabled).execute();
  });
};

test('the permissions called effective are those that let a person’s calls through, whatever the data', async () => {
  const some = fc.subarray(permissionIds);
  const rights: fc.Arbitrary<Rights> = fc.record({
    type: fc.constantFrom(...roleTypes),
    ofRole: some,
    ofHis: some,
    custom: fc.boolean(),
    disabled: fc.subarray(spare, { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(rights, async (given) => {
      await give(given);
      const { id, session } = people.get(given.type)!;
      const { tenantId } = product.tenant;
      const standing = await loadSessionState(product.database.tenant(tenantId), tenantId, {
        userId: id,
        sessionId: session,
      });
      const { items, custom } = await explained(id);
      const effective = items.filter((item) => item.effective).map(({ name }) => name);
      expect(effective.toSorted()).toEqual(
        standing.kind === 'caller' ? [...standing.caller.permissions].toSorted() : standing,
      );
      expect(custom).toBe(given.custom);
      expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
      // Everything they are given is explained, and so is everything they could be given.
      for (const held of [...given.ofRole, ...given.ofHis]) expect(items.map((item) => item.id)).toContain(held);
      for (const { source, effective: has } of items)
        expect(has).toBe(['role', 'custom', 'custom_added'].includes(source));
    }),
    { numRuns: 40 },
  );
  await give({ type: 'manager', ofRole: [], ofHis: [], custom: false, disabled: [] });
});

test('each source is listed, with its reason in the reader’s language', async () => {
  const byName = async (...names: string[]): Promise<number[]> => {
    const { data } = await admin.call('GET', `/user/permissions?limit=500&showHidden=true&system=${names.join(',')}`);
    return names.map((name) => data.items.find(({ system }: { system: string }) => system === name).id);
  };
  const [both, added, removed, gone, foreign] = await byName(
    'offer.read',
    'offer.update',
    'offer.create',
    'tag.read',
    'settings.general.update',
  );
  const ofRole = [both!, removed!, foreign!];
  await give({ type: 'manager', ofRole, ofHis: [both!, added!, gone!, foreign!], custom: true, disabled: [gone!] });
  const { id } = people.get('manager')!;
  const sources = async () => Object.fromEntries((await explained(id)).items.map(({ name, source }) => [name, source]));
  expect(await sources()).toMatchObject({
    'offer.read': 'custom',
    'offer.update': 'custom_added',
    'offer.create': 'custom_removed',
    'tag.read': 'disabled',
    'settings.general.update': 'role_type',
    'campaign.read': 'absent',
  });
  await give({ type: 'manager', ofRole, ofHis: [], custom: false, disabled: [] });
  expect(await sources()).toMatchObject({
    'offer.read': 'role',
    'offer.create': 'role',
    'settings.general.update': 'role_type',
    'offer.update': 'absent',
  });

  const english = (await explained(id)).items.find(({ name }) => name === 'offer.read');
  const russian = (await explained(id, 'ru')).items.find(({ name }) => name === 'offer.read');
  expect([english?.reason, english?.group]).toEqual(['Granted by the role “Role of manager”', 'Offers and campaigns']);
  expect([russian?.reason, russian?.group]).toEqual(['Предоставлено ролью «Role of manager»', 'Офферы и кампании']);
});

test('the explanation shows no records if the permission is missing, and says so', async () => {
  await give({ type: 'manager', ofRole: [], ofHis: [], custom: false, disabled: [] });
  const { data } = await admin.call('GET', `/user/users/${people.get('manager')!.id}/permissions`);
  const offers = data.scopes.find(({ entity }: { entity: string }) => entity === 'offer');
  expect(offers).toEqual({
    entity: 'offer',
    title: 'Offers',
    rows: 'none: missing permission offer.read',
    count: 0,
    countIsExact: true,
  });
});

test('events that a user can reach are counted, and one kind of which there are too many takes no other along', async () => {
  const advertisers = await openAdvertisers();
  const market = await openMarket(product, advertisers, ['accept']);
  const send = (body: object) => ask(product.app, 'POST', '/public/leads', { token: market.token, body });
  for (let n = 0; n < 2; n++) await send({ campaign: market.campaign, ...somebody() });
  await advertisers.close();
  const counts = async (id: number) => {
    const { data } = await admin.call('GET', `/user/users/${id}/permissions`);
    return Object.fromEntries(
      data.scopes.map(({ entity, count, countIsExact }: Record<string, unknown>) => [entity, [count, countIsExact]]),
    );
  };
  expect((await counts(admin.id))['lead']).toEqual([2, true]);
  expect((await counts(market.affiliate.id))['lead']).toEqual([2, true]);
  const another = await product.person('affiliate');
  expect((await counts(another.id))['lead']).toEqual([0, true]);

  await administer(
    product.url,
    `create function slowly() returns boolean language plpgsql as $$ begin perform pg_sleep(60); return true; end $$;
     grant execute on function slowly to sluice_app;
     create policy tired on leads as restrictive for select to sluice_app using (slowly())`,
  );
  const slow = await counts(admin.id);
  await administer(product.url, 'drop policy tired on leads; drop function slowly');
  expect(slow['lead']).toEqual([null, false]);
  expect(slow['offer']).toEqual([1, true]);
});

test('an inactive role is reported', async () => {
  const { id, role } = people.get('advertiser_member')!;
  await admin.call('POST', '/user/roles/change_status', { items: [{ id: role, status: 'inactive' }] });
  expect((await explained(id)).role).toEqual({
    id: role,
    title: 'Role of advertiser_member',
    type: 'advertiser_member',
    status: 'inactive',
  });
});

test('the explanation is for staff who may read the user', async () => {
  const affiliate = await product.person('affiliate');
  const manager = await product.person('manager');
  const path = (id: number) => `/user/users/${id}/permissions`;
  expect((await affiliate.call('GET', path(affiliate.id))).status).toBe(403);
  expect((await manager.call('GET', path(affiliate.id))).status).toBe(404);
  expect((await manager.call('GET', path(manager.id))).status).toBe(200);
  expect((await (await product.stranger()).call('GET', path(manager.id))).status).toBe(404);
  expect((await admin.call('GET', path(999_999))).status).toBe(404);
});
