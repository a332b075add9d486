import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxDashboards, maxWidgets, widgetTypes } from '../../../domain/dashboards.ts';
import { roleTypes } from '../../../openapi/fields.ts';
import { foundDashboards } from '../../../server/tenant/dashboards.ts';
import { syncPermissions } from '../../../server/tenant/permissions.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Who owns, sees and changes dashboards, and how many there may be. */

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const dashboards = '/user/dashboards';
const widgets = '/user/widgets';

const number = (dashboard: number, more: object = {}) => ({ dashboard, type: 'number', metrics: ['clicks'], ...more });

const dashboardOf = async (person: Person, more: object = {}): Promise<number> =>
  (await person.make(dashboards, { title: 'Mine', ...more }))[0]!.id;

const seen = async (person: Person, path: string, id: number) =>
  (await person.call('GET', `${path}/${id}`)).status === 200;

const system = async (person: Person) => (await person.call('GET', `${dashboards}?isSystem=true`)).data.items;

/** Status codes of someone’s attempts to change a dashboard and its widget. */
const tries = async (person: Person, dashboard: number, widget: number) => [
  (await person.call('PATCH', dashboards, { items: [{ id: dashboard, title: 'Theirs' }] })).status,
  (await person.call('PUT', widgets, { items: [number(dashboard)] })).status,
  (await person.call('PATCH', widgets, { items: [{ id: widget, x: 3 }] })).status,
  (await person.call('DELETE', widgets, { items: [{ id: widget }] })).status,
  (await person.call('DELETE', dashboards, { items: [{ id: dashboard }] })).status,
];

describe('a dashboard', () => {
  test('is visible only to its owner until they share it', async () => {
    const [owner, colleague, stranger] = [
      await product.person('manager'),
      await product.person('advertiser_member'),
      await product.stranger(),
    ];
    const id = await dashboardOf(owner);
    const [widget] = await owner.make(widgets, number(id));
    for (const person of [colleague, product.admin, stranger]) {
      expect(await seen(person, dashboards, id)).toBe(false);
      expect(await seen(person, widgets, widget!.id)).toBe(false);
      expect(await tries(person, id, widget!.id)).toEqual([404, 422, 404, 404, 404]);
    }
    const shared = { id, assignedTo: [colleague.id, product.admin.id] };
    expect((await owner.call('PATCH', dashboards, { items: [shared] })).status).toBe(200);
    for (const person of [colleague, product.admin]) {
      expect(await seen(person, dashboards, id)).toBe(true);
      expect((await person.call('GET', `${widgets}?dashboard=${id}`)).data.items).toHaveLength(1);
    }
    expect(await tries(colleague, id, widget!.id)).toEqual([403, 422, 403, 403, 403]);
    expect(await tries(product.admin, id, widget!.id)).toEqual([200, 201, 200, 200, 200]);
    expect(await seen(owner, dashboards, id)).toBe(false);
  });

  test('is cloned with its widgets, only for the person who clones it', async () => {
    const [owner, colleague] = [await product.person('manager'), await product.person('manager')];
    const id = await dashboardOf(owner, { assignedTo: [colleague.id], settings: { refresh: 'never' } });
    const filters = [{ dimension: 'country', values: ['LV', ''] }];
    await owner.make(widgets, number(id), {
      dashboard: id,
      type: 'top',
      metrics: ['leads'],
      groupBy: 'country',
      x: 3,
      filters,
    });
    const cloned = await colleague.call('POST', `${dashboards}/clone`, { items: [{ id }] });
    const copy = cloned.data.items[0];
    expect(copy).toMatchObject({ user: colleague.id, parent: id, isSystem: false, assignedTo: [] });
    const shown = async (dashboard: number) =>
      (await colleague.call('GET', `${widgets}?dashboard=${dashboard}&orderBy=id:asc`)).data.items.map(
        ({ type, metrics, groupBy, filters: own, x }: Record<string, unknown>) => ({ type, metrics, groupBy, own, x }),
      );
    expect(await shown(id)).toMatchObject([{ own: [] }, { own: filters }]);
    expect(await shown(copy.id)).toEqual(await shown(id));
    // The original can be deleted; its clones stay.
    expect((await owner.call('DELETE', dashboards, { items: [{ id }] })).status).toBe(200);
    expect((await colleague.call('GET', `${dashboards}/${copy.id}`)).data.parent).toBeNull();
    expect(await shown(copy.id)).toHaveLength(2);
  });

  test('counts toward the limited number that a person may have', async () => {
    const person = await product.person('advertiser_manager');
    const items = (count: number) => ({ items: Array.from({ length: count }, (_, n) => ({ title: `Mine ${n}` })) });
    expect((await person.call('PUT', dashboards, items(maxDashboards - 2))).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 4 }, () => person.call('PUT', dashboards, items(1))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    const [own] = await system(person);
    expect((await person.call('POST', `${dashboards}/clone`, { items: [{ id: own.id }] })).status).toBe(409);
  });
});

