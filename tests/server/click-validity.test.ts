import { staffReasons } from '../../domain/distribution/click-reasons.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../patience.ts';
import { connected } from '../postgres.ts';
import { type Person, type Product, startProduct } from './product.ts';

/** Staff say afterwards whether a click is valid: its history, figures and lists follow, caps and conversions stay. */

let product: Product;
let admin: Person;
let affiliate: Person;
let link = '';
let offer = 0;

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const one = async (path: string, item: object) => (await admin.make(path, item))[0]!;
const open = (agent = browser, headers: Record<string, string> = {}) =>
  product.app.inject({ url: link, headers: { host: 'sluice.test', 'user-agent': agent, ...headers } });

interface Listed {
  id: number;
  secureId: string;
  [field: string]: unknown;
}
const latest = async (): Promise<Listed | undefined> =>
  (await admin.call('GET', '/stat/clicks?orderBy=createdAt:desc&limit=1')).data.items[0];
/** A click that has just come in. */
const click = async (agent = browser, headers: Record<string, string> = {}): Promise<Listed> => {
  const before = (await latest())?.id;
  await open(agent, headers);
  const made = (await latest())!;
  expect(made.id).not.toBe(before);
  return made;
};
const edit = (person: Person, ...items: object[]) => person.call('PATCH', '/stat/clicks', { items });
const edited = async (...items: object[]): Promise<Listed[]> => {
  const { status, data, details } = await edit(admin, ...items);
  expect([status, details]).toEqual([200, undefined]);
  return data.items;
};
const reject = (id: number, more: object = {}) => edited({ id, clickStatus: 2, reason: 'fraud', ...more });
const accept = (id: number, more: object = {}) => edited({ id, clickStatus: 1, ...more });
const read = async (id: number, person = admin) => (await person.call('GET', `/stat/clicks/${id}`)).data;
const history = async (id: number, person = admin) =>
  (await person.call('GET', `/stat/click_changes?click=${id}&orderBy=createdAt:desc`)).data.items;

/** What figures count: all clicks, unique ones and valid ones. */
const counted = async () =>
  connected(product.url, async (client) => {
    const { rows } = await client.query(
      `select sum(clicks)::int as clicks, sum(unique_clicks)::int as "unique", coalesce(sum(clicks) filter (where click_status = 1), 0)::int as valid
        from fact where tenant_id = $1`,
      [product.tenant.tenantId],
    );
    return rows[0];
  });
/** The same by the lists. */
const listed = async () => {
  const { items } = (await admin.call('GET', '/stat/clicks?limit=500')).data;
  const count = (query: string) =>
    admin.call('GET', `/stat/clicks?limit=0&withMeta=totalCount${query}`).then(({ data }) => data.meta.totalCount);
  return {
    clicks: await count(''),
    unique: items.filter((item: Listed) => item['isUnique'] === true).length,
    valid: await count('&clickStatus=1'),
  };
};

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  affiliate = await product.person('affiliate');
  const advertiser = (await one('/user/advertisers', { title: 'Nordwind' })).id;
  offer = (await one('/user/offers', { title: 'KetoSlim', advertisers: [advertiser] })).id;
  const target = { offer, advertiser, targetUrl: 'https://landing.example/page' };
  const { id: landing } = await one('/user/landings', { title: 'Quiz', ...target });
  await admin.call('POST', '/user/landings/change_status', { items: [{ id: landing, status: 'active' }] });
  await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer, status: 'active' }] });
  const campaign = await one('/user/campaigns', { title: 'Spring', affiliate: affiliate.id, offer });
  link = `/c/${String(campaign['secureId'])}`;
  await vi.waitUntil(async () => (await open()).statusCode === 302, { timeout: patience.wait });
});
afterAll(() => product.close());

