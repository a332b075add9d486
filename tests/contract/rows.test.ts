import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOf } from '../../domain/records.ts';
import { sample } from '../../openapi/kinds.ts';
import { roleTypes, type RoleType } from '../../openapi/fields.ts';
import type { Row } from './answer.ts';
import type { Exchange } from './caller.ts';
import { allOf, crowd } from './crowd.ts';
import { entitiesWith, entityOperations, named } from './contract.ts';
import { fileOf } from './exporting.ts';
import { type Network, peopleOf, type Person } from './network.ts';
import { reached, type Records, type Viewer, viewerOf } from './viewers.ts';
import { statusItem } from './requests.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let records: Records;
let foreign: Records;
const people = new Map<RoleType, { person: Person; viewer: Viewer }>();

const recordsOf = async (admin: Person, extra: readonly Person[]): Promise<Records> => {
  const found = new Map<string, Row[]>();
  for (const [key] of entitiesWith('list')) {
    const rows = [...(await allOf(admin, key))];
    // Saved views and preferences belong only to their owner: the records seen here are the ones everyone has.
    for (const person of extra) {
      if (!entityOperations.find(({ id }) => id === named(key, 'list'))?.roleTypes?.includes(person.roleType)) continue;
      for (const row of await allOf(person, key)) if (!rows.some(({ id }) => id === row.id)) rows.push(row);
    }
    found.set(key, rows);
  }
  return found;
};

/** The manager looks after one of the two affiliates and their team, and both have a campaign. */
const pairUp = async ({ admin, manager, affiliate, otherAffiliate }: Network): Promise<void> => {
  (await admin.call('editUsers', { items: [{ id: affiliate.id, managers: [manager.id] }] })).ok();
  const { team } = (await affiliate.call('readMe')).ok().data;
  (await admin.call('editTeams', { items: [{ id: team, managers: [manager.id] }] })).ok();
  for (const { id } of [affiliate, otherAffiliate]) await admin.make('campaign', { affiliate: id });
};

beforeAll(async () => {
  world = await startWorld();
  await crowd(world.home);
  await crowd(world.other, 7);
  await pairUp(world.home);
  records = await recordsOf(world.home.admin, peopleOf(world.home));
  foreign = await recordsOf(world.other.admin, []);
  for (const person of [...peopleOf(world.home), world.home.otherAffiliate]) {
    if (!people.has(person.roleType)) people.set(person.roleType, { person, viewer: await viewerOf(person) });
  }
});
afterAll(() => world.close());

const one = (role: RoleType) => {
  const found = people.get(role);
  if (!found) throw new Error(`Nobody is ${role}`);
  return found;
};

const ids = (rows: readonly Row[]): number[] => rows.map(({ id }) => id).toSorted((a, b) => a - b);

const open = roleTypes.flatMap((role) =>
  entityOperations.filter(({ roleTypes: to }) => to?.includes(role)).map((operation) => ({ role, ...operation })),
);
const lists = open.filter(({ call }) => call === 'list');

describe('a list shows all records within reach and no others', () => {
  test.each(lists)('$role: $id', async ({ role, key }) => {
    const { person, viewer } = one(role);
    const seen = await allOf(person, key);
    expect(ids(seen)).toEqual(ids(reached(key, 'list', viewer, records)));
    const counted = (await person.call(named(key, 'list'), { query: { withMeta: 'totalCount', limit: 1 } })).ok().data;
    expect(counted.meta?.totalCount).toBe(seen.length);
  });
});

/** Lines of a file with the names of the columns first; no value here contains a line break. */
const linesOf = (file: string): string[] =>
  file
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');

describe('a file has the same records as the list', () => {
  test.each(open.filter(({ call }) => call === 'export'))('$role: $id', async ({ role, id, key }) => {
    const { person, viewer } = one(role);
    const answer = (await fileOf(person.call, id, { query: { fields: 'id', orderBy: 'id:asc' } })).ok();
    expect(answer.headers['content-type']).toMatch(/^text\/csv/);
    const [, ...rows] = linesOf(answer.text);
    expect(rows.map(Number)).toEqual(ids(reached(key, 'list', viewer, records)));
  });
});

