import type { Page } from 'playwright-core';
import { answer, network, type Screen } from './screen.ts';

const email = 'nora@example.com';
const refused = (type: string, path: string) => ({ message: 'Refused', details: [{ type, path, message: 'Refused' }] });

const submit = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[type=submit]').click();
};
const twice = { password: 'a fine long password', repeat: 'a fine long password' };

/** Screens for people who are not signed in. */
export const strangers: readonly Screen[] = [
  { name: 'login', path: '/login', inEveryLook: true },
  {
    name: 'login-code',
    path: '/login',
    prepare: answer('login', 401, { code: 'codeRequired', ...refused('code_required', 'code') }),
    open: async (page) => {
      await submit(page, { email, password: twice.password });
      await page.locator('[name=code]').fill('492 017');
    },
  },
  {
    name: 'registration',
    path: '/registration',
    inEveryLook: true,
    open: async (page) => {
      await page.locator('[name=firstName]').fill('Nora');
      await page.locator('[name=email]').fill(email);
      await page.locator('[name=password]').fill(twice.password);
    },
  },
  { name: 'registration-closed', path: '/registration', prepare: network({ registration: 'closed' }) },
  { name: 'password-recovery', path: '/login/recoveryPassword' },
  {
    name: 'password-recovery-sent',
    path: '/login/recoveryPassword',
    prepare: answer('public/password/recovery', 200, { data: null }),
    open: (page) => submit(page, { email }),
  },
  {
    name: 'password-new',
    path: '/login/newPassword?token=some',
    open: (page) => page.locator('[name=password]').fill('a fine long password'),
  },
  {
    name: 'password-link-expired',
    path: '/login/newPassword?token=some',
    prepare: answer('public/password/new', 422, refused('expired', 'token')),
    open: async (page) => {
      await submit(page, twice);
      await page.getByRole('status').waitFor();
    },
  },
  {
    name: 'no-configuration',
    path: '/login',
    prepare: answer('public/tenant/api-settings/', 404, { message: 'No network', details: [] }),
  },
];
