import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAttempt } from '../../../server/integrations/monitor/circuit.ts';
import { failRound } from '../../../server/traffic/sync/claim.ts';
import { statusRounds } from '../../../server/traffic/sync/rounds.ts';
import { administer, connected } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Clones are undone with everything that was copied along, as one step. */

let product: Product;
let admin: Person;

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

type Row = { id: number; [field: string]: unknown };

const offers = 'user/offers';
const everything = ['affiliates', 'advertisers', 'landings', 'creatives', 'caps', 'payment-rules', 'targeting'];
const parts = [
  'affiliate_assignments',
  'advertiser_assignments',
  'landings',
  'creatives',
  'caps',
  'payment_rules',
  'targetings',
];

const one = async (path: string, fields: object, by = admin): Promise<Row> => (await by.make(path, fields))[0]!;
const listed = async (path: string): Promise<Row[]> => (await admin.call('GET', path)).data.items;
const offersNow = async () => (await listed(`/${offers}?fields=id&limit=500`)).map(({ id }) => id);
const partsOf = async (offer: number) =>
  (await Promise.all(parts.map((part) => listed(`/user/${part}?offer=${offer}`)))).map(({ length }) => length);
const undo = (ids: number[], by = admin, collection = offers) =>
  by.call('POST', '/user/clones/undo', { collection, ids });
const clone = async (items: object[], by = admin, path = offers): Promise<Row[]> =>
  (await by.call('POST', `/${path}/clone`, { items })).data.items;

/** An offer with one of everything that may be copied along with it. */
const furnished = async (): Promise<Row> => {
  const advertiser = await one('/user/advertisers', { title: `Acme ${Math.random()}` });
  const offer = await one(`/${offers}`, { title: 'Casino', advertisers: [advertiser.id] });
  const { id: team } = await one('/user/teams', { title: `Wolves ${Math.random()}` });
  await one('/user/affiliate_assignments', { offer: offer.id, team });
  const target = { targetUrl: 'https://example.com/?c={click_id}' };
  const page = await one('/user/landings', { title: 'A', offer: offer.id, advertiser: advertiser.id, ...target });
  const limit = { type: 'clicks', value: '10', period: 'day', processingType: 'hard', action: 'stop' };
  await one('/user/caps', { title: 'Daily', offer: offer.id, landing: page.id, ...limit });
  await one('/user/targetings', { title: 'Clicks', offer: offer.id, landing: page.id, priority: 3 });
  await one('/user/creatives', { title: 'Words', offer: offer.id, text: 'Buy now' });
  const [model] = await listed('/user/payment_models');
  await one('/user/payment_rules', {
    title: 'All',
    offer: offer.id,
    paymentModel: model!.id,
    paymentType: 2,
    revenueValue: '20',
    payoutValue: '10',
  });
  return offer;
};

const copied = async (offer: Row): Promise<number> => (await clone([{ id: offer.id, along: everything }]))[0]!.id;

