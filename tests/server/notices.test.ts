import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { watchCaps, watchNetworks } from '../../server/jobs/watching.ts';
import { notify, type Raised } from '../../server/notify/notify.ts';
import { patience } from '../patience.ts';
import { administer, connected } from '../postgres.ts';
import { setCounter } from './counting.ts';
import { type Invoicing, setUpInvoicing } from './invoicing.ts';
import { type Person, type Product, startProduct } from './product.ts';

let product: Product;
let at: Invoicing;
let keeper: Person;
let other: Person;
beforeAll(async () => {
  product = await startProduct();
  at = await setUpInvoicing(product);
  [keeper, other] = [await product.person('manager'), await product.person('manager')];
  await keep([keeper.id]);
});
afterAll(() => product.close());

/** Who looks after the affiliate from now on. */
const keep = async (managers: number[]): Promise<void> => {
  const answer = await product.admin.call('PATCH', '/user/users', { items: [{ id: at.affiliate.id, managers }] });
  expect(answer.status).toBe(200);
};

interface Notice {
  id: number;
  type: string;
  groupSlug: string;
  title: string;
  text: string | null;
  path: string | null;
  readAt: number | null;
}
interface Told {
  items: Notice[];
  meta: { unread: number; hasMore: boolean };
}
const pathOf = ({ id }: Person) => `/user/notifications/personal/${id}`;
const told = async (person: Person, query = '', language: 'en' | 'ru' = 'en'): Promise<Told> => {
  const { status, data } = await person.call('GET', `${pathOf(person)}${query}`, undefined, { language });
  expect(status).toBe(200);
  return data;
};
const raise = (raised: Raised): Promise<void> =>
  product.database.tenant(product.tenant.tenantId).write((db) => notify(db, raised));
/** Waits until all that was raised has been told. */
const spread = () =>
  vi.waitUntil(
    () =>
      connected(product.url, async (client) => {
        const { rowCount } = await client.query('select from notice_event where done_at is null limit 1');
        return rowCount === 0;
      }),
    { timeout: patience.wait },
  );
const ofType = ({ items }: Told, type: string): Notice[] => items.filter((one) => one.type === type);
/** Something that names people, and that all of them may know of. */
const named = (...users: number[]): Raised => ({ type: 'task.assigned', users, params: { title: 'Call back' } });

describe('an invoice that is made and paid', () => {
  test('is told to its affiliate and to who looks after them, each in their place and language', async () => {
    await at.conversions(1);
    const { id, title } = await at.invoice('affiliate');
    await spread();
    const [theirs] = ofType(await told(at.affiliate, '', 'ru'), 'invoice.made');
    expect(theirs).toMatchObject({
      groupSlug: 'invoices',
      title: `Счёт создан: ${String(title)}`,
      path: `/billing/invoices/${id}`,
      readAt: null,
    });
    expect(theirs?.text).toContain('20,25 USD');
    const [ours] = ofType(await told(keeper), 'invoice.made');
    expect(ours).toMatchObject({
      title: `Invoice created: ${String(title)}`,
      path: `/affiliate-billing/invoices/${id}/general`,
    });
    await at.status('affiliate', id, 'paid');
    await spread();
    expect(ofType(await told(at.affiliate), 'invoice.paid')).toHaveLength(1);
    // Who does it knows; who looks after others hears nothing.
    expect(ofType(await told(product.admin), 'invoice.made')).toEqual([]);
    expect((await told(other)).items).toEqual([]);
  });

  test('of an advertiser is not told to affiliates', async () => {
    await at.conversions(1);
    await at.invoice('advertiser');
    const before = (await told(at.affiliate)).items.length;
    await spread();
    expect((await told(at.affiliate)).items).toHaveLength(before);
  });

  test('is told no longer to who may no longer read it', async () => {
    expect(ofType(await told(keeper), 'invoice.made')).toHaveLength(1);
    await keep([other.id]);
    const { items, meta } = await told(keeper);
    expect([items.filter(({ groupSlug }) => groupSlug === 'invoices'), meta.unread]).toEqual([[], 0]);
    await keep([keeper.id]);
    expect(ofType(await told(keeper), 'invoice.made')).toHaveLength(1);
  });
});

