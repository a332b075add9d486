import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import { createReferenceHandlers } from '../../../server/reference/handlers.ts';
import { administer } from '../../postgres.ts';
import { ask, password, serve, type Serving } from '../support/serving.ts';

let serving: Serving;
let token: string;

beforeAll(async () => {
  const entities = await loadEntities();
  serving = await serve(({ database }) => ({ handlers: createReferenceHandlers(entities, database) }));
  const [ours, theirs] = [await serving.found('demo'), await serving.found('second', { hosts: ['second.localhost'] })];
  await administer(
    serving.url,
    `insert into traffic_sources (tenant_id, title, status) values
       (${ours.tenantId}, 'Search', 'active'), (${ours.tenantId}, 'Mail', 'active'), (${ours.tenantId}, 'Old', 'inactive'),
       (${theirs.tenantId}, 'Theirs', 'active')`,
  );
  token = (await ask(serving.app, 'POST', '/login', { body: { email: ours.email, password } })).data.token;
});
afterAll(() => serving.close());

const get = (path: string, sent = {}) => ask(serving.app, 'GET', path, { token, ...sent });
const row = (rows: { id: unknown }[], id: unknown) => rows.find((entry) => entry.id === id);

test('reference lists have IDs and titles in the language of the call', async () => {
  const { data: en } = await get('/user/info');
  const { data: ru } = await get('/user/info', { language: 'ru' });
  expect(row(en.isoCountries, 'DE')).toMatchObject({ title: 'Germany', alpha3: 'DEU' });
  expect(row(ru.isoCountries, 'DE')).toMatchObject({ title: 'Германия' });
  expect(row(en.isoLanguages, 'lv')).toMatchObject({ title: 'Latvian' });
  expect(en.languages.map(({ id }: { id: string }) => id)).toEqual(['en', 'ru']);
  expect(row(en.currencies, 'EUR')).toMatchObject({ title: 'Euro', symbol: '€' });
  expect(row(en.timezones, 'UTC')).toEqual({ id: 'UTC', title: 'UTC (+00:00)', offset: 0 });
  expect(row(ru.redirectOptions, 'no_redirect')).toEqual({
    id: 'no_redirect',
    slug: 'no_redirect',
    title: 'Без редиректа',
  });
});

test('an offer’s choices come from its definition and from the tenant’s own active records', async () => {
  const { data } = await get('/user/info/offers');
  expect(data.accessType).toEqual([
    { id: 1, slug: 'public', title: 'Public' },
    { id: 3, slug: 'private', title: 'Private' },
  ]);
  expect(data.trafficSources.map(({ title }: { title: string }) => title)).toEqual(['Mail', 'Search']);
  expect(data.landerTypes.map(({ slug }: { slug: string }) => slug)).toContain('thank_you');
});

test.each([
  ['/user/info/integrations', 'integrationMethods', { id: 2, slug: 'api', title: 'API' }],
  ['/user/info/verticals', 'distributionMethod', { id: 'weight', slug: 'weight', title: 'По весу' }],
  ['/user/info/verticals', 'conversionStatuses', { id: 3, slug: 'approved', title: 'Подтверждена' }],
  ['/user/info/offers', 'capTypes', { id: 'leads', slug: 'leads', title: 'Лиды' }],
  ['/user/info/offers', 'paymentTypes', { id: 1, slug: 'fixed', title: 'Фиксированные' }],
  ['/user/info/offers', 'creativeTypes', { id: 'archive', slug: 'archive', title: 'Архив' }],
  ['/user/info/integrations', 'apiSyncStatuses', { id: 'paused', slug: 'paused', title: 'Приостановлена' }],
  ['/user/info/postbacks', 'methods', { id: 'POST', slug: 'POST', title: 'POST' }],
  ['/user/info/campaigns', 'statuses', { id: 'offer_revoked', slug: 'offer_revoked', title: 'Оффер отозван' }],
  [
    '/user/info/postbacks',
    'events',
    {
      id: 'event_lead_grade_changed',
      slug: 'event_lead_grade_changed',
      title: 'Оценка лида изменена',
      group: 'leadGrades',
    },
  ],
])('%s has %s', async (path, list, entry) => {
  const { data } = await get(path, { language: 'ru' });
  expect(data[list]).toContainEqual(entry);
});

test('the form of a block of parameters is described in the language of the call; an unknown block is not found', async () => {
  const { data } = await get('/user/parameter_blocks/landing', { language: 'ru' });
  expect(data.schema.properties.tracking.title).toBe('Отслеживание');
  expect((await get('/user/parameter_blocks/toString')).status).toBe(404);
});

test('nobody reads them without a token, or with an unknown parameter', async () => {
  expect((await get('/user/info', { token: undefined })).status).toBe(401);
  expect(await get('/user/info/offers?colour=red')).toMatchObject({ status: 400, details: [{ path: 'colour' }] });
});
