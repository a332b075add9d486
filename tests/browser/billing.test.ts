import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { patience } from '../patience.ts';
import { changeStatus, choose, noted } from './acts.ts';
import { visitors } from './visitor.ts';

const { signedIn } = visitors();

/** A call of the person at the page. */
const call = async (page: Page, method: string, path: string, data?: object): Promise<Record<string, unknown>> => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.fetch(`/api/v1/user/${path}`, { method, headers, ...(data && { data }) });
  const { data: answer }: { data: Record<string, unknown> } = await response.json();
  return answer;
};

/** 2026.11.25 */
const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '.');

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click();

/** Leaves three conversions out, of as many offers as that takes. */
const leaveOutThree = async (page: Page): Promise<void> => {
  const conversions = page.getByRole('table', { name: 'Conversions' }).first();
  await conversions.waitFor();
  let left = 0;
  for (const show of await conversions.getByRole('button', { name: /^Show conversions/ }).all()) {
    await show.click();
    const single = page.getByRole('checkbox', { name: /^Include conversion/, checked: true });
    await single.first().waitFor();
    while (left < 3 && (await single.count()) > 0) {
      await single.first().uncheck();
      left += 1;
    }
    await page.getByRole('button', { name: /^Hide conversions/ }).click();
    if (left === 3) break;
  }
  expect(left).toBe(3);
};

it('an invoice is made without three conversions and with a bonus, and paid; the rest is asked for and declined', {
  timeout: patience.walk,
}, async () => {
  const admin = await signedIn(demoNetwork.admin);
  const { version } = await call(admin, 'GET', 'settings/general');
  await call(admin, 'PATCH', 'settings/general', { items: [{ version, withdrawalMinimum: '0.01' }] });
  const affiliate = await signedIn(demoNetwork.affiliate);
  const { id } = await call(affiliate, 'GET', 'users/me');

  const staff = await signedIn(demoNetwork.manager);
  await staff.goto(`/affiliate-billing/invoices/create?affiliate=${id}`);
  await next(staff);
  await choose(staff, 'Currency', 'USD');
  await staff.getByRole('textbox', { name: 'Period to' }).fill(today());
  await next(staff);
  await leaveOutThree(staff);
  await staff.getByText(/^Included: \d+ of \d+ conversions$/).waitFor();
  await next(staff);
  await staff.getByRole('textbox', { name: 'Notes', exact: true }).fill('Thank you for the month');
  await next(staff);
  await staff.getByRole('button', { name: 'Add: Corrections' }).click();
  await staff.getByRole('textbox', { name: 'Amount' }).fill('25');
  await staff.getByRole('textbox', { name: 'Reason' }).fill('Bonus for the volume');
  const total = await staff
    .getByRole('region', { name: 'What it comes to' })
    .getByRole('definition')
    .last()
    .innerText();
  await staff.getByRole('button', { name: /^Create/ }).click();
  await staff.getByText('Correction: Bonus for the volume').waitFor();
  expect(await staff.getByRole('table', { name: 'Lines' }).getByRole('row').last().innerText()).toContain(total);
  const heading = await staff.getByRole('heading', { level: 1 }).innerText();
  const title = heading.split(' · ').at(-1)!;

  const [file] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('button', { name: 'Download: PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${title}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await changeStatus(staff, 'Paid');
  await staff.getByRole('dialog').getByRole('textbox', { name: 'Payment date' }).waitFor();
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: /^Mark as paid/ })
    .click();
  await noted(staff, 'Status changed');

  await affiliate.goto('/billing');
  const own = affiliate.getByRole('table', { name: 'Invoices' });
  await own.getByRole('row').filter({ hasText: title }).getByText('Paid', { exact: true }).waitFor();
  await own.getByRole('link', { name: title }).click();
  await affiliate.getByText('Correction: Bonus for the volume').waitFor();

  await affiliate.goto('/billing');
  await affiliate.getByRole('button', { name: 'Request withdrawal' }).click();
  const dialog = affiliate.getByRole('dialog', { name: 'Request withdrawal' });
  await dialog.getByRole('radio').first().waitFor();
  await dialog.getByRole('combobox', { name: 'Withdrawal method' }).click();
  await affiliate.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Request withdrawal' }).click();
  await affiliate.waitForURL(/\/billing\/invoices\/\d+$/);
  await affiliate.getByRole('table', { name: 'Lines' }).waitFor();
  const request = new URL(affiliate.url()).pathname.split('/').at(-1);

  await staff.goto(`/affiliate-billing/invoices/${request}/general`);
  await changeStatus(staff, 'Declined');
  await staff.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The bank details are out of date');
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: /^Decline/ })
    .click();
  await noted(staff, 'Status changed');

  await affiliate.reload();
  await affiliate.getByText('Declined: The bank details are out of date').waitFor();
  await affiliate.getByText('Declined', { exact: true }).first().waitFor();
});

interface Conversion {
  id: number;
  advertiser: number;
  transactionId: string | null;
  clickId: string | null;
  lead: number | null;
  revenue: string;
  conversionStatus: number;
  advertiserInvoices: number[];
  affiliateInvoices: number[];
}

