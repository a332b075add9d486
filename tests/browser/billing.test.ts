import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { patience } from '../patience.ts';
import { changeStatus, choose, noted } from './actions.ts';
import { tokenOf, visitors } from './visitor.ts';

const { signedIn } = visitors();

/** A call made by the person at the page. */
const call = async (page: Page, method: string, path: string, data?: object): Promise<Record<string, unknown>> => {
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.fetch(`/api/v1/user/${path}`, { method, headers, ...(data && { data }) });
  const { data: answer }: { data: Record<string, unknown> } = await response.json();
  return answer;
};

/** 2026.11.25 */
const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '.');

interface Conversion {
  id: number;
  transactionId: string;
  revenue: string;
  conversionStatus: number;
}

const statuses = { 1: 'pending', 2: 'hold', 3: 'approved', 4: 'rejected' };

/**
 * An advertiser of this name who has reported six deposits today, each worth 100, of which 40 go to the affiliate, all
 * approved. The demo’s own data depends on the time of day.
 */
const withDeposits = async (page: Page, title: string, affiliate: unknown) => {
  const one = async (path: string, item: object): Promise<Record<string, unknown>> => {
    const { items } = await call(page, 'PUT', path, { items: [item] });
    return (items as Record<string, unknown>[])[0]!;
  };
  const activate = (path: string, { id }: Record<string, unknown>) =>
    call(page, 'POST', path, { items: [{ id, status: 'active' }] });
  const vertical = await one('verticals', {
    title: `${title} deposits`,
    goals: [{ title: 'Deposit', key: 'deposit' }],
  });
  const advertiser = await one('advertisers', { title });
  const offer = await one('offers', { title, advertisers: [advertiser['id']], vertical: vertical['id'] });
  const targetUrl = 'https://landing.example/page?id={click_id}';
  const landing = await one('landings', { title, offer: offer['id'], advertiser: advertiser['id'], targetUrl });
  await activate('landings/change_status', landing);
  await activate('offers/change_block', offer);
  const campaign = await one('campaigns', { title, affiliate, offer: offer['id'] });
  const { apiToken } = await call(page, 'GET', `advertisers/${String(advertiser['id'])}?with=apiToken`);
  const click = async () => await call(page, 'GET', `../../../c/${String(campaign['secureId'])}?format=json`);
  // A campaign takes clicks once every process has loaded it.
  await expect.poll(async () => (await click())['url'], { timeout: patience.wait }).toContain('landing.example');
  const items: { id: unknown }[] = [];
  for (let place = 1; place <= 6; place += 1) {
    const { clickId } = await click();
    const query = `click_id=${String(clickId)}&goal=deposit&amount=100&currency=USD&txid=deposit-${place}`;
    const { id } = await call(page, 'GET', `../public/postback/${String(apiToken)}?${query}`);
    items.push({ id });
  }
  await call(page, 'PATCH', '../stat/conversions', {
    items: items.map(({ id }) => ({ id, payout: '40', changeReason: 'Agreed' })),
  });
  await call(page, 'PATCH', '../stat/conversions/approve', { items });
  const listed = await call(page, 'GET', `../stat/conversions?advertiser=${String(advertiser['id'])}&orderBy=id:asc`);
  return { advertiser: Number(advertiser['id']), conversions: listed['items'] as Conversion[] };
};

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click();

/** Excludes three conversions, along with as many offers as that takes. */
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

it('staff make and pay an invoice without three conversions and with a bonus, and decline a withdrawal of the rest', {
  timeout: patience.walk,
}, async () => {
  const admin = await signedIn(demoNetwork.admin);
  const { version } = await call(admin, 'GET', 'settings/general');
  await call(admin, 'PATCH', 'settings/general', { items: [{ version, withdrawalMinimum: '0.01' }] });
  const affiliate = await signedIn(demoNetwork.affiliate);
  const { id } = await call(affiliate, 'GET', 'users/me');
  await withDeposits(admin, 'Paid Deposits', id);

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
  const total = await staff.getByRole('region', { name: 'Total' }).getByRole('definition').last().innerText();
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

it('staff reconcile an advertiser’s file that has five differences, and a click on a balance explains it', {
  timeout: patience.walk,
}, async () => {
  const page = await signedIn(demoNetwork.admin);
  const title = 'Differing Deposits';
  const { items: campaigns } = await call(page, 'GET', 'campaigns?status=active&limit=1');
  const [{ affiliate }] = campaigns as [{ affiliate: number }];
  const { advertiser, conversions } = await withDeposits(page, title, affiliate);
  expect(conversions.map(({ conversionStatus }) => conversionStatus)).toEqual([3, 3, 3, 3, 3, 3]);
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
  await page.getByRole('textbox', { name: 'Period from' }).fill(today());
  await page.getByRole('textbox', { name: 'Period to' }).fill(today());
  const buffer = Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
  await page.getByLabel('File').setInputFiles({ name: 'their-month.csv', mimeType: 'text/csv', buffer });
  const counts = page.getByRole('list', { name: 'Result' });
  await counts.waitFor();
  expect(await counts.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Matched\s+\d+$/),
    ...['Other amount', 'Other status', 'Other amount and status', 'Missing here', 'Missing there'].map((verdict) =>
      expect.stringMatching(new RegExp(`^${verdict}\\s+1$`)),
    ),
  ]);
  await page.getByRole('button', { name: 'Save as a report' }).click();

  await page.getByRole('button', { name: 'Correct conversions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct conversions' });
  await dialog.getByRole('checkbox', { name: /^Reject conversions missing there/ }).check();
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

  await page.goto('/advertiser-billing/adv-balances?orderBy=id:desc&limit=25&offset=0');
  const balance = page.getByRole('row').filter({ hasText: title });
  await balance.getByRole('link', { name: /\d/ }).first().click();
  await page.waitForURL(/\/advertiser-billing\/movements\?.*balance=\d+/);
  expect(new URL(page.url()).searchParams.get('balance')).toBe(String(advertiser));
  const movement = page.getByRole('row').filter({ hasText: title }).first();
  await movement.waitFor();
  expect(await page.getByRole('row').filter({ hasText: title }).count()).toBeGreaterThan(0);
});
