import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const original = {
  id: 5,
  version: 3,
  title: 'Royale',
  status: 'active',
  secureId: 'abc',
  accessType: 1,
  description: 'Sells itself',
  categories: [],
  isHot: false,
  landers: [1],
  campaigns: [2],
};
const copy = {
  ...original,
  id: 6,
  version: 1,
  title: 'Royale (copy)',
  status: 'draft',
  secureId: 'def',
  landers: [],
  campaigns: [],
};

/** How many related records the original has; a copy takes along whatever exists. */
const counts = (landings: number, caps: number) =>
  testHarness.answerAlways('GET', 'user/related', {
    items: [
      { entity: 'landing', route: 'landings', field: 'offer', count: landings },
      { entity: 'cap', route: 'caps', field: 'offer', count: caps },
      { entity: 'paymentRule', route: 'payment-rules', field: 'offer', count: 0 },
      { entity: 'targeting', route: 'targetings', field: 'offer', count: 0 },
      { entity: 'advertiserAssignment', route: 'advertiser-assignments', field: 'offer', count: 0 },
      { entity: 'affiliateAssignment', route: 'affiliate-assignments', field: 'offer', count: 0 },
      { entity: 'creative', route: 'creatives', field: 'offer', count: 0 },
    ],
  });

const prepare = () => {
  testHarness.records['user/offers'] = [original, copy];
  counts(0, 0);
  testHarness.answerNext('POST', 'user/offers/clone', 200, { data: { items: [copy] } });
};