/** How a call names a record. */
const naming = ({ call, entity, path, method, body }: (typeof open)[number], { id }: { id: number }): Exchange => {
  if ('data' in recordOf(body?.properties)) return { params: { id }, body: { data: {} } };
  const said = Object.entries(entity.actions[call]?.fields ?? {}).map(([name, field]) => [name, sample(field)]);
  return {
    ...(path.includes('{id}') && { params: { id } }),
    ...(method !== 'get' && {
      items: [
        call === 'status' ? statusItem(entity, id, entity.status?.byPeople[0]) : { id, ...Object.fromEntries(said) },
      ],
    }),
  };
};

const onRecords = open.filter(({ call, entity }) => !['list', 'export', 'create'].includes(call) && !entity.single);

describe('a record out of reach does not exist for any call, or may only be read', () => {
  test.each(onRecords)('$role: $id', async (operation) => {
    const { person, viewer } = one(operation.role);
    const mine = new Set(
      ids(reached(operation.key, operation.call === 'history' ? 'read' : operation.call, viewer, records)),
    );
    const readable = new Set(ids(reached(operation.key, 'read', viewer, records)));
    const hidden = (records.get(operation.key) ?? []).filter(({ id }) => !mine.has(id)).slice(0, 5);
    for (const row of [...hidden, { id: 2_000_000_000 }]) {
      const answer = await person.call(operation.id, naming(operation, row));
      expect({ id: row.id, status: answer.status }).toEqual({ id: row.id, status: readable.has(row.id) ? 403 : 404 });
    }
  });
});

describe('a record within reach can be read', () => {
  test.each(open.filter(({ call }) => call === 'read'))('$role: $id', async ({ role, id: operation, key }) => {
    const { person, viewer } = one(role);
    for (const { id } of reached(key, 'read', viewer, records).slice(0, 5)) {
      expect((await person.call(operation, { params: { id } })).ok().data.id).toBe(id);
    }
  });
});

describe('another network’s records do not exist, no matter who asks', () => {
  test.each(open.filter(({ role, entity }) => role === 'admin' && !entity.shared))('$id', async (operation) => {
    const { admin } = world.home;
    const theirs = foreign.get(operation.key) ?? [];
    if (theirs.length === 0) return;
    if (operation.call === 'export') {
      const file = (await fileOf(admin.call, operation.id, { query: { id: ids(theirs).join(',') } })).ok();
      expect(linesOf(file.text)).toHaveLength(1);
    } else if (operation.call === 'list') {
      const asked = (await admin.call(operation.id, { query: { id: ids(theirs).join(',') } })).ok();
      expect(asked.items).toEqual([]);
    } else if (operation.call !== 'create') {
      for (const row of theirs.slice(0, 3)) {
        expect((await admin.call(operation.id, naming(operation, row))).status).toBe(404);
      }
    }
  });
});

test('the records are chosen so that people see some and not others', () => {
  const told = lists.map(({ role, key }) => {
    const all = records.get(key)?.length ?? 0;
    const seen = reached(key, 'list', one(role).viewer, records).length;
    return { role, key, part: seen === 0 ? 'none' : seen === all ? 'all' : 'some' };
  });
  const narrowed = (role: RoleType) =>
    told.filter((one) => one.role === role && one.part === 'some').map(({ key }) => key);
  expect(narrowed('manager')).toEqual(expect.arrayContaining(['campaign', 'team', 'user']));
  expect(narrowed('advertiser_manager')).toEqual(expect.arrayContaining(['advertiser', 'offer', 'landing']));
  expect(narrowed('advertiser_member')).toEqual(expect.arrayContaining(['advertiser', 'offer']));
  expect(narrowed('affiliate')).toEqual(expect.arrayContaining(['offer', 'campaign', 'category']));
});
