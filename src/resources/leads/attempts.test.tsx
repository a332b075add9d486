import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const attempt = (id: number, more: object) => ({
  id,
  lead: 3,
  affiliate: 9,
  offer: 1,
  advertiser: 4,
  integration: 5,
  order: id,
  startedAt: 1_790_000_000,
  finishedAt: 1_790_000_001,
  took: 240,
  createdAt: 1_790_000_000,
  ...more,
});

beforeEach(() => {
  testHarness.records = {
    'stat/leads': [{ id: 3, createdAt: 1_790_000_000, secureId: 'abc', apiStatus: 'sent' }],
    'stat/lead_attempts': [
      attempt(1, { outcome: 'refused', message: 'Cap reached', request: 'POST https://crm.example/leads' }),
      attempt(2, { outcome: 'accepted', advertiser: 6, advertiserLeadId: 'A-1', answer: '201\n\n{"status":"ok"}' }),
    ],
    'user/advertisers': [
      { id: 4, title: 'Acme', status: 'active' },
      { id: 6, title: 'Nordwind', status: 'active' },
    ],
  };
});

test('a lead’s page tells whom it was offered to, what was sent and what they answered', async () => {
  testHarness.answerAlways('GET', 'stat/leads/3/decision', {
    outcome: 'offered',
    otherwise: 'unsent',
    reason: null,
    reasonText: null,
    affiliateText: null,
    url: null,
    checks: [],
    candidates: [],
  });
  const user = await open('/leads/3/show', 'admin');
  const card = within(await screen.findByRole('region', { name: 'Attempts' }));
  const first = within(await card.findByRole('listitem', { name: 'Attempt 1' }));
  await first.findByRole('link', { name: 'Acme' });
  await first.findByText('Refused');
  first.getByText('Cap reached');
  first.getByText('240 ms');
  await user.click(first.getByText('Request and response'));
  first.getByText('POST https://crm.example/leads');
  const second = within(card.getByRole('listitem', { name: 'Attempt 2' }));
  await second.findByRole('link', { name: 'Nordwind' });
  second.getByText('Accepted');
  second.getByText('A-1');
});

test('affiliates see nothing of it', async () => {
  await open('/leads/3/show', 'affiliate');
  await screen.findAllByText('Sent');
  expect(screen.queryByRole('region', { name: 'Attempts' })).toBeNull();
});
