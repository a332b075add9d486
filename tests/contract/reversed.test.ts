import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOf } from '../../domain/records.ts';
import { ruleMessage, rule } from '../../domain/rules.ts';
import type { ReferenceFilter } from '../../openapi/define.ts';
import { isReversed } from '../../openapi/traits.ts';
import { permissionAction } from '../../openapi/names.ts';
import { failures } from '../../server/failure.ts';
import type { Row, Values } from './answer.ts';
import { entities, entityOf, named } from './contract.ts';
import type { Person } from './network.ts';
import { startWorld, type World } from './world.ts';

/** References edited from the record that they lead to, wherever a definition allows that. */

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await startWorld();
  ({ admin } = world.home);
});
afterAll(() => world.close());

interface Case {
  key: string;
  name: string;
  /** The other side: its entity, and the field by which it refers. */
  other: string;
  back: string;
  several: boolean;
  /** What both sides must be. */
  own: ReferenceFilter;
  referenceFilter: ReferenceFilter;
}

const cases = Object.entries(entities).flatMap(([key, { fields }]) =>
  Object.entries(fields).flatMap(([name, field]): Case[] => {
    if (!isReversed(field)) return [];
    const back = entityOf(field.entity).fields[field.field];
    if (back?.kind !== 'one' && back?.kind !== 'many') return [];
    return [
      {
        key,
        name,
        other: field.entity,
        back: field.field,
        several: back.kind === 'many',
        own: back.referenceFilter ?? {},
        referenceFilter: field.referenceFilter ?? {},
      },
    ];
  }),
);

const read = async (key: string, id: number, field: string) =>
  (await admin.call(named(key, 'read'), { params: { id }, query: { with: field } })).ok().data;
const history = async (key: string, id: number) =>
  (await admin.call(named(key, 'history'), { params: { id } })).ok().items;
const edit = (key: string, item: Values, by = admin) => by.call(named(key, 'edit'), { items: [item] });

const holds = ({ several }: Case, value: unknown, id: number): boolean =>
  several ? Array.isArray(value) && value.includes(id) : value === id;

/** A record, and three that may refer to it. */
const prepare = async ({ key, other, own, referenceFilter }: Case): Promise<[Row, Row, Row, Row]> => {
  const made = [await admin.make.fitting(key, own)];
  for (let n = 0; n < 3; n++) made.push(await admin.make.fitting(other, referenceFilter));
  return made as [Row, Row, Row, Row];
};

test('affiliates, teams, advertisers and offers are assigned on the page of an employee', () => {
  const told = cases.map(({ key, name }) => `${key}.${name}`);
  expect(told).toEqual(
    expect.arrayContaining([
      'user.assignedAffiliates',
      'user.assignedTeams',
      'user.assignedAdvertisers',
      'user.managedOffers',
    ]),
  );
});

