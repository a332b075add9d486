import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const invoice = {
  id: 3,
  version: 1,
  title: 'A-3',
  status: 'declined',
  blockReason: 'Traffic was incentivised',
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  currency: 1,
  amount: '25',
  rounding: '0',
  conversionCount: 2,
  createdAt: 1_790_000_000,
};
const withdrawable = (amount: string) => ({
  items: [{ currency: 1, amount, baseAmount: amount, conversionCount: 9 }],
  minimum: '50',
  baseCurrency: 1,
});

beforeEach(() => {
  testHarness.records = {
    'user/affiliate_balances': [
      { id: 8, version: 1, approved: '182.25', hold: '40', requestedWithdrawal: '0', paid: '900', currency: 1 },
    ],
    'user/affiliate_invoices': [invoice],
    'user/affiliate_invoice_lines': [],
    'user/currencies': [{ id: 1, version: 1, code: 'USD', symbolNative: '$', status: 'active' }],
    'user/payment_methods': [{ id: 2, version: 1, title: 'SEPA', status: 'active' }],
    'user/withdrawal_methods': [{ id: 4, version: 1, title: 'Main account', status: 'active', paymentMethod: 2 }],
  };
});

test('an affiliate sees what they have earned, and where it came from', async () => {
  await open('/billing?orderBy=id:desc', 'affiliate');
  const balance = within(await screen.findByRole('region', { name: 'Balance' }));
  const approved = await balance.findByRole('link', { name: /^Approved\s*\$182\.25/ });
  expect(approved.getAttribute('href')).toBe(
    '/affiliate-billing/movements?balance=8&part=approved&orderBy=createdAt%3Adesc',
  );
  expect(balance.getAllByRole('link')).toHaveLength(4);
});

test('what was earned in several currencies is shown in each, with an approximate total', async () => {
  const none = { approved: '0', hold: '0', requestedWithdrawal: '0', paid: '0' };
  testHarness.records['user/affiliate_balances'] = [
    {
      ...none,
      id: 8,
      version: 1,
      approved: '641.2',
      hold: '40',
      currency: 1,
      breakdown: [
        { ...none, currency: 1, approved: '100', hold: '40' },
        { ...none, currency: 2, approved: '500' },
      ],
    },
  ];
  testHarness.records['user/currencies']!.push({ id: 2, version: 1, code: 'EUR', symbolNative: '€', status: 'active' });
  await open('/billing?orderBy=id:desc', 'affiliate');
  const balance = within(await screen.findByRole('region', { name: 'Balance' }));
  const approved = await balance.findByRole('link', { name: /^Approved/ });
  await expect
    .poll(() => approved.textContent)
    .toBe('Approved$100.00€500.00≈ $641.20 at the rates when earnedAvailable for withdrawal');
  expect(balance.getByRole('link', { name: /^On hold/ }).textContent).toBe('On hold$40.00Pending approval');
});

test('an affiliate finds their invoices, and why one was declined', async () => {
  const user = await open('/billing?orderBy=id:desc', 'affiliate');
  await user.click(await screen.findByRole('link', { name: 'A-3' }));
  await expect.poll(address).toBe('/billing/invoices/3');
  await screen.findByText('Declined: Traffic was incentivised');
  screen.getByRole('button', { name: 'Download: XLSX' });
  expect(screen.queryByRole('button', { name: 'Change status' })).toBeNull();
});

test('an address beyond the last invoice leads to the page that has it', async () => {
  await open('/billing?orderBy=id:desc&limit=1&offset=7', 'affiliate');
  await screen.findByRole('table', { name: 'Invoices' });
  expect(address()).toContain('offset=0');
});

