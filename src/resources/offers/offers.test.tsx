import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { address, changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const link = 'https://go.example.com/c/abc';
const offer = {
  id: 5,
  version: 1,
  title: 'KetoSlim DE',
  status: 'active',
  accessType: 3,
  description: 'Two weeks, one capsule a day.',
  isHot: true,
  vertical: 1,
  categories: [2],
  trafficSources: [3],
  integrationMethod: 1,
  sessionLifespan: 30,
  sessionLifespanType: 1,
};
const campaign = { id: 7, version: 1, title: 'Mine', offer: 5, status: 'active', secureId: 'abc', targetUrl: link };

beforeEach(() => {
  testHarness.records = {
    'user/offers': [offer],
    'user/verticals': [{ id: 1, title: 'Nutra' }],
    'user/categories': [{ id: 2, title: 'Weight loss' }],
    'user/traffic_sources': [{ id: 3, title: 'Facebook Ads' }],
    'user/landings': [
      { id: 1, offer: 5, title: 'Quiz', status: 'active', pageType: 'prelanding', previewUrl: 'https://quiz.example/' },
      { id: 2, offer: 5, title: 'Old one', status: 'inactive', pageType: 'landing' },
    ],
    'user/campaigns': [],
  };
});

test('an offer tells an affiliate what it is, what is allowed, and where visitors go', async () => {
  await open('/offers/5', 'affiliate');
  await screen.findByText(offer.description);
  await screen.findByText('Nutra');
  await screen.findByText('Weight loss');
  for (const text of ['Hot', 'Private offer', 'Redirect']) screen.getByText(text);
  expect(screen.getByText('30 days').parentElement?.textContent).toBe('30 days · from the first click');
  // Fields on request are for staff: requests from others are refused.
  expect(testHarness.calls.map(({ path }) => path)).toContain('user/offers/5');
  const traffic = await screen.findByText('Facebook Ads');
  expect(traffic.closest('section')?.textContent).toContain('Allowed traffic');
  await screen.findByText('Quiz');
  expect(screen.queryByText('Old one')).toBeNull();
  expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('https://quiz.example/');
});

const daily = {
  type: 'leads',
  period: 'day',
  limit: '50',
  left: '35',
  currency: null,
  resetsAt: Date.UTC(2026, 0, 2) / 1000,
  countries: [],
  countriesMode: 'only',
};

test('an affiliate reads where an offer runs, what room remains, and when it is open', async () => {
  testHarness.answerAlways('GET', 'user/offers/5/availability', {
    countries: ['DE', 'AT'],
    room: [
      daily,
      { ...daily, limit: '10', left: '0', countries: ['AT'] },
      { ...daily, type: 'payout', period: 'total', limit: '900', left: '400', currency: 'EUR', resetsAt: null },
    ],
    isUnlimited: false,
    schedule: { timezone: 'Europe/Riga', ranges: [{ days: ['saturday'], from: '09:00', to: '18:00' }] },
  });
  await open('/offers/5', 'affiliate');
  const told = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
  expect(await told('Countries')).toBe('GermanyAustria');
  expect(await told('Room left today')).toMatch(/^35 of 50 leadsFull until \d\d:00 · AT$/);
  expect(await told('Room left')).toBe('400 of 900 EUR');
  expect(await told('Opening hours')).toBe('Sat 09:00–18:00 Riga');
});

test('an offer without limits says so, and of many countries names some', async () => {
  const countries = ['AT', 'BE', 'BG', 'CH', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR'];
  testHarness.answerAlways('GET', 'user/offers/5/availability', {
    countries,
    room: [],
    isUnlimited: true,
    schedule: null,
  });
  await open('/offers/5', 'affiliate');
  await screen.findByText('No limit');
  screen.getByText('and 2 more');
  expect(screen.queryByText('Croatia')).toBeNull();
});

test('an offer whose limits are not told says nothing of them', async () => {
  testHarness.answerAlways('GET', 'user/offers/5/availability', {
    countries: [],
    room: [],
    isUnlimited: false,
    schedule: { timezone: 'UTC', ranges: [] },
  });
  await open('/offers/5', 'affiliate');
  expect((await screen.findByText('Opening hours')).nextElementSibling?.textContent).toBe('Never');
  expect(screen.queryByText('No limit')).toBeNull();
});

test('one click makes a campaign, and its link is there', async () => {
  const user = await open('/offers/5', 'affiliate');
  const button = await screen.findByRole('button', { name: 'Create campaign' });
  testHarness.answerNext('PUT', 'user/campaigns', 200, { data: { items: [campaign] } });
  testHarness.records['user/campaigns'] = [campaign];
  await user.click(button);
  await screen.findByText(link);
  await user.click(screen.getByRole('link', { name: 'Open campaign' }));
  expect(address()).toMatch(/^\/campaigns\/7/);
});

test('what it is made with is what the offer says', async () => {
  const user = await open('/offers/5', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Create campaign' }));
  await screen.findByRole('heading', { name: 'Start promoting' });
  await expect
    .poll(() => changes().map(({ path, body }) => ({ path, body })))
    .toEqual([
      {
        path: 'user/campaigns',
        // The offer's only traffic source is the server's to set.
        body: { items: [{ title: 'KetoSlim DE', offer: 5, integrationMethod: 1 }] },
      },
    ]);
});

test('it asks which of several traffic sources it has', async () => {
  testHarness.records['user/offers']![0]!['trafficSources'] = [3, 4];
  testHarness.records['user/traffic_sources'] = [
    { id: 3, title: 'Facebook Ads' },
    { id: 4, title: 'Push' },
  ];
  const user = await open('/offers/5', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Create campaign' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Push' }));
  await expect
    .poll(() => changes().map(({ body }) => body))
    .toEqual([{ items: [{ title: 'KetoSlim DE', offer: 5, integrationMethod: 1, trafficSource: 4 }] }]);
});

test('an affiliate who has campaigns goes on with the newest that works', async () => {
  testHarness.records['user/campaigns'] = [
    { ...campaign, id: 9, status: 'inactive', targetUrl: 'https://go.example.com/c/newer' },
    campaign,
  ];
  await open('/offers/5', 'affiliate');
  await screen.findByText(link);
  expect(screen.getByRole('link', { name: 'Open campaign' }).getAttribute('href')).toMatch(/^\/campaigns\/7\b/);
  screen.getByRole('link', { name: 'All your campaigns (2)' });
  expect(screen.queryByText(/doesn’t work right now/)).toBeNull();
});

test('staff see it as affiliates do', async () => {
  const user = await open('/offers/5/general');
  await user.click(await screen.findByRole('button', { name: 'Preview as affiliate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What affiliates see' }));
  await dialog.findByText(offer.description);
  await dialog.findByText('Quiz');
  expect(dialog.getByRole('button', { name: 'Create campaign' })).toHaveProperty('disabled', true);
});

test('an advertiser who is taken off an offer and is needed by its active landing pages is told with them', async () => {
  testHarness.records['user/offers'] = [{ ...offer, advertisers: [4] }];
  testHarness.records['user/advertisers'] = [{ id: 4, title: 'Acme', status: 'active' }];
  testHarness.records['user/landings'] = [{ id: 1, offer: 5, advertiser: 4, title: 'Quiz', status: 'active' }];
  const user = await open('/offers/5/general?edit', 'admin');
  await screen.findByRole('button', { name: 'Acme' });
  expect(screen.queryByText(/need this advertiser/)).toBeNull();
  await user.type(screen.getByRole('combobox', { name: 'Advertisers' }), '{Backspace}');
  await screen.findByText('Active landing pages need this advertiser: Quiz. Deactivate them first.');
});

const rule = { id: 1, version: 1, offer: 5, status: 'active', audience: 'all', paymentType: 1, goal: null };
const sieve = {
  countriesMode: 'only',
  languages: [],
  languagesMode: 'only',
  trafficSources: [],
  trafficSourcesMode: 'only',
};

test('staff read on top what is wrong with an offer, and below what it is made of', async () => {
  Object.assign(testHarness.records, {
    'user/offers': [{ ...offer, advertisers: [4], geos: [2] }],
    'user/advertisers': [{ id: 4, title: 'Acme', status: 'blocked' }],
    'user/geos': [{ id: 2, title: 'DACH', countries: ['DE', 'AT'], status: 'active' }],
    'user/payment_rules': [{ ...rule, ...sieve, title: 'Germany', countries: ['DE'], payoutValue: '60' }],
    'user/caps': [
      {
        id: 1,
        offer: 5,
        title: 'Daily leads',
        status: 'active',
        type: 'leads',
        period: 'day',
        value: '50',
        counter: '46',
      },
      { id: 2, offer: 5, title: 'Clicks', status: 'active', type: 'clicks', period: 'day', value: '50', counter: '1' },
    ],
    'user/integrations': [],
  });
  await open('/offers/5/general', 'admin');
  await screen.findByText('This active offer still needs: an active integration');
  const problems = async () =>
    (await screen.findAllByRole('link'))
      .filter((link) => link.closest('[role=alert]'))
      .map((link) => [link.textContent, link.getAttribute('href')]);
  await expect.poll(problems).toEqual([
    ['Acme is blocked: they take no traffic.', '/advertisers/4/general'],
    ['No payment rule for: AT', '/offers/5/payment-rules'],
    ['Cap “Daily leads” is 92% full', '/offers/5/caps'],
  ]);
  const caps = within(await screen.findByRole('region', { name: 'Caps' }));
  caps.getByText('Clicks');
  expect(caps.getByRole('link', { name: 'All 2' }).getAttribute('href')).toBe('/offers/5/caps');
  within(await screen.findByRole('region', { name: 'Landing pages' })).getByText('Quiz');
});

test('staff are told of an integration of the offer that the monitor paused', async () => {
  const paused = { circuit: 'open', circuitReason: 'unreached' };
  testHarness.records['user/integrations'] = [
    { id: 8, version: 1, title: 'Acme by API', advertiser: 4, offers: [5], status: 'active', ...paused },
  ];
  await open('/offers/5/general', 'admin');
  const link = await screen.findByRole('link', {
    name: 'The integration “Acme by API” is paused: No response several times in a row',
  });
  expect(link.getAttribute('href')).toBe('/integrations/8/general');
});

test('an affiliate reads what is paid, and for which traffic', async () => {
  testHarness.records['user/payment_rules'] = [
    { ...rule, ...sieve, title: 'Germany', countries: ['DE'], payoutValue: '60' },
  ];
  await open('/offers/5', 'affiliate');
  const heading = await screen.findByRole('heading', { name: 'Payouts' });
  const [line] = within(heading.parentElement!).getAllByRole('listitem');
  expect(line?.textContent).toMatch(/^LeadDE.*60/);
});

test('an affiliate reads their own rate instead of the one that it outranks', async () => {
  testHarness.records['user/payment_rules'] = [
    { ...rule, ...sieve, title: 'General', audience: 'all', payoutValue: '30' },
    { ...rule, ...sieve, id: 78, title: 'Ours', audience: 'affiliate', payoutValue: '45' },
  ];
  await open('/offers/5', 'affiliate');
  const heading = await screen.findByRole('heading', { name: 'Payouts' });
  const lines = within(heading.parentElement!).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^LeadYour rate.*45/)]);
});
