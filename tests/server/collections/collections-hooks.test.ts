import { describe, expect, test } from 'vitest';
import {
  activeOffer,
  admin,
  affiliate,
  campaignStatus,
  offerStatus,
  one,
  product,
  read,
  status,
  target,
  setUpTrade,
} from '../support/trade.ts';
import { statementsOf } from '../support/plans.ts';

setUpTrade();

describe('statuses', () => {
  test('change only in ways the definition allows', async () => {
    const { id } = await one(admin, '/user/offers', { title: 'Draft' });
    expect((await offerStatus(id, 'active')).data.items[0]).toMatchObject({
      status: 'active',
      version: 2,
      statusChangedBy: admin.id,
    });
    const back = await admin.call(
      'POST',
      '/user/offers/change_block',
      { items: [{ id, status: 'draft' }] },
      { language: 'ru' },
    );
    expect(back).toMatchObject({
      status: 409,
      message: 'Статус нельзя изменить с «Активен» на «Черновик»',
      details: [{ path: 'items.0.status' }],
    });
    expect((await offerStatus(id, 'active')).data.items[0]).toMatchObject({ version: 2 });
    expect((await offerStatus(id, 'gone')).details).toMatchObject([{ type: 'choice', path: 'items.0.status' }]);
  });

  test('that need a reason keep it for as long as they last', async () => {
    const { id } = await one(admin, '/user/advertisers', { title: 'Blocked' });
    const block = (item: object) => status('/user/advertisers/change_block', id, { status: 'blocked', ...item });
    expect((await block({})).details).toMatchObject([{ type: 'required', path: 'items.0.reason' }]);
    expect((await block({ reason: 'No payment' })).data.items[0]).toMatchObject({
      status: 'blocked',
      blockReason: 'No payment',
    });
    const lifted = await status('/user/advertisers/change_block', id, { status: 'active' });
    expect(lifted.data.items[0]).toMatchObject({ status: 'active', blockReason: null, version: 3 });
  });

  test('that only the server sets are refused', async () => {
    const { id } = await one(affiliate, '/user/campaigns', { title: 'Own', offer: await activeOffer('Plain') });
    expect((await campaignStatus(id, 'offer_revoked')).details).toMatchObject([{ type: 'choice' }]);
  });
});

