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

const plan = async () => within(await screen.findByRole('region', { name: 'Who gets the traffic' }));

test('an offer says who gets its traffic in which order, and where nobody does', async () => {
  await open('/offers/5/targeting');
  const section = await plan();
  const lines = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    '1. Call centre25% of what all of them take',
    '2. Night desk75% of what all of them take',
    '3. RestWhat no other takes',
  ]);
  expect(section.getByRole('alert').textContent).toMatch(/: nobody – Always$/);
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
  await user.click(await section.findByRole('button', { name: 'Move down: Call centre' }));
  await expect.poll(first).toMatch(/Night desk/);
  expect(changes()).toMatchObject([order(2, 1)]);
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
  await user.click(screen.getAllByRole('button', { name: /^Save/ })[0]!);
  await expect.poll(() => changes().at(-1)?.body).toMatchObject({ items: [{ id: 1, advertiser: null, landing: 6 }] });
});

test('traffic goes to advertisers of the offer alone', async () => {
  const user = await open('/offers/5/targeting/create');
  await user.click(await screen.findByRole('combobox', { name: /^Advertiser/ }));
  await screen.findByRole('option', { name: 'Acme' });
  await expect.poll(() => screen.queryByRole('option', { name: 'Somebody else’s' })).toBeNull();
});
