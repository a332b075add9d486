import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { staffReasons } from '../../../domain/distribution/click-reasons.ts';
import { patience } from '../../patience.ts';
import { bot, type Judging, openJudging } from '../support/judging.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/**
 * Staff decide afterwards whether a click is valid: its history, statistics and lists follow, caps and conversions
 * stay.
 */

let product: Product;
let admin: Person;
let at: Judging;
beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  at = await openJudging(product);
});
afterAll(() => product.close());

describe('a valid click', () => {
  test('is rejected with a reason that its affiliate reads in other words, and its history says who did it', async () => {
    const { id } = await at.click();
    expect(await at.read(id)).toMatchObject({ clickStatus: 1, isUnique: true });
    const [now] = await at.reject(id, { note: 'One device, forty addresses' });
    const invalid = { clickStatus: 2, reason: 'fraud', refusal: 'automatic', isUnique: false };
    expect(now).toMatchObject({ id, ...invalid });
    expect(await at.read(id)).toMatchObject(invalid);
    expect(await at.history(id)).toMatchObject([
      {
        click: id,
        affiliate: at.affiliate.id,
        user: admin.id,
        impersonator: null,
        previousStatus: 1,
        clickStatus: 2,
        previousReason: null,
        reason: 'fraud',
        refusal: 'automatic',
        wasUnique: true,
        note: 'One device, forty addresses',
      },
    ]);
    const theirs = await at.read(id, at.affiliate);
    expect(theirs).toMatchObject({ clickStatus: 2, refusal: 'automatic' });
    expect(theirs).not.toHaveProperty('reason');
    const [change] = await at.history(id, at.affiliate);
    expect(change).toMatchObject({ previousStatus: 1, clickStatus: 2, refusal: 'automatic' });
    for (const hidden of ['reason', 'previousReason', 'user', 'impersonator', 'note', 'affiliate', 'wasUnique'])
      expect(change).not.toHaveProperty(hidden);
    expect(await at.history(id, await product.person('affiliate'))).toEqual([]);
  });

  test('that was invalid the first time its browser came is not unique afterwards either', async () => {
    const cookie = String((await at.open()).headers['set-cookie']).split(';')[0]!;
    const { id } = await at.click({ cookie });
    expect(await at.read(id)).toMatchObject({ isUnique: false });
    await at.reject(id);
    expect((await at.accept(id))[0]).toMatchObject({ clickStatus: 1, isUnique: false });
  });
});

describe('an invalid click', () => {
  test('that was sent on becomes valid, and unique if its browser brought no cookie', async () => {
    const { id } = await at.click({ 'user-agent': bot });
    expect(await at.read(id)).toMatchObject({ clickStatus: 2, reason: 'bot', outcome: 'sent' });
    expect((await at.accept(id))[0]).toMatchObject({ clickStatus: 1, reason: null, refusal: null, isUnique: true });
  });

  test('gets another reason, with any code that staff may give, each with a text for its affiliate', async () => {
    const { id } = await at.click({ 'user-agent': bot });
    const codes = staffReasons.filter((code) => code !== 'bot');
    for (const reason of codes)
      expect((await at.reject(id, { reason }))[0]).toMatchObject({
        clickStatus: 2,
        isUnique: false,
        reason,
        refusal: expect.stringMatching(/^[a-z]+$/),
      });
    expect((await at.history(id)).map(({ reason }) => reason)).toEqual(codes.toReversed());
  });

  test('whose visitor was sent to nobody stays invalid', async () => {
    const { id: campaign } = (await admin.call('GET', `/user/campaigns?offer=${at.offer}`)).data.items[0];
    const status = (to: string) =>
      admin.call('POST', '/user/campaigns/change_status', { items: [{ id: campaign, status: to }] });
    await status('inactive');
    await vi.waitUntil(async () => (await at.open()).statusCode === 404, { timeout: patience.wait });
    const { id } = await at.click();
    await status('active');
    await vi.waitUntil(async () => (await at.open()).statusCode === 302, { timeout: patience.wait });
    const refused = await at.edit(admin, { id, clickStatus: 1 });
    expect([refused.status, refused.details]).toMatchObject([409, [{ type: 'unsent', path: 'items.0.clickStatus' }]]);
    expect(await at.read(id)).toMatchObject({ clickStatus: 2, reason: 'campaign_active' });
    expect(await at.history(id)).toEqual([]);
  });
});

