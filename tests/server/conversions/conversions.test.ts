import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approveDue } from '../../../server/traffic/conversions/approve.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { exported } from '../support/exporting.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/** What becomes of conversions: people and jobs change them, affiliates see what is theirs. */

let product: Product;
let at: Reporting;

const path = '/stat/conversions';
const act = (action: string, items: object[], person: Person = product.admin) =>
  person.call('PATCH', `${path}${action && `/${action}`}`, { items });
const made = async (fields = 'goal=deposit'): Promise<number> =>
  (await at.report(`?click_id=${await at.click()}&${fields}`)).data.id;
const history = async (id: number) => (await product.admin.call('GET', `${path}/${id}/history`)).data.items;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  await at.rule({ autoApprovePeriod: 24 });
});
afterAll(() => product.close());

describe('staff', () => {
  test.each([
    ['approve', { conversionStatus: 3, approvedAt: expect.any(Number), approveAt: null }],
    ['reject', { conversionStatus: 4, approvedAt: null, approveAt: null }],
    ['hold', { conversionStatus: 2, approveAt: null }],
    ['hide', { isHidden: true }],
  ])('%s one or several in one call, and it is in the history', async (action, fields) => {
    const ids = [await made(), await made()];
    const said = await act(
      action,
      ids.map((id) => ({ id })),
    );
    expect([said.status, said.details]).toEqual([200, undefined]);
    expect(said.data.items).toMatchObject(ids.map((id) => ({ id, ...fields })));
    const [newest] = await history(ids[0]!);
    expect(newest).toMatchObject({ action: 'edit', user: product.admin.id });
  });

  test('undo their own changes', async () => {
    const id = await made();
    await act('reject', [{ id }]);
    const [{ id: undoes }] = await history(id);
    expect((await act('', [{ id, undoes }])).data.items).toMatchObject([{ conversionStatus: 1 }]);
    await act('hide', [{ id }]);
    expect((await act('unhide', [{ id }])).data.items).toMatchObject([{ isHidden: false }]);
  });

  test('undo a status only with the permission for what gives it', async () => {
    const [first, second] = [await made(), await made()];
    for (const action of ['approve', 'reject']) await act(action, [{ id: first }]);
    await act('approve', [{ id: second }]);
    const undo = async (id: number, ...permissions: string[]) => {
      const person = await product.personWith('manager', 'conversion.read', 'conversion.update', ...permissions);
      await product.admin.call('PATCH', '/user/users', { items: [{ id: at.affiliate.id, managers: [person.id] }] });
      const [{ id: undoes }] = await history(id);
      const { status, data } = await act('', [{ id, undoes }], person);
      return status === 200 ? data.items[0].conversionStatus : status;
    };
    expect(await undo(first)).toBe(403);
    expect(await undo(first, 'conversion.reject', 'conversion.hide')).toBe(403);
    expect(await undo(first, 'conversion.approve')).toBe(3);
    // No action makes it pending again.
    expect(await undo(second)).toBe(403);
    expect(await undo(second, 'conversion.reject')).toBe(1);
    await product.admin.call('PATCH', '/user/users', { items: [{ id: at.affiliate.id, managers: [] }] });
  });

  test('see with a status when it was approved, and when it is due', async () => {
    const [waiting, approved] = [await made(), await made()];
    await act('approve', [{ id: approved }]);
    await connected(product.url, (client) =>
      client.query(`update conversions set approved_at = approved_at - interval '40 days' where id = $1`, [approved]),
    );
    const times = async (id: number) => {
      const { conversionStatus, approveAt, approvedAt } = await at.conversion(id);
      return { conversionStatus, approveAt, approvedAt };
    };
    for (const [id, status] of [
      [waiting, 1],
      [approved, 3],
    ] as const) {
      const before = await times(id);
      expect(before).toMatchObject({ conversionStatus: status });
      await act('reject', [{ id }]);
      const [{ id: undoes }] = await history(id);
      expect((await act('', [{ id, undoes }])).status).toBe(200);
      expect(await times(id)).toEqual(before);
    }
  });

  test('change amounts with a reason; status and facts have their own calls', async () => {
    const id = await made();
    const changed = { revenue: '40', payout: '22.00000001', changeReason: 'Agreed on the phone' };
    expect((await act('', [{ id, ...changed }])).data.items).toMatchObject([{ ...changed, originalPayout: '20.25' }]);
    expect(await at.conversion(id)).toMatchObject({ profit: '17.99999999' });
    for (const fixed of [{ conversionStatus: 3 }, { isHidden: true }, { affiliate: 1 }, { paymentRule: 1 }])
      expect((await act('', [{ id, ...fixed }])).status).toBe(422);
    expect((await act('', [{ id, payout: '-1' }])).status).toBe(422);
  });

  test('see a profit that is the difference between ledger and statistics, to the last digit', async () => {
    const id = await made();
    await connected(product.url, (client) =>
      client.query(
        'update conversions set revenue = 10, revenue_rate = 3, payout = 5, payout_rate = 3, version = version + 1 where id = $1',
        [id],
      ),
    );
    // 3.33333333 less 1.66666667.
    expect(await at.conversion(id)).toMatchObject({ profit: '1.66666666' });
  });

  test('give a reason with each change of an amount, whatever was given before', async () => {
    const id = await made();
    const edit = (item: object) => act('', [{ id, ...item }]);
    const reasonless = {
      status: 422,
      details: [expect.objectContaining({ path: 'items.0.changeReason', type: 'required' })],
    };
    for (const amount of [{ revenue: '40' }, { payout: '22' }])
      for (const reason of [{}, { changeReason: null }, { changeReason: '' }, { changeReason: ' ' }])
        expect(await edit({ ...amount, ...reason })).toMatchObject(reasonless);
    const said = { revenue: '40', changeReason: 'Agreed on the phone' };
    expect((await edit(said)).status).toBe(200);
    expect(await edit({ revenue: '41' })).toMatchObject(reasonless);
    expect(await edit({ revenue: '41', changeReason: null })).toMatchObject(reasonless);
    expect(await at.conversion(id)).toMatchObject(said);
    // An unchanged value is no change, however it is written.
    expect((await edit({ revenue: '40.00', publicNotes: 'As agreed' })).status).toBe(200);
    expect(await at.conversion(id)).toMatchObject({ ...said, publicNotes: 'As agreed' });
    expect((await edit({ revenue: '41', changeReason: said.changeReason })).status).toBe(200);
  });

  test('undo a change of amounts along with its reason', async () => {
    const id = await made();
    const { payout, changeReason } = await at.conversion(id);
    await act('', [{ id, payout: '22', changeReason: 'Agreed on the phone' }]);
    const [{ id: undoes }] = await history(id);
    expect(await act('', [{ id, undoes, revenue: '99' }])).toMatchObject({
      status: 422,
      details: [expect.objectContaining({ path: 'items.0.revenue', type: 'unknown' })],
    });
    expect((await act('', [{ id, undoes }])).data.items).toMatchObject([{ payout, changeReason }]);
  });

  test('get a conflict if someone was quicker, and then nothing is changed', async () => {
    const ids = [await made(), await made()];
    await act('hold', [{ id: ids[0] }]);
    const stale = ids.map((id) => ({ id, version: 1 }));
    expect((await act('approve', stale)).status).toBe(409);
    expect(await at.conversion(ids[1]!)).toMatchObject({ conversionStatus: 1 });
  });

  test('need a separate permission for each action', async () => {
    const id = await made();
    const member = await product.person('advertiser_member');
    expect((await act('approve', [{ id }], member)).status).toBeGreaterThanOrEqual(403);
    expect((await act('approve', [{ id }], at.affiliate)).status).toBe(403);
    expect((await act('approve', [{ id }], await product.stranger())).status).toBe(404);
  });
});

