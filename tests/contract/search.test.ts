import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundViews, hasSearchText } from '../../openapi/finding.ts';
import { pageGuards } from '../../openapi/guards.ts';
import { rolesOf } from '../../openapi/names.ts';
import type { RoleType } from '../../openapi/fields.ts';
import type { Row } from './answer.ts';
import { allOf, crowd } from './crowd.ts';
import { entities, entityOf } from './contract.ts';
import { peopleOf, type Person } from './network.ts';
import { viewerOf } from './viewers.ts';
import { startWorld, type World } from './world.ts';

/** What the palette finds for each person: everything they could list, and nothing else. */

let world: World;
const people = new Map<RoleType, Person>();
/** What each of them lists, by entity. */
const listed = new Map<RoleType, ReadonlyMap<string, Row[]>>();

const permissions = new Map<RoleType, readonly string[]>();

const found = Object.entries(entities).filter(([, entity]) => entity.find);
/** Those found by whole values alone. */
const exact = found.filter(([, entity]) => !hasSearchText(entity)).map(([key]) => key);
const roles = ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'] as const;

const opens = (key: string, role: RoleType): boolean =>
  (['list', 'read'] as const).every((call) => rolesOf(entityOf(key), call).includes(role));

beforeAll(async () => {
  world = await startWorld();
  const { admin, manager, affiliate, advertiserMember } = world.home;
  await crowd(world.home);
  await crowd(world.other, 7);
  (await admin.call('editUsers', { items: [{ id: affiliate.id, managers: [manager.id] }] })).ok();
  await admin.make('campaign', { affiliate: affiliate.id });
  await admin.make('advertiser', { managers: [advertiserMember.id] });
  for (const key of exact) for (const network of [world.home, world.other]) await network.admin.make(key);
  for (const person of peopleOf(world.home)) {
    people.set(person.roleType, person);
    permissions.set(person.roleType, (await viewerOf(person)).permissions);
    const rows = await Promise.all(
      found
        .filter(([key]) => opens(key, person.roleType))
        .map(async ([key]): Promise<[string, Row[]]> => [key, await allOf(person, key)]),
    );
    listed.set(person.roleType, new Map(rows));
  }
});
afterAll(() => world.close());

interface Group {
  view: string;
  entity: string;
  hits: { id: number; title: string }[];
}

const search = async (role: RoleType, query: string): Promise<Group[]> => {
  const { items } = (await people.get(role)!.call('search', { query: { query, limit: 20 } })).ok();
  return items.map((group) => ({ view: '', entity: '', hits: [], ...group }));
};

const nameOf = (key: string, row: Row): string =>
  entityOf(key)
    .displayFields.map((name) => row[name])
    .filter(Boolean)
    .join(' ');
const rowsOf = (role: RoleType, key: string): Row[] => listed.get(role)?.get(key) ?? [];
/** The view that shows a record of an entity to someone; undefined if they may not open it. */
const viewOf = (role: RoleType, key: string, row: Row): string | undefined => {
  const { views } = entityOf(key);
  const holds = (permission: string | undefined): boolean =>
    permission === undefined || (permissions.get(role)?.includes(permission) ?? false);
  return foundViews(entityOf(key)).find((name) => {
    const view = views[name]!;
    const { where = {}, permission } = view;
    const guards = pageGuards(view, role);
    return (
      holds(`${permission}.read`) &&
      guards?.every(holds) &&
      Object.entries(where).every(([field, values]) => values.some((value) => value === row[field]))
    );
  });
};

const casesOf = (isExact: boolean) =>
  roles.flatMap((role) =>
    found.filter(([key]) => opens(key, role) && exact.includes(key) === isExact).map(([key]) => ({ role, key })),
  );

test('everything that has a page with names on it is found', () => {
  expect(found.map(([key]) => key)).toEqual(
    expect.arrayContaining(['offer', 'campaign', 'landing', 'advertiser', 'user', 'team', 'tag', 'role']),
  );
});

describe('each record of a list is found by its name, and by its ID', () => {
  test.each(casesOf(false))('$role: $key', async ({ role, key }) => {
    const rows = rowsOf(role, key);
    for (const row of rows) {
      const view = viewOf(role, key, row);
      if (view === undefined) continue;
      const namesakes = rows.filter((other) => nameOf(key, other) === nameOf(key, row));
      const hitsFor = async (query: string) =>
        (await search(role, query)).find((group) => group.view === view)?.hits ?? [];
      const named = await hitsFor(nameOf(key, row));
      if (namesakes.length <= 20) expect(named.map(({ id }) => id)).toContain(row.id);
      expect(named[0]?.title.toLowerCase()).toMatch(nameOf(key, row).toLowerCase());
      expect((await hitsFor(String(row.id)))[0]).toMatchObject({ id: row.id, title: nameOf(key, row) });
    }
  });
});

describe('each record of which there are too many to search is found by its public ID', () => {
  test.each(casesOf(true))('$role: $key', async ({ role, key }) => {
    for (const row of rowsOf(role, key)) {
      const view = viewOf(role, key, row);
      if (view === undefined) continue;
      for (const name of entityOf(key).find?.exactMatch ?? []) {
        if (!row[name]) continue;
        const hits = (await search(role, String(row[name]))).find((group) => group.view === view)?.hits ?? [];
        expect(hits).toContainEqual(expect.objectContaining({ id: row.id, title: nameOf(key, row) }));
      }
    }
  });
});

test('whatever people search for, they find nothing that they could not list', async () => {
  const admin = [...(listed.get('admin') ?? [])].flatMap(([key, rows]) => rows.map((row) => ({ key, row })));
  const texts = admin
    .flatMap(({ key, row }) => [
      nameOf(key, row),
      String(row.id),
      String(row['secureId'] ?? ''),
      String(row['email'] ?? ''),
    ])
    .filter(Boolean);
  const part = fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 1, max: 12 }))
    .map(([text, start, length]) => text.slice(start % text.length, (start % text.length) + length));
  const query = fc.array(part, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(' ').slice(0, 200));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...roles), query, async (role, typed) => {
      if (typed.trim() === '') return;
      for (const { view, entity, hits } of await search(role, typed)) {
        expect(hits.length).toBeGreaterThan(0);
        for (const { id, title } of hits) {
          const row = rowsOf(role, entity).find((one) => one.id === id);
          expect(row, `${role} finds ${entity} ${id} by “${typed}”`).toBeDefined();
          expect([viewOf(role, entity, row!), nameOf(entity, row!)]).toEqual([view, title]);
        }
      }
    }),
    { numRuns: 150 },
  );
});
