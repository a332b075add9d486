import { demoPassword } from '../../server/demo/sign-ins.ts';
import type { Screen } from './screen.ts';

const screen = (name: string, path: Screen['path'], rest: Partial<Screen> = {}): Screen => ({
  person: 'manager',
  name,
  path,
  ...rest,
});

/** What people see about themselves. */
export const profile: readonly Screen[] = [
  screen('profile-about', '/profile/about'),
  screen('profile-logins', '/profile/loginsHistory?orderBy=createdAt:desc&limit=25&offset=0'),
  screen('profile-notifications', '/profile/notifications'),
  screen('profile-security', '/profile/security', { inEveryLook: true }),
  screen('profile-two-factor', '/profile/security', {
    open: async (page) => {
      await page.getByRole('button', { name: 'Turn on' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').or(dialog.locator('[type=password]')).first().fill(demoPassword);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByLabel('Code from the app').waitFor();
    },
  }),
  screen('profile-tokens', '/profile/tokens?orderBy=createdAt:desc&limit=25&offset=0'),
  { name: 'data-filling', person: 'affiliate2', path: '/data-filling', inEveryLook: true },
];
