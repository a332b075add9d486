import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const sieve = {
  countries: [],
  countriesMode: 'only',
  languages: [],
  languagesMode: 'only',
  trafficSources: [],
  trafficSourcesMode: 'only',
  schedule: null,
};
const targeting = (id: number, title: string, fields: object = {}) => ({
  id,
  version: 1,
  title,
  offer: 5,
  advertiser: 4,
  landing: null,
  integration: null,
  affiliates: [],
  teams: [],
  ...sieve,
  weight: 100,
  priority: id,
  lowPriority: false,
  timezone: 'UTC',
  counter: 0,
  status: 'active',
  ...fields,
});

beforeEach(() => {
  testHarness.records = {
    'user/offers': [
      {
        id: 5,
        version: 1,
        title: 'KetoSlim',
        status: 'active',
        accessType: 1,
        vertical: 1,
        geos: [2],
        advertisers: [4],
      },
    ],
    'user/verticals': [{ id: 1, title: 'Nutra', distributionMethod: 'weight' }],
    'user/geos': [{ id: 2, title: 'DACH', countries: ['DE', 'LV'], status: 'active' }],
    'user/advertisers': [
      { id: 4, title: 'Acme', status: 'active' },
      { id: 8, title: 'Somebody else’s', status: 'active' },
    ],
    'user/landings': [
      { id: 6, title: 'Quiz', offer: 5, status: 'active' },
      { id: 7, title: 'Of another offer', offer: 6, status: 'active' },
    ],
    'user/targetings': [
      targeting(1, 'Call centre', { countries: ['LV'], weight: 30 }),
      targeting(2, 'Night desk', { countries: ['LV'], weight: 90 }),
      targeting(3, 'Rest', { countries: ['LV'], lowPriority: true }),
    ],
  };
});

const taker = (id: number, fields: object = {}) => ({
  targeting: id,
  advertiser: 4,
  landing: null,
  isLow: false,
  isForSome: false,
  fault: null,
  shares: [],
  ...fields,
});
const of = (percent: string, ...countries: (string | null)[]) => ({ percent, countries });
const takers = {
  callCentre: taker(1, { shares: [of('25', 'LV'), of('100', 'EE')] }),
  nightDesk: taker(2, { shares: [of('75', 'LV')] }),
  rest: taker(3, { isLow: true }),
};
const nobody = { countries: [], takers: [], gaps: [] };
const answerPlan = (takers: readonly object[]) =>
  testHarness.answerAlways('GET', 'user/offers/5/plan', {
    click: nobody,
    lead: { countries: ['LV', 'EE', 'DE'], takers, gaps: [{ countries: ['DE'], schedule: null }] },
  });
beforeEach(() => answerPlan(Object.values(takers)));

const plan = async () => within(await screen.findByRole('region', { name: 'Who gets the traffic' }));

test('names stand on one line each, and say all of themselves to those who point at them', async () => {
  await open('/offers/5/targeting');
  const section = await plan();
  const name = await section.findByText('1. Call centre');
  expect([name.title, getComputedStyle(name).whiteSpace]).toEqual(['Call centre', 'nowrap']);
  const [target] = section.getAllByText('Acme');
  expect([target?.title, target && getComputedStyle(target).whiteSpace]).toEqual(['Acme', 'nowrap']);
});

test('the list shows the recipient of a targeting first, and drops its kind where both find no room', async () => {
  await open('/targetings/active?orderBy=priority:asc&limit=25&offset=0');
  const [name] = await screen.findAllByRole('link', { name: 'Acme' });
  expect(name?.closest('td')?.textContent).toBe('AcmeAdvertiser');
});

test('an offer says who gets its traffic in which order, and where nobody does', async () => {
  await open('/offers/5/targeting');
  const section = await plan();
  await section.findAllByText('Acme');
  expect(section.queryByRole('region', { name: 'Clicks' })).toBeNull();
  const leads = within(section.getByRole('region', { name: 'Leads' }));
  expect(leads.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1. Call centreAcmeLV: 25% · EE: 100%',
    '2. Night deskAcmeLV: 75%',
    '3. RestAcmeTraffic no other targeting takes',
  ]);
  expect(leads.getByRole('alert').textContent).toBe('Germany: nobody');
});

test('without targetings it says which advertisers and landing pages share, and why some get nothing', async () => {
  testHarness.answerAlways('GET', 'user/offers/5/plan', {
    click: {
      countries: [null],
      takers: [taker(6, { targeting: null, landing: 6, shares: [of('100', null)] })],
      gaps: [],
    },
    lead: {
      ...nobody,
      takers: [taker(4, { targeting: null, fault: 'Advertiser is blocked' })],
    },
  });
  testHarness.records['user/targetings'] = [];
  await open('/offers/5/general');
  const section = await plan();
  await section.findByText('1. Quiz');
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1. Quiz100% of the traffic',
    '1. AcmeNothing: Advertiser is blocked',
  ]);
  expect(section.queryByRole('button')).toBeNull();
});

test('targetings change places by a button and by the keyboard, all in one call', async () => {
  const user = await open('/offers/5/targeting');
  const section = await plan();
  const first = () => section.getAllByRole('listitem')[0]?.textContent;
  const order = (...ids: number[]) => ({
    path: 'user/targetings',
    method: 'PATCH',
    body: { items: ids.map((id, place) => ({ id, priority: place + 1 })) },
  });
  const { callCentre, nightDesk, rest } = takers;
  answerPlan([nightDesk, callCentre, rest]);
  await user.click(await section.findByRole('button', { name: 'Move down: Call centre' }));
  await expect.poll(first).toMatch(/Night desk/);
  expect(changes()).toMatchObject([order(2, 1)]);
  answerPlan([callCentre, nightDesk, rest]);
  section.getByRole('button', { name: 'Move up: Call centre' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(first).toMatch(/Call centre/);
  expect(changes()).toMatchObject([order(2, 1), order(1, 2)]);
});

test('what gets the traffic is chosen first by its kind, and takes the place of the other', async () => {
  const user = await open('/targetings/1/general?edit');
  await screen.findByDisplayValue('Acme');
  await user.click(screen.getByRole('combobox', { name: 'Goes to' }));
  await user.click(await screen.findByRole('option', { name: 'Landing page' }));
  expect(screen.queryByDisplayValue('Acme')).toBeNull();
  await user.click(await screen.findByRole('combobox', { name: /^Landing page/ }));
  await screen.findByRole('option', { name: 'Quiz' });
  expect(screen.queryByRole('option', { name: 'Of another offer' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Quiz' }));
  await user.click((await screen.findAllByRole('button', { name: /^Save/ }))[0]!);
  await expect.poll(() => changes().at(-1)?.body).toMatchObject({ items: [{ id: 1, advertiser: null, landing: 6 }] });
});

test('traffic goes to advertisers of the offer alone', async () => {
  const user = await open('/offers/5/targeting/create');
  await user.click(await screen.findByRole('combobox', { name: /^Advertiser/ }));
  await screen.findByRole('option', { name: 'Acme' });
  await expect.poll(() => screen.queryByRole('option', { name: 'Somebody else’s' })).toBeNull();
});