describe('the built-in dashboard', () => {
  test('exists for each role type, and shows what people of that type may see', async () => {
    for (const type of roleTypes) {
      const person = await product.person(type);
      const found = await system(person);
      expect(found).toMatchObject([{ title: 'Overview', titleRu: 'Обзор', type, user: null, isImmutable: true }]);
      const parts = (await person.call('GET', `${widgets}?dashboard=${found[0].id}&limit=50`)).data.items;
      expect(parts.length).toBeGreaterThan(5);
      const known = (await person.call('GET', '/stat/metrics')).data.items.map(({ key }: { key: string }) => key);
      for (const { metrics } of parts) expect(known).toEqual(expect.arrayContaining(metrics));
    }
  });

  test('can be changed by nobody, but can be cloned', async () => {
    const { admin } = product;
    const [{ id }] = await system(admin);
    const [widget] = (await admin.call('GET', `${widgets}?dashboard=${id}`)).data.items;
    expect(await tries(admin, id, widget.id)).toEqual([409, 422, 409, 409, 409]);
    const copy = (await admin.call('POST', `${dashboards}/clone`, { items: [{ id }] })).data.items[0];
    expect(copy).toMatchObject({ user: admin.id, isSystem: false, isImmutable: false, type: null });
    const [taken] = (await admin.call('GET', `${widgets}?dashboard=${copy.id}`)).data.items;
    expect(await tries(admin, copy.id, taken.id)).toEqual([200, 201, 200, 200, 200]);
  });

  test('is added to networks from before there were any, with the permissions its page needs', async () => {
    const older = await startProduct();
    const { database, tenant } = older;
    const manager = await older.person('manager');
    await database.owner(async (db) => {
      await sql`delete from widgets`.execute(db);
      await sql`delete from dashboards`.execute(db);
      await sql`delete from roles_permissions where target_id in
        (select id from permissions where system like 'dashboard.%' or system like 'widget.%')`.execute(db);
    });
    expect((await manager.call('GET', dashboards)).status).toBe(403);
    await syncPermissions(database);
    await Promise.all([foundDashboards(database), foundDashboards(database)]);
    expect(await system(manager)).toHaveLength(1);
    const told = async (role: number) => (await older.admin.call('GET', `/user/roles/${role}/history`)).data.items;
    expect([await told(tenant.roles.manager), await told(tenant.roles.affiliate)]).toMatchObject([
      [{ action: 'edit' }],
      [],
    ]);
    await older.close();
  });
});

