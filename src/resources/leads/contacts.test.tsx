import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

beforeEach(() => {
  testHarness.records = {
    'stat/leads': [
      { id: 3, createdAt: 1_790_000_000, secureId: 'abc', apiStatus: 'sent', phone: '+371 ••• ••43' },
      { id: 4, createdAt: 1_790_000_000, secureId: 'def', apiStatus: 'unsent', phone: '+371 ••• ••43' },
    ],
    'stat/contact_views': [
      { id: 1, lead: 3, affiliate: 9, user: 5, impersonator: null, purpose: 'exported', createdAt: 1_790_000_000 },
    ],
    'user/users': [{ id: 5, firstName: 'Ada', lastName: 'Lind', roleType: 'manager', status: 'active' }],
  };
  for (const id of [3, 4]) {
    testHarness.answerAlways('GET', `stat/leads/${id}/decision`, {
      outcome: 'offered',
      otherwise: 'unsent',
      reason: null,
      reasonText: null,
      affiliateText: null,
      url: null,
      checks: [],
      candidates: [],
    });
    testHarness.answerAlways('POST', `stat/leads/${id}/contacts`, {
      firstName: 'Anna',
      lastName: null,
      phone: '+371 2987 6543',
      email: null,
      ip: null,
      sourceUrl: null,
      params: [{ name: 'city', value: 'Cēsis' }],
    });
  }
});
const card = async () => within(await screen.findByRole('region', { name: 'Contact' }));

test('contact data are shown once someone asks, below it who has seen them', async () => {
  const user = await open('/leads/3/show', 'admin');
  const contacts = await card();
  await expect
    .poll(() => contacts.getByRole('list', { name: 'Who has viewed it' }).textContent)
    .toContain('Ada Lind, in a file');
  expect(screen.queryByText('+371 2987 6543')).toBeNull();
  await user.click(contacts.getByRole('button', { name: 'Show in full' }));
  await contacts.findByText('+371 2987 6543');
  contacts.getByText('Cēsis');
});

test('a lead’s page says its public ID once', async () => {
  await open('/leads/3/show', 'admin');
  await screen.findByText('Public ID');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lead 3');
  expect(screen.getAllByText(/abc/)).toHaveLength(1);
});

test('affiliates may ask for those that no advertiser has taken', async () => {
  const user = await open('/leads/4/show', 'affiliate');
  await user.click((await card()).getByRole('button', { name: 'Show in full' }));
  await screen.findByText('+371 2987 6543');
  expect(screen.queryByText('Who has viewed it')).toBeNull();
});

test('who may not see them in full sees them masked', async () => {
  await open('/leads/3/show', 'affiliate');
  await screen.findByText('+371 ••• ••43');
  expect((await card()).queryByRole('button')).toBeNull();
});

/** The button, once there is something to export. */
const exportButton = async () => {
  await screen.findAllByText('Sent');
  return screen.findByRole('button', { name: 'Export' });
};

test('a file has contact data in full where they may be seen and are asked for', async () => {
  const exports = () =>
    testHarness.calls.flatMap(({ path }) =>
      path.includes('/export') ? [new URLSearchParams(path.split('?')[1])] : [],
    );
  const user = await open('/leads?orderBy=createdAt:desc&limit=25&offset=0', 'admin');
  await user.click(await exportButton());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }));
  await expect.poll(() => exports().map((query) => query.get('contacts'))).toEqual([null]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await exportButton());
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'In full' }));
  dialog.getByText('It is recorded that you exported it');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await expect.poll(() => exports().map((query) => query.get('contacts'))).toEqual([null, 'true']);
});

test('others have no choice', async () => {
  const user = await open('/leads?orderBy=createdAt:desc&limit=25&offset=0', 'admin', [
    'lead.read',
    'front.menu.leads.read',
  ]);
  await user.click(await exportButton());
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('radiogroup', { name: 'Format' });
  expect(dialog.queryByRole('radiogroup', { name: 'Contact data' })).toBeNull();
});
