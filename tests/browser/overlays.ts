import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../server/demo/sign-ins.ts';
import { changeStatus } from './actions.ts';
import { type desk, phone, settled } from './barriers.ts';

/** Something that opens over a page: where, and by which actions. */
interface Overlay {
  path: string;
  open: (page: Page) => Promise<unknown>;
  /** Only if it is made for that screen. */
  size?: typeof desk;
  /** Whether it leaves something behind, such as an unsaved form, that navigating to another page does not clear. */
  isLasting?: boolean;
}
export type Overlays = Readonly<Record<string, Overlay>>;

export const offers = '/offers/active?orderBy=id:desc&limit=10&offset=0';

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
export const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name === undefined ? {} : { name }).last();
export const press = (name: string | RegExp, then?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await button(page, name).first().click();
  await then?.(page);
};
export const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
/** Options of an open list, not those of a `select`. */
export const options = (page: Page) => page.locator('[role=listbox] [role=option]');
const tickSome = async (page: Page): Promise<void> => {
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select record/ })
      .nth(place)
      .check();
};

/** What opens in the shell for an administrator. */
export const inTheShell: Overlays = {
  'the account menu': { path: offers, open: press(/^Account:/) },
  'the palette': {
    path: offers,
    open: async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Search and commands' }).fill('off');
      await options(page).first().waitFor();
    },
  },
  'the time zones': { path: offers, open: press(/^Time zone/, (page) => options(page).first().waitFor()) },
  'the shortcuts': {
    path: offers,
    open: async (page) => {
      await page.keyboard.press('?');
      await dialog(page, 'Keyboard shortcuts').waitFor();
    },
  },
  'the menu of a phone': { path: offers, size: phone, open: press('Open menu') },
  'the notice of a lost connection': {
    path: offers,
    open: (page) =>
      page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false });
        dispatchEvent(new Event('offline'));
      }),
  },
};

/** What opens over lists. */
export const overLists: Overlays = {
  columns: { path: offers, open: press('Columns') },
  'saved views and what may be done to one': {
    isLasting: true,
    path: `${offers}&isHot=true`,
    open: press('Saved views', async (page) => {
      await page.getByRole('textbox', { name: 'View name' }).fill('Looked at');
      await page.keyboard.press('Enter');
      await button(page, 'Actions for “Looked at”').click();
      await item(page, 'Rename').waitFor();
    }),
  },
  'the end of a saved view': {
    path: offers,
    open: press(/^Saved views/, async (page) => {
      await button(page, 'Actions for “Looked at”').click();
      await item(page, 'Delete').click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  'filters to add': { path: offers, open: press('Add filter') },
  'what a filter offers': {
    path: `${offers}&vertical=1`,
    open: async (page) => {
      await page.getByRole('group', { name: 'Filters' }).getByRole('combobox').first().click();
      await options(page).first().waitFor();
    },
  },
  'spans of time': {
    path: `${offers}&createdAtFrom=1`,
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Created' }).click();
      await page.getByRole('option', { name: 'This month' }).waitFor();
    },
  },
  'a calendar': {
    path: `${offers}&createdAtFrom=1767225600`,
    open: press(/^Choose date/, (page) => page.getByRole('gridcell').first().waitFor()),
  },
  'a selection': { isLasting: true, path: offers, open: tickSome },
  'the editor of a cell': {
    isLasting: true,
    path: offers,
    open: press(/^Edit Vertical: /, (page) => page.getByRole('combobox', { name: 'Vertical' }).waitFor()),
  },
  'fields that many are given': {
    isLasting: true,
    path: '/landings/active?orderBy=id:desc&limit=10&offset=0',
    open: async (page) => {
      await tickSome(page);
      await button(page, 'Edit…').click();
      for (const field of ['Countries', 'Schedule'])
        await dialog(page).getByRole('checkbox', { name: field, exact: true }).check();
      await dialog(page).getByRole('button', { name: 'Business hours' }).waitFor();
    },
  },
  'a question before the end of several': {
    isLasting: true,
    path: '/settings/lists/tags/active?orderBy=id:desc&limit=10&offset=0',
    open: async (page) => {
      await tickSome(page);
      await button(page, 'Delete').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'a question before a job': {
    isLasting: true,
    path: '/campaigns/all?orderBy=id:desc&limit=10&offset=0',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await button(page, /^Select all \d+/).click();
      await button(page, 'Change status').click();
      await item(page, 'Blocked').click();
      await dialog(page).getByRole('textbox', { name: 'Reason' }).waitFor();
    },
  },
};

/**
 * Any campaign that is still active: other test files change the statuses of offers, and of their campaigns with them.
 */
const campaigns = '/campaigns/active?orderBy=id:asc&limit=10&offset=0';
const onCampaign = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.locator('tbody a').first().click();
  await page.waitForURL(/\/campaigns\/\d+\/general/);
  await settled(page);
  await open(page);
};

/** What opens over records, forms and the profile. */
export const onRecords: Overlays = {
  'other statuses': { path: campaigns, open: onCampaign(press('Change status')) },
  'a reason for a status': {
    path: '/affiliates/members/40/general',
    open: async (page) => {
      await changeStatus(page, 'Blocked');
      await dialog(page).getByRole('textbox', { name: 'Reason' }).waitFor();
    },
  },
  'a question before the end of one': {
    path: campaigns,
    open: onCampaign(async (page) => {
      await changeStatus(page, 'Deleted');
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  'a code of a link': {
    path: campaigns,
    open: onCampaign(press('QR code', (page) => dialog(page).waitFor())),
  },
  'what a copy took along': {
    isLasting: true,
    path: '/landings/1/general',
    open: press('Clone', (page) => page.getByText(/^Copy of Landing page 1 /).waitFor()),
  },
  'a key that is shown': { path: '/advertisers/3/integration', open: press('Show') },
  'a record as of then': {
    path: '/offers/12/history',
    open: press('View as it was then', (page) => dialog(page, /^As of/).waitFor()),
  },
  'what an input offers to make': {
    isLasting: true,
    path: '/offers/create',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Categories' }).fill('Something new');
      await page.getByRole('option', { name: 'Create Something new' }).waitFor();
    },
  },
  'what is wrong with a form': {
    isLasting: true,
    path: '/affiliates/members/create',
    open: press('Create', (page) => page.getByText('This is a required field').first().waitFor()),
  },
  'a question before a form is left': {
    isLasting: true,
    path: '/settings/lists/tags/create',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('Left');
      await page.getByRole('navigation').getByRole('link', { name: 'Offers' }).first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'the permissions of a role, compared': {
    isLasting: true,
    path: '/settings/roles/2/general?edit',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Compare with…' }).click();
      await options(page).last().click();
      await page.getByText(/^\d+ more, \d+ fewer than/).waitFor();
    },
  },
  'people to give a role to': {
    path: '/settings/roles/2/general',
    open: press('Give to people', async (page) => {
      await page.getByRole('combobox', { name: 'People' }).click();
      await options(page).first().waitFor();
    }),
  },
  'the app of a second factor': {
    isLasting: true,
    path: '/profile/security',
    open: press('Turn on', async (page) => {
      await dialog(page).getByLabel('Current password').fill(demoPassword);
      await button(dialog(page), 'Continue').click();
      await dialog(page).getByLabel('Code from the app').waitFor();
    }),
  },
  'a token that is shown once': {
    path: '/profile/tokens',
    open: press('New token', async (page) => {
      await dialog(page).getByLabel('Title').fill('Reports');
      await button(dialog(page), 'Create').click();
      await dialog(page, 'Your new token').waitFor();
    }),
  },
};
