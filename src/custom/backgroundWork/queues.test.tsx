import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPhone } from '../../testing/phone.ts';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const at = Date.UTC(2026, 10, 23, 16) / 1000;
const idle = { waiting: 0, running: 0, failed: 0, oldestAt: null, endedAt: null, problem: null, stoppedAt: null };
const mails = { ...idle, name: 'mails', waiting: 3, failed: 1, oldestAt: at, problem: 'Connection refused' };
const postbacks = { ...idle, name: 'postbacks', waiting: 4200, oldestAt: at, stoppedAt: at };

let asked: unknown[] = [];
beforeEach(() => {
  asked = [];
  testHarness.answerAlways('GET', 'user/background_work', {
    queues: [mails, postbacks, { ...idle, name: 'heldLeads', waiting: 7 }, { ...idle, name: 'exports', waiting: 2 }],
    chores: [],
  });
  testHarness.answerAlways('GET', 'user/background_work/stops', {
    items: [
      {
        id: 2,
        queue: 'postbacks',
        stoppedAt: at,
        stoppedBy: { id: 1, name: 'Ada Lind' },
        startedAt: null,
        startedBy: null,
      },
      {
        id: 1,
        queue: 'mails',
        stoppedAt: at - 60,
        stoppedBy: { id: 1, name: 'Ada Lind' },
        startedAt: at,
        startedBy: { id: 2, name: 'Bob Ray' },
      },
    ],
    meta: { totalCount: 2 },
  });
  for (const act of ['stop', 'start', 'retry'])
    testHarness.answerAlways('POST', `user/background_work/${act}`, (sent) => {
      asked.push([act, sent]);
      return { count: 3, stoppedAt: act === 'stop' ? at : null };
    });
});

afterEach(() => void vi.restoreAllMocks());

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('says what waits and why, and which queue is stopped since when', async () => {
  const user = await open('/settings/queues', 'admin');
  const queues = await region('Sending');
  expect(cellsOf(queues.getByRole('row', { name: /^Emails/ })).slice(0, 4)).toEqual(['Running', '3', '0', '1']);
  queues.getByText('Connection refused');
  expect(cellsOf(queues.getByRole('row', { name: /^Postbacks/ }))[0]).toMatch(/^Stopped since 2026\.11\.23/);
  // Numbers are formatted as everywhere, and right-aligned with their headings.
  const waiting = queues.getByRole('cell', { name: '4,200' });
  const heading = queues.getByRole('columnheader', { name: 'Waiting' });
  expect([waiting, heading].map((cell) => getComputedStyle(cell).textAlign)).toEqual(['right', 'right']);
  // A queue that is stopped, or only waiting for its time, has nothing to retry.
  expect(queues.getAllByRole('button', { name: /^Try again/ })).toHaveLength(1);
  await user.click(queues.getByRole('button', { name: 'Try again: Emails' }));
  await screen.findByText('Due now: 3');
  expect(asked).toEqual([['retry', { queue: 'mails' }]]);
  const others = await region('Other work');
  others.getByRole('row', { name: /^Exports 2/ });
  expect(others.queryAllByRole('button')).toEqual([]);
});

test('stops a queue once that has been asked, and starts one at once', async () => {
  const user = await open('/settings/queues', 'admin');
  const queues = await region('Sending');
  await user.click(queues.getByRole('button', { name: 'Stop: Emails' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop “Emails”?' }));
  dialog.getByText(/Emails with links for new passwords wait too/);
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopped: Emails');
  // What is behind the dialog becomes accessible again once it is closed.
  await user.click(await queues.findByRole('button', { name: 'Start: Postbacks to affiliates' }));
  await screen.findByText('Started: Postbacks to affiliates');
  expect(asked).toEqual([
    ['stop', { queue: 'mails' }],
    ['start', { queue: 'postbacks' }],
  ]);
});

test('shows each queue as a card on a phone, with what may be done to it', async () => {
  onPhone();
  const user = await open('/settings/queues', 'admin');
  const queues = await region('Sending');
  expect(queues.queryByRole('table')).toBeNull();
  const [mailCard, postbackCard] = queues.getAllByRole('listitem').map((card) => within(card));
  const saying = (term: string) => mailCard!.getByText(term).nextElementSibling?.textContent;
  mailCard!.getByText('Emails');
  expect(['State', 'Waiting', 'Failed', 'Last problem'].map(saying)).toEqual([
    'Running',
    '3',
    '1',
    'Connection refused',
  ]);
  // A field without a value takes up no line.
  expect(mailCard!.queryByText('Last done')).toBeNull();
  expect(postbackCard!.queryByText('Last problem')).toBeNull();
  await user.click(mailCard!.getByRole('button', { name: 'Stop: Emails' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopped: Emails');
  await user.click(await postbackCard!.findByRole('button', { name: 'Start: Postbacks to affiliates' }));
  await screen.findByText('Started: Postbacks to affiliates');
  expect(asked).toEqual([
    ['stop', { queue: 'mails' }],
    ['start', { queue: 'postbacks' }],
  ]);
  const stops = await region('Stops of queues');
  within(stops.getAllByRole('listitem')[1]!).getByText('Bob Ray');
});

test('tells who stopped and started queues', async () => {
  await open('/settings/queues', 'admin');
  const stops = await region('Stops of queues');
  const [, first, second] = await stops.findAllByRole('row');
  expect(cellsOf(first!).slice(1)).toEqual(['Ada Lind', '–', '–']);
  expect(cellsOf(second!)[3]).toBe('Bob Ray');
});

test('offers nothing to those who may only look', async () => {
  await open('/settings/queues', 'admin', ['background_work.read']);
  const queues = await region('Sending');
  expect(queues.queryAllByRole('button')).toEqual([]);
});
