import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { recordOf, recordsIn } from '../../../domain/records.ts';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const landing = {
  id: 5,
  version: 1,
  title: 'Quiz',
  offer: 1,
  advertiser: 4,
  targetUrl: 'https://example.com',
  pageType: 'landing',
  status: 'inactive',
  countries: ['LV', 'EE'],
  countriesMode: 'except',
  languages: [],
  languagesMode: 'only',
  trafficSources: [3],
  trafficSourcesMode: 'only',
  schedule: {
    timezone: 'Europe/Riga',
    ranges: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '09:00', to: '18:00' }],
  },
  weight: 30,
  tags: [],
};

const serve = (...landings: object[]) => {
  testHarness.records = {
    'user/landings': landings.map((one) => ({ ...landing, ...one })),
    'user/offers': [{ id: 1, title: 'Offer', status: 'active' }],
    'user/advertisers': [{ id: 4, title: 'Acme', status: 'blocked' }],
    'user/traffic_sources': [{ id: 3, title: 'Push' }],
  };
};

test('a list says the whole sieve of each page in one line', async () => {
  serve(
    {},
    { id: 6, countries: [], trafficSources: [], schedule: null },
    { id: 7, countries: ['LV'], countriesMode: 'only', trafficSources: [], schedule: null, weight: 0 },
    { id: 8, countries: ['EE'], countriesMode: 'only', trafficSources: [], schedule: null, weight: 100 },
  );
  await open('/landings', 'admin');
  await screen.findByRole('columnheader', { name: 'Targeting conditions' });
  await screen.findByText('all but LV, EE · Push · Mon–Fri 09:00–18:00 Riga · weight 30');
  await screen.findByText('Any traffic · weight 30');
  await screen.findByText('LV · weight 0');
  // The default weight isn’t shown.
  await screen.findByText('EE');
});

test('a page reads what its sieve means', async () => {
  serve({});
  await open('/landings/5/sieve', 'admin');
  await screen.findByText((_, element) => element?.tagName === 'DD' && element.textContent === 'All but LV, EE');
  await screen.findByText('Mon–Fri 09:00–18:00 Riga');
});

test('a page whose advertiser is blocked says that it can’t be active', async () => {
  serve({});
  await open('/landings/5/general?edit', 'admin');
  await screen.findByText('This advertiser is blocked, so the landing page can’t be active.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a page whose advertiser is none of the offer’s says so', async () => {
  serve({});
  testHarness.records['user/offers'] = [{ id: 1, title: 'Offer', status: 'active', advertisers: [9] }];
  testHarness.records['user/advertisers'] = [{ id: 4, title: 'Acme', status: 'active' }];
  await open('/landings/5/general?edit', 'admin');
  await screen.findByText('This advertiser is not assigned to the offer: assign them, or choose another one.');
});

test('the target is checked on demand, and what was found is said', async () => {
  serve({});
  testHarness.answerAlways('POST', 'user/landings/5/check', {
    url: 'https://example.com/?c=1',
    isReachable: false,
    failure: null,
    status: 404,
    took: 31,
  });
  const user = await open('/landings/5/general');
  const card = within(await screen.findByRole('region', { name: 'Target check' }));
  await user.click(card.getByRole('button', { name: 'Check target' }));
  const found = await card.findByRole('status');
  expect(found.textContent).toContain('Not reachable');
  expect(found.textContent).toContain('responded with status 404');
});

describe('parameters', () => {
  const parameterName = { type: 'string', title: 'Passed on as' };
  const form = {
    schema: {
      type: 'object',
      properties: {
        tracking: {
          type: 'object',
          title: 'Tracking',
          properties: {
            keepQuery: { type: 'boolean', title: 'Pass on the rest', description: 'What isn’t the network’s own.' },
            subs: {
              type: 'array',
              title: 'Subs to pass on',
              description: 'Unless they are there.',
              items: {
                type: 'object',
                required: ['sub', 'name'],
                properties: { sub: { type: 'string', title: 'Sub', enum: ['sub1', 'sub2'] }, name: parameterName },
              },
            },
          },
        },
      },
    },
    uiSchema: {},
  };

  test('are rows under one name, of which each can be removed, and take more', async () => {
    testHarness.answerAlways('GET', 'user/parameter_blocks/landing', form);
    serve({ additionalParameters: { tracking: { keepQuery: false, subs: [{ sub: 'sub1', name: 'aff' }] } } });
    const user = await open('/landings/5/parameters?edit', 'admin');
    const list = await screen.findByRole('list', { name: 'Subs to pass on' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText(/Subs to pass on.*1/)).toBeNull();
    // The only part needs no name of its own.
    expect(screen.queryByText('Tracking')).toBeNull();
    expect(screen.getByRole('switch', { description: 'What isn’t the network’s own.' })).toHaveProperty(
      'checked',
      false,
    );

    await user.click(screen.getByRole('button', { name: 'Add: Subs to pass on' }));
    const [, added] = within(list).getAllByRole('listitem');
    await user.click(within(added!).getByRole('combobox', { name: /^Sub/ }));
    await user.click(await screen.findByRole('option', { name: 'sub2' }));
    await user.type(within(added!).getByRole('textbox', { name: /^Passed on as/ }), 'source');
    await user.click(within(list).getAllByRole('button', { name: 'Remove' })[0]!);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect
      .poll(() => changes().map(({ body }) => recordsIn(recordOf(body)['items'])[0]?.['additionalParameters']))
      .toEqual([{ tracking: { keepQuery: false, subs: [{ sub: 'sub2', name: 'source' }] } }]);
  });
});