describe('a clone is undone', () => {
  test('with everything that was copied along, and nothing of the original', async () => {
    const offer = await furnished();
    const before = await offersNow();
    const copy = await copied(offer);
    expect(await partsOf(copy)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(await undo([copy])).toMatchObject({ status: 200, data: { items: [{ id: copy }] } });
    expect(await offersNow()).toEqual(before);
    expect(await partsOf(copy)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await partsOf(offer.id)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    const { rows } = await connected(product.url, (client) =>
      client.query(
        `select count(*)::integer as count, count(distinct request_id)::integer as calls from history where action = 'undoClone'`,
      ),
    );
    expect(rows).toEqual([{ count: 8, calls: 1 }]);
    // It is gone by now.
    expect((await undo([copy])).status).toBe(404);
  });

  test('together with several others, or none of them', async () => {
    const [first, second] = [await furnished(), await one(`/${offers}`, { title: 'Slots' })];
    const before = await offersNow();
    const copies = (await clone([{ id: first.id, along: ['landings', 'caps'] }, { id: second.id }])).map(
      ({ id }) => id,
    );
    expect((await undo([...copies, 2_000_000_000])).status).toBe(404);
    expect((await undo([...copies, first.id])).code).toBe('notUndoable');
    expect((await offersNow()).length).toBe(before.length + 2);
    expect((await undo(copies)).status).toBe(200);
    expect(await offersNow()).toEqual(before);
  });

  test('even if its creator may not delete anything, by an affiliate too', async () => {
    const offer = await one(`/${offers}`, { title: 'Open', accessType: 1 });
    await admin.call('POST', `/${offers}/change_block`, { items: [{ id: offer.id, status: 'active' }] });
    const affiliate = await product.person('affiliate');
    const campaign = await one('/user/campaigns', { title: 'Mine', offer: offer.id }, affiliate);
    const [copy] = await clone([{ id: campaign.id }], affiliate, 'user/campaigns');
    expect((await undo([copy!.id], affiliate, 'user/campaigns')).status).toBe(200);
    expect((await affiliate.call('GET', `/user/campaigns/${copy!.id}`)).status).toBe(404);
    expect((await affiliate.call('GET', `/user/campaigns/${campaign.id}`)).status).toBe(200);
  });

  test('including the rows that it owns and the widgets of a dashboard', async () => {
    const dashboard = await one('/user/dashboards', { title: 'Morning' });
    await one('/user/widgets', {
      dashboard: dashboard.id,
      title: 'Clicks',
      type: 'number',
      metrics: ['clicks'],
    });
    const [copy] = await clone([{ id: dashboard.id }], admin, 'user/dashboards');
    expect(await listed(`/user/widgets?dashboard=${copy!.id}`)).toHaveLength(1);
    expect((await undo([copy!.id], admin, 'user/dashboards')).status).toBe(200);
    expect(await listed(`/user/widgets?dashboard=${copy!.id}`)).toEqual([]);
    expect(await listed(`/user/widgets?dashboard=${dashboard.id}`)).toHaveLength(1);
  });
});

describe('what the product writes into a clone automatically', () => {
  const paused = async (id: number) => {
    // A process may already be working on it, and is overtaken.
    await connected(product.url, (client) =>
      client.query(
        `insert into integration_sync (tenant_id, integration_id, claim, claimed_until, began_at, failures)
         values ($1, $2, $3, now() + interval '1 hour', now(), 99)
         on conflict (tenant_id, integration_id) do update set
           claim = excluded.claim, claimed_until = excluded.claimed_until, failures = excluded.failures`,
        [product.tenant.tenantId, id, claim],
      ),
    );
    await failRound(
      product.database.tenant(product.tenant.tenantId),
      statusRounds,
      { tenantId: product.tenant.tenantId, of: id, claim, beganAt: 0, page: 1 },
      { interval: 300, reason: { en: 'HTTP 500', ru: 'HTTP 500' }, tell: () => Promise.resolve() },
    );
    expect((await admin.call('GET', `/user/integrations/${id}`)).data).toMatchObject({ apiSyncStatus: 'paused' });
  };
  const claim = randomUUID();
  const copiedIntegration = async () => {
    const { id: advertiser } = await one('/user/advertisers', { title: `Acme ${Math.random()}` });
    const { id: platform } = await one('/user/platforms', {
      title: `Platform ${Math.random()}`,
      outApiEnabled: true,
      apiSyncEnabled: true,
    });
    const { id: vertical } = await one('/user/verticals', { title: `Vertical ${Math.random()}` });
    const { id: template } = await one('/user/integration_templates', {
      title: `Template ${Math.random()}`,
      platform,
      vertical,
      integrationMethodsRestrictions: ['outApi', 'apiSync'],
    });
    const original = await one('/user/integrations', { title: 'CRM', advertiser, template, apiSyncEnabled: true });
    const [copy] = await clone([{ id: original.id }], admin, 'user/integrations');
    await administer(product.url, `update integrations set api_sync_status = 'on' where id = ${copy!.id}`);
    return copy!.id;
  };
  const undone = (id: number) => undo([id], admin, 'user/integrations');

  test('counts as nobody’s change: a clone whose synchronisation was paused is undone', async () => {
    const copy = await copiedIntegration();
    await paused(copy);
    expect((await undone(copy)).status).toBe(200);
    expect((await admin.call('GET', `/user/integrations/${copy}`)).status).toBe(404);
  });

  test('counts as nobody’s change: a clone paused by the monitor is kept only because of the leads it was sent', async () => {
    const copy = await copiedIntegration();
    const limits = { circuitFailures: 1, circuitRefusals: 1, circuitPause: 3600 };
    expect((await admin.call('PATCH', '/user/settings/general', { items: [limits] })).status).toBe(200);
    await administer(
      product.url,
      `insert into lead_attempts
         (tenant_id, lead_id, affiliate_id, offer_id, advertiser_id, integration_id, "order", outcome, failure, started_at)
       select tenant_id, 1, 1, 1, advertiser_id, id, 1, 'failed', 'timeout', now() from integrations where id = ${copy}`,
    );
    const ended = { integration: copy, at: Date.now() / 1000, outcome: 'failed', failure: 'timeout' } as const;
    await product.database.tenant(product.tenant.tenantId).write((db) => recordAttempt(db, ended));
    expect((await admin.call('GET', `/user/integrations/${copy}`)).data.circuit).toBe('open');
    expect((await undone(copy)).code).toBe('referenced');
    await administer(product.url, `delete from lead_attempts where integration_id = ${copy}`);
    expect((await undone(copy)).status).toBe(200);
  });

  test('does not hide what someone changed before or after it', async () => {
    const [before, after] = [await copiedIntegration(), await copiedIntegration()];
    const rename = async (id: number, title: string) =>
      expect((await admin.call('PATCH', '/user/integrations', { items: [{ id, title }] })).status).toBe(200);
    await rename(before, 'Better');
    for (const id of [before, after]) await paused(id);
    await rename(after, 'Best');
    expect((await undone(before)).code).toBe('copyChanged');
    expect((await undone(after)).code).toBe('copyChanged');
  });
});

describe('a clone stays', () => {
  test('if it was changed since, and its name is given', async () => {
    const copy = await copied(await furnished());
    await admin.call('PATCH', `/${offers}`, { items: [{ id: copy, title: 'Better' }] });
    expect(await undo([copy])).toMatchObject({
      status: 409,
      code: 'copyChanged',
      details: [{ path: 'ids.0', message: '“Better” has been changed since it was copied' }],
    });
  });

  test('if something that was copied along was changed', async () => {
    const copy = await copied(await furnished());
    const [cap] = await listed(`/user/caps?offer=${copy}`);
    await admin.call('PATCH', '/user/caps', { items: [{ id: cap!.id, value: '11' }] });
    expect(await undo([copy])).toMatchObject({
      code: 'copyChanged',
      details: [{ message: '“Daily” has been changed since it was copied' }],
    });
    expect(await partsOf(copy)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  test('if it is in use by now, and the answer says where', async () => {
    const copy = await copied(await furnished());
    await admin.call('POST', `/${offers}/change_block`, { items: [{ id: copy, status: 'active' }] });
    // As if it had been active from the start, so that only being in use counts.
    await administer(product.url, `update offers set updated_at = created_at where id = ${copy}`);
    const { id: affiliate } = await product.person('affiliate');
    await one('/user/campaigns', { title: 'Spring', offer: copy, affiliate });
    const { status, code, details } = await undo([copy]);
    expect({ status, code }).toEqual({ status: 409, code: 'referenced' });
    expect(details[0].message).toBe('“Casino (copy)” is used in 1 campaign: Spring');
  });

  test('if it has since got something of its own, or a note', async () => {
    const copy = await copied(await furnished());
    await one('/user/creatives', { title: 'Later', offer: copy, text: 'Buy' });
    expect((await undo([copy])).details[0].message).toBe('“Casino (copy)” is used in 1 creative: Later');
    const [other] = await clone([{ id: copy }]);
    await one('/user/notes', { target: 'offer', targetId: other!.id, content: 'Keep it' });
    expect((await undo([other!.id])).details[0].message).toBe('“Casino (copy) (copy)” is used in notes');
  });

  test('for anyone but its creator, for another network, and for those who may not clone', async () => {
    const copy = await copied(await furnished());
    expect(await undo([copy], await product.person('admin'))).toMatchObject({
      status: 409,
      code: 'notUndoable',
      details: [{ message: '“Casino (copy)” is not a copy made by you' }],
    });
    expect((await undo([copy], await product.stranger())).status).toBe(404);
    expect((await undo([copy], await product.person('affiliate'))).status).toBe(403);
    expect((await undo([copy])).status).toBe(200);
  });

  test('if it is more than an hour old, or not a clone', async () => {
    const copy = await copied(await furnished());
    await administer(
      product.url,
      `update offers set created_at = now() - interval '61 minutes', updated_at = now() - interval '61 minutes' where id = ${copy}`,
    );
    expect((await undo([copy])).details[0].message).toBe('“Casino (copy)” was copied more than an hour ago');
    const { id } = await one(`/${offers}`, { title: 'Plain' });
    expect((await undo([id])).code).toBe('notUndoable');
  });

  test.each([
    ['a collection without copies', { collection: 'user/tags', ids: [1] }],
    ['a collection that there is not', { collection: 'user/nothing', ids: [1] }],
    ['no copies', { collection: offers, ids: [] }],
    ['one copy twice', { collection: offers, ids: [1, 1] }],
  ])('if the call names %s', async (_, body) => {
    expect([400, 422]).toContain((await admin.call('POST', '/user/clones/undo', body)).status);
  });
});

describe('concurrent calls', () => {
  test('undo a clone once', async () => {
    const copy = await copied(await furnished());
    const answers = await Promise.all(Array.from({ length: 4 }, () => undo([copy])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect(await partsOf(copy)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('leave nothing behind that refers to a clone which is gone', async () => {
    const copies = await Promise.all(Array.from({ length: 4 }, async () => copied(await furnished())));
    const added = (offer: number) =>
      admin.call('PUT', '/user/creatives', { items: [{ title: 'Meets', offer, text: 'Buy' }] });
    for (const copy of copies) {
      const [undone, made] = await Promise.all([undo([copy]), added(copy)]);
      // One of them comes first, and the other is told so.
      expect([
        [200, 409],
        [200, 422],
        [409, 201],
      ]).toContainEqual([undone.status, made.status]);
      expect(await listed(`/user/creatives?offer=${copy}`)).toHaveLength(undone.status === 200 ? 0 : 2);
    }
  });
});
