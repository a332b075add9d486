import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const check = (code: string, text: string, passed = true) => ({ code, passed, waived: false, text, detail: null });

const decision = {
  outcome: 'unsent',
  otherwise: null,
  reason: 'cap_room',
  reasonText: 'All caps are full',
  affiliateText: 'No room today',
  url: null,
  checks: [check('campaign_active', 'Campaign is active')],
  candidates: [
    {
      targeting: null,
      advertiser: 7,
      integration: null,
      landing: null,
      order: null,
      checks: [check('cap_room', 'Cap is full', false)],
    },
  ],
};
const asked: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  testHarness.records = {
    'user/campaigns': [{ id: 4, version: 1, title: 'Evening mail', offer: 5, status: 'active' }],
    'user/offers': [{ id: 5, version: 1, title: 'KetoSlim', vertical: 8, status: 'active' }],
    'user/verticals': [
      {
        id: 8,
        version: 1,
        title: 'Slimming',
        status: 'active',
        incomingParameters: [
          { name: 'firstName', title: 'First name', required: true },
          { name: 'goalWeight', title: 'Goal weight', required: false },
        ],
      },
    ],
    'user/advertisers': [{ id: 7, version: 1, title: 'Nordwind', status: 'active' }],
  };
  testHarness.answerAlways('POST', 'stat/simulate', (sent) => {
    asked.push(sent);
    return decision;
  });
});

test('asks for a campaign before anything else', async () => {
  const user = await open('/simulator', 'admin');
  await screen.findByText('Describe the traffic to see who would get it.');
  await user.click(screen.getByRole('button', { name: 'Simulate' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a campaign');
  expect(asked).toEqual([]);
});

test('says who would get a lead, by what its vertical asks for', async () => {
  const user = await open('/simulator?kind=lead&campaign=4&country=LV', 'admin');
  const answer = within(await screen.findByRole('region', { name: 'Decision' }));
  await answer.findByText('All caps are full');
  await answer.findByRole('link', { name: 'Nordwind' });
  await user.type(await screen.findByRole('textbox', { name: 'Goal weight' }), '70');
  await user.click(screen.getByRole('button', { name: 'Simulate' }));
  await answer.findByText('All caps are full');
  expect(asked.at(-1)).toMatchObject({ kind: 'lead', campaign: 4, country: 'LV', parameters: { goalWeight: '70' } });
});

test('says that there is no such campaign, which another try would not change', async () => {
  const failed = { code: 'notFound', message: 'Record not found', details: [] };
  testHarness.answerNext('POST', 'stat/simulate', 404, failed);
  await open('/simulator?kind=lead&campaign=999', 'admin');
  await screen.findByText('Record not found');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the way back leads to what was asked before, in the form as well', async () => {
  const user = await open('/simulator?kind=lead&campaign=4', 'admin');
  const name = async () => screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' });
  const first = (await name()).value;
  await user.clear(await name());
  await user.type(await name(), 'Anna');
  await user.click(await screen.findByRole('switch', { name: 'Test lead' }));
  await user.click(screen.getByRole('button', { name: 'Simulate' }));
  await expect.poll(address).toContain('test=1');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ test: true, parameters: { firstName: 'Anna' } }));
  window.history.back();
  await expect.poll(address).not.toContain('test=1');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ parameters: { firstName: first } }));
  await waitFor(async () => expect((await name()).value).toBe(first));
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Test lead' }).checked).toBe(false);
});