describe('many conversions', () => {
  const collection = 'stat/conversions';
  const preview = (body: object, person: Person = product.admin) =>
    person.call('POST', '/user/jobs/preview', { collection, ...body });
  const done = async (method: 'POST', place: string, body: object, person: Person = product.admin) => {
    const { data } = await person.call(method, place, body);
    const read = async () => (await person.call('GET', `/user/jobs/${data.id}`)).data;
    await expect.poll(async () => (await read()).endedAt, { timeout: patience.wait }).not.toBeNull();
    return read();
  };

  test('are previewed with their money before anything changes', async () => {
    const ids = [await made(), await made(), await made()];
    await act('', [{ id: ids[0], revenue: '0.1', payout: '0.20000001', changeReason: 'Agreed' }]);
    await act('reject', [{ id: ids[1] }]);
    await act('approve', [{ id: ids[2] }]);
    const { data } = await preview({ call: 'approve', ids });
    const { revenueCurrency, payoutCurrency, revenue } = await at.conversion(ids[1]!);
    const sums = (one: unknown, other: string) => [
      { field: 'payout', currency: payoutCurrency, sum: other },
      { field: 'revenue', currency: revenueCurrency, sum: one },
    ];
    expect(data).toEqual({
      total: 3,
      changing: 2,
      groups: [
        { before: { conversionStatus: 1 }, count: 1, amounts: sums('0.1', '0.20000001') },
        { before: { conversionStatus: 4 }, count: 1, amounts: sums(revenue, '20.25') },
      ],
    });
    expect(await at.conversion(ids[0]!)).toMatchObject({ conversionStatus: 1 });
  });

  test('are changed by one job, all that match, and each is restored by undo', async () => {
    const ids = [await made(), await made()];
    await act('hold', [{ id: ids[1] }]);
    const query = `id=${ids.join(',')}`;
    const standing = async () =>
      (await Promise.all(ids.map((id) => at.conversion(id)))).map(({ conversionStatus, approveAt, approvedAt }) => ({
        conversionStatus,
        approveAt,
        approvedAt,
      }));
    const before = await standing();
    expect(before).toMatchObject([{ conversionStatus: 1, approveAt: expect.any(Number) }, { conversionStatus: 2 }]);
    const job = await done('POST', '/user/jobs', { collection, call: 'approve', query });
    expect(job).toMatchObject({ call: 'approve', total: 2, done: 2, failed: 0, canUndo: true });
    expect(await standing()).toMatchObject([{ conversionStatus: 3 }, { conversionStatus: 3 }]);
    await done('POST', `/user/jobs/${job.id}/undo`, {});
    expect(await standing()).toEqual(before);
  });

  test('can be changed by one action only by those with its permission', async () => {
    const id = await made();
    const approver = await product.personWith('admin', 'conversion.read', 'conversion.approve');
    expect((await preview({ call: 'approve', ids: [id] }, approver)).data).toMatchObject({ total: 1, changing: 1 });
    for (const call of ['reject', 'edit', 'list'])
      expect((await preview({ call, ids: [id] }, approver)).status).toBe(call === 'list' ? 422 : 403);
    expect((await preview({ call: 'approve', ids: [id] }, at.affiliate)).status).toBe(403);
    expect((await preview({ call: 'edit', ids: [id], values: { payout: '1' } })).status).toBe(422);
    expect((await act('approve', [{ id }], approver)).data.items).toMatchObject([{ conversionStatus: 3 }]);
    expect((await act('reject', [{ id }], approver)).status).toBe(403);
    expect((await preview({ call: 'approve', ids: [id] }, await product.stranger())).data).toMatchObject({ total: 0 });
  });
});

