import { describe, expect, test, vi } from 'vitest';
import { sweep } from '../../../server/jobs/sweep.ts';
import { watchCaps } from '../../../server/jobs/watching.ts';
import { administer } from '../../postgres.ts';
import { setCounter } from '../support/counting.ts';
import type { Person } from '../support/product.ts';
import { at, product, setUpTelling, spread, told } from '../support/telling.ts';

/** Notices about caps that fill up and guarantees that will not be met. */

setUpTelling();

describe('caps', () => {
  const makeCap = async (fields: object = {}) =>
    (await product.admin.make('/user/caps', { title: 'Daily', offer: at.ids.offer, value: '10', ...fields }))[0]!.id;
  const ofCap = async (id: number, person = product.admin) =>
    (await told(person, '?limit=100')).items
      .filter(({ path }) => path === `/caps/${id}/general`)
      .map(({ title }) => title);

  test('are reported at 80 % and when full, each once in a period', async () => {
    const id = await makeCap();
    await setCounter(product.url, id, 7);
    await watchCaps(product.database);
    await spread();
    expect(await ofCap(id)).toEqual([]);
    const count = (counted: number) =>
      administer(product.url, `update limit_counters set counted = ${counted} where record_id = ${id}`);
    await count(8);
    await watchCaps(product.database);
    await watchCaps(product.database);
    await count(9);
    await watchCaps(product.database);
    await spread();
    expect(await ofCap(id)).toEqual(['Cap 80% full: Daily']);
    await count(10);
    await watchCaps(product.database);
    await watchCaps(product.database);
    await spread();
    expect(await ofCap(id)).toEqual(['Cap full: Daily', 'Cap 80% full: Daily']);
  });

  test('that fill up again after their limit was raised, or their counter reset, are reported again', async () => {
    const id = await makeCap({ title: 'Raised', period: 'total' });
    await setCounter(product.url, id, 10);
    const look = async () => {
      await watchCaps(product.database);
      await watchCaps(product.database);
      await spread();
      return ofCap(id);
    };
    const full = 'Cap full: Raised';
    expect(await look()).toEqual([full]);
    const edit = async (call: string, fields: object) =>
      expect(
        (await product.admin.call(call ? 'POST' : 'PATCH', `/user/caps${call}`, { items: [{ id, ...fields }] })).status,
      ).toBe(200);
    await edit('', { value: '20' });
    expect(await look()).toEqual([full]);
    const refill = () => administer(product.url, `update limit_counters set counted = 20 where record_id = ${id}`);
    await refill();
    expect(await look()).toEqual([full, full]);
    await edit('/drop_counter', {});
    expect(await look()).toEqual([full, full]);
    await refill();
    expect(await look()).toEqual([full, full, full]);
    // Its period never ends: what was told of it isn't forgotten.
    await administer(
      product.url,
      `update notice_event set done_at = done_at - interval '401 days' where record_id = ${id}`,
    );
    await sweep(product.database);
    expect(await look()).toEqual([full, full, full]);
  });

  test('are filtered by the countries they let through', async () => {
    const people = [await product.person('admin'), await product.person('admin')] as const;
    for (const [place, country] of ['LV', 'EE'].entries())
      await product.admin.make('/user/notifications', {
        description: country,
        groupSlug: 'caps',
        type: 'cap.full',
        channel: 'bell',
        users: [people[place]!.id],
        countries: [country],
      });
    const [only, except, all] = [
      await makeCap({ title: 'Only', countries: ['LV'], countriesMode: 'only' }),
      await makeCap({ title: 'Except', countries: ['LV'], countriesMode: 'except' }),
      await makeCap({ title: 'All' }),
    ];
    // By default, those who look after the offer are notified: here all administrators, so what rules add is looked up.
    const [keeping] = [await product.person('manager')];
    await product.admin.call('PATCH', '/user/offers', { items: [{ id: at.ids.offer, managers: [keeping.id] }] });
    for (const id of [only, except, all]) await setCounter(product.url, id, 10);
    await watchCaps(product.database);
    await spread();
    const toldOf = async (person: Person) =>
      Promise.all([only, except, all].map(async (id) => (await ofCap(id, person)).length));
    expect([await toldOf(people[0]), await toldOf(people[1])]).toEqual([
      [1, 0, 1],
      [0, 1, 1],
    ]);
    await product.admin.call('PATCH', '/user/offers', { items: [{ id: at.ids.offer, managers: [] }] });
  });

  test('are reported at the percentage of each rule, each once in a period, to those who ask for it', async () => {
    const [half, most, usual, unmoved] = [
      await product.person('admin'),
      await product.person('admin'),
      await product.person('admin'),
      await product.person('admin'),
    ];
    const rule = (person: Person, fields: object) =>
      product.admin.make('/user/notifications', {
        description: 'Caps',
        groupSlug: 'caps',
        channel: 'bell',
        users: [person.id],
        ...fields,
      });
    const [first] = await rule(half, { type: 'cap.filling', capPercent: 50 });
    await rule(most, { capPercent: 90 });
    await rule(unmoved, { type: 'cap.full' });
    expect(first).toMatchObject({ capPercent: 50 });
    for (const capPercent of [0, 100, null])
      expect(
        (await product.admin.call('PATCH', '/user/notifications', { items: [{ id: first!.id, capPercent }] })).status,
      ).toBe(422);
    const id = await makeCap();
    await setCounter(product.url, id, 4);
    const reached = async (counted: number) => {
      await administer(product.url, `update limit_counters set counted = ${counted} where record_id = ${id}`);
      await watchCaps(product.database);
      await watchCaps(product.database);
      await spread();
      return Promise.all([half, most, usual, unmoved].map((person) => ofCap(id, person)));
    };
    const [at50, at80, at90, full] = ['Cap 50%', 'Cap 80%', 'Cap 90%', 'Cap'].map((said) => `${said} full: Daily`);
    expect(await reached(4)).toEqual([[], [], [], []]);
    expect(await reached(5)).toEqual([[at50], [], [], []]);
    expect(await reached(7)).toEqual([[at50], [], [], []]);
    // Those who look after it are notified at 80 by default, once.
    expect(await reached(8)).toEqual([[at80, at50], [at80], [at80], [at80]]);
    expect(await reached(9)).toEqual([[at80, at50], [at90, at80], [at80], [at80]]);
    const all = [
      [full, at80, at50],
      [full, at90, at80],
      [full, at80],
      [full, at80],
    ];
    expect(await reached(10)).toEqual(all);
    // What drops and rises again in the same period is not reported a second time.
    await reached(3);
    expect(await reached(9)).toEqual(all);
  });

  test('whose guarantee will not be met are reported once half of the period is over', async () => {
    const id = await makeCap({ title: 'Promised', guarantee: '10', period: 'hour' });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setMinutes(20, 0, 0) });
    try {
      await watchCaps(product.database);
      await spread();
      expect(await ofCap(id)).toEqual([]);
      vi.setSystemTime(new Date().setMinutes(40, 0, 0));
      await watchCaps(product.database);
      const newest = () => at.rows(`select last_value from notice_event_id_seq`);
      const before = await newest();
      // What was told is not raised again: not even to be refused.
      await watchCaps(product.database);
      expect(await newest()).toEqual(before);
    } finally {
      vi.useRealTimers();
    }
    await spread();
    expect(await ofCap(id)).toEqual(['Guarantee at risk: Promised']);
  });
});