describe('a campaign', () => {
  test('created by an affiliate is theirs, whatever they send', async () => {
    const offer = await activeOffer('Public');
    const { id } = await one(affiliate, '/user/campaigns', { title: 'Mine', offer });
    expect(await read(`/user/campaigns/${id}`)).toMatchObject({ affiliate: affiliate.id });
    const other = await product.person('affiliate');
    const answer = await affiliate.call('PUT', '/user/campaigns', {
      items: [{ title: 'Theirs', offer, affiliate: other.id }],
    });
    expect(answer.details).toMatchObject([{ type: 'unknown', path: 'items.0.affiliate' }]);
    expect((await admin.call('PUT', '/user/campaigns', { items: [{ title: 'Whose', offer }] })).details).toMatchObject([
      { type: 'required', path: 'items.0.affiliate' },
    ]);
  });

  test('has a tracking link on its domain, otherwise on the network’s default, otherwise on the network itself', async () => {
    const offer = await activeOffer('With link');
    const parked = async (host: string, fields: object = {}) =>
      (await one(admin, '/user/domains', { host, kinds: ['track'], ...fields })).id;
    const prove = (id: number, state: 'verified' | 'failing') =>
      product.database.owner((db) => db.updateTable('domains').set({ state }).where('id', '=', id).execute());
    const choose = (id: number, domain: number | null) =>
      affiliate.call('PATCH', '/user/campaigns', { items: [{ id, domain }] });

    const own = await parked('Go.Example.com');
    const waiting = await affiliate.call('PUT', '/user/campaigns', { items: [{ title: 'No', offer, domain: own }] });
    expect(waiting.details).toMatchObject([{ type: 'reference', path: 'items.0.domain' }]);
    await prove(own, 'verified');
    const pages = await parked('pages.example.com', { kinds: ['landing'] });
    await prove(pages, 'verified');
    const made = await one(affiliate, '/user/campaigns', { title: 'Linked', offer, domain: own });
    expect((await choose(made.id, pages)).details).toMatchObject([{ type: 'reference', path: 'items.0.domain' }]);
    const { items } = (await affiliate.call('GET', '/user/domains')).data;
    expect(items.map(({ host }: { host: string }) => host)).toEqual(['go.example.com']);

    const link = async (): Promise<unknown> =>
      (await affiliate.call('GET', `/user/campaigns/${made.id}`)).data.targetUrl as unknown;
    const path = `/c/${String(made['secureId'])}`;
    const plain = `http://sluice.test:8080${path}`;
    expect(made['targetUrl']).toBe(`https://go.example.com${path}`);

    const usual = await parked('Trk.Example.com', { defaultFor: ['track'] });
    await prove(own, 'failing');
    expect(await link()).toBe(plain);
    await prove(usual, 'verified');
    expect(await link()).toBe(`https://trk.example.com${path}`);
    await prove(own, 'verified');
    expect(await link()).toBe(`https://go.example.com${path}`);
    expect((await admin.call('DELETE', '/user/domains', { items: [{ id: own }] })).status).toBe(409);

    const { data } = await choose(made.id, null);
    expect(data.items[0].targetUrl).toBe(`https://trk.example.com${path}`);
    await admin.call('PATCH', '/user/domains', { items: [{ id: usual, defaultFor: [] }] });
    expect(await link()).toBe(plain);
    await product.database.owner((db) =>
      db
        .insertInto('tenant_host')
        .values([
          { host: 'own.example.com', tenant_id: product.tenant.tenantId },
          { host: 'zebra.example.com', tenant_id: product.tenant.tenantId },
        ])
        .execute(),
    );
    expect(await link()).toBe(`http://own.example.com:8080${path}`);
  });

  test('has a link that nobody can write', async () => {
    const offer = await activeOffer('Unwritten');
    const made = { title: 'Written', offer, targetUrl: 'https://evil.example/' };
    const answer = await affiliate.call('PUT', '/user/campaigns', { items: [made] });
    expect(answer.details).toMatchObject([{ type: 'unknown', path: 'items.0.targetUrl' }]);
  });

  test('can’t be created on an offer that its affiliate does not see', async () => {
    const offer = await activeOffer('Private', { accessType: 3 });
    const theirs = await affiliate.call('PUT', '/user/campaigns', { items: [{ title: 'No', offer }] });
    expect(theirs.details).toMatchObject([{ type: 'reference', path: 'items.0.offer' }]);
    const ours = await admin.call('PUT', '/user/campaigns', {
      items: [{ title: 'No', offer, affiliate: affiliate.id }],
    });
    expect(ours.details).toMatchObject([
      { type: 'reference', path: 'items.0.offer', message: 'The affiliate has no access to this offer' },
    ]);
  });

  test('among many is held to what their offers ask by one statement', async () => {
    const offers = [await activeOffer('First of many'), await activeOffer('Second of many')];
    const [hidden] = await admin.make('/user/offers', { title: 'Unseen', accessType: 3 });
    const items = Array.from({ length: 50 }, (_, n) => ({
      title: `Many ${n}`,
      offer: offers[n % 2],
      affiliate: affiliate.id,
      countries: ['LV'],
    }));
    const terms = async (several: readonly object[]): Promise<number> => {
      const sent = await statementsOf(async () => {
        expect((await admin.call('PUT', '/user/campaigns', { items: several })).status).toBe(201);
      });
      return sent.filter(({ text }) => text.includes('offers_geos.owner_id')).length;
    };
    expect([await terms(items.slice(0, 1)), await terms(items)]).toEqual([1, 1]);
    const mixed = await admin.call('PUT', '/user/campaigns', { items: [...items, { ...items[0], offer: hidden?.id }] });
    expect(mixed.details).toMatchObject([{ type: 'reference', path: 'items.50.offer' }]);
  });

  test('has landing pages only of its own offer', async () => {
    const [offer, other] = [await activeOffer('Own pages'), await activeOffer('Other pages')];
    const pages = await admin.make(
      '/user/landings',
      ...[offer, other].map((of) => ({ title: 'Page', offer: of, targetUrl: target })),
    );
    const [own, foreign] = pages.map(({ id }) => id);
    const make = (landers: unknown[]) =>
      admin.call('PUT', '/user/campaigns', { items: [{ title: 'Pages', offer, affiliate: affiliate.id, landers }] });
    expect((await make([own, foreign])).details).toMatchObject([{ type: 'choice', path: 'items.0.landers' }]);
    expect((await make([own])).data.items[0]).toMatchObject({ landers: [own] });
  });
});

describe('record access', () => {
  test('keeps people from giving away what they can’t get back', async () => {
    const seller = await product.person('advertiser_manager');
    const made = await one(seller, '/user/advertisers', { title: 'Their own' });
    expect(made['managers']).toEqual([seller.id]);
    const away = await seller.call('PATCH', '/user/advertisers', { items: [{ id: made.id, managers: [admin.id] }] });
    expect(away.status).toBe(403);
    expect(await read(`/user/advertisers/${made.id}`)).toMatchObject({ managers: [seller.id], version: 1 });
  });

  test('answers “forbidden” and not “missing” for a record that one may read but not change', async () => {
    const manager = await product.person('manager');
    const employee = await product.person('manager');
    const answer = await manager.call('PATCH', '/user/users', { items: [{ id: employee.id, firstName: 'Renamed' }] });
    expect(answer).toMatchObject({ status: 403, details: [{ path: 'items.0.id' }] });
    expect((await manager.call('PATCH', '/user/users', { items: [{ id: 999_999, firstName: 'Nobody' }] })).status).toBe(
      404,
    );
  });

  test('leaves everyone their own saved views and preferences', async () => {
    const manager = await product.person('manager');
    const mine = await one(manager, '/user/preferences', { type: 'tableSettings', settings: { columns: ['id'] } });
    expect(mine).toMatchObject({ user: manager.id, settings: { columns: ['id'] } });
    expect((await admin.call('GET', `/user/preferences/${mine.id}`)).status).toBe(404);
    const again = await manager.call('PUT', '/user/preferences', {
      items: [{ type: 'tableSettings', settings: { a: 1 } }],
    });
    expect(again).toMatchObject({ status: 422, details: [{ type: 'unique', path: 'items.0.type' }] });
    expect((await one(admin, '/user/preferences', { type: 'tableSettings', settings: { a: 1 } }))['user']).toBe(
      admin.id,
    );
  });
});