describe('a valid click', () => {
  test('is rejected with a reason that its affiliate reads in other words, and its history says who did it', async () => {
    const { id } = await click();
    expect(await read(id)).toMatchObject({ clickStatus: 1, isUnique: true });
    const [now] = await reject(id, { note: 'One device, forty addresses' });
    const invalid = { clickStatus: 2, reason: 'fraud', refusal: 'automatic', isUnique: false };
    expect(now).toMatchObject({ id, ...invalid });
    expect(await read(id)).toMatchObject(invalid);
    expect(await history(id)).toMatchObject([
      {
        ...{ click: id, affiliate: affiliate.id, user: admin.id, impersonator: null },
        ...{ previousStatus: 1, clickStatus: 2, previousReason: null, reason: 'fraud', refusal: 'automatic' },
        ...{ wasUnique: true, note: 'One device, forty addresses' },
      },
    ]);
    const theirs = await read(id, affiliate);
    expect(theirs).toMatchObject({ clickStatus: 2, refusal: 'automatic' });
    expect(theirs).not.toHaveProperty('reason');
    const [change] = await history(id, affiliate);
    expect(change).toMatchObject({ previousStatus: 1, clickStatus: 2, refusal: 'automatic' });
    for (const hidden of ['reason', 'previousReason', 'user', 'impersonator', 'note', 'affiliate', 'wasUnique'])
      expect(change).not.toHaveProperty(hidden);
    expect(await history(id, await product.person('affiliate'))).toEqual([]);
  });

  test('that was none the first time of its browser is not unique afterwards either', async () => {
    const cookie = String((await open()).headers['set-cookie']).split(';')[0]!;
    const { id } = await click(browser, { cookie });
    expect(await read(id)).toMatchObject({ isUnique: false });
    await reject(id);
    expect((await accept(id))[0]).toMatchObject({ clickStatus: 1, isUnique: false });
  });
});

describe('an invalid click', () => {
  test('that was sent on becomes valid, and unique where its browser brought no cookie', async () => {
    const { id } = await click(bot);
    expect(await read(id)).toMatchObject({ clickStatus: 2, reason: 'bot', outcome: 'sent' });
    expect((await accept(id))[0]).toMatchObject({ clickStatus: 1, reason: null, refusal: null, isUnique: true });
  });

  test('gets another reason, by every code that staff may give, each with words for its affiliate', async () => {
    const { id } = await click(bot);
    const codes = staffReasons.filter((code) => code !== 'bot');
    for (const reason of codes)
      expect((await reject(id, { reason }))[0]).toMatchObject({
        ...{ clickStatus: 2, isUnique: false, reason },
        refusal: expect.stringMatching(/^[a-z]+$/),
      });
    expect((await history(id)).map(({ reason }: { reason: string }) => reason)).toEqual(codes.toReversed());
  });

  test('whose visitor was sent to nobody stays invalid', async () => {
    const { id: campaign } = (await admin.call('GET', `/user/campaigns?offer=${offer}`)).data.items[0];
    const status = (to: string) =>
      admin.call('POST', '/user/campaigns/change_status', { items: [{ id: campaign, status: to }] });
    await status('inactive');
    await vi.waitUntil(async () => (await open()).statusCode === 404, { timeout: patience.wait });
    const { id } = await click();
    await status('active');
    await vi.waitUntil(async () => (await open()).statusCode === 302, { timeout: patience.wait });
    const refused = await edit(admin, { id, clickStatus: 1 });
    expect([refused.status, refused.details]).toMatchObject([409, [{ type: 'unsent', path: 'items.0.clickStatus' }]]);
    expect(await read(id)).toMatchObject({ clickStatus: 2, reason: 'campaign_active' });
    expect(await history(id)).toEqual([]);
  });
});