const statuses = { 1: 'pending', 2: 'hold', 3: 'approved', 4: 'rejected' };

const day = 86_400;
const dateOf = (at: number): string => new Date(at * 1000).toISOString().slice(0, 10).replaceAll('-', '.');

interface ToReconcile {
  advertiser: number;
  title: string;
  /** The first and the last day. */
  days: [string, string];
  conversions: Conversion[];
}

/** An advertiser and the fewest days of theirs with enough conversions to differ in that are on no invoice. */
const daysToReconcile = async (page: Page): Promise<ToReconcile> => {
  const { items: advertisers } = (await call(page, 'GET', 'advertisers?status=active&limit=50')) as {
    items: { id: number; title: string }[];
  };
  const today = Math.floor(Date.now() / 1000 / day) * day;
  for (const span of [1, 2, 5, 10])
    for (const { id: advertiser, title } of advertisers)
      for (let from = today - span * day; from > today - 30 * day; from -= span * day) {
        const to = from + span * day - 1;
        const query = `advertiser=${advertiser}&createdAtFrom=${from}&createdAtTo=${to}&limit=500`;
        const { items } = (await call(page, 'GET', `../stat/conversions?${query}`)) as { items: Conversion[] };
        const approved = items.filter(
          ({ conversionStatus, advertiserInvoices, affiliateInvoices }) =>
            conversionStatus === 3 && advertiserInvoices.length + affiliateInvoices.length === 0,
        );
        if (approved.length >= 5 && items.length < 500 && items.every(({ transactionId }) => transactionId)) {
          const others = items.filter((one) => !approved.includes(one));
          return { advertiser, title, days: [dateOf(from), dateOf(to)], conversions: [...approved, ...others] };
        }
      }
  throw new Error('No days of the demo have enough conversions');
};

it('an advertiser’s file is reconciled with five differences, and a balance is explained by clicking on it', {
  timeout: patience.walk,
}, async () => {
  const page = await signedIn(demoNetwork.admin);
  const { advertiser, title, days, conversions } = await daysToReconcile(page);
  const [amount, status, both, , ...same] = conversions;
  const row = (one: Conversion, revenue = one.revenue, said = one.conversionStatus): string =>
    `${one.transactionId};${revenue};${statuses[said as keyof typeof statuses]}`;
  const lines = [
    'Transaction;Amount;Status',
    row(amount!, '99.75'),
    row(status!, status!.revenue, 4),
    row(both!, '1.5', 1),
    'nobody-knows-it;7;approved',
    ...same.map((one) => row(one)),
  ];
  await page.goto('/advertiser-billing/reconciliations');
  await page.getByRole('link', { name: 'Reconcile a file' }).first().click();
  await page.getByRole('combobox', { name: 'Advertiser' }).fill(title);
  await page.getByRole('option', { name: title }).first().click();
  await page.getByRole('textbox', { name: 'Period from' }).fill(days[0]);
  await page.getByRole('textbox', { name: 'Period to' }).fill(days[1]);
  const buffer = Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
  await page.getByLabel('File').setInputFiles({ name: 'their-month.csv', mimeType: 'text/csv', buffer });
  const counts = page.getByRole('list', { name: 'What comes of it' });
  await counts.waitFor();
  expect(await counts.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Matched\s+\d+$/),
    ...['Other amount', 'Other status', 'Other amount and status', 'Missing here', 'Missing there'].map((verdict) =>
      expect.stringMatching(new RegExp(`^${verdict}\\s+1$`)),
    ),
  ]);
  await page.getByRole('button', { name: 'Keep as a report' }).click();

  await page.getByRole('button', { name: 'Correct conversions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct conversions' });
  await dialog.getByRole('checkbox', { name: /^Reject what is missing there/ }).check();
  await dialog.getByRole('checkbox', { name: `Correct conversion ${both!.id}` }).uncheck();
  await dialog.getByRole('button', { name: 'Correct conversions' }).click();
  await page.getByText('Corrected: 3', { exact: true }).waitFor();
  const revenueOf = async ({ id }: Conversion) => (await call(page, 'GET', `../stat/conversions/${id}`))['revenue'];
  expect(await revenueOf(amount!)).toBe('99.75');
  expect(await revenueOf(both!)).toBe(both!.revenue);

  await page.getByRole('button', { name: 'Undo corrections' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo corrections' }).click();
  await page.getByText('Corrections undone').waitFor();
  expect(await revenueOf(amount!)).toBe(amount!.revenue);

  await page.goto('/advertiser-billing/adv-balances');
  const balance = page.getByRole('row').filter({ hasText: title });
  await balance.getByRole('link', { name: /\d/ }).first().click();
  await page.waitForURL(/\/advertiser-billing\/movements\?.*balance=\d+/);
  expect(new URL(page.url()).searchParams.get('balance')).toBe(String(advertiser));
  const movement = page.getByRole('row').filter({ hasText: title }).first();
  await movement.waitFor();
  expect(await page.getByRole('row').filter({ hasText: title }).count()).toBeGreaterThan(0);
});
