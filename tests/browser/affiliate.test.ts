import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadEntities } from '../../openapi/entities.ts';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { column } from './actions.ts';
import { visitors } from './visitor.ts';

const { signedIn, expectAnswer } = visitors();
const entities = Object.values(await loadEntities());

/** Names and labels of a collection's fields that affiliates never see. */
const staffOnly = entities.map(({ path, fields }) => ({
  path: `/api/v1/${path}`,
  fields: Object.entries(fields).flatMap(([name, field]) => (field.staffOnly ? [{ name, label: field.en }] : [])),
}));

const records = (body: unknown): Record<string, unknown>[] => {
  const { data } = body as { data?: { items?: Record<string, unknown>[] } & Record<string, unknown> };
  return data?.items ?? (data ? [data] : []);
};

interface Heard {
  /** Collects every staff-only field in any response to the page. */
  leaks: string[];
  /** Resolves once all responses so far have been read. */
  answered: () => Promise<unknown>;
}

const listen = (page: Page): Heard => {
  const leaks: string[] = [];
  const reading: Promise<void>[] = [];
  const check = async (response: Response): Promise<void> => {
    const { pathname } = new URL(response.url());
    const of = staffOnly.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
    if (!of || !response.ok()) return;
    // The response to a page that was left in the meantime is gone.
    const body: unknown = await response.json().catch(() => ({}));
    for (const record of records(body)) {
      for (const { name } of of.fields) if (name in record) leaks.push(`${pathname}: ${name}`);
    }
  };
  page.on('response', (response) => void reading.push(check(response)));
  return { leaks, answered: () => Promise.all(reading) };
};

const titlesOn = async (page: Page): Promise<string[]> => {
  await page.goto('/offers/all?orderBy=id:desc&limit=100&offset=0');
  await page.getByText(/^1–\d+ of \d+$/).waitFor();
  return column(page, 'Title');
};

describe('an affiliate', () => {
  it('has a menu of their own', async () => {
    const page = await signedIn(demoNetwork.affiliate);
    await page.goto('/');
    const entries = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
    await entries.first().waitFor();
    expect((await entries.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Statistics',
      'Offers',
      'Campaigns',
      'Leads',
      'Conversions',
      'Clicks',
      'Postback logs',
      'Customers',
      'Billing',
      'Global postbacks',
      'Postbacks',
      'Payment methods',
      'Withdrawal methods',
    ]);
  });

  it('sees public offers and only those private ones that are assigned to them', async () => {
    const page = await signedIn(demoNetwork.affiliate);
    const { leaks, answered } = listen(page);
    const mine = await titlesOn(page);
    const theirs = await titlesOn(await signedIn(demoNetwork.affiliate2));
    const isOnlyOurs = (one: string[], other: string[]) => one.filter((title) => !other.includes(title));
    expect(isOnlyOurs(mine, theirs).length).toBeGreaterThan(0);
    expect(isOnlyOurs(theirs, mine).length).toBeGreaterThan(0);
    expect(mine.length).toBeGreaterThan(60);
    await answered();
    expect(leaks).toEqual([]);
  });

  it('would be caught seeing a staff-only field, as the check finds them for staff', async () => {
    const page = await signedIn(demoNetwork.manager);
    const { leaks, answered } = listen(page);
    await titlesOn(page);
    await answered();
    expect(leaks).toContain('/api/v1/user/offers: advertisers');
  });

  it('sees only their own campaigns', async () => {
    const page = await signedIn(demoNetwork.affiliate);
    const { leaks, answered } = listen(page);
    const all = 'orderBy=id:desc&limit=100&offset=0';
    const campaignsOn = async (who: Page, query: string): Promise<string[]> => {
      await who.goto(`/campaigns/all?${query}`);
      await who.getByText(/^1–\d+ of \d+$/).waitFor();
      return column(who, 'ID');
    };
    const mine = await campaignsOn(page, all);
    await answered();
    expect(leaks).toEqual([]);

    const staff = await signedIn(demoNetwork.admin);
    await staff.goto(`/affiliates/members/all?${all}&search=${demoNetwork.affiliate}`);
    // Click the ID cell: the middle of a row may be a link to somewhere else.
    await staff.getByRole('row').filter({ hasText: demoNetwork.affiliate }).getByRole('cell').nth(1).click();
    await staff.waitForURL('**/general');
    const id = new URL(staff.url()).pathname.split('/').at(-2);
    expect(mine).toEqual(await campaignsOn(staff, `${all}&affiliate=${id}`));
    expect(mine.length).toBeGreaterThanOrEqual(12);
  });

  it('sees no staff-only field on any of their pages', async () => {
    const page = await signedIn(demoNetwork.affiliate);
    const { leaks, answered } = listen(page);
    await titlesOn(page);
    // All offers within reach are active, so there is no status to choose from.
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([]);
    // The oldest one: the newest may belong to another test and have no terms.
    await page.locator('tbody').getByRole('link').last().click();
    await page.getByRole('heading', { name: 'Terms' }).waitFor();
    const forbidden = staffOnly.find(({ path }) => path.endsWith('/offers'))!.fields.map(({ label }) => label);
    const text = await page.getByRole('main').innerText();
    expect(forbidden.filter((label) => text.split('\n').includes(label))).toEqual([]);
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Save(?! later)/ }).count()).toBe(0);

    await page.goto('/campaigns/create');
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Affiliate' }).count()).toBe(0);
    await answered();
    expect(leaks).toEqual([]);
  });

  it.each(['/advertisers/active', '/affiliates/members/active', '/employees/1/general', '/settings/roles/1/general'])(
    'can’t open %s',
    async (path) => {
      expectAnswer(403);
      expectAnswer(404);
      const page = await signedIn(demoNetwork.affiliate);
      await page.goto(path);
      await page.getByText('You do not have the required access level').first().waitFor();
    },
  );
});
