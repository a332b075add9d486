import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onPhone } from '../../testing/phone.ts';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

afterEach(() => void vi.restoreAllMocks());

const sync = {
  id: 3,
  version: 1,
  title: 'By day',
  integration: 5,
  advertiser: 4,
  state: 'on',
  status: 'active',
  request: {
    method: 'GET',
    url: 'https://crm.example/customers?page={page}',
    headers: [],
    bodyFormat: 'none',
    body: null,
    timeout: 15,
    interval: 600,
    days: 7,
    pageSize: 100,
    itemsPath: 'rows',
    customerIdPath: 'player',
    clickIdPath: null,
    leadIdPath: null,
    datePath: 'day',
    depositsPath: null,
    depositPath: 'sum',
    turnoverPath: null,
    ngrPath: null,
    currencyPath: null,
  },
};
const answered = {
  problem: null,
  request: { method: 'GET', url: 'https://crm.example/customers?page=1', headers: [], body: null },
  httpStatus: 200,
  answer: '{"rows":[]}',
  took: 12,
  total: 2,
  rows: [
    { row: 1, customerId: 'P-1', date: '2026-11-01', verdict: 'new', field: null, message: null },
    { row: 2, customerId: 'P-2', date: 'soon', verdict: 'faulty', field: 'date', message: 'Enter a valid date' },
  ],
};
const path = 'user/customer_syncs/3/test';

const serve = () => {
  testHarness.records = {
    'user/customer_syncs': [sync],
    'user/integrations': [{ id: 5, title: 'Acme by API', advertiser: 4, template: 2, offers: [], status: 'active' }],
    'user/advertisers': [{ id: 4, title: 'Acme', status: 'active' }],
  };
};

test('a new sync starts with a GET request and the usual numbers', async () => {
  serve();
  await open('/customer-syncs/create', 'admin');
  expect((await screen.findByRole('combobox', { name: /^Method/ })).textContent).toBe('GET');
  expect(screen.getByRole('combobox', { name: /^Body/ }).textContent).toBe('None');
  expect(screen.getByLabelText(/^Rows per page/)).toHaveProperty('value', '100');
});

test('the page of a sync leaves out settings that are empty', async () => {
  serve();
  await open('/customer-syncs/3/general', 'admin');
  const region = within(await screen.findByRole('region', { name: 'Requests and hours' }));
  expect(region.getByText('Day of the figures')).toBeTruthy();
  for (const name of ['Headers', 'Body template', 'Click ID', 'NGR']) expect(region.queryByText(name)).toBeNull();
});

test('a test tells what would become of each row, and why there are none', async () => {
  serve();
  testHarness.answerAlways('POST', path, answered);
  const user = await open('/customer-syncs/3/general', 'admin');
  const region = within(await screen.findByRole('region', { name: 'Test' }));
  await user.click(region.getByRole('button', { name: 'Run test' }));
  const rows = within(await region.findByRole('table', { name: 'Rows' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'RowCustomerDayResultWhy',
    '1P-12026-11-01New customer–',
    '2P-2soonFaultyDay: Enter a valid date',
  ]);
  expect(region.getByRole('region', { name: 'Request' }).textContent).toContain('customers?page=1');
  testHarness.answerAlways('POST', path, {
    ...answered,
    problem: 'The response is not a list of customers',
    total: 0,
    rows: [],
  });
  await user.click(region.getByRole('button', { name: 'Run test' }));
  await region.findByText('The response is not a list of customers');
  expect(region.queryByRole('table')).toBeNull();
});

test('on a phone each row that was tested is a card', async () => {
  serve();
  testHarness.answerAlways('POST', path, answered);
  onPhone();
  const user = await open('/customer-syncs/3/general', 'admin');
  const region = within(await screen.findByRole('region', { name: 'Test' }));
  await user.click(region.getByRole('button', { name: 'Run test' }));
  const cards = within(await region.findByRole('list', { name: 'Rows' })).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual([
    'Row 1CustomerP-1Day2026-11-01ResultNew customer',
    'Row 2CustomerP-2DaysoonResultFaultyWhyDay: Enter a valid date',
  ]);
  expect(region.queryByRole('table')).toBeNull();
});

test('people with the permission can run a sync now', async () => {
  serve();
  testHarness.answerAlways('POST', 'user/customer_syncs/run', { items: [sync] });
  const user = await open('/customer-syncs/3/general', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Run now' }));
  await screen.findByText('Customers are requested in a few seconds');
  const message = 'It is already running or about to start';
  const details = [{ path: 'items.0', type: 'runsAlready', message }];
  const refused = { code: 'refused', message: 'The current state doesn’t allow this', details };
  testHarness.answerAlways('POST', 'user/customer_syncs/run', refused, 409);
  await user.click(screen.getByRole('button', { name: 'Run now' }));
  await screen.findByText(new RegExp(message));
});

test('people who may only read a sync can neither run nor test it', async () => {
  serve();
  await open('/customer-syncs/3/general', 'admin', ['customer_sync.read', 'integration.read', 'advertiser.read']);
  await screen.findByRole('heading', { name: /By day/ });
  expect(screen.queryByRole('button', { name: 'Run now' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Test' })).toBeNull();
});

test.each(['en', 'ru'] as const)(
  'a sync has its log in a tab of its own, in the words of its reader: %s',
  async (language) => {
    serve();
    testHarness.records['stat/postback_logs'] = [
      {
        id: 9,
        kind: 'customer_data_import',
        result: 'read',
        method: 'GET',
        reason: { en: '2 rows, 1 changed, 0 refused', ru: 'Строк: 2, изменено: 1, отклонено: 0' },
        url: 'https://crm.example/customers?page=1',
        customerSync: 3,
        createdAt: 1_790_000_000,
      },
    ];
    await open('/customer-syncs/3/log', 'admin', undefined, language);
    await screen.findByText(
      { en: '2 rows, 1 changed, 0 refused', ru: 'Строк: 2, изменено: 1, отклонено: 0' }[language],
    );
  },
);
