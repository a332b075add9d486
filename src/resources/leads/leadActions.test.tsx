import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const lead = (id: number, more: object = {}) => ({
  id,
  createdAt: 1_790_000_000,
  secureId: `abc${id}`,
  apiStatus: 'unsent',
  reason: 'cap_room',
  ...more,
});
const card = {
  outcome: 'offered',
  otherwise: 'unsent',
  reason: null,
  reasonText: null,
  affiliateText: null,
  url: null,
  checks: [],
  candidates: [],
};

beforeEach(() => {
  testHarness.records = {
    'stat/leads': [lead(3), lead(4), lead(5, { apiStatus: 'sent', reason: null })],
    'user/advertisers': [{ id: 4, title: 'Acme', status: 'active' }],
    'stat/lead_changes': [
      {
        id: 1,
        lead: 3,
        changedBy: 'push',
        previousStatus: 'new',
        apiStatus: 'unsent',
        reason: 'cap_room',
        changedFields: [],
        createdAt: 1_790_000_001,
        user: null,
        note: null,
        grade: null,
        advertiser: null,
      },
    ],
  };
  testHarness.answerAlways('GET', 'stat/leads/3/decision', card);
  testHarness.answerAlways('GET', 'stat/leads/5/decision', card);
});

test('a lead is sent again from its page, once it was told to whom it would go', async () => {
  const candidate = { targeting: null, advertiser: 4, integration: 2, landing: null, order: 1, checks: [] };
  testHarness.answerAlways('POST', 'stat/leads/3/preview_resend', { ...card, candidates: [candidate] });
  testHarness.answerAlways('PATCH', 'stat/leads/resend', {
    items: [{ id: 3, apiStatus: 'sent', isUnderWay: false, reason: null, failure: null }],
  });
  const user = await open('/leads/3/show', 'admin');
  const history = within(await screen.findByRole('region', { name: 'History' }));
  await history.findByText('Unsent');
  await user.click(await screen.findByRole('button', { name: 'Resend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resend' }));
  await dialog.findByText('Acme');
  await user.type(dialog.getByRole('textbox', { name: 'Note for the history' }), 'Cap raised');
  await user.click(dialog.getByRole('button', { name: 'Resend' }));
  await screen.findByText('Lead sent');
  // Trying it out is not announced as if something had been done.
  expect(screen.queryByText('Done')).toBeNull();
});

test.each([
  ['is still being offered', { apiStatus: 'new', isUnderWay: true }, /^The lead is still being offered/],
  ['was taken by nobody', { apiStatus: 'unsent', isUnderWay: false }, 'No advertiser took the lead'],
])('a lead that %s is not said to have been sent', async (_, outcome, words) => {
  testHarness.answerAlways('POST', 'stat/leads/3/preview_resend', card);
  testHarness.answerAlways('PATCH', 'stat/leads/resend', {
    items: [{ id: 3, reason: null, failure: null, ...outcome }],
  });
  const user = await open('/leads/3/show', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Resend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resend' }));
  await user.click(await dialog.findByRole('button', { name: 'Resend' }));
  await screen.findByText(words);
  expect(screen.queryByText('Lead sent')).toBeNull();
});

test('what an advertiser has is not offered to be sent', async () => {
  await open('/leads/5/show', 'admin');
  await screen.findByRole('button', { name: 'Trash' });
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
});

test('several are a job', async () => {
  const user = await open('/leads?orderBy=createdAt:desc&limit=25&offset=0', 'admin');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Trash' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Trash' }));
  await user.click(dialog.getByRole('button', { name: 'Trash' }));
  await expect
    .poll(() => changes().map(({ path, body }) => [path, body]))
    .toContainEqual(['user/jobs', { collection: 'stat/leads', call: 'trash', ids: [3, 4, 5], values: {} }]);
});

test('affiliates have no buttons', async () => {
  await open('/leads/3/show', 'affiliate');
  await screen.findAllByText('Unsent');
  expect(screen.queryByRole('button', { name: 'Trash' })).toBeNull();
});

test('grades are chips in the colour of their tone, in the list, on the page and in the history', async () => {
  testHarness.records['user/lead_grades'] = [
    { id: 1, title: 'Deposited', tone: 'success' },
    { id: 2, title: 'Fake', tone: 'error' },
  ];
  testHarness.records['stat/leads'] = [lead(3, { grade: 1 }), lead(4, { grade: 2 })];
  testHarness.records['stat/lead_changes']![0]!['grade'] = 2;
  const user = await open('/leads?orderBy=createdAt:desc&limit=25&offset=0', 'admin');
  const colourOf = (chip: HTMLElement) => {
    const { backgroundColor, color } = getComputedStyle(chip.closest('.MuiChip-root')!);
    return `${backgroundColor} ${color}`;
  };
  const main = within(await screen.findByRole('main'));
  const good = colourOf(await main.findByText('Deposited'));
  const bad = colourOf(await main.findByText('Fake'));
  expect(good).not.toBe(bad);
  await user.click(main.getByText('Deposited'));
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(colourOf(await history.findByText('Fake'))).toBe(bad);
  expect(colourOf(await within(screen.getByRole('main')).findByText('Deposited'))).toBe(good);
});

test('what the vertical asks for is corrected like contact data, and a wrong value is told at its field', async () => {
  testHarness.records['stat/leads'] = [lead(3, { campaign: 7 })];
  testHarness.records['user/campaigns'] = [{ id: 7, title: 'Spring', offer: 5, status: 'active' }];
  testHarness.records['user/offers'] = [{ id: 5, title: 'Roof', vertical: 1, status: 'active' }];
  testHarness.records['user/verticals'] = [
    {
      id: 1,
      title: 'Solar',
      status: 'active',
      incomingParameters: [
        { name: 'email', title: 'Email', required: true },
        { name: 'age', title: 'Age', required: true, format: 'number' },
      ],
    },
  ];
  const user = await open('/leads/3/show', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct' }));
  const age = await dialog.findByRole('textbox', { name: 'Age' });
  expect(dialog.getAllByRole('textbox', { name: 'Email' })).toHaveLength(1);
  await user.type(age, 'old');
  testHarness.answerNext('PATCH', 'stat/leads/edit', 422, {
    code: 'invalid',
    message: 'Please check the fields',
    details: [{ path: 'items.0.params.age', type: 'floatNumber', message: 'Enter a number' }],
  });
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  await dialog.findByText('Enter a number');
  await user.clear(age);
  await user.type(age, '34');
  let sent: unknown;
  testHarness.answerAlways('PATCH', 'stat/leads/edit', (body) => {
    sent = body;
    return { items: [lead(3)] };
  });
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  await screen.findByText('Lead corrected');
  expect(sent).toEqual({ items: [{ id: 3, params: { age: '34' } }] });
});
