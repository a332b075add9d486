import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

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
  await screen.findByText('Say what comes in, and see who would get it.');
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
