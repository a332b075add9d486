import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broken } from '../../domain/rules.ts';
import type { Entity, Field } from '../../openapi/define.ts';
import { loadEntities } from '../../openapi/entities.ts';
import { optionValues } from '../../openapi/kinds.ts';
import { type Draft, draft, valueOf } from '../../server/demo/draft.ts';
import { drawNetwork } from '../../server/demo/network.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { demoNetwork, demoPassword, secondNetwork } from '../../server/demo/sign-ins.ts';
import { validate } from '../../server/reference/parameters/validate.ts';
import { isPassword } from '../../server/access/passwords.ts';
import { syncPermissions } from '../../server/tenant/permissions.ts';
import { createStorage } from '../../server/uploads/storage.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const now = Date.UTC(2026, 10, 21, 9) / 1000;
const entities: Record<string, Entity> = await loadEntities();

describe('the network as it is drawn', () => {
  const network = (): Draft[] => {
    const there = (entity: string, values: Record<string, unknown>) =>
      draft(entity, now - 430 * 86_400, undefined, values);
    const types = ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'];
    return drawNetwork(now, {
      roles: types.map((type) => there('role', { title: type, type, status: 'active' })),
      admin: there('user', { email: demoNetwork.admin, roleType: 'admin', status: 'active' }),
      baseCurrency: there('currency', { code: 'USD', status: 'active' }),
      permissions: [],
      symbols: (code) => ({ title: code, symbol: code, symbolNative: code }),
    });
  };
  const drafts = network();
  const of = (entity: string) => drafts.filter((record) => record.entity === entity);
  const status = (record: unknown) => valueOf(record as Draft, 'status');

  it('is the same for the same moment', () => {
    const flat = (records: Draft[]) =>
      records.map(({ entity, steps }) => [
        entity,
        steps.map(({ at, action, values }) => [at, action, Object.keys(values), values.title, values.email]),
      ]);
    expect(flat(network())).toEqual(flat(drafts));
  });

  it.each(Object.keys(entities))('keeps every rule of %s', (name) => {
    const faults = of(name).flatMap((record) =>
      Object.entries(entities[name]!.fields).flatMap(([field, definition]) => {
        if (definition.readOnly && valueOf(record, field) === undefined) return [];
        return faultsOf(definition, valueOf(record, field)).map((fault) => `${field}: ${fault}`);
      }),
    );
    expect(faults).toEqual([]);
  });

  it('has unique texts where they must be', () => {
    for (const [name, entity] of Object.entries(entities)) {
      for (const [field] of Object.entries(entity.fields).filter(([, { unique }]) => unique)) {
        const values = of(name).map((record) => String(valueOf(record, field)).toLowerCase());
        expect(new Set(values).size, `${name}.${field}`).toBe(values.length);
      }
    }
  });

  it('lets everything happen in order, by people who were there, and before now', () => {
    for (const record of drafts) {
      const times = record.steps.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBeLessThan(now);
      for (const { at, by } of record.steps) if (by) expect(by.steps[0]!.at).toBeLessThanOrEqual(at);
    }
  });

  it('has no active landing page of a blocked advertiser, nor one of an advertiser the offer lacks', () => {
    for (const landing of of('landing')) {
      const advertiser = valueOf(landing, 'advertiser') as Draft;
      expect(valueOf(valueOf(landing, 'offer') as Draft, 'advertisers')).toContain(advertiser);
      if (status(landing) === 'active') expect(status(advertiser)).toBe('active');
    }
  });

  it('has nobody active in a blocked team', () => {
    const teams = of('team').filter((team) => status(team) === 'blocked');
    const members = of('user').filter((user) => teams.includes(valueOf(user, 'team') as Draft));
    expect(members.length).toBeGreaterThan(0);
    expect(new Set(members.map(status))).toEqual(new Set(['blocked']));
  });
});

/** What is wrong with a value, by the rules of its field. */
const faultsOf = (field: Field, value: unknown): string[] => {
  const faults = broken(value, field.rules).map(({ name }) => `${name} ${String(value)}`);
  if (field.kind === 'enumeration' && value !== undefined && value !== null) {
    if (!optionValues(field.options).includes(value as string)) faults.push(`choice ${String(value)}`);
  }
  if (field.kind === 'list') {
    for (const row of (value ?? []) as Record<string, unknown>[]) {
      for (const [name, inner] of Object.entries(field.fields)) {
        faults.push(...broken(row[name], inner.rules, row).map((rule) => `${name} ${rule.name} ${String(row[name])}`));
      }
    }
  }
  if (field.kind === 'parameters')
    faults.push(...validate(field.block, value ?? {}, 'en').map(({ message }) => message));
  const among = field.kind === 'one' || field.kind === 'many' ? Object.entries(field.referenceFilter ?? {}) : [];
  for (const target of [value].flat().filter(Boolean) as Draft[]) {
    for (const [name, allowed] of among) {
      if (!allowed.includes(valueOf(target, name) as string)) faults.push(`among ${String(valueOf(target, name))}`);
    }
  }
  return faults;
};

