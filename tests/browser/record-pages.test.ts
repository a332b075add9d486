import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { address, create, noted, save } from './actions.ts';
import { visitors } from './visitor.ts';

const { signedIn, expectAnswer } = visitors();

describe('the page of a record', () => {
  it('opens read-only: it names the record, leads to what refers to it, and is edited section by section', async () => {
    const page = await signedIn(demoNetwork.admin, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/offers/12/general');
    await page.getByRole('heading', { name: /^Offer 12 · / }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Offer 12 · /);
    expect(await page.getByRole('textbox').count()).toBe(0);

    await page.getByRole('button', { name: 'Copy the ID' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('12');
    await page.getByRole('button', { name: 'Copy page link' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    const section = page.getByRole('region', { name: 'Offer', exact: true });
    await section.getByRole('button', { name: 'Edit' }).click();
    await expect
      .poll(() => section.getByRole('textbox', { name: 'Title' }).evaluate((box) => box === document.activeElement))
      .toBe(true);
    // The other sections stay read-only.
    expect(await page.getByRole('textbox').count()).toBe(2);
    await section.getByRole('textbox', { name: 'Title' }).fill('Given up');
    await section.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByText('Given up').count()).toBe(0);

    await page.keyboard.press('e');
    await page.getByRole('combobox', { name: 'Vertical' }).waitFor();
    await page.getByRole('textbox', { name: 'Description' }).fill('Read first');
    await save(page);
    await page.getByText('Read first').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
  });

  it('keeps a long value clear of the button that opens its section', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/advertisers/create');
    const title = 'W'.repeat(200);
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await create(page);
    const section = page.getByRole('region').filter({ hasText: title });
    const [value, button] = [section.getByText(title), section.getByRole('button', { name: /^Edit/ })];
    await button.waitFor();
    const rightOf = (one: typeof value) => one.evaluate((element) => element.getBoundingClientRect().right);
    expect(await rightOf(value)).toBeLessThanOrEqual(
      await button.evaluate((element) => element.getBoundingClientRect().left),
    );
  });

  it('leads to the lists of what refers to it, filtered accordingly', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/advertisers/3/general');
    const link = page
      .getByRole('complementary', { name: 'About this record' })
      .getByRole('link', { name: /^Offers\s*\d+$/ });
    const count = Number(/\d+/.exec(await link.innerText())?.[0]);
    await link.click();
    await page.getByText(new RegExp(`^1–${Math.min(count, 25)} of ${count}$`)).waitFor();
    expect(address(page)).toMatchObject({ path: '/offers/all', query: { advertisers: '3' } });
  });

  it('lets a person create a related record and returns them to it', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/advertisers/4/general');
    await page.getByRole('link', { name: 'Add offer' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Made from its advertiser');
    await create(page);
    await page.waitForURL('**/advertisers/4/general');
    await page.getByRole('row').filter({ hasText: 'Made from its advertiser' }).waitFor();
  });

  it('keeps what was typed into one section after a reload, with that section open', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/offers/13/landings');
    await page.getByRole('button', { name: 'Edit: Landing pages' }).click();
    await page.getByRole('combobox', { name: 'Trafficback URL' }).fill('https://back.example/kept');
    await page.getByText('1 changed field').waitFor();
    await page.reload();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Trafficback URL' }).inputValue())
      .toBe('https://back.example/kept');
    await save(page);
    await page.getByText('https://back.example/kept').waitFor();
  });

  it('that does not exist is a 404 in its place, with the way back', async () => {
    expectAnswer(404);
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/offers/2000000000/general');
    await page.getByRole('heading', { name: 'Not found: Offer #2000000000' }).waitFor();
    await page.getByRole('link', { name: 'Back to Offers' }).click();
    await page.waitForURL('**/offers/**orderBy**');
  });
});

it('a change is undone from the history as long as no later change touched its fields', async () => {
  const page = await signedIn(demoNetwork.admin);
  await page.goto('/offers/14/general?edit');
  await page.getByRole('textbox', { name: 'Title' }).fill('Renamed by mistake');
  await page.getByRole('textbox', { name: 'Description' }).fill('Described by mistake');
  await save(page);
  await page.getByRole('tab', { name: 'History' }).click();
  const change = page.getByRole('listitem').filter({ hasText: 'Renamed by mistake' }).first();
  await change.getByRole('button', { name: 'Undo' }).click();
  await noted(page, 'The change is undone');
  await expect
    .poll(() => page.getByRole('heading', { name: /^Offer 14 · / }).innerText())
    .not.toContain('Renamed by mistake');
  // The history has been reloaded: it shows the mistake and its undoing.
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Renamed by mistake' }).count()).toBe(2);

  // The record as it was right after the mistake, next to what it is now.
  await page.getByRole('button', { name: 'View as it was then' }).first().click();
  const then = page.getByRole('dialog', { name: /^As of / });
  await then.getByRole('row').filter({ hasText: 'Title' }).filter({ hasText: 'Renamed by mistake' }).waitFor();
});
