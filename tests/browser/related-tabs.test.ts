import { expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { address, noted, row, save, tick, total } from './actions.ts';
import { tokenOf, visitors } from './visitor.ts';

const { signedIn, expectAnswer } = visitors();

it('staff create, edit and deactivate landing pages from their offer, and from no other', async () => {
  expectAnswer(404);
  const page = await signedIn(demoNetwork.admin);
  await page.goto('/offers/15/general');
  await page.getByRole('tab', { name: /^Landing pages/ }).click();
  for (const title of ['Tabbed one', 'Tabbed two']) {
    await page.getByRole('button', { name: 'New landing page' }).click();
    await page.waitForURL('**/offers/15/landings/create');
    expect(await page.getByRole('combobox', { name: /^Offer/ }).count()).toBe(0);
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('combobox', { name: 'Target URL' }).fill('https://tabbed.example');
    await page.getByRole('button', { name: 'Create and publish' }).click();
    await page.waitForURL(/\/offers\/15\/landings\/\d+\/general$/);
    await page.getByRole('heading', { name: new RegExp(`· ${title}$`) }).waitFor();
    await page
      .getByRole('navigation', { name: 'Where this is' })
      .getByRole('link', { name: 'Landing pages', exact: true })
      .click();
    await row(page, title).waitFor();
  }

  // The page of one landing page, below the offer; its title names both.
  await page.getByRole('link', { name: 'Tabbed one' }).click();
  await page.getByRole('heading', { name: /· Tabbed one$/ }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Landing page \d+ · Tabbed one — Offer 15 · /);
  const own = new URL(page.url()).pathname;
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Title' }).fill('Tabbed first');
  await save(page);
  await page.goBack();
  await row(page, 'Tabbed first').waitFor();

  // The state of the list is in the address.
  await page.getByRole('textbox', { name: 'Search' }).fill('Tabbed');
  await total(page, 2);
  await page.getByRole('tab', { name: /^Active/ }).click();
  await expect
    .poll(() => address(page))
    .toMatchObject({ path: '/offers/15/landings/active', query: { search: 'Tabbed' } });
  await page.reload();
  await total(page, 2);
  expect(address(page).path).toBe('/offers/15/landings/active');

  await tick(page, 'Tabbed first', 'Tabbed two');
  const bar = page.getByRole('toolbar', { name: 'Selected records' });
  await bar.getByRole('button', { name: 'Change status of 2 landing pages' }).click();
  await page.getByRole('menuitem', { name: 'Inactive', exact: true }).click();
  await row(page, 'Tabbed two').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await noted(page, 'Status change undone');
  await row(page, 'Tabbed two').waitFor();

  await page.goto(own.replace('/offers/15/', '/offers/16/'));
  await page.getByRole('heading', { name: /^Not found: Landing page #/ }).waitFor();
  await page.getByRole('link', { name: 'Back to Landing pages' }).click();
  await page.waitForURL('**/offers/16/landings');
  await page.getByRole('tab', { name: /^Landing pages/, selected: true }).waitFor();
});

it('staff drag the targetings of an offer into another order', async () => {
  const page = await signedIn(demoNetwork.admin);
  await page.goto('/offers/15/targeting');
  const token = await tokenOf(page);
  const headers = { Authorization: `Bearer ${token}` };
  const read = async (path: string) => (await page.request.get(`/api/v1/user/${path}`, { headers })).json();
  const { data: offer } = await read('offers/15?fields=advertisers');
  const names = ['Dragged first', 'Dragged second', 'Dragged third'];
  const items = names.map((title) => ({ title, offer: 15, advertiser: offer.advertisers[0] }));
  await page.request.put('/api/v1/user/targetings', { headers, data: { items } });
  await page.reload();
  const places = page.getByRole('listitem').filter({ hasText: /Dragged/ });
  const order = async () =>
    (await places.allInnerTexts()).map((text) => names.find((name) => text.includes(name)) ?? text);
  await expect.poll(order).toEqual(names);
  await places.nth(2).dragTo(places.nth(0));
  await noted(page, 'Order saved');
  await expect.poll(order).toEqual(['Dragged third', 'Dragged first', 'Dragged second']);
  await page.reload();
  await expect.poll(order).toEqual(['Dragged third', 'Dragged first', 'Dragged second']);
});
