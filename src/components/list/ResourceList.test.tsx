import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { datePresets } from '../../../domain/time/dates.ts';
import { recordOf } from '../../../domain/records.ts';
import { address, changes, open, testHarness, setUpTestHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const offer = (id: number, fields: object) => ({
  id,
  version: 1,
  title: `Offer ${id}`,
  status: 'active',
  accessType: 1,
  tags: [7],
  categories: [],
  ...fields,
});
const offers = [offer(1, {}), offer(2, { isHot: true }), offer(3, { status: 'inactive' })];

/** The time zone of the signed-in user. */
const zone = 'Europe/Riga';

const boxes = () => screen.findAllByRole('checkbox', { name: /Select record/ });
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter(Boolean);

describe('a list', () => {
  test('shows its records, how many there are of each status, and opens one', async () => {
    testHarness.records['user/offers'] = offers;
    testHarness.records['user/tags'] = [{ id: 7, title: 'Exclusive' }];
    const user = await open('/offers/active?orderBy=id:desc&limit=25&offset=0');
    expect(await screen.findAllByText('Exclusive')).toHaveLength(2);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All3',
      'Active2',
      'Inactive1',
      'Drafts0',
    ]);
    expect(screen.getByText('1–2 of 2')).toBeTruthy();

    await user.click(screen.getByRole('tab', { name: /Inactive/ }));
    await screen.findByText('Offer 3');
    expect(address()).toBe('/offers/inactive?orderBy=id:desc&limit=25&offset=0');
    expect(screen.getByRole('link', { name: /Offer 3/ }).getAttribute('href')).toBe('/offers/3/general');
    await user.click(screen.getByText('Public'));
    await waitFor(() => expect(address()).toBe('/offers/3/general'));
  });

  test('changes the status of several records in one call, and takes that back in another', async () => {
    testHarness.records['user/offers'] = [offers[0]!, { ...offers[1]!, status: 'inactive' }].map((one) => ({
      ...one,
      status: 'active',
    }));
    const user = await open('/offers/all?orderBy=id:asc&limit=25&offset=0');
    for (const box of await boxes()) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Inactive']);
    await user.click(screen.getByRole('menuitem', { name: 'Inactive' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Status change undone');
    expect(changes()).toEqual([
      {
        method: 'POST',
        path: 'user/offers/change_block',
        body: {
          items: [
            { id: 1, status: 'inactive' },
            { id: 2, status: 'inactive' },
          ],
        },
      },
      {
        method: 'POST',
        path: 'user/offers/change_block',
        body: {
          items: [
            { id: 1, status: 'active' },
            { id: 2, status: 'active' },
          ],
        },
      },
    ]);
  });

  test('offers no way back where the status allows none', async () => {
    testHarness.records['user/offers'] = [offer(1, { status: 'draft' })];
    const user = await open('/offers/all?limit=25&offset=0');
    for (const box of await boxes()) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Active' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Activate/ }));
    await screen.findByText('Status changed');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('asks before it deletes several records', async () => {
    testHarness.records['user/tags'] = [1, 2].map((id) => ({
      id,
      title: `Tag ${id}`,
      status: 'active',
      type: 'offer',
    }));
    const user = await open('/settings/lists/tags?limit=25&offset=0');
    for (const box of await boxes()) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Delete 2 tags?');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Tag 1', 'Tag 2']);
    expect(changes()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete 2 tags' }));
    await screen.findByText('No tags yet');
    expect(changes()).toEqual([{ method: 'DELETE', path: 'user/tags', body: { items: [{ id: 1 }, { id: 2 }] } }]);
  });

  test('says of very many records that there are more than were counted, and goes on', async () => {
    const items = offers.slice(0, 2);
    testHarness.answerAlways('GET', 'user/offers', { items, meta: { totalCount: 100_000, totalIsExact: false } });
    const user = await open('/offers/all?orderBy=id:desc&limit=2&offset=0');
    expect(await screen.findByText('1–2 of 100,000+')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await screen.findByText('3–4 of 100,000+')).toBeTruthy();
  });

  test('exports very many records, too, which are not counted to the end', async () => {
    testHarness.answerAlways('GET', 'user/offers', {
      items: offers,
      meta: { totalCount: 100_000, totalIsExact: false },
    });
    const user = await open('/offers/all?orderBy=id:desc&limit=3&offset=0');
    await screen.findByText('1–3 of 100,000+');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByRole('dialog', { name: 'Export' });
  });

  test('says why it is empty, and leads on', async () => {
    testHarness.records['user/tags'] = [{ id: 1, title: 'One', status: 'active' }];
    const user = await open('/settings/lists/tags?search=nothing&limit=25&offset=0');
    await screen.findByText('No tags match');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('One')).toBeTruthy();
  });

  test('falls back to its own order where the address names none that it knows', async () => {
    testHarness.records['user/tags'] = [{ id: 1, title: 'One', status: 'active' }];
    const message = 'Invalid value for the parameter “orderBy”';
    const details = [{ message, type: 'type', path: 'orderBy' }];
    testHarness.answerAlways('GET', 'user/tags', { code: 'badParameter', message, details }, 400);
    const user = await open('/settings/lists/tags/all?orderBy=colour:desc&limit=25&offset=0&search=One');
    await waitFor(() =>
      expect(address()).toBe('/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0&search=One'),
    );
    // If even that is refused, it says so.
    const again = await screen.findByRole('button', { name: 'Try again' });
    testHarness.answerAsUsual();
    await user.click(again);
    await screen.findByText('One');
  });

  test('shows its records in its own order where the one that its address names is refused', async () => {
    testHarness.records['user/tags'] = [{ id: 1, title: 'One', status: 'active' }];
    const details = [{ message: 'Invalid value', type: 'type', path: 'orderBy' }];
    testHarness.answerAlways(
      'GET',
      'user/tags',
      (query) =>
        recordOf(query)['orderBy'] === 'colour:desc' ? { code: 'badParameter', message: '', details } : undefined,
      400,
    );
    await open('/settings/lists/tags/all?orderBy=colour:desc&limit=25&offset=0#part');
    await screen.findByText('One');
    expect(address()).toBe('/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0');
    expect(window.location.hash).toBe('#part');
  });

  test('says that nothing has come in today yet, and shows the last days instead', async () => {
    testHarness.records['user/offers'] = [];
    const today = datePresets.today(Date.now() / 1000, zone);
    const ofToday = `createdAtFrom=${today.from}&createdAtTo=${today.to}`;
    const user = await open(`/offers/all?orderBy=id:desc&limit=25&offset=0&${ofToday}`);
    await screen.findByText('No offers today yet');
    const release = testHarness.holdNext('GET', 'user/offers');
    await user.click(screen.getByRole('button', { name: 'Show the last 7 days' }));
    // Nothing is said about this period before the result is known.
    await waitFor(() => expect(screen.queryByText(/^No offers/)).toBeNull());
    release();
    await screen.findByText('No offers in the last 7 days');
    expect(address()).toContain(`createdAtFrom=${datePresets.last7Days(Date.now() / 1000, zone).from}`);
    await user.click(screen.getByRole('button', { name: 'Show the last 30 days' }));
    // There is no wider period to offer.
    await screen.findByText('No offers match');
    expect(screen.queryByRole('button', { name: /^Show the last/ })).toBeNull();
  });

  test('names the days it is narrowed to where something else narrows it, too', async () => {
    testHarness.records['user/offers'] = [];
    const today = datePresets.today(Date.now() / 1000, zone);
    const ofToday = `createdAtFrom=${today.from}&createdAtTo=${today.to}`;
    const user = await open(`/offers/active?orderBy=id:desc&limit=25&offset=0&search=Casino&${ofToday}`);
    await screen.findByText('No offers match');
    screen.getByText('Period: Today');
    await user.click(screen.getByRole('button', { name: 'Show the last 7 days' }));
    await screen.findByText('Period: Last 7 days');
    expect(address()).toContain('search=Casino');
  });

  test('says what it is for and leads to the first one where there is none of any status', async () => {
    testHarness.records['user/offers'] = [];
    await open('/offers/active?limit=25&offset=0');
    const first = await screen.findByRole('link', { name: 'Create the first one' });
    expect(first.getAttribute('href')).toBe('/offers/create');
    screen.getByText('No offers yet');
    screen.getByText(/that affiliates promote/);
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  });

  test('says that there are none of its status, in either language', async () => {
    testHarness.records['user/offers'] = [offer(1, {})];
    const user = await open('/offers/inactive?limit=25&offset=0');
    await screen.findByText('No offers with the status “Inactive”');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Offer 1')).toBeTruthy();
    cleanup();
    await open('/offers/draft?limit=25&offset=0', 'admin', undefined, 'ru');
    await screen.findByText('Нет офферов со статусом «Черновик»');
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        'Все1',
        'Активные1',
        'Неактивные0',
        'Черновики0',
      ]),
    );
  });

  test('says that it failed, and tries again', async () => {
    testHarness.failing.add('user/tags');
    const user = await open('/settings/lists/tags?limit=25&offset=0');
    const failure = await screen.findByText('Out of order', { selector: '.MuiAlert-message' });
    expect(failure.textContent).toBe('Something went wrong on the serverOut of order');
    testHarness.failing.clear();
    testHarness.records['user/tags'] = [{ id: 1, title: 'Back again', status: 'active' }];
    // The popup about the server covers the page.
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Back again')).toBeTruthy();
  });

  test('says that it waits for the network, and goes on once that is back', async () => {
    const user = await open('/offers?limit=25&offset=0');
    await screen.findByText('No offers yet');
    testHarness.records['user/offers'] = offers;
    onTestFinished(() => onlineManager.setOnline(true));
    act(() => onlineManager.setOnline(false));
    await user.click(screen.getByRole('tab', { name: /^Inactive/ }));
    await screen.findByText('The list will load as soon as the connection is back.');
    expect(screen.queryByText('No offers yet')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    act(() => onlineManager.setOnline(true));
    await screen.findByText('Offer 3');
    expect(screen.queryByText('The list will load as soon as the connection is back.')).toBeNull();
  });

  test('dims the records it has while those that are asked for wait for the network', async () => {
    testHarness.records['user/offers'] = offers;
    const user = await open('/offers/active?limit=25&offset=0');
    await screen.findByText('Offer 1');
    const opacity = () => getComputedStyle(screen.getAllByRole('rowgroup')[1]!).opacity;
    await waitFor(() => expect(opacity()).toBe('1'));
    onTestFinished(() => onlineManager.setOnline(true));
    act(() => onlineManager.setOnline(false));
    await user.click(screen.getByRole('tab', { name: /^Inactive/ }));
    await screen.findByText('The list will load as soon as the connection is back.');
    screen.getByText('Offer 1');
    expect(opacity()).toBe('0.7');
    act(() => onlineManager.setOnline(true));
    await screen.findByText('Offer 3');
    await waitFor(() => expect(opacity()).toBe('1'));
  });

  test('remembers for each person which columns they want, in which order', async () => {
    testHarness.records['user/tags'] = [{ id: 1, title: 'One', status: 'active' }];
    const user = await open('/settings/lists/tags?limit=25&offset=0');
    await screen.findByText('One');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Created by' }));
    await user.click(screen.getByRole('button', { name: 'Move “Title” up' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(['Title', 'ID', 'Used for', 'Status', 'Created']));
    expect(JSON.parse(localStorage.getItem('tableSettings') ?? '')).toMatchObject({
      1: { 'settings/lists/tags': { order: expect.arrayContaining(['title']) } },
    });
  });

  test('asks for costly fields only while their columns show', async () => {
    testHarness.records['user/offers'] = offers;
    const user = await open('/offers/all?limit=25&offset=0');
    await screen.findByText('Offer 1');
    expect(testHarness.calls.filter(({ path }) => path.includes('with='))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Landing pages' }));
    await waitFor(() =>
      expect(testHarness.calls.some(({ path }) => path.startsWith('user/offers?with=landers&'))).toBe(true),
    );
  });

  test('narrows by a filter, says so in its address, and lets it go', async () => {
    testHarness.records['user/tags'] = [
      { id: 1, title: 'One', status: 'active', type: 'offer' },
      { id: 2, title: 'Two', status: 'active', type: 'team' },
    ];
    const user = await open('/settings/lists/tags?type=team&limit=25&offset=0');
    await screen.findByText('Two');
    expect(screen.queryByText('One')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Teams' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Used for' }));
    expect(await screen.findByText('One')).toBeTruthy();
    expect(address()).toBe('/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0');
  });

  test('is asked for an address only once all of it has been typed', async () => {
    testHarness.records['stat/clicks'] = ['198.51.100.7', '198.51.100.8'].map((ip, place) => ({
      id: place + 1,
      ip,
      clickStatus: 1,
      createdAt: 1_790_000_000,
    }));
    const user = await open('/clicks/valid?limit=25&offset=0');
    await screen.findByText('198.51.100.8');
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'IP address' }));
    const input = await screen.findByRole('textbox', { name: 'IP address' });
    await user.type(input, '198.51');
    await user.tab();
    expect(await screen.findByText('Enter a valid IP address')).toBeTruthy();
    await user.type(input, '.100.7');
    await waitFor(() => expect(screen.queryByText('198.51.100.8')).toBeNull());
    expect(screen.queryByText('Enter a valid IP address')).toBeNull();
    const asked = testHarness.calls.flatMap(({ path }) => /[?&]ip=([^&]*)/.exec(path)?.[1] ?? []);
    expect(new Set(asked)).toEqual(new Set(['198.51.100.7']));
    expect(address()).toContain('ip=198.51.100.7');
  });
});

test('an affiliate meets no column, filter or view that is the staff’s', async () => {
  testHarness.records['user/offers'] = offers;
  const user = await open('/offers/all?limit=25&offset=0', 'affiliate');
  await screen.findByText('Offer 1');
  // All offers within their reach are active.
  expect(screen.queryAllByRole('tab')).toEqual([]);
  expect(heads()).toEqual(['ID', 'Title', 'Vertical', 'Categories', 'Traffic sources', 'Landing pages', 'Created']);
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Access',
    'Vertical',
    'Categories',
    'Geos',
    'Traffic sources',
    'Hot',
    'Created',
  ]);
  expect(testHarness.calls.some(({ path }) => /tags|advertisers|presets/.test(path))).toBe(false);
});
