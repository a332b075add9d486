import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Rows that are records in their own right, edited in their owner: the goals of a vertical, which offers refer to. */

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

interface Goal {
  id: number;
  title: string;
  key: string;
  repeatable: boolean;
  isDeposit: boolean;
}

const verticals = '/user/verticals';
let count = 0;
const newVertical = async (goals: object[] = [], fields: object = {}) => {
  const [made] = await admin.make(verticals, { title: `Vertical ${(count += 1)}`, goals, ...fields });
  return { id: made!.id, goals: made!['goals'] as Goal[] };
};
const read = async (id: number): Promise<{ version: number; goals: Goal[] }> =>
  (await admin.call('GET', `${verticals}/${id}?with=goals,leadGrades`)).data;
const edit = (item: object, person = admin) => person.call('PATCH', verticals, { items: [item] });
const entries = async (path: string): Promise<{ id: number; action: string; changes: Record<string, unknown> }[]> =>
  (await admin.call('GET', `${path}/history`)).data.items;

const goal = (key: string, more: object = {}) => ({ title: `Goal ${key}`, key, ...more });

describe('rows of an owner', () => {
  test('are created with it, in their order, and are records that others refer to', async () => {
    const { id, goals } = await newVertical([goal('registration'), goal('deposit', { repeatable: true })]);
    expect(goals).toEqual([
      { id: expect.any(Number), title: 'Goal registration', key: 'registration', repeatable: false, isDeposit: false },
      { id: expect.any(Number), title: 'Goal deposit', key: 'deposit', repeatable: true, isDeposit: false },
    ]);
    const { data } = await admin.call('GET', `/user/goals?vertical=${id}&withMeta=totalCount&orderBy=position:asc`);
    expect(data.meta).toEqual({ totalCount: 2 });
    expect(data.items).toMatchObject([
      { id: goals[0]!.id, vertical: id, position: 1 },
      { id: goals[1]!.id, vertical: id, position: 2 },
    ]);
  });

  test('keep their IDs, whatever is done to them', async () => {
    const { id } = await newVertical();
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const step = fc.record({
      keys: fc.uniqueArray(key, { maxLength: 5 }),
      // Which existing row is in which place; the others are new.
      from: fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const { keys, from } of steps) {
          const { goals: before, version } = await read(id);
          const sent = keys.map((one, place) => {
            const kept = before[from[place] ?? -1];
            return { ...(kept && { id: kept.id }), ...goal(one) };
          });
          const answer = await edit({ id, version, goals: sent });
          expect(answer, JSON.stringify(answer.details)).toMatchObject({ status: 200 });
          const { goals: after } = await read(id);
          expect(after.map((row) => row.key)).toEqual(keys);
          sent.forEach((row, place) => {
            if ('id' in row) expect(after[place]?.id).toBe(row.id);
            else expect(before.map((one) => one.id)).not.toContain(after[place]?.id);
          });
          const { goals: again } = (await edit({ id, goals: after })).data.items[0];
          expect(again).toEqual(after);
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  test('change nothing when sent unchanged, and may be sent partially', async () => {
    const { id, goals } = await newVertical([goal('one'), goal('two')]);
    const { version } = await read(id);
    await edit({ id, goals });
    expect((await read(id)).version).toBe(version);
    await edit({ id, goals: [{ id: goals[1]!.id, title: 'Renamed' }, { id: goals[0]!.id }] });
    expect((await read(id)).goals).toEqual([{ ...goals[1], title: 'Renamed' }, goals[0]]);
  });

  test('share the version of their owner', async () => {
    const { id, goals } = await newVertical([goal('one')]);
    const { version } = await read(id);
    await edit({ id, version, goals: [...goals, goal('two')] });
    expect(await edit({ id, version, goals: [] })).toMatchObject({ status: 409, code: 'stale' });
    expect((await read(id)).goals).toHaveLength(2);
  });

  test('leave one entry in their owner’s history, and one in that of each row that changed', async () => {
    const { id, goals } = await newVertical([goal('one'), goal('two')]);
    await edit({ id, goals: [{ ...goals[0], title: 'First' }, goals[1]!, goal('three')] });
    const [newest, ...others] = await entries(`${verticals}/${id}`);
    expect(others).toHaveLength(1);
    expect(newest?.changes).toEqual({
      goals: [
        goals,
        [{ ...goals[0], title: 'First' }, goals[1], { ...goal('three'), repeatable: false, isDeposit: false }],
      ],
    });
    expect((await entries(`/user/goals/${goals[0]!.id}`))[0]?.changes).toEqual({ title: ['Goal one', 'First'] });
    expect(await entries(`/user/goals/${goals[1]!.id}`)).toHaveLength(1);
  });

  test('are restored by undo; a removed one gets a new ID', async () => {
    const { id, goals } = await newVertical([goal('one'), goal('two')]);
    await edit({ id, goals: [{ ...goals[1], title: 'Second' }] });
    const [{ id: undoes } = { id: 0 }] = await entries(`${verticals}/${id}`);
    expect(await edit({ id, undoes })).toMatchObject({ status: 200 });
    const { goals: again } = await read(id);
    expect(again).toMatchObject([goal('one'), goals[1]!]);
    expect(again[0]?.id).not.toBe(goals[0]!.id);
  });

  test('are cloned under new IDs: two owners never share one', async () => {
    const [one, other] = [await newVertical([goal('one')]), await newVertical([goal('two')])];
    expect(await edit({ id: other.id, goals: [...other.goals, one.goals[0]!] })).toMatchObject({
      status: 422,
      details: [{ type: 'reference', path: 'items.0.goals.1.id' }],
    });
    const stranger = await product.stranger();
    const [theirs] = await stranger.make(verticals, { title: 'Theirs' });
    expect(await edit({ id: theirs!.id, goals: one.goals }, stranger)).toMatchObject({
      status: 422,
      details: [{ type: 'reference', path: 'items.0.goals.0.id' }],
    });
    expect((await stranger.call('GET', '/user/goals')).data.items).toEqual([]);
  });
});

describe('what is wrong with a row is reported at it', () => {
  test.each([
    ['a rule', [goal('ok'), goal('Not ok')], { path: 'items.0.goals.1.key', type: 'pattern' }],
    ['a field that must be there', [{ key: 'ok' }], { path: 'items.0.goals.0.title', type: 'required' }],
    ['a key that is taken', [goal('same'), goal('same')], { path: 'items.0.goals.1.key', type: 'unique' }],
    ['an unknown field', [goal('ok', { position: 3 })], { path: 'items.0.goals.0.position' }],
  ])('%s', async (_, goals, detail) => {
    const title = `Faulty ${(count += 1)}`;
    const made = await admin.call('PUT', verticals, { items: [{ title, goals }] });
    expect([400, 422]).toContain(made.status);
    expect(made.details).toMatchObject([detail]);
    const { id } = await newVertical();
    const edited = await edit({ id, goals });
    expect(edited.details).toMatchObject([detail]);
    expect((await read(id)).goals).toEqual([]);
  });

  test('the same row twice', async () => {
    const { id, goals } = await newVertical([goal('one')]);
    expect(await edit({ id, goals: [goals[0], { ...goals[0], key: 'two' }] })).toMatchObject({
      status: 422,
      details: [{ type: 'repeated', path: 'items.0.goals.1.id' }],
    });
  });

  test('keys may be swapped', async () => {
    const { id, goals } = await newVertical([goal('one'), goal('two'), goal('three')]);
    const traded = goals.map((row, place) => ({ ...row, key: goals[(place + 1) % 3]!.key }));
    expect((await edit({ id, goals: traded })).status).toBe(200);
    expect((await read(id)).goals).toEqual(traded);
  });
});

describe('a row that is used elsewhere', () => {
  const used = async (uses = 1) => {
    const { id, goals } = await newVertical([goal('sale'), goal('deposit')]);
    const titles = Array.from({ length: uses }, (_, n) => `Casino ${n + 1}`);
    const offers = await admin.make(
      '/user/offers',
      ...titles.map((title) => ({ title, vertical: id, goal: goals[0]!.id })),
    );
    return { id, goals, offers: offers.map((offer) => offer.id) };
  };

  test('is not removed, and the message says where it is used', async () => {
    const { id, goals } = await used(5);
    const refused = await edit({ id, goals: [goals[1]] });
    expect(refused).toMatchObject({
      status: 409,
      code: 'referenced',
      details: [
        {
          type: 'referenced',
          path: 'items.0.goals',
          message: '“Goal sale” is used in 5 offers: Casino 1, Casino 2, Casino 3, …',
        },
      ],
    });
    expect((await read(id)).goals).toEqual(goals);
    const inRussian = await admin.call(
      'PATCH',
      verticals,
      { items: [{ id, goals: [goals[1]] }] },
      {
        headers: { 'accept-language': 'ru' },
      },
    );
    expect(inRussian.details[0].message).toBe(
      '«Goal sale» ещё используется: офферы (5): Casino 1, Casino 2, Casino 3, …',
    );
  });

  test('is replaced by another in one step', async () => {
    const { id, goals, offers } = await used(2);
    const [from, to] = [goals[0]!.id, goals[1]!.id];
    const answer = await edit({ id, goals: [goals[1]], replaced: { goals: [{ id: from, by: to }] } });
    expect(answer.data.items[0].goals).toEqual([goals[1]]);
    for (const offer of offers) {
      expect((await admin.call('GET', `/user/offers/${offer}`)).data).toMatchObject({ goal: to, version: 2 });
      expect((await entries(`/user/offers/${offer}`))[0]?.changes).toEqual({ goal: [from, to] });
    }
  });

  test('is replaced by a row of the same owner that stays, and by no other', async () => {
    const { id, goals } = await used();
    const other = await newVertical([goal('sale')]);
    const [sale, deposit] = goals.map((one) => one.id);
    const replaced = (by: number | undefined, of = sale) => ({ replaced: { goals: [{ id: of, by }] } });
    const details = async (item: object) => (await edit({ id, ...item })).details;
    expect(await details({ goals: [goals[1]], ...replaced(other.goals[0]!.id) })).toMatchObject([
      { type: 'reference', path: 'items.0.replaced.goals.0.by' },
    ]);
    expect(await details({ goals: [], ...replaced(deposit) })).toMatchObject([
      { type: 'reference', path: 'items.0.replaced.goals.0.by' },
    ]);
    expect(await details({ goals, ...replaced(deposit) })).toMatchObject([
      { type: 'reference', path: 'items.0.replaced.goals.0.id' },
    ]);
    expect((await read(id)).goals).toEqual(goals);
  });

  test('goes only with an offer of its own vertical', async () => {
    const { id } = await newVertical();
    const other = await newVertical([goal('sale')]);
    const offer = { title: 'Astray', vertical: id, goal: other.goals[0]!.id };
    expect(await admin.call('PUT', '/user/offers', { items: [offer] })).toMatchObject({
      status: 422,
      details: [{ type: 'otherVertical', path: 'items.0.goal' }],
    });
  });
});

describe('someone who may edit the owner', () => {
  test('edits its rows with that permission and no other', async () => {
    const { id, goals } = await newVertical([goal('one')]);
    const role = async (permissions: string[]) => {
      const { data } = await admin.call('GET', '/user/permissions?permissionRoleType=manager&limit=500');
      const ids = data.items
        .filter(({ system }: { system: string }) => permissions.includes(system))
        .map((one: { id: number }) => one.id);
      const [made] = await admin.make('/user/roles', {
        title: `Role ${(count += 1)}`,
        type: 'manager',
        permissions: ids,
      });
      return product.person('manager', { role: made!.id });
    };
    const editor = await role(['vertical.read', 'vertical.update']);
    expect((await edit({ id, goals: [...goals, goal('two')] }, editor)).status).toBe(200);
    expect((await edit({ id, goals: [goal('three')] }, editor)).status).toBe(200);
    const reader = await role(['vertical.read']);
    expect((await edit({ id, goals: [] }, reader)).status).toBe(403);
    expect((await reader.call('GET', `/user/goals?vertical=${id}`)).data.items).toHaveLength(1);
  });

  test('is never an affiliate: they read the goals they may be paid for and the grades, and change none', async () => {
    const { id, goals } = await newVertical([goal('one')], { leadGrades: [{ title: 'Called', tone: 'info' }] });
    const affiliate = await product.person('affiliate');
    const { data } = await affiliate.call('GET', `/user/goals?vertical=${id}`);
    expect(data.items).toMatchObject([{ id: goals[0]!.id, title: 'Goal one' }]);
    const grades = await affiliate.call('GET', `/user/lead_grades?vertical=${id}`);
    expect(grades.data.items).toMatchObject([{ title: 'Called', tone: 'info' }]);
    expect((await edit({ id, goals: [] }, affiliate)).status).toBe(403);
    expect((await affiliate.call('GET', `${verticals}?with=goals`)).status).toBe(400);
  });
});

test('concurrent calls on one owner leave rows that one of them intended', async () => {
  const { id, goals } = await newVertical([goal('one')]);
  const versions = await Promise.all(
    ['a', 'b', 'c', 'd'].map((key) => edit({ id, goals: [{ ...goals[0], key }, goal(`${key}_new`)] })),
  );
  expect(versions.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { goals: left } = await read(id);
  expect(left).toHaveLength(2);
  expect(left[0]?.id).toBe(goals[0]!.id);
  expect(left[1]?.key).toBe(`${left[0]?.key}_new`);
});