describe('the network in the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-demo-'));
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase();
    await syncPermissions(test.database);
    await seedDemo({ database: test.database, entities, storage: createStorage(folder), now });
  });
  afterAll(async () => {
    await test.drop();
    rmSync(folder, { recursive: true });
  });

  const rows = <T>(query: string): Promise<T[]> =>
    test.database.owner(async (db) => (await sql.raw<T>(query).execute(db)).rows);

  it('has its numbers, counted by the ledger', async () => {
    const totals = await rows<{ entity: string; n: number }>(
      'select entity, sum(rows)::integer as n from totals where tenant_id = 1 group by entity',
    );
    const counts = Object.fromEntries(totals.map(({ entity, n }) => [entity, n]));
    expect(counts).toMatchObject({ advertiser: 40, team: 25, offer: 120, campaign: 600 });
    const [users] = await rows(
      "select count(*) filter (where role_type = 'affiliate') as affiliates, count(*) filter (where role_type <> 'affiliate') as employees from users where tenant_id = 1",
    );
    expect(users).toEqual({ affiliates: 300, employees: 20 });
  });

  it.each([...Object.values(demoNetwork), secondNetwork.admin])('lets %s sign in', async (email) => {
    const [found] = await rows<{ password_hash: string }>(
      `select password_hash from credential join users on users.id = credential.user_id where email = '${email}' and status = 'active'`,
    );
    expect(await isPassword(demoPassword, found?.password_hash)).toBe(true);
  });

  it('takes newcomers in one network, looks at them first in the other, whose trial ends soon', async () => {
    const found = await rows(
      'select registration, (extract(epoch from trial_expire_at) - ' +
        now +
        ')::integer / 86400 as trial from tenant join settings_general on tenant_id = tenant.id order by tenant.id',
    );
    expect(found).toEqual([
      { registration: 'open', trial: null },
      { registration: 'moderated', trial: 9 },
    ]);
  });

  it('has a role out of use that nobody has, an custom permissions, and somebody who has left', async () => {
    const [idle] = await rows(
      `select count(users.id)::integer as people from roles left join users on role_id = roles.id where roles.status = 'inactive'`,
    );
    expect(idle).toEqual({ people: 0 });
    const [own] = await rows<{ held: number; beyond: number }>(
      `select count(*)::integer as held,
         count(*) filter (where not exists (select from roles_permissions as r where r.owner_id = role_id and r.target_id = c.target_id))::integer as beyond
       from users join users_custom_permissions as c on c.owner_id = users.id where has_custom_permissions`,
    );
    expect(own!.held).toBeGreaterThan(own!.beyond);
    expect(own!.beyond).toBeGreaterThan(0);
    expect(await rows("select id from users where role_type <> 'affiliate' and status = 'blocked'")).toHaveLength(1);
  });

  it('assigns records to those who manage some of them', async () => {
    const assigned = (join: string, email: string) =>
      rows(`select owner_id from ${join} join users on users.id = target_id where email = '${email}'`);
    expect((await assigned('teams_managers', demoNetwork.manager)).length).toBeGreaterThan(5);
    expect((await assigned('users_managers', demoNetwork.manager)).length).toBeGreaterThan(20);
    expect((await assigned('advertisers_managers', demoNetwork.advertiserManager)).length).toBeGreaterThan(5);
    expect((await assigned('advertisers_managers', demoNetwork.advertiserMember)).length).toBeGreaterThan(2);
  });

  it('assigns some private offers to each of the two affiliates, and not the same', async () => {
    const assigned = (email: string) =>
      rows<{ id: number }>(
        `select offers.id from offers
         join offers_assigned_affiliates on owner_id = offers.id join users on users.id = target_id
         where access_type = 3 and offers.status = 'active' and email = '${email}'`,
      );
    const [one, other] = [await assigned(demoNetwork.affiliate), await assigned(demoNetwork.affiliate2)];
    expect(one.length).toBeGreaterThan(0);
    expect(other.length).toBeGreaterThan(0);
    expect(one.filter(({ id }) => other.some((offer) => offer.id === id))).toEqual([]);
  });

  it('remembers how every record came to be, version by version', async () => {
    const missing = await rows(
      `select offers.id from offers
       where version <> (select count(*) from history where entity = 'offer' and record_id = offers.id and history.tenant_id = offers.tenant_id)`,
    );
    expect(missing).toEqual([]);
  });

  it('leaves room for new records', async () => {
    const [added] = await rows<{ id: number }>(
      "insert into categories (tenant_id, title) values (1, 'New one') returning id",
    );
    expect(added?.id).toBeGreaterThan(22);
  });
});
