import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { serverFolder } from '../folder.ts';
import { patience } from '../patience.ts';
import { choose, create, edit } from './actions.ts';
import { type Clock, createClock } from './clock.ts';
import { type Running, startProduct } from './start.ts';
import { visitors } from './visitor.ts';

/** People working on the same records: what one has written, planned and requested, another finds. */

let clock: Clock;
let running: Running;

// Each attempt has its own product: a clock that was moved ahead can't go back.
beforeEach(async () => {
  clock = createClock(join(serverFolder('sluice-clock-'), 'clock'));
  running = await startProduct({ clock, from: inject('filled') });
}, patience.walk);
afterEach(() => running.stop());

const { signedIn } = visitors(() => running.site);

/** Calls made by a person, for setup. */
const caller = async (email: string) => {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: token }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return (await (await fetch(`${running.site}/api/v1${path}`, init)).json()).data;
  };
  const { token } = await send('POST', '/login', { email, password: demoPassword });
  return (method: string, path: string, body?: object, by: string = token) => send(method, path, body, `Bearer ${by}`);
};
type Call = Awaited<ReturnType<typeof caller>>;

/** Makes changes of a cap due now: they follow the clock of the database (D1453), which tests can't set. */
const makeDue = async (cap: number, column: 'at' | 'back_at'): Promise<void> => {
  const [, , , port, folder] = readFileSync(join(running.data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const client = new Client({ host: folder, port: Number(port), user: 'sluice', database: 'sluice' });
  await client.connect();
  try {
    await client.query(`update scheduled_changes set ${column} = now() where target = 'cap' and target_id = $1`, [cap]);
  } finally {
    await client.end();
  }
};

/** A person who meets the requirements of every vertical of the demo. */
const somebody = (country: string) => ({
  firstName: 'Vera',
  lastName: 'Berzina',
  email: `vera.${randomUUID()}@mail.example`,
  country,
  phone: `+49 151 ${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
});
const further = { address: '12 Garden Street', age: '34', amount: '1500', experience: 'none', term: '30' };
const params = { ...further, gender: 'other', quantity: '1' };

/** A campaign and a country whose leads someone accepts. */
const takenTraffic = async (call: Call) => {
  const campaigns = (await call('GET', '/user/campaigns?status=active&limit=200')).items;
  for (const campaign of campaigns)
    for (const country of ['DE', 'PL', 'LV', 'ES', 'IT', 'US']) {
      const lead = { kind: 'lead', campaign: campaign.id, country };
      const parameters = { ...somebody(country), ...params };
      const { outcome } = await call('POST', '/stat/simulate', { ...lead, parameters });
      if (outcome === 'offered') return { campaign, country };
    }
  throw new Error('Nobody of the demo takes leads');
};

const capTitle = 'Leads of the weekend';

/** A cap of five leads, four of them used, for an affiliate managed by this manager; its ID. */
const fillingCap = async (call: Call, manager: number): Promise<number> => {
  const { campaign, country } = await takenTraffic(call);
  const { id: affiliate, apiToken } = await call('GET', `/user/users/${campaign.affiliate}?with=apiToken`);
  // A cap's managers are notified of it, and which of the demo's managers they are differs from day to day.
  await call('PATCH', '/user/users', { items: [{ id: affiliate, managers: [manager] }] });
  const fields = { title: capTitle, type: 'leads', offer: campaign.offer, affiliate, value: '5' };
  const [{ id }] = (await call('PUT', '/user/caps', { items: [fields] })).items;
  const lead = () => ({ ...somebody(country), params, campaign: campaign.secureId });
  // The first may arrive before the cap is in force.
  while (Number((await call('GET', `/user/caps/${id}`)).counter) < 4)
    await call('POST', '/public/leads', lead(), apiToken);
  return id;
};

const hour = 3600;
/** In the format people type: 2026.11.30 09:00:00 */
const written = (at: number): string => {
  const text = new Date(at * 1000).toISOString();
  return `${text.slice(0, 10).replaceAll('-', '.')} ${text.slice(11, 19)}`;
};
/** The first Monday at 9 a.m. after a moment. */
const mondayAfter = (at: number): number => {
  const date = new Date(at * 1000);
  const days = (8 - date.getUTCDay()) % 7 || 7;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days, 9) / 1000;
};

const notices = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  return page.getByRole('dialog', { name: 'Notifications' });
};
const limit = (page: Page) => page.getByRole('region', { name: 'Limit' }).getByText('Limit', { exact: true });
/** The limit shown on the cap's page. */
const shownLimit = async (page: Page, cap: number): Promise<string | null> => {
  await page.goto(`/caps/${cap}/general`);
  return limit(page).locator('xpath=following-sibling::dd').first().textContent();
};

it('for a cap that fills up, a manager makes a task, a note and a change for the weekend, which a colleague finds', {
  timeout: patience.walk,
}, async () => {
  const call = await caller(demoNetwork.admin);
  const [colleague, advertiser] = [await call('GET', '/user/users/me'), 2];
  const tonight = Math.floor(Date.now() / 1000 / hour) * hour + 6 * hour;
  const monday = mondayAfter(tonight);

  const manager = await signedIn(demoNetwork.manager);
  await manager.goto('/offers/all?orderBy=id:desc&limit=25&offset=0');
  const { id: managerId, firstName, lastName } = await (await caller(demoNetwork.manager))('GET', '/user/users/me');
  const cap = await fillingCap(call, managerId);
  const bell = await notices(manager);
  await bell.getByRole('link', { name: `Cap 80% full: ${capTitle}` }).click();
  await manager.waitForURL(`**/caps/${cap}/general`);

  await edit(manager);
  await manager.getByRole('textbox', { name: 'Limit', exact: true }).fill('50');
  await manager.getByRole('button', { name: 'Save later…' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Save later' });
  await dialog.getByText('In your time zone: UTC').waitFor();
  await dialog.getByRole('textbox', { name: /^When/ }).fill(written(tonight));
  await dialog.getByRole('textbox', { name: /^And back at/ }).fill(written(monday));
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Slow weekend');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await manager.getByText(`Scheduled for ${written(tonight)}`).waitFor();

  await manager.goto(`/advertisers/${advertiser}/notes`);
  await manager.getByRole('button', { name: 'Add note' }).click();
  const note = manager.getByRole('dialog', { name: 'Add note' });
  await note.getByRole('textbox', { name: 'Title' }).fill('Cap of the weekend');
  await note.getByRole('textbox', { name: 'Text' }).fill('They take **50** until Monday.');
  await note.getByRole('button', { name: 'Save' }).click();
  await manager.getByRole('region', { name: 'Notes' }).getByText('Cap of the weekend').waitFor();
  await manager.getByRole('link', { name: 'New task' }).click();
  await manager.getByRole('textbox', { name: 'Title' }).fill('Ask how Monday goes');
  await choose(manager, 'Assignees', `${colleague.firstName} ${colleague.lastName}`);
  await create(manager);
  await manager.waitForURL(/\/tasks\/\d+/);

  const page = await signedIn(demoNetwork.admin);
  await page.goto('/scheduled-changes');
  const scheduled = page.getByRole('row').filter({ hasText: capTitle });
  for (const text of ['Waiting', written(tonight), written(monday), 'Slow weekend'])
    await scheduled.getByText(text).waitFor();
  await (await notices(page)).getByRole('link', { name: /^Task assigned to you: .*Ask how Monday goes$/ }).click();
  await page.waitForURL(/\/tasks\/\d+/);
  const ofAdvertiser = page.locator(`main a[href^="/advertisers/${advertiser}"]`).first();
  await ofAdvertiser.click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('region', { name: 'Notes' }).getByText('They take 50 until Monday.').waitFor();

  expect(await shownLimit(page, cap)).toBe('5');
  clock.set(tonight);
  await makeDue(cap, 'at');
  await expect.poll(() => shownLimit(page, cap), { timeout: patience.wait }).toBe('50');
  // Days pass, and the sessions expire.
  await Promise.all([manager, page].map((one) => one.context().close()));
  clock.set(monday);
  await makeDue(cap, 'back_at');
  const later = await signedIn(demoNetwork.admin);
  await expect.poll(() => shownLimit(later, cap), { timeout: patience.wait }).toBe('5');
  await later.getByRole('tab', { name: 'History' }).click();
  const back = later.getByRole('listitem').filter({ hasText: 'Slow weekend' }).first();
  await back.getByRole('link', { name: 'Scheduled change' }).waitFor();
  await back.getByText(`${firstName} ${lastName}`).waitFor();
  expect(await back.innerText()).toMatch(/Limit\s+50\s*→\s*5/);
});