test('a withdrawal is asked for, and leads to its invoice', async () => {
  const sent: unknown[] = [];
  testHarness.answerAlways('GET', 'user/affiliate_invoices/withdrawable', withdrawable('182.25'));
  testHarness.answerAlways('POST', 'user/affiliate_invoices/withdraw', (body) => {
    sent.push(body);
    return invoice;
  });
  const user = await open('/billing?orderBy=id:desc', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Request withdrawal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request withdrawal' }));
  await dialog.findByRole('radio', { name: '$182.25 · conversions: 9', checked: true });
  await user.click(await dialog.findByRole('combobox', { name: /^Withdrawal method/ }));
  await user.click(await screen.findByRole('option', { name: 'Main account' }));
  await user.click(dialog.getByRole('button', { name: 'Request withdrawal' }));
  await expect.poll(() => sent).toEqual([{ currency: 1, withdrawalMethod: 4 }]);
  await expect.poll(address).toBe('/billing/invoices/3');
});

test('a withdrawal leads to its invoice without a word that there is nothing left', async () => {
  testHarness.answerAlways('GET', 'user/affiliate_invoices/withdrawable', withdrawable('182.25'));
  testHarness.answerAlways('POST', 'user/affiliate_invoices/withdraw', invoice);
  const user = await open('/billing?orderBy=id:desc', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Request withdrawal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request withdrawal' }));
  await user.click(await dialog.findByRole('combobox', { name: /^Withdrawal method/ }));
  await user.click(await screen.findByRole('option', { name: 'Main account' }));
  testHarness.answerAlways('GET', 'user/affiliate_invoices/withdrawable', { ...withdrawable('0'), items: [] });
  // The rest of the page may take its time.
  const release = testHarness.holdNext('GET', 'user/affiliate_balances');
  await user.click(dialog.getByRole('button', { name: 'Request withdrawal' }));
  await expect.poll(address).toBe('/billing/invoices/3');
  release();
});

test('a withdrawal whose answer was lost is not requested twice', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const keys = () =>
    fetched.mock.calls
      .map(([request]) => request)
      .filter((request): request is Request => request instanceof Request && request.url.endsWith('/withdraw'))
      .map((request) => request.headers.get('Idempotency-Key'));
  testHarness.answerAlways('GET', 'user/affiliate_invoices/withdrawable', withdrawable('182.25'));
  testHarness.answerAlways('POST', 'user/affiliate_invoices/withdraw', invoice);
  testHarness.answerNext('POST', 'user/affiliate_invoices/withdraw', 502, {});
  const user = await open('/billing?orderBy=id:desc', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Request withdrawal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request withdrawal' }));
  await user.click(await dialog.findByRole('combobox', { name: /^Withdrawal method/ }));
  await user.click(await screen.findByRole('option', { name: 'Main account' }));
  const request = dialog.getByRole('button', { name: 'Request withdrawal' });
  await user.click(request);
  await expect.poll(() => [keys().length, request.hasAttribute('disabled')]).toEqual([1, false]);
  await user.click(request);
  await expect.poll(address).toBe('/billing/invoices/3');
  expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
});

test('a request that nobody has acted on is taken back, and others offer no such thing', async () => {
  const requested = { ...invoice, id: 4, title: 'A-4', status: 'unpaid', requested: 'affiliate', blockReason: null };
  testHarness.records['user/affiliate_invoices'] = [
    { ...requested, statusChangedAt: null },
    { ...requested, id: 5, title: 'A-5', statusChangedAt: 1_790_000_500 },
    { ...requested, id: 6, title: 'A-6', requested: 'staff', statusChangedAt: null },
  ];
  for (const [id, title] of [
    [5, 'A-5'],
    [6, 'A-6'],
  ]) {
    await open(`/billing/invoices/${id}`, 'affiliate');
    await screen.findByRole('heading', { name: String(title) });
    expect(screen.queryByRole('button', { name: 'Take back request' })).toBeNull();
    cleanup();
  }
  testHarness.answerAlways('POST', 'user/affiliate_invoices/take_back', {
    items: [{ ...requested, status: 'deleted' }],
  });
  const user = await open('/billing/invoices/4', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Take back request' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Take back withdrawal request A-4?' }));
  await user.click(dialog.getByRole('button', { name: 'Take back request' }));
  await screen.findByText('Withdrawal request taken back');
  await expect.poll(address).toMatch(/^\/billing(\?|$)/);
});

test('too little can’t be withdrawn, and the page says what is the least', async () => {
  testHarness.answerAlways('GET', 'user/affiliate_invoices/withdrawable', withdrawable('12'));
  const user = await open('/billing?orderBy=id:desc', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Request withdrawal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request withdrawal' }));
  await dialog.findByText('You have less than that in each currency so far.');
  expect(dialog.getByText(/^The minimum withdrawal/).textContent).toBe('The minimum withdrawal is $50.00.');
});

test('an account that staff have to verify is said to wait for them', async () => {
  testHarness.records['user/payment_methods'] = [
    { id: 2, version: 1, title: 'SEPA', status: 'active', verification: true },
  ];
  testHarness.records['user/withdrawal_methods'] = [
    { id: 4, version: 1, title: 'Main account', status: 'inactive', verified: false, paymentMethod: 2 },
  ];
  testHarness.answerAlways('GET', 'user/affiliate_invoices/withdrawable', withdrawable('182.25'));
  const user = await open('/billing?orderBy=id:desc', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Request withdrawal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request withdrawal' }));
  await dialog.findByText(/^Waiting for verification by staff: Main account/);
});

test.each([
  ['without a withdrawal method', 'user/withdrawal_methods'],
  ['with one whose payment method is out of use', 'user/payment_methods'],
])('%s one is added first', async (_, missing) => {
  testHarness.records[missing] = [];
  testHarness.answerAlways('GET', 'user/affiliate_invoices/withdrawable', withdrawable('182.25'));
  const user = await open('/billing?orderBy=id:desc', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Request withdrawal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request withdrawal' }));
  const add = await dialog.findByRole('link', { name: 'Add withdrawal method' });
  expect(add.getAttribute('href')).toBe('/settings/withdrawal-methods/create?back=/billing');
});
