import { expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { faults } from './barriers.ts';
import { visitors } from './visitor.ts';

const { signedIn } = visitors();

it('the bell shows a notice live in all tabs over one connection, and opening it marks it read in each', async () => {
  const first = await signedIn(demoNetwork.affiliate2);
  let streams = 0;
  first.context().on('request', (request) => {
    if (request.url().endsWith('/stat/events')) streams += 1;
  });
  const bell = (page: typeof first, unread: number) =>
    page.getByRole('button', { name: unread > 0 ? `Notifications, unread: ${unread}` : 'Notifications', exact: true });
  await first.goto('/offers/all?orderBy=id:desc&limit=25&offset=0');
  await first.locator('table[aria-busy=false]').waitFor();
  await first.getByRole('button', { name: /^Notifications/ }).click();
  const list = first.getByRole('dialog', { name: 'Notifications' });
  await list.getByRole('heading', { name: 'Notifications' }).waitFor();
  await list.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
  const all = list.getByRole('button', { name: 'Mark all as read' });
  if (await all.isVisible()) await all.click();
  await all.waitFor({ state: 'detached' });
  await first.keyboard.press('Escape');
  await bell(first, 0).waitFor();

  const second = await first.context().newPage();
  await second.goto('/campaigns/all?orderBy=id:desc&limit=25&offset=0');
  await second.locator('table[aria-busy=false]').waitFor();
  await bell(second, 0).waitFor();

  const exported = await first.request.post('/api/v1/stat/clicks/export', {
    headers: {
      authorization: `Bearer ${(await first.context().cookies()).find(({ name }) => name === 'token')?.value}`,
    },
  });
  expect(exported.status()).toBe(201);
  await bell(first, 1).waitFor();
  await bell(second, 1).waitFor();
  expect(streams).toBe(1);

  await bell(second, 1).click();
  const opened = second.getByRole('dialog', { name: 'Notifications' });
  await opened.getByRole('link', { name: 'Your export is ready' }).first().waitFor();
  expect(await faults(second)).toEqual([]);
  await opened.getByRole('link', { name: 'Your export is ready' }).first().click();
  await second.waitForURL('**/reports/downloads');
  await bell(second, 0).waitFor();
  await bell(first, 0).waitFor();
});
