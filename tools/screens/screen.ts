import type { Page } from 'playwright-core';
import type { demoNetwork } from '../../server/demo/sign-ins.ts';

/** A screen to take a picture of; nobody is signed in where no person is named. */
export interface Screen {
  /** Name of its picture. */
  name: string;
  path: `/${string}`;
  person?: keyof typeof demoNetwork;
  /** What to do before the page is opened, such as answering its calls. */
  prepare?: (page: Page) => Promise<void>;
  /** What to do on the page before the picture. */
  open?: (page: Page) => Promise<void>;
  /** Shown dark, in Russian and on a phone too. */
  inEveryLook?: true;
}

/** Answers a call of the page instead of the server. */
export const answer =
  (call: string, status: number, body: object) =>
  async (page: Page): Promise<void> => {
    await page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status, json: body }));
  };

/** Lets the network say other things of itself than it does. */
export const network =
  (changes: object) =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/v1/public/tenant/api-settings/', async (route) => {
      const { data } = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { data: { ...data, ...changes } } });
    });
  };
