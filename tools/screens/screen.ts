import type { Page } from 'playwright-core';
import type { demoNetwork } from '../../server/demo/sign-ins.ts';

/** A screen to take a picture of; signed out if no person is named. */
export interface Screen {
  /** The name of its picture. */
  name: string;
  path: `/${string}`;
  person?: keyof typeof demoNetwork;
  /** What to do before the page is opened, such as answering its calls. */
  prepare?: (page: Page) => Promise<void>;
  /** What to do on the page before the picture. */
  open?: (page: Page) => Promise<void>;
  /** Also shown in dark mode, in Russian and on a phone. */
  inEveryLook?: true;
}

/** Answers a call of the page in place of the server. */
export const answer =
  (call: string, status: number, body: object) =>
  async (page: Page): Promise<void> => {
    await page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status, json: body }));
  };

/** Changes what the network says about itself. */
export const network =
  (changes: object) =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/v1/public/tenant/api-settings/', async (route) => {
      const { data } = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { data: { ...data, ...changes } } });
    });
  };
