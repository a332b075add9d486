import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { faults } from './barriers.ts';
import { button, dialog, item, offers } from './overlays.ts';
import { over } from './overlays-looks.ts';
import { product } from './product.ts';
import { tokenOf, visitors } from './visitor.ts';

const { signedIn, expectAnswer } = visitors();

describe('no barrier keeps anyone, in either theme, on a desktop or on a phone,', () => {
  it('from reading how a job is doing and how it ended', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(offers);
    // Selecting all before there are rows selects none.
    await page.locator('tbody a').first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await button(page, /^Select all \d+/).click();
    await button(page, 'Change status').click();
    await item(page, 'Inactive').click();
    const job = {
      id: 7,
      collection: 'user/offers',
      call: 'status',
      total: 60,
      canUndo: false,
      code: null,
      createdAt: 1,
    };
    const answer = (state: object) =>
      page.route('**/user/jobs/7', (route) => route.fulfill({ json: { data: { ...job, ...state } } }));
    await page.route('**/user/jobs', (route) =>
      route.fulfill({ json: { data: { ...job, state: 'queued', done: 0, failed: 0, endedAt: null } } }),
    );
    await answer({ state: 'running', done: 20, failed: 1, endedAt: null });
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /offers$/ })
      .click();
    await page.getByText('21 of 60').waitFor();
    expect(await faults(page, over)).toEqual([]);
    await answer({ state: 'done', done: 59, failed: 1, endedAt: 2, canUndo: true });
    await button(page, 'Try those again').waitFor();
    expect(await faults(page, over)).toEqual([]);
  });

  it('from choosing between what two people wrote', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(409);
    await page.goto('/settings/verticals/8/general?edit');
    await page.getByRole('textbox', { name: 'Description' }).fill('What the second one wrote');
    const token = await tokenOf(page);
    const headers = { Authorization: `Bearer ${token}` };
    const { data } = await (await page.request.get('/api/v1/user/verticals/8', { headers })).json();
    const written = await page.request.patch('/api/v1/user/verticals', {
      headers,
      data: { items: [{ id: 8, version: data.version, description: 'What the first one wrote' }] },
    });
    expect(written.status()).toBe(200);
    await button(page, /^Save(?! later)/).click();
    await dialog(page, 'Someone else changed this record').waitFor();
    expect(await faults(page, over)).toEqual([]);
  });

  it('from learning that a server fails or that a session has ended', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(500);
    expectAnswer(401);
    await page.route('**/user/advertisers?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', details: [], requestId: 'r-1' } }),
    );
    await page.goto('/advertisers/active?orderBy=id:desc&limit=10&offset=0');
    await page.getByRole('alertdialog').waitFor();
    expect(await faults(page, over)).toEqual([]);

    await page.goto('/settings/lists/tags/1');
    await page.getByRole('textbox', { name: 'Title' }).fill('Unsaved');
    const expires = Math.floor(Date.now() / 1000) + 3600;
    const spoilt = ['token', 'refreshToken'].map((name) => ({ name, value: 'x', url: product().site, expires }));
    await page.context().addCookies(spoilt);
    await button(page, /^Save(?! later)/).click();
    await page.waitForURL('**/login');
    await page.getByRole('alert').waitFor();
    expect(await faults(page, over)).toEqual([]);
  });
});
