import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const figures = {
  attempts: 50,
  accepted: 41,
  since: 1767225600,
  outcomes: [
    { outcome: 'accepted', count: 41 },
    { outcome: 'refused', count: 9 },
  ],
  took: { median: 240, p95: 1910 },
};

const monitor = async (fields: object, answer: object = figures) => {
  testHarness.records = {
    'user/integrations': [
      {
        id: 5,
        version: 1,
        title: 'Acme by API',
        advertiser: 4,
        template: 2,
        offers: [],
        status: 'active',
        missing: [],
        outApiEnabled: true,
        circuit: 'closed',
        ...fields,
      },
    ],
    'user/integration_templates': [{ id: 2, version: 1, title: 'Usual', platform: 7, vertical: 1, status: 'active' }],
    'user/advertisers': [{ id: 4, title: 'Acme', status: 'active' }],
  };
  testHarness.answerAlways('GET', 'user/integrations/5/monitor', answer);
  await open('/integrations/5/general', 'admin');
  return within(await screen.findByRole('region', { name: 'Monitor' }));
};

test('says how many leads are accepted, how fast, and how the others end', async () => {
  const region = await monitor({});
  region.getByText('Leads are sent');
  await region.findByText('41 of the last 50');
  region.getByText('240 ms');
  region.getByText('1,910 ms');
  region.getByText('Refused: 9');
  expect(region.getByRole('link', { name: 'Show attempts' }).getAttribute('href')).toBe('/lead-attempts?integration=5');
  await screen.findByRole('button', { name: 'Pause' });
});

test('says of one that is paused why, since when, and when it is tried again', async () => {
  const paused = { circuit: 'open', circuitReason: 'unreached', circuitSince: 1767225600 };
  const region = await monitor({ ...paused, circuitTryAt: 4_102_444_800 });
  region.getByText(/^No response several times in a row · Since 2026\.01\.01 .* · The next lead after 2100\.01\.01 /);
  await screen.findByRole('button', { name: 'Resume' });
});

test.each([
  [1767225600, 'The next lead will test it'],
  [null, 'It stays paused until staff resume it'],
])('of a next try at %s: %s', async (circuitTryAt, said) => {
  const region = await monitor({ circuit: 'open', circuitReason: 'rate', circuitSince: 1767225600, circuitTryAt });
  region.getByText((text) => text.includes(said));
});

test('says where nothing was sent yet', async () => {
  const none = { attempts: 0, accepted: 0, since: null, outcomes: [], took: { median: null, p95: null } };
  await (await monitor({}, none)).findByText('No leads have been sent through it yet.');
});
