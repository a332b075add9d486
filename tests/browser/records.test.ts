import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { changeStatus, choose, column, create, noted, row, save, tick } from './actions.ts';
import { visitors } from './visitor.ts';

const { signedIn, expectAnswer } = visitors();

const tagsOf = (status: string): string => `/settings/lists/tags/${status}?orderBy=id:desc&limit=25&offset=0`;

describe('a record', () => {
  it('is created, refused if it breaks a rule, edited, and remembers all of it', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(tagsOf('active'));
    await page.getByRole('button', { name: 'New tag' }).click();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    await create(page);
    await expect.poll(() => page.getByText('This is a required field').count()).toBe(2);

    // What only the server knows is still shown at the field.
    expectAnswer(422);
    await page.getByRole('textbox', { name: 'Title' }).fill('VIP');
    await choose(page, 'Used for', 'Advertisers');
    await create(page);
    await page.getByText('This value is already in use').first().waitFor();

    await page.getByRole('textbox', { name: 'Title' }).fill('Very important');
    await create(page);
    await page.getByRole('heading', { name: 'Very important' }).waitFor();

    await page.getByRole('textbox', { name: 'Title' }).fill('Most important');
    await page.getByText('1 changed field').waitFor();
    await page.getByRole('button', { name: /^Save(?! later)/ }).click();
    await page.getByRole('heading', { name: 'Most important' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Most important' }).waitFor();

    await page.getByRole('tab', { name: 'History' }).click();
    const changes = page.getByRole('listitem');
    await changes.filter({ hasText: 'Edited' }).filter({ hasText: 'Very important → Most important' }).waitFor();
    await changes.filter({ hasText: 'Created' }).getByText('Alex Morgan').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/settings\/lists\/tags\/\d+\/history$/);
  });

  it('asks before discarding what was typed', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/settings/lists/categories/1');
    const title = page.getByRole('textbox', { name: 'Title' });
    const before = await title.inputValue();
    await title.fill('Something else');
    await page.getByRole('link', { name: 'Offers' }).first().click();
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await title.inputValue()).toBe('Something else');
    await page.getByRole('link', { name: 'Offers' }).first().click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/offers/**');
    await page.goto('/settings/lists/categories/1');
    await title.waitFor();
    expect(await title.inputValue()).toBe(before);
  });

  it('is blocked for a reason that the page shows, and unblocked by undo', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/advertisers/active?orderBy=title:asc&limit=25&offset=0');
    await page.getByRole('link', { name: 'Andes Natural' }).click();
    await changeStatus(page, 'Blocked');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Block/ }).click();
    await dialog.getByText('This is a required field').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two invoices are unpaid');
    await dialog.getByRole('button', { name: /^Block/ }).click();
    await noted(page, 'Status changed');
    await page.getByRole('main').getByText('Blocked', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await noted(page, 'Status change undone');
    await page.getByRole('main').getByText('Active', { exact: true }).first().waitFor();

    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Two invoices are unpaid' }).first().waitFor();
  });

  it('is copied', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/settings/roles/active?orderBy=id:desc&limit=25&offset=0');
    await page.getByRole('link', { name: 'Observer' }).click();
    const first = page.url();
    await page.getByRole('button', { name: 'Clone' }).click();
    await page.getByText(/^Copy of Role \d+ · Observer$/).waitFor();
    await page.waitForURL((url) => url.href !== first);
    await page.getByRole('heading', { name: /Observer/ }).waitFor();
  });
});

describe('several records together', () => {
  it('change their status and change back, and are deleted', async () => {
    const page = await signedIn(demoNetwork.admin);
    for (const title of ['Bulk one', 'Bulk two', 'Bulk three']) {
      await page.goto('/settings/lists/tags/create');
      await page.getByRole('textbox', { name: 'Title' }).fill(title);
      await choose(page, 'Used for', 'Teams');
      await create(page);
      await page.getByRole('heading', { name: title }).waitFor();
    }

    await page.goto(`${tagsOf('active')}&search=bulk`);
    await tick(page, 'Bulk one', 'Bulk three');
    await changeStatus(page, 'Inactive');
    await noted(page, 'Status of 2 records changed');
    await row(page, 'Bulk one').waitFor({ state: 'detached' });
    expect(await column(page, 'Title')).toEqual(['Bulk two']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, 'Bulk one').waitFor();
    expect(await column(page, 'Title')).toEqual(['Bulk three', 'Bulk two', 'Bulk one']);

    await tick(page, 'Bulk two', 'Bulk three');
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete 2 tags?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await row(page, 'Bulk two').waitFor({ state: 'detached' });
    expect(await column(page, 'Title')).toEqual(['Bulk one']);
  });

  it('change their status in the list of campaigns, too', async () => {
    const page = await signedIn(demoNetwork.manager);
    await page.goto('/campaigns/active?orderBy=createdAt:desc&limit=10&offset=0');
    const ids = await column(page, 'ID');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await changeStatus(page, 'Inactive');
    await noted(page, 'Status of 10 records changed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await noted(page, 'Status change undone');
    await page.getByRole('cell', { name: ids[0]!, exact: true }).waitFor();
    expect(await column(page, 'ID')).toEqual(ids);
  });
});

describe('a record that two people edit', () => {
  it('shows the second one what the first changed, and keeps what they typed', async () => {
    const one = await signedIn(demoNetwork.admin);
    const other = await signedIn(demoNetwork.manager);
    expectAnswer(409);
    for (const page of [one, other]) {
      await page.goto('/settings/verticals/9/general?edit');
      await page.getByRole('textbox', { name: 'Title' }).waitFor();
    }
    await one.getByRole('textbox', { name: 'Description' }).fill('What the first one wrote');
    await save(one);

    await other.getByRole('textbox', { name: 'Title' }).fill('WinDaily Games');
    await other.getByRole('textbox', { name: 'Description' }).fill('What the second one wrote');
    await other.getByRole('button', { name: /^Save(?! later)/ }).click();
    const dialog = other.getByRole('dialog', { name: 'Someone else changed this record' });
    await dialog.getByText('What the first one wrote').waitFor();
    await dialog.getByText('What the second one wrote').waitFor();

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await other.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('What the second one wrote');
    expect(await other.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('WinDaily Games');

    await other.getByRole('button', { name: /^Save(?! later)/ }).click();
    await dialog.getByRole('radio', { name: /What the first one wrote/ }).check();
    await dialog.getByRole('button', { name: /^Save(?! later)/ }).click();
    await other.getByRole('heading', { name: 'WinDaily Games' }).waitFor();
    // After saving, it is read-only again.
    await other.getByText('What the first one wrote').waitFor();
    await expect.poll(() => other.getByRole('textbox', { name: 'Description' }).count()).toBe(0);
  });
});
