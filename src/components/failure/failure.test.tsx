import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { address, open, testHarness, setUpTestHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const refusal = { message: 'Not like that', details: [{ message: 'No such filter', type: 'unknown', path: 'colour' }] };
const tag = (id: number, fields: object = {}) => ({
  id,
  version: 1,
  title: `Tag ${id}`,
  status: 'active',
  type: 'offer',
  ...fields,
});
const tags = '/settings/lists/tags';
const list = (tab: string, offset = 0) => `${tags}/${tab}?orderBy=id:desc&limit=25&offset=${offset}`;

/** What the page says about a failure, in place, without its button. */
const told = async () => (await screen.findByText(/./, { selector: 'main .MuiAlert-message, main h1' })).textContent;
const notes = () =>
  within(screen.getByRole('region', { name: 'Notifications', hidden: true })).queryAllByRole('alert', { hidden: true });
const tryAgain = () => screen.findByRole('button', { name: 'Try again' });

describe('a list that can’t be loaded', () => {
  test.each([
    [400, 'Bad request'],
    [403, 'Access denied'],
    [429, 'Too many requests'],
    [503, 'Temporarily unavailable'],
  ])(
    'says so in its place (%i), called by the status, in the server’s words, with what it objects to',
    async (status, title) => {
      testHarness.answerAlways('GET', 'user/tags', refusal, status);
      await open(list('active'));
      expect(await told()).toBe(`${title}Not like thatNo such filter`);
      expect(notes()).toEqual([]);
      expect(address()).toBe(list('active'));
      expect(screen.getByRole('tab', { name: /^All/ })).toBeTruthy();
    },
  );

  test('stays on its page, and comes when it is asked for again', async () => {
    testHarness.records['user/tags'] = Array.from({ length: 60 }, (_, index) => tag(index + 1));
    const user = await open(list('all', 25));
    await screen.findByText('26–50 of 60');
    testHarness.answerAlways('GET', 'user/tags', refusal, 503);
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await told()).toContain('Temporarily unavailable');
    expect(address()).toBe(list('all', 50));
    testHarness.answerAsUsual();
    await user.click(await tryAgain());
    await screen.findByText('51–60 of 60');
    expect(address()).toBe(list('all', 50));
  });

  test('is another one after its filters have changed', async () => {
    testHarness.records['user/tags'] = [tag(1, { status: 'inactive' })];
    testHarness.answerAlways('GET', 'user/tags', refusal, 503);
    const user = await open(list('active'));
    await told();
    testHarness.answerAsUsual();
    await user.click(screen.getByRole('tab', { name: /^Inactive/ }));
    expect(await screen.findByText('Tag 1')).toBeTruthy();
  });

  test('does not pass for an empty one where the answer can’t be read', async () => {
    testHarness.answerAlways('GET', 'user/tags', { items: null });
    await open(list('active'));
    expect(await told()).toContain('Unexpected response');
    expect(screen.queryByText(/No tags yet|with the status/)).toBeNull();
  });

  test('keeps what it showed when it could not be brought anew', async () => {
    testHarness.records['user/tags'] = [tag(1)];
    const user = await open(list('active'));
    await user.click(await screen.findByRole('checkbox', { name: 'Select record 1' }));
    testHarness.answerAlways('GET', 'user/tags', refusal, 503);
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Inactive' }));
    expect(await told()).toContain('Temporarily unavailable');
    expect(screen.getByText('Tag 1')).toBeTruthy();
  });
});

describe('a record that can’t be loaded', () => {
  const record = `${tags}/7`;

  test.each([
    [404, 'Record not found', 'Not found: Tag #7', false],
    [403, 'Only for managers', 'Access denied: Tag #7', false],
    [503, 'Being repaired', 'Temporarily unavailable: Tag #7', true],
    [500, 'Broken', 'Something went wrong on the server: Tag #7', true],
  ])('says so at its own address (%i) and leads back, or tries again', async (status, message, title, canRetry) => {
    testHarness.answerAlways('GET', 'user/tags/7', { message, details: [] }, status);
    const user = await open(record);
    expect(await told()).toBe(title);
    expect(screen.getByText(message)).toBeTruthy();
    expect(notes()).toEqual([]);
    expect(address()).toBe(record);
    if (status === 500) await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
    testHarness.records['user/tags'] = [tag(7)];
    if (canRetry) {
      testHarness.answerAsUsual();
      await user.click(await tryAgain());
      expect(await screen.findByDisplayValue('Tag 7')).toBeTruthy();
      expect(address()).toBe(record);
    } else {
      await user.click(screen.getByRole('link', { name: 'Back to Tags' }));
      await screen.findByText('Tag 7');
    }
  });

  test('is told of likewise where its values are only shown', async () => {
    testHarness.answerAlways('GET', 'user/tags/7', { message: 'Record not found', details: [] }, 404);
    await open(`${record}/show`);
    expect(await told()).toBe('Not found: Tag #7');
  });

  test('is no empty form where the list knew it still', async () => {
    testHarness.records['user/tags'] = [tag(7)];
    const user = await open(list('active'));
    testHarness.answerAlways('GET', 'user/tags/7', { message: 'Record not found', details: [] }, 404);
    await user.click(await screen.findByRole('link', { name: 'Tag 7' }));
    await waitFor(async () => expect(await told()).toBe('Not found: Tag #7'));
    expect(address()).toBe(record);
  });

  test('keeps what is being typed when it could not be brought anew', async () => {
    testHarness.records['user/tags'] = [tag(7)];
    const user = await open(list('active'));
    testHarness.answerAlways('GET', 'user/tags/7', { message: 'Being repaired', details: [] }, 503);
    await user.click(await screen.findByRole('link', { name: 'Tag 7' }));
    expect(await screen.findByText('Being repaired')).toBeTruthy();
    expect(screen.getByDisplayValue('Tag 7')).toBeTruthy();
  });
});

test('a history that can’t be loaded says why, and comes when it is asked for again', async () => {
  testHarness.records['user/offers'] = [{ id: 1, version: 1, title: 'Offer', status: 'active' }];
  testHarness.answerNext('GET', 'user/offers/1/history', 403, { message: 'Not today', details: [] });
  const user = await open('/offers/1/history');
  expect(await told()).toBe('Access deniedNot today');
  await user.click(await tryAgain());
  await screen.findByText('No changes yet.');
});

test('what an input offers and can’t be loaded is told below it, and comes when it is asked for again', async () => {
  testHarness.records['user/verticals'] = [{ id: 1, title: 'Nutra', status: 'active' }];
  testHarness.answerNext('GET', 'user/verticals', 403, { message: 'Not today', details: [] });
  const user = await open('/advertisers/create');
  const again = await tryAgain();
  expect(again.parentElement?.textContent).toBe('Access denied. Not today Try again');
  expect(screen.getByRole('combobox', { name: /^Vertical/ }).getAttribute('aria-describedby')).toBeTruthy();
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  await user.click(screen.getByRole('combobox', { name: /^Vertical/ }));
  expect(await screen.findByRole('option', { name: 'Nutra' })).toBeTruthy();
});