describe.each(cases.map((one): [string, Case] => [`${one.key}.${one.name}`, one]))('%s', (_, one) => {
  const { key, name, other, back } = one;

  test('lists the referring records, and both sides record who changed them and when', async () => {
    const [record, a, b, c] = await prepare(one);
    const answer = (await edit(key, { id: record.id, version: record.version, [name]: [a.id, b.id] })).ok().first;
    expect(answer).toMatchObject({ id: record.id, version: record.version + 1, [name]: [a.id, b.id] });
    expect(await read(key, record.id, name)).toMatchObject({ [name]: [a.id, b.id], version: record.version + 1 });
    for (const row of [a, b]) {
      const now = await read(other, row.id, back);
      expect(holds(one, now[back], record.id)).toBe(true);
      expect(now).toMatchObject({ version: row.version + 1, updatedBy: admin.id });
      const [entry] = await history(other, row.id);
      expect(entry).toMatchObject({ action: 'edit', user: admin.id, version: row.version + 1 });
      expect(Object.keys(recordOf(entry?.['changes']))).toEqual([back]);
    }
    expect((await history(key, record.id))[0]).toMatchObject({
      action: 'edit',
      changes: { [name]: [[], [a.id, b.id]] },
    });

    const changed = (await edit(key, { id: record.id, [name]: [b.id, c.id] })).ok().first;
    expect(changed[name]).toEqual([b.id, c.id]);
    expect(holds(one, (await read(other, a.id, back))[back], record.id)).toBe(false);
    // The one that stayed is unaffected.
    expect(await read(other, b.id, back)).toMatchObject({ version: b.version + 1 });

    const same = (await edit(key, { id: record.id, [name]: [c.id, b.id] })).ok().first;
    expect(same['version']).toBe(changed['version']);
    expect((await edit(key, { id: record.id, [name]: [] })).ok().first[name]).toEqual([]);
    for (const row of [a, b, c]) expect(holds(one, (await read(other, row.id, back))[back], record.id)).toBe(false);
  });

  test('can be given for a new record too', async () => {
    const [, a] = await prepare(one);
    const { [name]: __, ...item } = await admin.make.item(key, 'required', await given(key, one.own));
    const made = (await admin.call(named(key, 'create'), { items: [{ ...item, [name]: [a.id] }] })).ok().first;
    expect(made).toMatchObject({ [name]: [a.id], version: 1 });
    expect(holds(one, (await read(other, a.id, back))[back], made.id)).toBe(true);
  });

  test('accepts only existing records, of the right kind, and of this network', async () => {
    const [record] = await prepare(one);
    const foreign = await world.other.admin.make.fitting(other, one.referenceFilter);
    const wrong = [
      2_000_000_000,
      foreign.id,
      ...(other === 'user' && one.referenceFilter['roleType'] ? [admin.id] : []),
    ];
    for (const id of wrong) {
      const answer = await edit(key, { id: record.id, [name]: [id] });
      expect(answer.status).toBe(422);
      expect(answer.details).toContainEqual({
        type: 'reference',
        path: `items.0.${name}`,
        message: ruleMessage(rule('reference', id), 'en'),
      });
    }
    expect(await read(key, record.id, name)).toMatchObject({ [name]: [], version: record.version });
  });

  test('is refused to those who may not edit the other side', async () => {
    const [record, a] = await prepare(one);
    const lacking = new Set(
      Object.values(entityOf(other).views).map(
        ({ permission }) => `${permission}.${permissionAction(entityOf(other), 'edit')}`,
      ),
    );
    // If one permission covers both sides, someone without it can't edit this side either.
    if (key === other)
      for (const [view, { where }] of Object.entries(entityOf(key).views))
        if (!overlaps(where, one.referenceFilter)) lacking.delete(`${view}.update`);
    const { items: held } = (
      await admin.call('listPermissions', { query: { permissionRoleType: 'admin', limit: 500, showHidden: true } })
    ).ok();
    const role = (
      await admin.call('createRoles', {
        items: [
          {
            title: `No ${key}.${name}`,
            type: 'admin',
            permissions: held.filter(({ system }) => !lacking.has(String(system))).map(({ id }) => id),
          },
        ],
      })
    ).ok().first.id;
    const helper = await world.home.join(role, 'admin');
    const answer = await edit(key, { id: record.id, [name]: [a.id] }, helper);
    expect(answer).toMatchObject({ status: 403 });
    expect(answer.body.message).toBe(failures.forbidden.en);
    expect(answer.details).toContainEqual(expect.objectContaining({ path: `items.0.${name}` }));
    expect(await read(other, a.id, back)).toMatchObject({ version: a.version });
    expect(await read(key, record.id, name)).toMatchObject({ [name]: [], version: record.version });
  });

  test('leaves alone what others changed since the caller looked', async () => {
    const [record, a, b, c] = await prepare(one);
    (await edit(key, { id: record.id, [name]: [a.id, b.id] })).ok();
    const assign = async (row: Row, begins: boolean) => {
      const now = await read(other, row.id, back);
      const list = Array.isArray(now[back]) ? now[back].filter((id: unknown) => id !== record.id) : [];
      (
        await edit(other, {
          id: row.id,
          [back]: one.several ? [...list, ...(begins ? [record.id] : [])] : begins ? record.id : null,
        })
      ).ok();
    };
    // Meanwhile one is assigned and another removed on their own pages.
    await assign(c, true);
    await assign(b, false);
    const d = await admin.make.fitting(other, one.referenceFilter);
    const basedOn = { [name]: [a.id, b.id] };
    const answer = (await edit(key, { id: record.id, [name]: [b.id, d.id], basedOn })).ok().first;
    expect(answer[name]).toEqual([c.id, d.id]);
    // Without it the list becomes what is sent.
    expect((await edit(key, { id: record.id, [name]: [b.id] })).ok().first[name]).toEqual([b.id]);
  });

  test('makes an earlier edit of the other side stale', async () => {
    const [record, a] = await prepare(one);
    (await edit(key, { id: record.id, [name]: [a.id] })).ok();
    const late = await edit(other, { id: a.id, version: a.version, [back]: one.several ? [] : null });
    expect(late.status).toBe(409);
    expect(late.data).toMatchObject({ id: a.id, version: a.version + 1 });
  });

  test('is all or nothing', async () => {
    const [record, a, b] = await prepare(one);
    const answer = await admin.call(named(key, 'edit'), {
      items: [
        { id: record.id, [name]: [a.id, b.id] },
        { id: 2_000_000_000, [name]: [a.id] },
      ],
    });
    expect(answer.status).toBe(404);
    for (const row of [a, b]) expect(await read(other, row.id, back)).toMatchObject({ version: row.version });
  });
});

/** Whether records of a view can be among those that a field accepts. */
const overlaps = (where: ReferenceFilter = {}, referenceFilter: ReferenceFilter): boolean =>
  Object.entries(referenceFilter).every(
    ([field, values]) => where[field]?.some((value) => values.includes(value)) ?? true,
  );

/** Values that make a new record one of these, as creation does. */
const given = async (key: string, own: ReferenceFilter): Promise<Values> => {
  const [type] = own['roleType'] ?? [];
  return key === 'user' && type !== undefined ? { role: world.home.roles[type as keyof World['home']['roles']] } : {};
};