describe('a conversion is approved automatically', () => {
  const comeDue = (id: number) =>
    connected(product.url, (client) =>
      client.query(`update conversions set approve_at = now() - interval '1 minute' where id = $1`, [id]),
    );

  test('once the hours of its rule have passed, and only once', async () => {
    const id = await made();
    const { approveAt, createdAt } = await at.conversion(id);
    expect(Number(approveAt) - Number(createdAt)).toBeGreaterThanOrEqual(24 * 3600 - 2);
    await approveDue(product.database);
    expect(await at.conversion(id)).toMatchObject({ conversionStatus: 1 });
    await comeDue(id);
    await Promise.all([approveDue(product.database), approveDue(product.database)]);
    expect(await at.conversion(id)).toMatchObject({ conversionStatus: 3, approveAt: null, version: 2 });
    expect((await history(id))[0]).toMatchObject({
      action: 'edit',
      user: null,
      changes: { conversionStatus: [1, 3] },
    });
  });

  test('and one whose account would hold more than it can store holds up no other', async () => {
    const [beyond, other] = [await made(), await made()];
    const written = (text: string) => connected(product.url, (client) => client.query(text));
    const statuses = async () =>
      (await Promise.all([beyond, other].map((id) => at.conversion(id)))).map((one) => one.conversionStatus);
    await written(`update conversions set payout = 90000 where id = ${beyond}`);
    await written('update affiliate_amount set approved = approved + 9999999999950000');
    for (const id of [beyond, other]) await comeDue(id);
    await expect(approveDue(product.database)).rejects.toThrow('numeric field overflow');
    expect(await statuses()).toEqual([1, 3]);
    await written('update affiliate_amount set approved = approved - 9999999999950000');
    await approveDue(product.database);
    expect(await statuses()).toEqual([3, 3]);
  });

  test('even if as many as fit in one batch, which have waited longer, can’t be', async () => {
    const ids = [await made(), await made(), await made(), await made()];
    const [first, second, ...others] = ids;
    const written = (text: string) => connected(product.url, (client) => client.query(text));
    const statuses = async () =>
      (await Promise.all(ids.map((id) => at.conversion(id)))).map((one) => one.conversionStatus);
    await written(`update conversions set payout = 900000 where id in (${first}, ${second})`);
    await written('update affiliate_amount set approved = approved + 9999999999500000');
    // All at the same moment, so that IDs decide the order.
    await written(`update conversions set approve_at = now() - interval '1 minute' where id in (${ids.join()})`);
    await expect(approveDue(product.database, { atOnce: 2 })).rejects.toThrow('numeric field overflow');
    expect(await statuses()).toEqual([1, 1, ...others.map(() => 3)]);
    await written('update affiliate_amount set approved = approved - 9999999999500000');
    expect(await approveDue(product.database, { atOnce: 2 })).toBe(2);
  });

  test('unless someone has decided first', async () => {
    const id = await made();
    await act('reject', [{ id }]);
    await approveDue(product.database);
    expect(await at.conversion(id)).toMatchObject({ conversionStatus: 4, approveAt: null });
  });
});

