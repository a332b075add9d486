import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { address, changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const now = 1_795_500_000;
const done = {
  id: 12,
  kind: 'export_offer',
  collection: 'user/offers',
  query: 'fields=title&search=keto,slim&vertical=1,2&orderBy=title%3Aasc',
  format: 'csv',
  contacts: false,
  state: 'done',
  total: 1204,
  rows: 1204,
  bytes: 48_210,
  fileName: 'offers-2026-11-24.csv',
  code: null,
  user: { id: 1, name: 'Ada Lind' },
  createdAt: now,
  endedAt: now + 9,
  expiresAt: now + 7 * 86_400,
};
const running = {
  ...done,
  id: 13,
  state: 'running',
  rows: 301,
  bytes: null,
  fileName: 'offers-2026-11-24.xlsx',
  format: 'xlsx',
  endedAt: null,
  expiresAt: null,
};
const figures = {
  ...done,
  id: 14,
  kind: 'export_statistics',
  collection: 'stat/statistics',
  query: 'groupBy=day,offer&metrics=clicks',
  fileName: 'statistics-2026-11-24.csv',
};
const theirs = { ...done, id: 11, state: 'failed', code: 'forbidden', bytes: null, user: { id: 7, name: 'Bo Ek' } };

const answer = (...items: object[]) =>
  testHarness.answerAlways('GET', 'user/exports', { items, meta: { totalCount: items.length } });
/** Files saved by the browser. */
const savedFiles = () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
};

test('says how each file stands, and does what may be done to it', async () => {
  answer(running, done, theirs, figures);
  const user = await open('/reports/downloads', 'admin');
  const list = within(await screen.findByRole('list', { name: 'Downloads' }));
  const [going, ready, other, counted] = list.getAllByRole('listitem').map((one) => within(one));
  going!.getByText('301 of 1,204 rows');
  expect(going!.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  ready!.getByText('1,204 rows · 48.2 kB');
  expect(ready!.getByRole('link', { name: 'Offers' }).getAttribute('href')).toBe(
    '/offers?search=keto,slim&vertical=1,2',
  );
  other!.getByText('You are no longer allowed to export this.');
  other!.getByText(/Bo Ek/);
  expect(counted!.getByRole('link', { name: 'Statistics' }).getAttribute('href')).toBe(
    '/statistics?groupBy=day,offer&metrics=clicks',
  );
  expect(other!.queryByRole('button', { name: 'Export again' })).toBeNull();

  const saved = savedFiles();
  testHarness.answerAlways('GET', 'user/exports/12/file', {});
  await user.click(ready!.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toEqual([done.fileName]));

  await user.click(going!.getByRole('button', { name: 'Stop' }));
  await user.click(ready!.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(changes().map(({ path, body }) => [path, body])).toEqual([
      ['user/exports/13/cancel', undefined],
      ['user/exports', { items: [{ id: 12 }] }],
    ]),
  );
});

test('says where files come from while there are none', async () => {
  answer();
  await open('/reports/downloads', 'admin');
  await screen.findByText('No downloads yet');
  expect(address()).toBe('/reports/downloads');
});

test('a list is exported as it was said, and its file downloads itself', async () => {
  testHarness.records['user/offers'] = [{ id: 5, version: 1, title: 'KetoSlim', status: 'active' }];
  const asked: unknown[] = [];
  testHarness.answerAlways('POST', 'user/offers/export', (sent) => {
    asked.push(sent);
    return running;
  });
  testHarness.answerAlways('GET', 'user/exports/13', running);
  testHarness.answerAlways('GET', 'user/exports/13/file', {});
  const user = await open('/offers/all?orderBy=id:desc&limit=25&offset=0');
  await screen.findByText('KetoSlim');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Excel (XLSX)' }));
  await user.click(dialog.getByRole('radio', { name: 'All' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText('301 of 1,204 rows');
  expect(asked).toEqual([expect.objectContaining({ format: 'xlsx', fields: expect.stringContaining('description') })]);
  const saved = savedFiles();
  testHarness.answerAlways('GET', 'user/exports/13', { ...running, state: 'done', endedAt: now });
  await screen.findByText(`${running.fileName} is ready`);
  await waitFor(() => expect(saved).toEqual([running.fileName]));
});