describe('what is said', () => {
  test('is refused where it is no more than half of it, or no reason of a click', async () => {
    const { id } = await click();
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
      const { status, details } = await edit(admin, item);
      expect([item, status, details]).toMatchObject([item, 422, [detail]]);
    }
    const twice = { id, clickStatus: 2, reason: 'fraud' };
    expect((await edit(admin, twice, twice)).details).toMatchObject([{ type: 'unique', path: 'items' }]);
    expect(await history(id)).toEqual([]);
  });

  test('already is no change', async () => {
    const { id } = await click();
    await accept(id);
    await reject(id);
    await reject(id, { previousStatus: 1 });
    expect(await history(id)).toHaveLength(1);
  });

  test('of several is said of all or of none', async () => {
    const [first, second] = [await click(), await click()];
    const items = [first, second].map(({ id }) => ({ id, clickStatus: 2, reason: 'repeated' }));
    const missing = await edit(admin, ...items, { id: 99_999_999, clickStatus: 1 });
    expect(missing.status).toBe(404);
    const stale = await edit(admin, items[0]!, { ...items[1]!, previousStatus: 2 });
    expect([stale.status, stale.details]).toMatchObject([409, [{ path: 'items.1.previousStatus' }]]);
    expect(await read(first.id)).toMatchObject({ clickStatus: 1 });
    expect(await history(first.id)).toEqual([]);
    expect((await edited(...items.toReversed())).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  test('of a click that somebody changed meanwhile is a conflict, which answers what it is now', async () => {
    const { id } = await click();
    const seen = { previousStatus: 1, previousReason: null };
    await reject(id, seen);
    for (const item of [
      { id, clickStatus: 2, reason: 'repeated', ...seen },
      { id, clickStatus: 2, reason: 'repeated', previousStatus: 2, previousReason: 'bot' },
    ]) {
      const { status, code, data, details } = await edit(admin, item);
      expect([status, code, data, details]).toMatchObject([
        409,
        'stale',
        { id, clickStatus: 2, reason: 'fraud' },
        [{ type: 'version', path: 'items.0.previousStatus' }],
      ]);
    }
    const both = await Promise.all(
      ['bot', 'repeated'].map((reason) =>
        edit(admin, { id, clickStatus: 2, reason, previousStatus: 2, previousReason: 'fraud' }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await history(id)).toHaveLength(2);
  });

  test('is taken back as it was, once, and only where nothing was said since', async () => {
    const { id } = await click();
    await reject(id);
    const [rejected] = await history(id);
    await reject(id, { reason: 'repeated' });
    const [restated] = await history(id);
    const later = await edit(admin, { id, undoes: rejected.id });
    expect([later.status, later.code]).toEqual([409, 'changedSince']);
    expect((await edited({ id, undoes: restated.id }))[0]).toMatchObject({ clickStatus: 2, reason: 'fraud' });
    expect((await edit(admin, { id, undoes: restated.id })).status).toBe(409);
    const [undone] = await history(id);
    expect(undone).toMatchObject({ previousReason: 'repeated', reason: 'fraud', user: admin.id });
    const other = await click();
    await reject(other.id);
    const [theirs] = await history(other.id);
    expect((await edit(admin, { id, undoes: theirs.id })).details).toMatchObject([{ type: 'reference' }]);
    expect((await edited({ id: other.id, undoes: theirs.id }))[0]).toMatchObject({
      ...{ clickStatus: 1, reason: null, refusal: null, isUnique: true },
    });
  });
});

test('who may: administrators, and managers of their own affiliates’ clicks, with the permission', async () => {
  const { id } = await click();
  const item = { id, clickStatus: 2, reason: 'fraud' };
  for (const type of ['affiliate', 'advertiser_manager', 'advertiser_member'] as const)
    expect([type, (await edit(await product.person(type), item)).status]).toEqual([type, 403]);
  expect((await edit(affiliate, item)).status).toBe(403);
  expect((await edit(await product.personWith('admin', 'click.read', 'click_change.read'), item)).status).toBe(403);
  expect((await edit(await product.personWith('manager', 'click.read', 'click.update'), item)).status).toBe(404);
  expect((await edit(await product.stranger(), item)).status).toBe(404);
  const manager = await product.personWith('manager', 'click.read', 'click.update', 'click_change.read');
  const managed = await admin.call('PATCH', '/user/users', { items: [{ id: affiliate.id, managers: [manager.id] }] });
  expect(managed.status).toBe(200);
  expect((await edit(manager, item)).status).toBe(200);
  expect(await history(id, manager)).toMatchObject([{ user: manager.id }]);
  await admin.call('PATCH', '/user/users', { items: [{ id: affiliate.id, managers: [] }] });
  for (const type of ['advertiser_manager', 'advertiser_member'] as const)
    expect((await (await product.person(type)).call('GET', `/stat/click_changes?click=${id}`)).status).toBe(403);
});

test('figures agree with the lists whatever was said, and a cap goes on from what it counted', async () => {
  const { id: cap } = await one('/user/caps', { title: 'Clicks', type: 'clicks', offer, value: '1000' });
  const counter = async () => Number((await admin.call('GET', `/user/caps/${cap}`)).data.counter);
  await vi.waitUntil(async () => (await open()).statusCode === 302 && (await counter()) > 0, {
    timeout: patience.wait,
  });
  const [first, second, third, found] = [await click(), await click(), await click(), await click(bot)];
  const before = await counter();
  const start = await counted();
  expect(await listed()).toEqual(start);
  await edited(...[first, second, third].map(({ id }) => ({ id, clickStatus: 2, reason: 'fraud' })));
  await accept(found.id);
  expect(await counted()).toEqual({ clicks: start.clicks, unique: start.unique - 2, valid: start.valid - 2 });
  expect(await listed()).toEqual(await counted());
  const [change] = await history(second.id);
  await edited({ id: second.id, undoes: change.id });
  await accept(third.id);
  expect(await counted()).toEqual({ clicks: start.clicks, unique: start.unique, valid: start.valid });
  expect(await listed()).toEqual(await counted());
  expect(await counter()).toBe(before);
});

test('many are a job: those changed meanwhile are left, and undoing it gives all the others back', async () => {
  const fresh = [await click(), await click(), await click(), await click(bot)];
  const ids = fresh.map(({ id }) => id);
  const ended = async (id: number) => {
    const told = async () => (await admin.call('GET', `/user/jobs/${id}`)).data;
    await vi.waitUntil(async () => (await told()).endedAt !== null, { timeout: patience.wait });
    return told();
  };
  const values = { clickStatus: 2, reason: 'repeated', previousStatus: 1, note: 'Together' };
  const job = { collection: 'stat/clicks', call: 'edit', ids };
  const wrong = await admin.call('POST', '/user/jobs', { ...job, values: { ...values, reason: 'nothing' } });
  expect([wrong.status, wrong.details]).toMatchObject([422, [{ path: 'values.reason' }]]);
  const start = await counted();
  const asked = await admin.call('POST', '/user/jobs', { ...job, values });
  expect(asked.status).toBe(201);
  expect(await ended(asked.data.id)).toMatchObject({ state: 'done', total: 4, done: 3, failed: 1, canUndo: true });
  expect((await admin.call('GET', `/user/jobs/${asked.data.id}/failures`)).data.items).toMatchObject([
    { id: ids[3], code: 'stale' },
  ]);
  expect(await counted()).toEqual({ ...start, valid: start.valid - 3, unique: start.unique - 3 });
  expect(await history(ids[0]!)).toMatchObject([{ note: 'Together', user: admin.id, reason: 'repeated' }]);
  // Said anew of one of them: undoing the job leaves that.
  await reject(ids[1]!);
  const undo = await admin.call('POST', `/user/jobs/${asked.data.id}/undo`);
  expect(undo.status).toBe(200);
  expect(await ended(undo.data.id)).toMatchObject({ state: 'done', total: 3, done: 2, failed: 1 });
  expect(
    (await Promise.all(ids.map((id) => read(id)))).map(({ clickStatus, isUnique }) => [clickStatus, isUnique]),
  ).toEqual([
    [1, true],
    [2, false],
    [1, true],
    [2, false],
  ]);
  expect(await listed()).toEqual(await counted());
  const limited = await product.personWith('admin', 'click.read');
  expect((await limited.call('POST', '/user/jobs', { ...job, values })).status).toBe(403);
});