describe('a conversion records why it is worth what it is', () => {
  test('including which rule paid, what it said then, and why the others did not', async () => {
    const { data } = await product.admin.call('GET', `/user/payment_rules?offer=${at.ids.offer}`);
    const [paying] = data.items;
    const ids = [
      await at.rule({ title: 'Elsewhere', countries: ['DE'] }),
      await at.rule({ affiliate: (await product.person('affiliate')).id }),
      await at.rule({ title: 'Sleeping' }),
    ];
    const asleep = { items: [{ id: ids[2], status: 'inactive' }] };
    expect((await product.admin.call('POST', '/user/payment_rules/change_status', asleep)).status).toBe(200);
    const id = await made();
    const passed = (place: number, rank: string, why: string) => ({
      rule: ids[place],
      version: expect.any(Number),
      rank,
      passed: why,
    });
    const read = (person: Person, query = '') => person.call('GET', `${path}/${id}${query}`);
    expect((await read(product.admin, '?with=rulesPassed')).data).toMatchObject({
      paymentRule: paying.id,
      paymentRuleVersion: paying.version,
      ruleType: paying.paymentType,
      ruleRevenue: paying.revenueValue,
      rulePayout: paying.payoutValue,
      rulesPassed: [
        passed(1, 'affiliate', 'otherAffiliate'),
        passed(0, 'country', 'country'),
        passed(2, 'general', 'inactive'),
      ],
    });
    expect((await read(at.affiliate, '?with=rulesPassed')).status).toBe(400);
    for (const name of ['ruleType', 'ruleRevenue', 'rulePayout'])
      expect((await read(at.affiliate)).data).not.toHaveProperty(name);
  });
});

test('affiliates see what they earn and nothing of what the network does', async () => {
  const [shown, hidden] = [await made(), await made()];
  await act('hide', [{ id: hidden }]);
  const seen = await at.conversion(shown, at.affiliate);
  expect(seen).toMatchObject({ id: shown, payout: '20.25', goal: at.ids.goal, country: 'LV' });
  for (const name of ['revenue', 'revenueCurrency', 'profit', 'advertiser', 'paymentRule', 'isHidden', 'amount'])
    expect(seen).not.toHaveProperty(name);
  expect((await at.affiliate.call('GET', `${path}/${hidden}`)).status).toBe(404);
  expect((await at.affiliate.call('GET', `${path}?revenueFrom=1`)).status).toBe(400);
  const { items } = (await (await product.person('affiliate')).call('GET', path)).data;
  expect(items).toEqual([]);
});

test('affiliates see which conversions resulted from their leads', async () => {
  const lead = await at.lead();
  const { data } = await at.report(`?lead_id=${lead}&goal=deposit`);
  const { items } = (await at.affiliate.call('GET', `${path}?lead=${lead}`)).data;
  expect(items).toMatchObject([{ id: data.id, lead, payout: '20.25' }]);
});

