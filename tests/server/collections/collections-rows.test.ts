import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  all,
  both,
  complete,
  type Definition,
  either,
  having,
  many,
  ofMyTeam,
  one,
  own,
  type RoleType,
  roleTypes,
  type Rows,
  through,
  title,
  visible,
} from '../../../openapi/define.ts';
import { modelOf } from '../../../server/collections/model.ts';
import { conditionSql, rowsSql, simplified } from '../../../server/collections/rows.ts';
import { run, statement } from '../../../server/database/statement.ts';
import { administer } from '../../postgres.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';

/** Two entities that refer to each other, small enough to be evaluated by hand. */

interface Person {
  id: number;
  team: number | null;
}
interface Shop {
  id: number;
  keeper: number | null;
  team: number | null;
  helpers: number[];
  kind: string;
}
interface World {
  people: Person[];
  shops: Shop[];
}

const ids = [1, 2, 3, 4];
const kinds = ['a', 'b', 'c'];

const words = { en: 'x', ru: 'х' };
const noun = { en: ['X', 'Xs'], ru: ['Х', 'Ха', 'Хов'] } as const;
const person: Definition = {
  name: noun,
  about: words,
  path: 'user/probe_people',
  calls: [],
  fields: { team: one('probeTeam', words) },
};
const shop: Definition = {
  name: noun,
  about: words,
  path: 'user/probe_shops',
  calls: [],
  fields: {
    keeper: one('person', words),
    team: one('probeTeam', words),
    helpers: many('person', words),
    kind: title(),
  },
};

type Access = Record<RoleType, Rows>;

const personRows: fc.Arbitrary<Rows> = fc.oneof(
  fc.constant<Rows>(all),
  fc.constant<Rows>({ none: true }),
  fc.constant(own('id')),
  fc.constant(ofMyTeam('team')),
  fc.constantFrom(...ids).map((id) => having('id', id)),
);

const { rows: shopRows } = fc.letrec<{ rows: Rows; leaf: Rows }>((tie) => ({
  leaf: fc.oneof(
    fc.constant<Rows>(all),
    fc.constant<Rows>({ none: true }),
    fc.constant(own('keeper')),
    fc.constant(own('helpers')),
    fc.constant(ofMyTeam('team')),
    fc.subarray(kinds).map((some) => having('kind', ...some)),
    fc.constantFrom(visible('keeper'), visible('helpers')),
    personRows.map((rows) => through('keeper', rows)),
    personRows.map((rows) => through('helpers', rows)),
  ),
  rows: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('rows'), { maxLength: 3 }).map((rows) => both(...rows)),
    fc.array(tie('rows'), { maxLength: 3 }).map((rows) => either(...rows)),
  ),
}));

const maybe = <T>(values: T[]): fc.Arbitrary<T | null> => fc.constantFrom(...values, null);
const world: fc.Arbitrary<World> = fc.record({
  people: fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), team: maybe([1, 2]) }))),
  shops: fc
    .array(
      fc.record({
        keeper: maybe(ids),
        team: maybe([1, 2]),
        helpers: fc.subarray(ids),
        kind: fc.constantFrom(...kinds),
      }),
      { maxLength: 6 },
    )
    .map((shops) => shops.map((one, place) => ({ ...one, id: place + 1 }))),
});

interface Asking {
  me: number;
  team: number | null;
  roleType: RoleType;
}

