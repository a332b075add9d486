import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const check = (code: string, text: string, more: object = {}) => ({
  code,
  passed: true,
  waived: false,
  text,
  detail: null,
  ...more,
});
const candidate = (more: object) => ({ targeting: null, advertiser: 4, integration: null, landing: null, ...more });
const decision = {
  outcome: 'offered',
  otherwise: 'hold',
  reason: null,
  reasonText: null,
  affiliateText: null,
  url: null,
  checks: [
    check('campaign_active', 'Campaign is active'),
    check('lead_format', 'Contact data is malformed', { passed: false, waived: true, detail: 'email' }),
  ],
  candidates: [
    candidate({ integration: 5, order: 1, checks: [check('advertiser_active', 'Advertiser is active')] }),
    candidate({
      advertiser: 6,
      order: null,
      checks: [
        check('targeting_sieve', 'Targeting does not take traffic at this time', { passed: false, detail: 'schedule' }),
        check('cap_room', 'Cap is full', { passed: false, detail: 7 }),
      ],
    }),
  ],
};

beforeEach(() => {
  testHarness.records = {
    'stat/leads': [{ id: 3, createdAt: 1_790_000_000, secureId: 'abc', apiStatus: 'new', refusal: 'data' }],
    'stat/clicks': [{ id: 2, createdAt: 1_790_000_000, secureId: 'def', clickStatus: 2, outcome: 'nowhere' }],
    'user/advertisers': [
      { id: 4, title: 'Acme', status: 'active' },
      { id: 6, title: 'Nordwind', status: 'active' },
    ],
    'user/integrations': [{ id: 5, title: 'Acme by API', status: 'active' }],
    'user/caps': [{ id: 7, title: 'Hundred a day', status: 'active' }],
  };
});

test('a lead’s page says who could take it, in their order, and what kept the others from it', async () => {
  testHarness.answerAlways('GET', 'stat/leads/3/decision', decision);
  const user = await open('/leads/3/show', 'admin');
  const card = within(await screen.findByRole('region', { name: 'Why' }));
  await card.findByText('Passed', { selector: '[class*=MuiChip] *' });
  card.getByText('Decision: offer the lead to the candidates in this order; if none accepts, hold it.');
  card.getByText('1 of 2 checks passed');
  expect(card.getAllByText(/Contact data is malformed/)[0]?.textContent).toBe(
    'Contact data is malformed: email (let through all the same)',
  );
  const [first, second] = within(card.getByRole('list', { name: 'Candidates' })).getAllByRole('listitem', {
    name: /./,
  });
  expect(first?.getAttribute('aria-label')).toBe('Candidate 1');
  await within(first!).findByRole('link', { name: 'Acme' });
  await within(first!).findByRole('link', { name: 'Acme by API' });
  expect(second?.getAttribute('aria-label')).toBe('Left out');
  expect(within(second!).getAllByText(/does not take/)[0]?.textContent).toBe(
    'Targeting does not take traffic at this time',
  );
  await within(second!).findAllByRole('link', { name: 'Hundred a day' });
  await user.click(within(first!).getByText('1 of 1 check passed'));
  within(first!).getByText('Advertiser is active');
  // It can't be changed, so there is no history of changes.
  expect(screen.queryByRole('tab', { name: 'History' })).toBeNull();
  // Staff see the reason itself.
  expect(screen.queryByText('The lead’s data is invalid')).toBeNull();
});

test('what ended a click is said with what the affiliate is told', async () => {
  testHarness.answerAlways('GET', 'stat/clicks/2/decision', {
    ...decision,
    outcome: 'nowhere',
    otherwise: null,
    reason: 'campaign_country',
    reasonText: 'Campaign does not cover the country',
    affiliateText: 'Traffic from this country is not accepted',
    checks: [check('campaign_country', 'Campaign does not cover the country', { passed: false })],
    candidates: [],
  });
  await open('/clicks/invalid/2/show', 'admin');
  const card = within(await screen.findByRole('region', { name: 'Why' }));
  await card.findByText('Nowhere to go', { selector: '[class*=MuiChip] *' });
  card.getByText('Shown to the affiliate: Traffic from this country is not accepted.');
  expect(card.queryByText('Candidates')).toBeNull();
});

test('affiliates read the reason that is meant for them, and no decision', async () => {
  await open('/leads/3/show', 'affiliate');
  await screen.findByText('The lead’s data is invalid');
  expect(screen.queryByRole('region', { name: 'Why' })).toBeNull();
  expect(testHarness.calls.filter(({ path }) => path.includes('decision'))).toEqual([]);
});