test('nobody is told of records that they may not read, whoever names them', async () => {
  const { id } = (await product.admin.make('/user/tags', { title: 'Secret', type: 'team' }))[0]!;
  const outsider = await product.personWith('manager');
  const invoice = (await at.rows('select max(id) as id from affiliate_invoices'))[0]!['id'];
  await raise({ ...named(outsider.id, at.affiliate.id), record: { entity: 'tag', id } });
  await raise({ ...named(outsider.id, other.id), record: { entity: 'affiliateInvoice', id: Number(invoice) } });
  await raise({ ...named(outsider.id), record: { entity: 'nothing', id: 1 } });
  await spread();
  expect((await told(outsider)).items).toEqual([]);
  expect((await told(other)).items).toEqual([]);
  expect(ofType(await told(at.affiliate), 'task.assigned')).toEqual([]);
});

describe('notices', () => {
  test('are paged, the newest first, and read one by one or all up to one', async () => {
    const person = await product.person('manager');
    for (const title of ['1', '2', '3', '4']) await raise({ ...named(person.id), params: { title } });
    await spread();
    const first = await told(person, '?limit=3');
    expect(first.items.map(({ title }) => title.at(-1))).toEqual(['4', '3', '2']);
    expect(first.meta).toEqual({ unread: 4, hasMore: true });
    const rest = await told(person, `?limit=3&before=${first.items[2]!.id}`);
    expect([rest.items.map(({ title }) => title.at(-1)), rest.meta.hasMore]).toEqual([['1'], false]);
    const mark = (body: object) => person.call('PATCH', pathOf(person), body);
    expect((await mark({ ids: [first.items[0]!.id] })).data).toEqual({ unread: 3, latest: first.items[0]!.id });
    expect((await mark({ upTo: first.items[2]!.id })).data.unread).toBe(1);
    expect((await told(person, '?unread=true')).items.map(({ id }) => id)).toEqual([first.items[1]!.id]);
  });

  test('of others are none of one’s own', async () => {
    const person = await product.person('manager');
    await raise(named(person.id));
    await spread();
    expect((await product.admin.call('GET', pathOf(person))).status).toBe(404);
    expect((await product.admin.call('PATCH', pathOf(person), { upTo: 1 })).status).toBe(404);
    const [{ id } = { id: 0 }] = (await told(person)).items;
    await other.call('PATCH', pathOf(other), { ids: [id] });
    expect((await told(person)).meta.unread).toBe(1);
  });

  test('are told once each and in their order, by however many processes', async () => {
    const person = await product.person('manager');
    const beside = await product.beside();
    const titles = Array.from({ length: 40 }, (_, place) => String(place));
    for (const title of titles) await raise({ ...named(person.id, person.id), params: { title } });
    await spread();
    await beside.close();
    const { items } = await told(person, '?limit=100');
    expect(items.map(({ title }) => title.replace(/.*: /, '')).toReversed()).toEqual(titles);
  });

  test('what fails to be told keeps nobody else waiting, and is told in the end', async () => {
    const person = await product.person('manager');
    await administer(product.url, `alter table notice add constraint broken check (params ->> 'title' <> 'Broken')`);
    await raise({ ...named(person.id), params: { title: 'Broken' } });
    await raise({ ...named(person.id), params: { title: 'Sound' } });
    await vi.waitUntil(async () => (await told(person)).items.length === 1, { timeout: patience.wait });
    await administer(product.url, `alter table notice drop constraint broken; update notice_event set due_at = now()`);
    await spread();
    expect((await told(person)).items.map(({ title }) => title.replace(/.*: /, '')).toSorted()).toEqual([
      'Broken',
      'Sound',
    ]);
  });

  test('what happens once is told once, and who did it is not told', async () => {
    const person = await product.person('manager');
    await raise({ ...named(person.id), once: 'today' });
    await raise({ ...named(person.id), once: 'today' });
    await raise({ ...named(person.id), by: person.id });
    await spread();
    expect((await told(person)).items).toHaveLength(1);
  });
});

