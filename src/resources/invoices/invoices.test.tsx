import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordOf, recordsIn } from '../../../domain/records.ts';
import { onPhone } from '../../testing/phone.ts';
import { address, changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

afterEach(() => void vi.restoreAllMocks());

const ids = [71, 72, 73];
let isGone: readonly number[] = [];

/** What the server finds: everything that isn't left out or gone, at ten each. */
const found = (sent: unknown) => {
  const leftOut = [recordOf(sent)['leftOut'] ?? []].flat();
  const conversions = ids.filter((id) => !leftOut.includes(id) && !isGone.includes(id));
  const amount = String(conversions.length * 10);
  const group = {
    offer: 12,
    goal: null,
    rateType: 1,
    rate: '10',
    currency: 1,
    conversionCount: conversions.length,
    exactAmount: amount,
    exchangeRate: '1',
    amount,
    rounding: '0',
    conversions,
  };
  return { groups: [group], conversionCount: conversions.length, amount, rounding: '0', exchangeRates: [] };
};

const invoice = {
  id: 3,
  version: 1,
  title: 'A-3',
  number: 3,
  status: 'unpaid',
  affiliate: 5,
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  currency: 1,
  amount: '25',
  rounding: '0',
  conversionCount: 2,
  createdAt: 1_790_000_000,
};
const line = {
  version: 1,
  invoice: 3,
  currency: 1,
  invoiceCurrency: 1,
  exchangeRate: '1',
  rounding: '0',
  createdAt: 1_790_000_000,
};

beforeEach(() => {
  isGone = [];
  testHarness.records = {
    'user/affiliate_invoices': [invoice],
    'user/affiliate_invoice_lines': [
      {
        ...line,
        id: 21,
        kind: 'conversions',
        offer: 12,
        goal: null,
        rateType: 1,
        rate: '10',
        reason: null,
        conversionCount: 2,
        exactAmount: '20',
        amount: '20',
      },
      { ...line, id: 22, kind: 'correction', exactAmount: '5', amount: '5', reason: 'Bonus for October' },
    ],
    'user/users': [{ id: 5, version: 1, firstName: 'Nora', lastName: 'Berzina', roleType: 'affiliate' }],
    'user/offers': [{ id: 12, version: 1, title: 'KetoSlim', status: 'active' }],
    'user/currencies': [
      { id: 1, version: 1, code: 'USD', title: 'Dollar', symbolNative: '$', status: 'active' },
      { id: 2, version: 1, code: 'EUR', title: 'Euro', symbolNative: '€', status: 'active' },
    ],
    'stat/conversions': ids.map((id) => ({
      id,
      version: 1,
      payout: '10',
      payoutCurrency: 'USD',
      country: 'LV',
      approvedAt: 1_790_000_000,
      createdAt: 1_790_000_000,
      affiliateInvoiceLines: 21,
    })),
  };
  testHarness.answerAlways('POST', 'user/affiliate_invoices/find_conversions', found);
});

const step = async (name: string) => within(await screen.findByRole('region', { name }));
const made = () => changes().filter(({ method, path }) => method === 'PUT' && path === 'user/affiliate_invoices');

/** Proceeds to the step with the conversions of one affiliate’s last month. */
const toConversions = async () => {
  const user = await open('/affiliate-billing/invoices/create?affiliate=5&currency=1');
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  await (await step('Affiliate')).findByDisplayValue('Nora Berzina');
  await next();
  await (await step('Period and filters')).findByRole('combobox', { name: /^Currency/ });
  await next();
  const conversions = await step('Conversions');
  await conversions.findByText('Included: 3 of 3 conversions');
  // Searching is not an action to announce.
  expect(screen.queryByText('Success')).toBeNull();
  return { user, next };
};

describe('a new invoice', () => {
  test('has the conversions that were left in, and comes to what its last step says', async () => {
    const { user, next } = await toConversions();
    await user.click(await screen.findByRole('button', { name: 'Show conversions: KetoSlim' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Include conversion 72' }));
    await screen.findByText('Included: 2 of 3 conversions');
    await next();
    await user.type(await screen.findByRole('textbox', { name: /^Notes/ }), 'Thanks');
    await next();
    const summary = await step('Summary');
    await user.click(await summary.findByRole('button', { name: 'Add: Corrections' }));
    await user.type(await summary.findByRole('textbox', { name: /^Amount/ }), '5');
    await user.type(summary.getByRole('textbox', { name: /^Reason/ }), 'Bonus');
    const totals = within(await summary.findByRole('region', { name: 'Total' }));
    await expect
      .poll(() => totals.getAllByRole('definition').map(({ textContent }) => textContent))
      .toEqual(['$20.00', '$5.00', '$25.00']);
    await user.click(screen.getByRole('button', { name: /^Create/ }));
    await expect
      .poll(() => made().at(-1)?.body)
      .toMatchObject({
        items: [
          {
            affiliate: 5,
            currency: 1,
            conversions: [71, 73],
            notes: 'Thanks',
            corrections: [{ amount: '5', reason: 'Bonus' }],
          },
        ],
      });
    await expect.poll(address).toMatch(/^\/affiliate-billing\/invoices\/\d+/);
  });

  test('leaves out or in a whole group at once, and is not made of nothing', async () => {
    const { user } = await toConversions();
    await user.click(screen.getByRole('checkbox', { name: 'Include KetoSlim' }));
    await screen.findByText('Everything is left out. Include at least one conversion.');
    await expect.poll(() => screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'Include KetoSlim' }));
    await screen.findByText('Included: 3 of 3 conversions');
  });

  test('says what was left out before there were too many to list, and puts it back', async () => {
    const { user, next } = await toConversions();
    await user.click(await screen.findByRole('button', { name: 'Show conversions: KetoSlim' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Include conversion 72' }));
    await screen.findByText('Included: 2 of 3 conversions');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    // With other answers there are more than are listed.
    testHarness.answerAlways('POST', 'user/affiliate_invoices/find_conversions', (sent) => {
      const { groups, ...all } = found(sent);
      return { ...all, groups: groups.map((group) => ({ ...group, conversions: [] })) };
    });
    const period = await step('Period and filters');
    await user.click(await period.findByRole('combobox', { name: /^Currency/ }));
    await user.click(await screen.findByRole('option', { name: /EUR/ }));
    await next();
    const conversions = await step('Conversions');
    await conversions.findByText('Included: 2 of 3 conversions');
    await user.click(conversions.getByRole('button', { name: 'Include them' }));
    await conversions.findByText('Included: 3 of 3 conversions');
  });

  test('shows twenty of many conversions at a time', async () => {
    const many = Array.from({ length: 21 }, (_, index) => 101 + index);
    testHarness.records['stat/conversions'] = many.map((id) => ({
      id,
      version: 1,
      payout: '10',
      payoutCurrency: 'USD',
      country: 'LV',
      approvedAt: 1_790_000_000,
      createdAt: 1_790_000_000,
      affiliateInvoiceLines: 21,
    }));
    testHarness.answerAlways('POST', 'user/affiliate_invoices/find_conversions', (sent) => {
      const { groups, ...others } = found(sent);
      return { ...others, conversionCount: 21, groups: [{ ...groups[0], conversionCount: 21, conversions: many }] };
    });
    const user = await open('/affiliate-billing/invoices/create?affiliate=5&currency=1');
    const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
    await (await step('Affiliate')).findByDisplayValue('Nora Berzina');
    await next();
    await (await step('Period and filters')).findByRole('combobox', { name: /^Currency/ });
    await next();
    await user.click(await screen.findByRole('button', { name: 'Show conversions: KetoSlim' }));
    await screen.findByRole('checkbox', { name: 'Include conversion 120' });
    expect(screen.queryByRole('checkbox', { name: 'Include conversion 121' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    await screen.findByRole('checkbox', { name: 'Include conversion 121' });
  });

  test('is refused at the step where something has to change, and keeps what was filled in', async () => {
    const { user, next } = await toConversions();
    await next();
    await user.type(await screen.findByRole('textbox', { name: /^Notes/ }), 'Thanks');
    await next();
    await step('Summary');
    const message = 'Conversion 71 is already on invoice A-2';
    const details = [{ path: 'items.0.conversions.0', type: 'invoiced', message }];
    testHarness.answerNext('PUT', 'user/affiliate_invoices', 422, { message: 'Invalid', details });
    isGone = [71];
    await user.click(screen.getByRole('button', { name: /^Create/ }));
    const conversions = await step('Conversions');
    within(await conversions.findByRole('alert')).getByText(message);
    await conversions.findByText('Included: 2 of 2 conversions');
    await next();
    expect(await screen.findByDisplayValue('Thanks')).toBeTruthy();
    await next();
    await step('Summary');
    await user.click(screen.getByRole('button', { name: /^Create/ }));
    await expect.poll(() => made().at(-1)?.body).toMatchObject({ items: [{ conversions: [72, 73], notes: 'Thanks' }] });
  });

  test('shows what was found as cards on a phone, to be left out by groups and one by one', async () => {
    onPhone();
    const { user } = await toConversions();
    expect(screen.queryByRole('table')).toBeNull();
    const groups = within(screen.getByRole('list', { name: 'Conversions' }));
    await groups.findByRole('link', { name: 'KetoSlim' });
    const saying = (terms: readonly string[]) =>
      terms.map((term) => groups.getByText(term).nextElementSibling?.textContent);
    await expect
      .poll(() => saying(['Goal', 'Rate', 'Count', 'Amount', 'In the invoice’s currency']))
      .toEqual(['Lead', '$10.00', '3', '$30.00', '$30.00']);
    const opens = groups.getByRole('button', { name: 'Show conversions: KetoSlim' });
    expect(opens.getAttribute('aria-expanded')).toBe('false');
    await user.click(opens);
    await user.click(await groups.findByRole('checkbox', { name: 'Include conversion 72' }));
    await screen.findByText('Included: 2 of 3 conversions');
    expect(screen.queryByRole('table')).toBeNull();
    expect(saying(['Count'])).toEqual(['2 / 3']);
    await user.click(groups.getByRole('button', { name: 'Hide conversions: KetoSlim' }));
    expect(groups.queryByRole('checkbox', { name: 'Include conversion 72' })).toBeNull();
    await user.click(groups.getByRole('checkbox', { name: 'Include KetoSlim' }));
    await screen.findByText('Everything is left out. Include at least one conversion.');
  });

  test('is not created before the total at another rate is on screen', async () => {
    testHarness.answerAlways('POST', 'user/affiliate_invoices/find_conversions', (sent) => {
      const exchangeRates = recordsIn(recordOf(sent)['exchangeRates']);
      const rate = exchangeRates[0]?.rate ?? '1';
      const { groups, ...all } = found(sent);
      const amount = String(30 * Number(rate));
      return {
        ...all,
        amount,
        exchangeRates: [{ currency: 2, rate }],
        groups: groups.map((group) => ({ ...group, currency: 2, amount })),
      };
    });
    const { user, next } = await toConversions();
    await next();
    await screen.findByRole('textbox', { name: /^Notes/ });
    await next();
    const summary = await step('Summary');
    const total = async () =>
      within(await summary.findByRole('region', { name: 'Total' }))
        .getAllByRole('definition')
        .at(-1)?.textContent;
    const create = () => screen.getByRole('button', { name: /^Create/ });
    await expect.poll(total).toBe('$30.00');
    expect(create()).toHaveProperty('disabled', false);
    const answer = testHarness.holdNext('POST', 'user/affiliate_invoices/find_conversions');
    await user.type(await summary.findByRole('textbox', { name: /^1 EUR in USD/ }), '2');
    expect(await total()).toBe('$30.00');
    expect(create()).toHaveProperty('disabled', true);
    answer();
    await expect.poll(total).toBe('$60.00');
    await user.click(create());
    await expect.poll(() => made().at(-1)?.body).toMatchObject({ items: [{ exchangeRates: [{ rate: '2' }] }] });
  });

  test('shows no conversions of one affiliate while those of another are searched for', async () => {
    testHarness.records['user/users']?.push({
      id: 6,
      version: 1,
      firstName: 'Otto',
      lastName: 'Kalnins',
      roleType: 'affiliate',
    });
    const { user, next } = await toConversions();
    await user.click(screen.getByRole('button', { name: 'Affiliate' }));
    await user.click(await (await step('Affiliate')).findByDisplayValue('Nora Berzina'));
    await user.click(await screen.findByRole('option', { name: /Otto/ }));
    await next();
    await step('Period and filters');
    const answer = testHarness.holdNext('POST', 'user/affiliate_invoices/find_conversions');
    await next();
    await step('Conversions');
    expect(screen.queryByRole('checkbox', { name: 'Include KetoSlim' })).toBeNull();
    answer();
    await screen.findByRole('checkbox', { name: 'Include KetoSlim' });
  });

  test('keeps everything where its maker goes back', async () => {
    const { user } = await toConversions();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await step('Period and filters');
    await user.click(screen.getByRole('button', { name: 'Affiliate' }));
    await (await step('Affiliate')).findByDisplayValue('Nora Berzina');
  });
});

describe('the page of an invoice', () => {
  test('has on a phone no columns but what lines are for and come to, with rate and conversions below', async () => {
    onPhone();
    await open('/affiliate-billing/invoices/3/general');
    const lines = within(await screen.findByRole('table', { name: 'Lines' }));
    expect(lines.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['For what', 'Amount']);
    const link = await lines.findByRole('link', { name: 'KetoSlim' });
    expect(link.closest('td')?.textContent).toMatch(/Rate: .+Conversions: \d/);
    // A correction has neither.
    expect(lines.getByText('Correction: Bonus for October').closest('td')?.textContent).toBe(
      'Correction: Bonus for October',
    );
  });

  test('has its lines, each with its conversions, and why it was corrected', async () => {
    const user = await open('/affiliate-billing/invoices/3/general');
    const lines = within(await screen.findByRole('table', { name: 'Lines' }));
    await lines.findByRole('link', { name: 'KetoSlim' });
    lines.getByText('Correction: Bonus for October');
    expect(lines.getAllByRole('row').at(-1)?.textContent).toBe('Total$25.00');
    expect(screen.getAllByText('2026.10.01')[0]?.parentElement?.textContent).toBe('2026.10.01 – 2026.10.31');
    await user.click(lines.getByRole('button', { name: 'Show conversions' }));
    const conversions = within(await lines.findByRole('list', { name: 'Conversions of the line' }));
    expect(conversions.getAllByRole('listitem')).toHaveLength(3);
    expect(conversions.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/conversions\/7\d/);
  });

  test('says when it has more lines than it shows, and shows the others', async () => {
    const lines = testHarness.records['user/affiliate_invoice_lines']!;
    const asked: unknown[] = [];
    testHarness.answerAlways('GET', 'user/affiliate_invoice_lines', (query) => {
      asked.push(recordOf(query)['limit']);
      return { items: asked.length > 1 ? lines : lines.slice(0, 1), meta: { totalCount: 2 } };
    });
    const user = await open('/affiliate-billing/invoices/3/general');
    await screen.findByText('The first 1 of 2 lines.');
    await user.click(screen.getByRole('button', { name: 'Show all lines' }));
    await screen.findByText('Correction: Bonus for October');
    expect(screen.queryByRole('button', { name: 'Show all lines' })).toBeNull();
  });

  test('is kept as a file', async () => {
    const saved = vi.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:invoice', revokeObjectURL: saved });
    const user = await open('/affiliate-billing/invoices/3/general');
    await user.click(await screen.findByRole('button', { name: 'Download: PDF' }));
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    expect(testHarness.calls.map(({ path }) => path)).toContain('user/affiliate_invoices/3/file?format=pdf');
  });

  test('asks when it was paid, and says so', async () => {
    const user = await open('/affiliate-billing/invoices/3/general');
    await user.click(await screen.findByRole('button', { name: 'Change status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Paid' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('textbox', { name: /^Payment date/ });
    expect(dialog.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: /“A-3”/ }));
    await expect
      .poll(() => changes().at(-1))
      .toMatchObject({ path: 'user/affiliate_invoices/change_status', body: { items: [{ id: 3, status: 'paid' }] } });
  });

  test('asks why it is declined, and for no date', async () => {
    const user = await open('/affiliate-billing/invoices/3/general');
    await user.click(await screen.findByRole('button', { name: 'Change status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Declined' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /^Reason/ }), 'Fraud');
    expect(dialog.queryByRole('textbox', { name: /^Payment date/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: /“A-3”/ }));
    await expect
      .poll(() => changes().at(-1)?.body)
      .toEqual({ items: [{ id: 3, status: 'declined', reason: 'Fraud' }] });
  });

  test('says why it was declined', async () => {
    testHarness.records['user/affiliate_invoices'] = [{ ...invoice, status: 'declined', blockReason: 'Fraud' }];
    await open('/affiliate-billing/invoices/3/general');
    await screen.findByText('Declined: Fraud');
  });
});

describe('an advertiser’s invoice', () => {
  const { affiliate: _, ...own } = invoice;

  beforeEach(() => {
    testHarness.records['user/advertisers'] = [{ id: 4, version: 1, title: 'Nordwind', status: 'active' }];
    testHarness.records['user/advertiser_invoices'] = [{ ...own, title: 'ADV-3', advertiser: 4, advance: '20' }];
    testHarness.records['user/advertiser_invoice_lines'] = testHarness.records['user/affiliate_invoice_lines']!;
    testHarness.answerAlways('POST', 'user/advertiser_invoices/find_conversions', found);
  });

  test('says what of it was paid in advance, and what is left to be paid', async () => {
    await open('/advertiser-billing/adv-invoices/3/general');
    const lines = await screen.findByRole('table', { name: 'Lines' });
    const rows = within(lines).getAllByRole('row').slice(-3);
    await expect
      .poll(() => rows.map(({ textContent }) => textContent))
      .toEqual(['Total$25.00', 'Paid in advance$20.00', 'To be paid$5.00']);
  });

  test('is made of the conversions of an advertiser', async () => {
    const user = await open('/advertiser-billing/adv-invoices/create?advertiser=4&currency=1');
    const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
    await (await step('Advertiser')).findByDisplayValue('Nordwind');
    await next();
    await (await step('Period and filters')).findByRole('combobox', { name: /^Currency/ });
    await next();
    await (await step('Conversions')).findByText('Included: 3 of 3 conversions');
    await next();
    // There is no withdrawal method to select.
    await screen.findByRole('textbox', { name: 'Notes' });
    expect(screen.queryByRole('combobox', { name: /^Withdrawal method/ })).toBeNull();
    await next();
    await step('Summary');
    await user.click(screen.getByRole('button', { name: /^Create/ }));
    const sent = () => changes().filter(({ method, path }) => method === 'PUT' && path === 'user/advertiser_invoices');
    await expect
      .poll(() => sent().at(-1)?.body)
      .toMatchObject({ items: [{ advertiser: 4, currency: 1, conversions: ids }] });
  });
});

describe('where an invoice is to be paid', () => {
  const method = { id: 4, version: 1, title: 'Main account', status: 'active', affiliate: 5, paymentMethod: 2 };
  const account = (value: string) => ({ items: [{ field: null, title: 'Account', value }] });

  beforeEach(() => {
    testHarness.records['user/withdrawal_methods'] = [method];
    testHarness.answerAlways('GET', 'user/withdrawal_methods/4/account', account('•••WXYZ'));
    testHarness.answerAlways('POST', 'user/withdrawal_methods/4/account', account('TXYZ1234567890abcdWXYZ'));
  });
  const opened = (status: string) => {
    testHarness.records['user/affiliate_invoices'] = [{ ...invoice, withdrawalMethod: 4, status }];
    return open('/affiliate-billing/invoices/3/show');
  };

  test('is on its page for those who pay it', async () => {
    const user = await opened('unpaid');
    const card = within(await screen.findByRole('region', { name: 'Pay to' }));
    await card.findByText('•••WXYZ');
    await user.click(card.getByRole('button', { name: 'Show in full' }));
    await card.findByText('TXYZ1234567890abcdWXYZ');
  });

  test('is no longer needed once it is paid', async () => {
    await opened('paid');
    await screen.findByRole('region', { name: 'Lines' });
    expect(screen.queryByRole('region', { name: 'Pay to' })).toBeNull();
  });
});