test('the page of a copy says what came along, what is another there, and what did not', async () => {
  prepare();
  const user = await open('/offers/5/general');
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  await screen.findByText('There is nothing else to copy.');
  await user.click(screen.getByRole('button', { name: 'Clone “Royale”' }));
  await waitFor(() => expect(address()).toBe('/offers/6/general'));
  const notice = within((await screen.findByText('Copy of Offer 5 · Royale')).closest<HTMLElement>('[role=status]')!);
  notice.getByText('Copied: Description, Hot, and Access');
  notice.getByText('Changed: Title (“Royale (copy)”), Status (Draft), and Public ID');
  notice.getByText('Not copied: Landing pages, Creatives, Payment rules, Campaigns, and history');

  // It stays from tab to tab until it is dismissed.
  await user.click(screen.getByRole('tab', { name: /^Landing pages/ }));
  await user.click(notice.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Copy of Offer 5 · Royale')).toBeNull();
});

test('it does so in Russian, and says nothing of a status that stayed', async () => {
  prepare();
  const draft = { ...original, status: 'draft' };
  testHarness.records['user/offers'] = [draft, copy];
  const user = await open('/offers/5/general', 'admin', undefined, 'ru');
  await user.click(await screen.findByRole('button', { name: 'Дублировать' }));
  await screen.findByText('Переносить нечего.');
  await user.click(screen.getByRole('button', { name: 'Дублировать «Royale»' }));
  await screen.findByText('Копия: Оффер 5 · Royale');
  screen.getByText('Изменено: Название («Royale (copy)») и Публичный ID');
  screen.getByText('Не перенесено: Лендинги, Креативы, Правила оплаты, Кампании и история');
});

test('several are copied from their list, and a note says what came along', async () => {
  prepare();
  testHarness.records['user/offers'] = [original, { ...original, id: 7, title: 'Slots' }];
  const user = await open('/offers/all?orderBy=id:desc&limit=25&offset=0');
  for (const id of [5, 7]) await user.click(await screen.findByRole('checkbox', { name: `Select record ${id}` }));
  testHarness.answerNext('POST', 'user/offers/clone', 200, { data: { items: [copy, { ...copy, id: 8 }] } });
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Creatives' }));
  await user.click(screen.getByRole('button', { name: 'Clone 2 offers' }));
  await screen.findByText('Cloned: 2 offers');
  screen.getByText(/^Copied: Hot, |^Copied: .*Description/);
  screen.getByText('Changed: Title, Status, and Public ID');
  screen.getByText('Not copied: Creatives, Campaigns, and history');
  screen.getByText('Also copied: Affiliates, Advertisers, Landing pages, Caps, Payment rules, and Targeting');
  expect(screen.queryByRole('toolbar', { name: 'Selected records' })).toBeNull();
});

/** Answers that these copies have been undone; returns what was sent for that. */
const undone = (...items: object[]): unknown[] => {
  const sent: unknown[] = [];
  testHarness.answerAlways('POST', 'user/clones/undo', (body) => {
    sent.push(body);
    return { items };
  });
  return sent;
};

test('the page of a copy takes it back, and leads to the original', async () => {
  prepare();
  const sent = undone({ id: 6 });
  const user = await open('/offers/5/general');
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  await user.click(await screen.findByRole('button', { name: 'Clone “Royale”' }));
  const notice = within((await screen.findByText('Copy of Offer 5 · Royale')).closest<HTMLElement>('[role=status]')!);
  await user.click(notice.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The copy is undone');
  await waitFor(() => expect(address()).toMatch(/^\/offers\/5(\/general)?$/));
  expect(sent).toEqual([
    {
      collection: 'user/offers',
      ids: [6],
    },
  ]);
});

test('why a copy can’t be taken back is told, and its page stays', async () => {
  prepare();
  const message = '“Daily” has been changed since it was copied';
  testHarness.answerAlways(
    'POST',
    'user/clones/undo',
    { code: 'copyChanged', message, details: [{ message, type: 'copyChanged', path: 'ids' }] },
    409,
  );
  const user = await open('/offers/5/general');
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  await user.click(await screen.findByRole('button', { name: 'Clone “Royale”' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(message);
  expect(address()).toBe('/offers/6/general');
});

test('copies of several are taken back together by their note', async () => {
  prepare();
  testHarness.records['user/offers'] = [original, { ...original, id: 7, title: 'Slots' }];
  const sent = undone({ id: 6 }, { id: 8 });
  const user = await open('/offers/all?orderBy=id:desc&limit=25&offset=0');
  for (const id of [5, 7]) await user.click(await screen.findByRole('checkbox', { name: `Select record ${id}` }));
  testHarness.answerNext('POST', 'user/offers/clone', 200, { data: { items: [copy, { ...copy, id: 8 }] } });
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  await user.click(await screen.findByRole('button', { name: 'Clone 2 offers' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('The copies are undone');
  expect(screen.queryByText('Cloned: 2 offers')).toBeNull();
  expect(sent).toEqual([
    {
      collection: 'user/offers',
      ids: [6, 8],
    },
  ]);
});

test('a page that was not opened by copying says nothing of the kind', async () => {
  prepare();
  await open('/offers/6/general');
  await screen.findByRole('heading', { name: 'Offer 6 · Royale (copy)' });
  expect(screen.queryByText(/^Copy of/)).toBeNull();
});

test('a copy takes along what is left ticked', async () => {
  testHarness.records['user/offers'] = [original, copy];
  counts(3, 2);
  const user = await open('/offers/5/general');
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What should be copied too?' }));
  await dialog.findByRole('checkbox', { name: 'Landing pages (3)', checked: true });
  expect(dialog.queryByRole('checkbox', { name: /Payment rules/ })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Caps (2)' }));
  await user.click(dialog.getByRole('button', { name: 'Clone “Royale”' }));
  const sent = () => testHarness.calls.find(({ path }) => path === 'user/offers/clone')?.body;
  await waitFor(() => expect(sent()).toEqual({ items: [{ id: 5, along: ['landings'] }] }));
});

test('copies of several take along what is left ticked', async () => {
  testHarness.records['user/offers'] = [original, { ...original, id: 7, title: 'Slots' }];
  const user = await open('/offers/all?orderBy=id:desc&limit=25&offset=0');
  for (const id of [5, 7]) await user.click(await screen.findByRole('checkbox', { name: `Select record ${id}` }));
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What should be copied too?' }));
  for (const name of ['Affiliates', 'Advertisers', 'Creatives', 'Payment rules', 'Targeting'])
    await user.click(dialog.getByRole('checkbox', { name }));
  await user.click(dialog.getByRole('button', { name: 'Clone 2 offers' }));
  const along = ['landings', 'caps'];
  const sent = () => testHarness.calls.find(({ path }) => path === 'user/offers/clone')?.body;
  await waitFor(() =>
    expect(sent()).toEqual({
      items: [
        { id: 5, along },
        { id: 7, along },
      ],
    }),
  );
});

test('the page of a copy says what went along, and no longer that it was left', async () => {
  prepare();
  counts(3, 2);
  const user = await open('/offers/5/general');
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  await screen.findByRole('checkbox', { name: 'Caps (2)' });
  await user.click(screen.getByRole('button', { name: 'Clone “Royale”' }));
  await screen.findByText('Also copied: Landing pages and Caps');
  screen.getByText('Not copied: Creatives, Payment rules, Campaigns, and history');
});