describe('a widget', () => {
  const refusal = async (person: Person, item: object) =>
    (await person.call('PUT', widgets, { items: [item] })).details?.map(({ path, type }: Record<string, string>) => [
      path,
      type,
    ]);

  test('has what its type requires', async () => {
    const person = await product.person('manager');
    const dashboard = await dashboardOf(person);
    expect(await refusal(person, { dashboard, type: 'number' })).toEqual([['items.0.metrics', 'tooFewMetrics']]);
    expect(await refusal(person, { dashboard, type: 'funnel', metrics: ['clicks'] })).toEqual([
      ['items.0.metrics', 'tooFewMetrics'],
    ]);
    expect(await refusal(person, { dashboard, type: 'share', metrics: ['clicks'] })).toEqual([
      ['items.0.groupBy', 'required'],
    ]);
    const all = widgetTypes.map((type) => ({ dashboard, type, metrics: ['clicks', 'leads'], groupBy: 'offer' }));
    expect(await person.make(widgets, ...all)).toHaveLength(widgetTypes.length);
  });

  test('shows active metrics that its creator may see', async () => {
    const { admin } = product;
    const affiliate = await product.person('affiliate');
    const [metric] = await admin.make('/user/metrics', {
      title: 'Profit per click',
      value: 'profit / clicks',
      group: 'finance',
      metricType: 'money',
      outputFormat: 'decimals',
    });
    const [ours, theirs] = [await dashboardOf(admin), await dashboardOf(affiliate)];
    const [widget] = await admin.make(widgets, number(ours, { metrics: [String(metric!.id)] }));
    // A rate has no shares, in a new widget and in one that turns into a ring.
    const share = { type: 'share', groupBy: 'offer' };
    const unshared = [['items.0.metrics', 'notShared']];
    expect(await refusal(admin, number(ours, { ...share, metrics: [String(metric!.id)] }))).toEqual(unshared);
    const turned = await admin.call('PATCH', widgets, { items: [{ id: widget!.id, version: 1, ...share }] });
    expect(turned.details).toMatchObject([{ path: 'items.0.metrics', type: 'notShared' }]);
    for (const key of ['profit', String(metric!.id), 'nothing'])
      expect(await refusal(affiliate, number(theirs, { metrics: [key] }))).toEqual([
        ['items.0.metrics', 'unknownMetric'],
      ]);
    const status = { items: [{ id: metric!.id, status: 'inactive' }] };
    expect((await admin.call('POST', '/user/metrics/change_status', status)).status).toBe(200);
    expect(await refusal(admin, number(ours, { metrics: [String(metric!.id)] }))).toEqual([
      ['items.0.metrics', 'unknownMetric'],
    ]);
    // A widget that already has it can still be moved.
    const moved = { id: widget!.id, x: 6, metrics: [String(metric!.id)] };
    expect((await admin.call('PATCH', widgets, { items: [moved] })).status).toBe(200);
  });

  const filter = (dimension: string, ...values: string[]) => ({ dimension, values });

  test('is filtered by each dimension once, with valid values only', async () => {
    const person = await product.person('manager');
    const dashboard = await dashboardOf(person);
    const filters = [
      ...[
        filter('offer', '12', '0'),
        filter('advertiser', '3'),
        filter('country', 'LV', ''),
        filter('sub1', 'a,b', ''),
      ],
      ...[filter('leadStatus', 'hold'), filter('conversionStatus', '1')],
    ];
    const [made] = await person.make(widgets, number(dashboard, { filters }));
    expect((await person.call('GET', `${widgets}/${made!.id}`)).data.filters).toEqual(filters);
    for (const [wrong, path, type] of [
      [[filter('offer', '1'), filter('offer', '2')], '1.dimension', 'twiceFiltered'],
      [[filter('offer', 'KetoSlim')], '0.values', 'badFilterValue'],
      [[filter('country', 'Latvia')], '0.values', 'badFilterValue'],
      [[filter('leadStatus', 'unheard')], '0.values', 'badFilterValue'],
      [[filter('offer')], '0.values', 'required'],
    ] as const)
      expect(await refusal(person, number(dashboard, { filters: wrong }))).toEqual([[`items.0.filters.${path}`, type]]);
  });

  test('is filtered by affiliates only by what they may see, and keeps its previous filters', async () => {
    const { admin } = product;
    const affiliate = await product.person('affiliate');
    const own = await dashboardOf(affiliate);
    await affiliate.make(widgets, number(own, { filters: [filter('offer', '1'), filter('sub1', 'a')] }));
    for (const staffs of ['affiliate', 'advertiser', 'integration', 'team', 'manager'])
      expect(await refusal(affiliate, number(own, { filters: [filter(staffs, '1')] }))).toEqual([
        ['items.0.filters.0.dimension', 'closedFilter'],
      ]);
    const shared = await dashboardOf(admin, { assignedTo: [affiliate.id] });
    await admin.make(widgets, number(shared, { filters: [filter('advertiser', '1')] }));
    const [copy] = (await affiliate.call('POST', `${dashboards}/clone`, { items: [{ id: shared }] })).data.items;
    const [taken] = (await affiliate.call('GET', `${widgets}?dashboard=${copy.id}`)).data.items;
    const renamed = { id: taken.id, title: 'Mine', filters: taken.filters };
    expect((await affiliate.call('PATCH', widgets, { items: [renamed] })).status).toBe(200);
    expect((await affiliate.call('GET', '/stat/dashboard?advertiser=1')).status).toBe(400);
  });

  test('is one of a limited number', async () => {
    const person = await product.person('manager');
    const dashboard = await dashboardOf(person);
    await person.make(widgets, ...Array.from({ length: maxWidgets - 1 }, () => number(dashboard)));
    const answers = await Promise.all([1, 2, 3].map(() => person.call('PUT', widgets, { items: [number(dashboard)] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

test('a request for figures is told whether their store is only away for a moment', async () => {
  const app = await product.beside({ statistics: { url: 'http://127.0.0.1:9', memory: 1 } });
  const { statusCode, headers, body } = await app.inject({
    url: '/api/v1/stat/statistics?createdAtFrom=1764547200&createdAtTo=1764633599&metrics=clicks&groupBy=country',
    headers: { authorization: `Bearer ${product.admin.token}` },
  });
  expect([statusCode, headers['retry-after'], JSON.parse(body).code]).toEqual([503, '5', 'statisticsUnreachable']);
});

test('a request for figures is told which setting switched statistics off', async () => {
  const asked = '/stat/statistics?createdAtFrom=1764547200&createdAtTo=1764633599&metrics=clicks&groupBy=country';
  expect(await product.admin.call('GET', asked)).toMatchObject({
    status: 503,
    code: 'statisticsOff',
    message: 'Statistics are switched off by SLUICE_STATISTICS',
  });
});