test('a conversion after the offer’s session is marked as late', async () => {
  const days = { sessionLifespan: 30, sessionLifespanType: 1 };
  const offer = { id: at.ids.offer, ...days };
  expect((await product.admin.call('PATCH', '/user/offers', { items: [offer] })).status).toBe(200);
  const lead = await at.lead();
  await connected(product.url, (client) =>
    client.query(`update leads set created_at = created_at - interval '31 days' where id = $1`, [lead]),
  );
  const { data } = await at.report(`?lead_id=${lead}&goal=deposit`);
  expect(await at.conversion(data.id)).toMatchObject({ marks: ['late_conversion'], isLate: true, payout: '20.25' });
  // The other marks are about caps, rules and advertisers of the network.
  const seen = await at.conversion(data.id, at.affiliate);
  expect(seen).toMatchObject({ isLate: true });
  expect(seen).not.toHaveProperty('marks');
  expect((await at.affiliate.call('GET', `${path}?marks=unpaid`)).status).toBe(400);
  const { items } = (await at.affiliate.call('GET', `${path}?isLate=true`)).data;
  expect(items).toMatchObject([{ id: data.id }]);
});

test('a campaign shows how much it brought, without revealing what is hidden', async () => {
  const counts = ['leadCount', 'conversionsLastDay', 'conversionsLastWeek', 'conversionsLastMonth'] as const;
  const own = at.ids.campaign;
  const told = async (person: Person) => {
    const { data } = await person.call('GET', `/user/campaigns/${own}?with=${counts.join(',')}`);
    return counts.map((name) => Number(data[name]));
  };
  const before = await told(at.affiliate);
  const [, weekOld, monthOld, hidden, rejected] = [
    await made(),
    await made(),
    await made(),
    await made(),
    await made(),
  ];
  await connected(product.url, async (client) => {
    for (const [id, days] of [[weekOld, 3] as const, [monthOld, 20] as const])
      await client.query('update conversions set created_at = now() - make_interval(days => $2) where id = $1', [
        id,
        days,
      ]);
  });
  await act('hide', [{ id: hidden }]);
  await act('reject', [{ id: rejected }]);
  await at.lead();
  for (const person of [at.affiliate, product.admin])
    expect(await told(person)).toEqual([1, 1, 2, 3].map((more, place) => before[place]! + more));
});

test('a conversion stays as it is, with its amounts, though staff reject its click', async () => {
  const click = await at.click();
  const { id } = (await at.report(`?click_id=${click}&goal=deposit`)).data;
  const standing = async () => [
    await at.conversion(id),
    (await product.admin.call('GET', `/user/affiliate_balances/${at.affiliate.id}`)).data,
  ];
  const before = await standing();
  expect(before[1]).toMatchObject({ hold: expect.any(String) });
  const { items } = (await product.admin.call('GET', '/stat/clicks?orderBy=createdAt:desc&limit=500')).data;
  const its = items.find(({ secureId }: { secureId: string }) => secureId === click);
  const rejected = await product.admin.call('PATCH', '/stat/clicks', {
    items: [{ id: its.id, clickStatus: 2, reason: 'fraud' }],
  });
  expect([rejected.status, rejected.data.items[0].reason]).toEqual([200, 'fraud']);
  expect(await standing()).toEqual(before);
});

test('affiliates’ files call things as their pages do, even what they can no longer reach', async () => {
  const id = await made();
  const lead = await at.lead();
  await product.admin.call('PATCH', '/stat/leads/grade', { items: [{ id: lead, grade: at.ids.grade }] });
  const pause = (status: string) =>
    product.admin.call('POST', '/user/offers/change_block', { items: [{ id: at.ids.offer, status }] });
  await pause('inactive');
  const rowOf = async (list: string, record: number, fields: string) => {
    const { response } = await exported(at.affiliate, `/stat/${list}/export?id=${record}&fields=${fields}`);
    return response.body.trimEnd().split('\r\n').at(-1);
  };
  expect((await at.affiliate.call('GET', `/user/offers/${at.ids.offer}`)).status).toBe(404);
  expect(await rowOf('conversions', id, 'offer')).toBe(`${id},KetoSlim`);
  expect(await rowOf('leads', lead, 'offer,grade')).toBe(`${lead},KetoSlim,Deposited`);
  await pause('active');
});
