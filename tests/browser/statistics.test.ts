import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { patience } from '../patience.ts';
import { choose, create, total } from './actions.ts';
import { product } from './product.ts';
import { tokenOf, visitors } from './visitor.ts';

/** What a manager asks about yesterday, answered in the browser without help, and what an affiliate sees of it. */

const { signedIn } = visitors();

interface Row {
  values: Record<string, string | number | null>;
  titles: Record<string, string>;
  figures: Record<string, string>;
  previous: Record<string, string>;
}

/** What the server returns, to compare the page with. */
const told = async <Item = Row>(page: Page, path: string): Promise<{ items: Item[]; totals: Row }> => {
  const token = await tokenOf(page);
  const answer = await page.request.get(`${product().site}/api/v1${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
};

const dollars = (figure: string): string =>
  Number(figure).toLocaleString('en', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 });
const lineOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Open ${name}`, exact: true }) });

it('statistics show a manager what made yesterday’s profit and why, and affiliates their part of it', {
  timeout: patience.walk,
}, async () => {
  const page = await signedIn(demoNetwork.admin);

  // A custom metric.
  await page.goto('/metrics/create');
  await page.getByRole('textbox', { name: /^Title(?! in)/ }).fill('Profit per accepted lead');
  const formula = page.getByRole('combobox', { name: /^Formula/ });
  for (const [sign, metric] of [
    ['', 'Profit'],
    ['/', 'Sent leads'],
  ] as const) {
    await formula.fill(`${sign}${metric}`);
    await page.getByRole('option', { name: metric, exact: true }).click();
  }
  await choose(page, 'Group', 'Finance');
  await choose(page, 'Type', 'Money');
  await choose(page, 'Shown as', 'Two decimals');
  await create(page);
  await page.getByRole('heading', { name: /Profit per accepted lead$/ }).waitFor();
  const known = (await told<{ key: string; title: string }>(page, '/stat/metrics')).items;
  const keys = ['Acceptance rate', 'Approval rate', 'Profit per accepted lead'].map(
    (title) => known.find((metric) => metric.title === title)!.key,
  );
  const [, , key = ''] = keys;

  // Yesterday next to the day before, by country.
  const metrics = `metrics=profit,sentLeads,approvedConversions,${keys.join(',')}`;
  await page.goto(`/statistics?groupBy=country,affiliate&orderBy=profit:desc&${metrics}`);
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('menuitem', { name: 'Yesterday' }).click();
  await page.getByRole('switch', { name: /^Compare/ }).click();
  await page.waitForURL(/with=previous/);
  const { searchParams } = new URL(page.url());
  const period = ['createdAtFrom', 'createdAtTo'].map((name) => `${name}=${searchParams.get(name)}`).join('&');
  const asked = `/stat/statistics?${period}&with=previous&groupBy=country,affiliate&orderBy=profit:desc&${metrics}`;
  const { items, totals } = await told(page, asked);
  const [worst] = items
    .filter(({ titles, figures }) => titles['country'] && Number(figures['approvedConversions']) > 0)
    .slice(0, 10)
    .toSorted((one, other) => changeOf(one) - changeOf(other));
  const country = worst!.titles['country']!;
  const line = lineOf(page, country);
  const profit = line.getByRole('gridcell').nth(1);
  await profit.getByRole('img', { name: `Before: ${dollars(worst!.previous['profit']!)}` }).waitFor();
  const heads = (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
  expect(heads).toEqual([
    'Country / Affiliate',
    ...['Profit', 'Sent leads', 'Approved conversions', 'Acceptance rate', 'Approval rate', 'Profit per accepted lead'],
  ]);
  // Whether leads are accepted and conversions approved is shown next to it.
  const [, ...cells] = await line.getByRole('gridcell').allInnerTexts();
  expect(cells[0]).toContain(dollars(worst!.figures['profit']!));
  for (const place of [3, 4]) expect(cells[place]).toMatch(/^\d+(\.\d+)?%/);
  const sums = page.getByRole('row', { name: /^Totals/ });
  expect((await sums.getByRole('gridcell').allInnerTexts())[5]).toContain(dollars(totals.figures[key]!));

  // Which affiliates were behind it.
  await line.getByRole('button', { name: `Open ${country}` }).click();
  const below = await told(page, `${asked}&parents=${encodeURIComponent(JSON.stringify([worst!.values['country']]))}`);
  for (const { titles } of below.items.slice(0, 3))
    await page.getByText(titles['affiliate']!, { exact: true }).waitFor();

  // The rows behind a figure are downloaded.
  const approved = Number(worst!.figures['approvedConversions']);
  await line.getByRole('link', { name: `${approved.toLocaleString('en')}: show Conversions` }).click();
  await total(page, approved);
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).trim().split(/\r\n/)).toHaveLength(approved + 1);

  // Which caps were full.
  await page.goto('/caps/overview');
  const caps = page.getByRole('list', { name: 'Active caps' }).getByRole('listitem');
  await caps.first().getByRole('meter', { name: 'How full it is' }).waitFor();
  expect(await caps.getByText('Full', { exact: true }).count()).toBeGreaterThan(0);

  // An affiliate sees the same period with only their payouts.
  const affiliate = await signedIn(demoNetwork.affiliate);
  await affiliate.goto(`/statistics?${period}&groupBy=country&orderBy=payout:desc`);
  const own = await told(affiliate, `/stat/statistics?${period}&groupBy=country&metrics=payout`);
  const ownSums = affiliate.getByRole('row', { name: /^Totals/ });
  await ownSums.getByText(dollars(own.totals.figures['payout']!), { exact: true }).waitFor();
  const titles = (await affiliate.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
  expect(titles).toContain('Payout');
  for (const hidden of ['Revenue', 'Profit', 'Profit per accepted lead']) expect(titles).not.toContain(hidden);
});

const changeOf = ({ figures, previous }: Row): number => Number(figures['profit']) - Number(previous['profit']);