describe('caps', () => {
  const makeCap = async (fields: object = {}) =>
    (await product.admin.make('/user/caps', { title: 'Daily', offer: at.ids.offer, value: '10', ...fields }))[0]!.id;
  const ofCap = async (id: number) =>
    (await told(product.admin, '?limit=100')).items
      .filter(({ path }) => path === `/caps/${id}/general`)
      .map(({ title }) => title);

  test('are told of at 80 % and when full, each once in a period', async () => {
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

  test('whose guarantee will not be met are told of once half of the period is over', async () => {
    const id = await makeCap({ title: 'Promised', guarantee: '10', period: 'hour' });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setMinutes(20, 0, 0) });
    try {
      await watchCaps(product.database);
      vi.setSystemTime(new Date().setMinutes(40, 0, 0));
      await watchCaps(product.database);
      await watchCaps(product.database);
    } finally {
      vi.useRealTimers();
    }
    await spread();
    expect(await ofCap(id)).toEqual(['Guarantee at risk: Promised']);
  });
});

test('those who do a task are told that they have it, that they are mentioned, and once that it is due', async () => {
  const manager = await product.person('manager');
  const today = new Date().toISOString().slice(0, 10);
  const [task] = await product.admin.make('/user/tasks', {
    title: 'Call back',
    type: 'phone',
    assignees: [manager.id],
    dueDate: today,
  });
  await product.admin.make('/user/task_comments', { task: task!.id, content: 'Please', mentions: [manager.id] });
  await product.admin.make('/user/tasks', {
    title: 'In silence',
    type: 'task',
    assignees: [manager.id],
    isSilent: true,
  });
  await watchNetworks(product.database);
  await watchNetworks(product.database);
  await spread();
  const name = `${task!['fullId']} Call back`;
  expect((await told(manager, '?limit=100')).items.map(({ title }) => title)).toEqual([
    `Task due: ${name}`,
    `You were mentioned: ${name}`,
    `Task assigned to you: ${name}`,
  ]);
});

test('administrators alone are told that the trial ends, at each of its steps once', async () => {
  const left = (days: number) =>
    administer(
      product.url,
      `update tenant set trial_expire_at = now() + interval '${days} days' where id = ${product.tenant.tenantId}`,
    );
  const trials = async (person: Person) =>
    ofType(await told(person, '?limit=100'), 'trial.ending').map(({ title }) => title);
  await left(10);
  await watchNetworks(product.database);
  await left(5);
  await watchNetworks(product.database);
  await watchNetworks(product.database);
  await spread();
  expect(await trials(product.admin)).toHaveLength(1);
  expect(await trials(keeper)).toEqual([]);
  await administer(product.url, `update tenant set trial_expire_at = null`);
});

test('an export that is ready, and a sign-in from elsewhere, are told to their person', async () => {
  const person = await product.person('manager');
  await administer(
    product.url,
    `insert into export (tenant_id, user_id, entity, query, format, language, contacts, request_id, state, rows)
    values (${product.tenant.tenantId}, ${person.id}, 'tag', '{}', 'csv', 'en', false, 'r', 'running', 12);
    update export set state = 'done', ended_at = now() where user_id = ${person.id}`,
  );
  await spread();
  expect((await told(person)).items).toEqual([
    expect.objectContaining({ type: 'export.ready', text: 'Rows: 12', path: '/reports/downloads' }),
  ]);
});

test('a conversion that comes late, and of an hour’s unsent leads one, are told to who looks after the affiliate', async () => {
  const lead = await at.lead();
  const set = (status: string) =>
    administer(product.url, `update leads set api_status = '${status}' where id = ${lead}`);
  await set('sent');
  await set('unsent');
  await set('sent');
  await set('unsent');
  await administer(
    product.url,
    `insert into conversions (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, conversion_status, marks, revenue, payout, traffic_at)
    select tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, 1, '{late_conversion}', 1, 1, now() from conversions limit 1`,
  );
  await spread();
  const all = await told(keeper, '?limit=100');
  expect(ofType(all, 'lead.unsent').map(({ title, path }) => [title, path])).toEqual([
    ['Lead unsent: KetoSlim', `/leads/${lead}/general`],
  ]);
  expect(ofType(all, 'conversion.late').map(({ title }) => title)).toEqual(['Late conversion: KetoSlim']);
});