describe('a verdict', () => {
  test('is refused if it is incomplete, or not a valid reason for a click', async () => {
    const { id } = await at.click();
    const wrong: [object, object][] = [
      [{ id }, { type: 'required', path: 'items.0.clickStatus' }],
      [
        { id, clickStatus: 2 },
        { type: 'required', path: 'items.0.reason' },
      ],
      [{ id, clickStatus: 2, reason: 'cap_room' }, { path: 'items.0.reason' }],
      [{ id, clickStatus: 3 }, { path: 'items.0.clickStatus' }],
      [
        { id, clickStatus: 1, reason: 'fraud' },
        { type: 'choice', path: 'items.0.reason' },
      ],
      [
        { id, undoes: 999_999 },
        { type: 'reference', path: 'items.0.undoes' },
      ],
    ];
    for (const [item, detail] of wrong) {
      const { status, details } = await at.edit(admin, item);
      expect([item, status, details]).toMatchObject([item, 422, [detail]]);
    }
    const twice = { id, clickStatus: 2, reason: 'fraud' };
    expect((await at.edit(admin, twice, twice)).details).toMatchObject([{ type: 'repeated', path: 'items' }]);
    expect(await at.history(id)).toEqual([]);
  });

  test('that already applies is no change', async () => {
    const { id } = await at.click();
    await at.accept(id);
    await at.reject(id);
    await at.reject(id, { previousStatus: 1 });
    expect(await at.history(id)).toHaveLength(1);
  });

  test('on several clicks applies to all or none', async () => {
    const [first, second] = [await at.click(), await at.click()];
    const items = [first, second].map(({ id }) => ({ id, clickStatus: 2, reason: 'repeated' }));
    const missing = await at.edit(admin, ...items, { id: 99_999_999, clickStatus: 1 });
    expect(missing.status).toBe(404);
    const stale = await at.edit(admin, items[0]!, { ...items[1]!, previousStatus: 2 });
    expect([stale.status, stale.details]).toMatchObject([409, [{ path: 'items.1.previousStatus' }]]);
    expect(await at.read(first.id)).toMatchObject({ clickStatus: 1 });
    expect(await at.history(first.id)).toEqual([]);
    expect((await at.edited(...items.toReversed())).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  test('on a click that someone changed meanwhile is a conflict, which returns the current state', async () => {
    const { id } = await at.click();
    const seen = { previousStatus: 1, previousReason: null };
    await at.reject(id, seen);
    for (const item of [
      { id, clickStatus: 2, reason: 'repeated', ...seen },
      { id, clickStatus: 2, reason: 'repeated', previousStatus: 2, previousReason: 'bot' },
    ]) {
      const { status, code, data, details } = await at.edit(admin, item);
      expect([status, code, data, details]).toMatchObject([
        409,
        'stale',
        { id, clickStatus: 2, reason: 'fraud' },
        [{ type: 'version', path: 'items.0.previousStatus' }],
      ]);
    }
    const both = await Promise.all(
      ['bot', 'repeated'].map((reason) =>
        at.edit(admin, { id, clickStatus: 2, reason, previousStatus: 2, previousReason: 'fraud' }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await at.history(id)).toHaveLength(2);
  });

  test('is undone to what was before, once, and only if none followed', async () => {
    const { id } = await at.click();
    await at.reject(id);
    const [rejected] = await at.history(id);
    await at.reject(id, { reason: 'repeated' });
    const [restated] = await at.history(id);
    const later = await at.edit(admin, { id, undoes: rejected!.id });
    expect([later.status, later.code]).toEqual([409, 'changedSince']);
    expect((await at.edited({ id, undoes: restated!.id }))[0]).toMatchObject({ clickStatus: 2, reason: 'fraud' });
    expect((await at.edit(admin, { id, undoes: restated!.id })).status).toBe(409);
    const [undone] = await at.history(id);
    expect(undone).toMatchObject({ previousReason: 'repeated', reason: 'fraud', user: admin.id });
    const other = await at.click();
    await at.reject(other.id);
    const [theirs] = await at.history(other.id);
    expect((await at.edit(admin, { id, undoes: theirs!.id })).details).toMatchObject([{ type: 'reference' }]);
    expect((await at.edited({ id: other.id, undoes: theirs!.id }))[0]).toMatchObject({
      clickStatus: 1,
      reason: null,
      refusal: null,
      isUnique: true,
    });
  });
});

test('administrators give verdicts, and managers with the permission do so on their own affiliates’ clicks', async () => {
  const { id } = await at.click();
  const item = { id, clickStatus: 2, reason: 'fraud' };
  for (const type of ['affiliate', 'advertiser_manager', 'advertiser_member'] as const)
    expect([type, (await at.edit(await product.person(type), item)).status]).toEqual([type, 403]);
  expect((await at.edit(at.affiliate, item)).status).toBe(403);
  expect((await at.edit(await product.personWith('admin', 'click.read', 'click_change.read'), item)).status).toBe(403);
  expect((await at.edit(await product.personWith('manager', 'click.read', 'click.update'), item)).status).toBe(404);
  expect((await at.edit(await product.stranger(), item)).status).toBe(404);
  const manager = await product.personWith('manager', 'click.read', 'click.update', 'click_change.read');
  const managed = await admin.call('PATCH', '/user/users', {
    items: [{ id: at.affiliate.id, managers: [manager.id] }],
  });
  expect(managed.status).toBe(200);
  expect((await at.edit(manager, item)).status).toBe(200);
  expect(await at.history(id, manager)).toMatchObject([{ user: manager.id }]);
  await admin.call('PATCH', '/user/users', { items: [{ id: at.affiliate.id, managers: [] }] });
  for (const type of ['advertiser_manager', 'advertiser_member'] as const)
    expect((await (await product.person(type)).call('GET', `/stat/click_changes?click=${id}`)).status).toBe(403);
});

test('statistics agree with the lists whatever the verdicts, and a cap continues from what it counted', async () => {
  const { id: cap } = (
    await admin.make('/user/caps', { title: 'Clicks', type: 'clicks', offer: at.offer, value: '1000' })
  )[0]!;
  const counter = async () => Number((await admin.call('GET', `/user/caps/${cap}`)).data.counter);
  await vi.waitUntil(async () => (await at.open()).statusCode === 302 && (await counter()) > 0, {
    timeout: patience.wait,
  });
  const [first, second, third, found] = [
    await at.click(),
    await at.click(),
    await at.click(),
    await at.click({ 'user-agent': bot }),
  ];
  const before = await counter();
  const start = await at.counted();
  expect(await at.listed()).toEqual(start);
  await at.edited(...[first, second, third].map(({ id }) => ({ id, clickStatus: 2, reason: 'fraud' })));
  await at.accept(found.id);
  expect(await at.counted()).toEqual({ clicks: start.clicks, unique: start.unique - 2, valid: start.valid - 2 });
  expect(await at.listed()).toEqual(await at.counted());
  const [change] = await at.history(second.id);
  await at.edited({ id: second.id, undoes: change!.id });
  await at.accept(third.id);
  expect(await at.counted()).toEqual({ clicks: start.clicks, unique: start.unique, valid: start.valid });
  expect(await at.listed()).toEqual(await at.counted());
  expect(await counter()).toBe(before);
});
