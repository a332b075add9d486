import { answer, network, type Screen } from './screen.ts';

const offers = '/offers/active?orderBy=id:desc&limit=25&offset=0';
const inNineDays = Math.floor(Date.now() / 1000) + 9 * 86_400;

const screen = (name: string, path: Screen['path'], rest: Partial<Screen>): Screen => ({
  person: 'admin',
  name,
  path,
  ...rest,
});

/** What appears only for a moment: menus, dialogs, popups and notices. */
export const moments: readonly Screen[] = [
  screen('command-palette', offers, {
    inEveryLook: true,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').locator('input').fill('off');
    },
  }),
  // In a different list from the other pictures, as the selection is kept.
  screen('campaigns-chosen', '/campaigns/inactive?orderBy=id:desc&limit=25&offset=0', {
    open: async (page) => {
      for (const row of [1, 2, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
    },
  }),
  screen('blocking-an-affiliate', '/affiliates/members/40/general', {
    open: async (page) => {
      await page.getByRole('button', { name: 'Change status' }).click();
      await page.getByRole('menuitem', { name: 'Blocked', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  screen('leaving-a-form', '/offers/12/general?edit', {
    open: async (page) => {
      await page.locator('[name=title]').fill('Another title');
      await page.getByRole('navigation').getByRole('link', { name: 'Advertisers' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
  screen('time-zone', offers, {
    open: (page) => page.getByRole('banner').getByRole('button', { name: /UTC/ }).click(),
  }),
  screen('profile-menu', offers, { open: (page) => page.getByRole('button', { name: /^Account:/ }).click() }),
  screen('trial', offers, { prepare: network({ trialExpireAt: inNineDays }) }),
  screen('server-failure', offers, {
    prepare: answer('user/offers?**', 500, { message: 'Failed', details: [], requestId: 'r-1' }),
  }),
  screen('offline', offers, {
    open: (page) =>
      page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false });
        window.dispatchEvent(new Event('offline'));
      }),
  }),
  // As a different person, as the menu stays narrow.
  screen('narrow-menu', offers, {
    person: 'manager',
    open: (page) => page.getByRole('button', { name: 'Collapse the menu' }).click(),
  }),
  // Must be last, as it leaves the administrator's session.
  screen('impersonation', '/affiliates/members/40/general', {
    open: async (page) => {
      await page.getByRole('button', { name: 'Impersonate' }).click();
      await page.waitForURL((url) => !url.pathname.includes('/members/40'));
    },
  }),
];