/** The same query, evaluated record by record. */
const naive = ({ people }: World, access: Access, { me, team, roleType }: Asking) => {
  const reachesPerson = (rows: Rows, { id, team: own }: Person): boolean => {
    if ('all' in rows) return true;
    if (!('is' in rows)) return false;
    if (rows.is === 'me') return id === me;
    if (rows.is === 'myTeam') return own !== null && own === team;
    return rows.is.includes(id);
  };
  const led = (one: Shop, field: string): Person[] =>
    people.filter(({ id }) => (field === 'keeper' ? one.keeper === id : one.helpers.includes(id)));
  const reaches = (rows: Rows, one: Shop): boolean => {
    if ('all' in rows) return true;
    if ('none' in rows) return false;
    if ('both' in rows) return rows.both.every((part) => reaches(part, one));
    if ('either' in rows) return rows.either.some((part) => reaches(part, one));
    if ('visible' in rows) return led(one, rows.visible).some((leading) => reachesPerson(access[roleType], leading));
    if ('through' in rows) return led(one, rows.through).some((leading) => reachesPerson(rows.rows, leading));
    if ('passesSieve' in rows || 'about' in rows) throw new Error('Shops have no sieve, and are about nothing');
    if (rows.field === 'keeper') return one.keeper === me;
    if (rows.field === 'helpers') return one.helpers.includes(me);
    if (rows.field === 'team') return one.team !== null && one.team === team;
    return Array.isArray(rows.is) && rows.is.includes(one.kind);
  };
  return reaches;
};

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await administer(
    testDatabase.url,
    `insert into tenant (id, customer_id) values (1, 'Ours');
     create table probe_people (id bigint, team_id bigint);
     create table probe_shops (id bigint, keeper_id bigint, team_id bigint, kind text);
     create table probe_shops_helpers (owner_id bigint, target_id bigint);
     grant all on probe_people, probe_shops, probe_shops_helpers to sluice_app`,
  );
});
afterAll(() => testDatabase.drop());

const found = async (
  { people, shops }: World,
  access: Access,
  rows: Rows,
  { me, team, roleType }: Asking,
  bySlots: boolean,
): Promise<unknown[]> => {
  const reach = Object.fromEntries(roleTypes.map((type) => [type, { rows: access[type] }]));
  const model = modelOf(
    {
      person: complete('person', { ...person, access: reach }),
      shop: complete('shop', shop),
      probeTeam: complete('probeTeam', { ...person, path: 'user/probe_teams' }),
    },
    {},
  );
  const caller = {
    tenantId: 1,
    userId: me,
    roleType,
    permissions: new Set<string>(),
    teamId: team,
    timezone: 'UTC',
    language: 'en' as const,
    baseCurrency: 'USD',
    impersonatorId: null,
    sessionId: '',
    apiTokenId: null,
  };
  const condition = bySlots
    ? rowsSql(model, model['shop']!, simplified(rows), caller, 't')
    : conditionSql(
        model,
        model['shop']!,
        rows,
        { roleType, me: sql`${me}::bigint`, myTeam: sql`${team}::bigint` },
        't',
      );
  return testDatabase.database.tenant(1).write(async (db) => {
    const helpers = shops.flatMap(({ id, helpers: some }) =>
      some.map((target) => ({ owner_id: id, target_id: target })),
    );
    const fill = (table: string, shape: string, given: object[]) =>
      sql`insert into ${sql.table(table)} select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (${sql.raw(shape)})`.execute(
        db,
      );
    await sql`delete from probe_people`.execute(db);
    await sql`delete from probe_shops`.execute(db);
    await sql`delete from probe_shops_helpers`.execute(db);
    await fill('probe_people', 'id bigint, team bigint', people);
    await fill('probe_shops', 'id bigint, keeper bigint, team bigint, kind text', shops);
    await fill('probe_shops_helpers', 'owner_id bigint, target_id bigint', helpers);
    const records = await run(db, statement(sql`select t.id from probe_shops as t where ${condition} order by t.id`), {
      caller,
      values: {},
    });
    return records.map(({ id }) => id);
  });
};

const access: fc.Arbitrary<Access> = fc.record({
  admin: personRows,
  manager: personRows,
  advertiser_manager: personRows,
  advertiser_member: personRows,
  affiliate: personRows,
});

test('the rows that the database finds are those that the definition describes', async () => {
  const asking = fc.record({
    me: fc.constantFrom(...ids),
    team: maybe([1, 2]),
    roleType: fc.constantFrom(...roleTypes),
  });
  await fc.assert(
    fc.asyncProperty(world, access, shopRows, asking, fc.boolean(), async (drawn, drawnAccess, rows, who, bySlots) => {
      const reaches = naive(drawn, drawnAccess, who);
      const wanted = drawn.shops.filter((one) => reaches(rows, one)).map(({ id }) => id);
      expect(await found(drawn, drawnAccess, rows, who, bySlots)).toEqual(wanted);
      const plain = simplified(rows);
      expect(drawn.shops.filter((one) => reaches(plain, one)).map(({ id }) => id)).toEqual(wanted);
    }),
    { numRuns: 150 },
  );
});
