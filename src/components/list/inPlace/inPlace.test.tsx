import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { address, changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

// Weights are shown only to users who have selected the column.
beforeEach(() => {
  const settings = { landings: { hidden: ['createdAt'] } };
  testHarness.records['user/preferences'] = [{ id: 1, version: 1, type: 'tableSettings', user: 1, settings }];
});

const landing = (id: number, fields: object = {}) => ({
  id,
  version: 3,
  title: `Page ${id}`,
  status: 'active',
  weight: 100,
  pageType: 'landing',
  tags: [],
  ...fields,
});
const list = '/landings/all?orderBy=id:asc&limit=25&offset=0';
const pencil = (name: string) => screen.findByRole('button', { name });
const editor = () => screen.findByRole('dialog');
const patches = () => changes().filter(({ method }) => method === 'PATCH');

describe('a value in its cell', () => {
  test('is edited by keyboard alone, without opening the record, and given back by Undo', async () => {
    testHarness.records['user/landings'] = [landing(1), landing(2)];
    const user = await open(list);
    (await pencil('Edit Title: Page 1')).focus();
    await user.keyboard('{Enter}');
    const input = await within(await editor()).findByRole('textbox', { name: /Title/ });
    await waitFor(() => expect(document.activeElement).toBe(input));
    await user.keyboard('Summer sale{Enter}');
    expect(await screen.findByText('Landing page updated')).toBeTruthy();
    expect(patches()[0]?.body).toEqual({ items: [{ id: 1, version: 3, title: 'Summer sale' }] });
    expect(await screen.findByRole('link', { name: 'Summer sale' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Title: Summer sale');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Page 1' })).toBeTruthy();
    expect(patches()[1]?.body).toEqual({ items: [{ id: 1, version: 4, title: 'Page 1' }] });
    expect(address()).toContain('/landings/all');
  });

  test('stays as it was with Escape', async () => {
    testHarness.records['user/landings'] = [landing(1)];
    const user = await open(list);
    await user.click(await pencil('Edit Weight: Page 1'));
    await within(await editor()).findByRole('spinbutton', { name: /Weight/ });
    await user.keyboard('7{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()).toEqual([]);
    expect(address()).toContain('/landings/all');
  });

  test('is held to the rules of the form, in its words, and to the server’s at the cell', async () => {
    testHarness.records['user/landings'] = [landing(1)];
    const user = await open(list);
    await user.click(await pencil('Edit Weight: Page 1'));
    const input = await within(await editor()).findByRole('spinbutton', { name: /Weight/ });
    await user.clear(input);
    await user.type(input, '2000{Enter}');
    expect(await screen.findByText('Enter a number from 0 to 1000')).toBeTruthy();
    expect(changes()).toEqual([]);
    testHarness.answerNext('PATCH', 'user/landings', 400, {
      code: 'invalid',
      message: 'Invalid',
      details: [{ path: 'items.0.weight', type: 'sum', message: 'The weights are too great together' }],
    });
    await user.clear(input);
    await user.type(input, '900{Enter}');
    expect(await screen.findByText('The weights are too great together')).toBeTruthy();
    expect(input).toHaveProperty('value', '900');
  });

  test('that someone else changed meanwhile is told, and replaced only when it is saved again', async () => {
    testHarness.records['user/landings'] = [landing(1)];
    const user = await open(list);
    await user.click(await pencil('Edit Weight: Page 1'));
    const input = await within(await editor()).findByRole('spinbutton', { name: /Weight/ });
    testHarness.answerNext('PATCH', 'user/landings', 409, {
      code: 'stale',
      message: 'Changed',
      details: [],
      data: landing(1, { weight: 55, version: 4 }),
    });
    await user.clear(input);
    await user.type(input, '70{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Someone else changed it meanwhile to: 55/);
    expect(input).toHaveProperty('value', '70');
    await user.type(input, '{Enter}');
    expect(await screen.findByText('Landing page updated')).toBeTruthy();
    expect(patches().at(-1)?.body).toEqual({ items: [{ id: 1, version: 4, weight: 70 }] });
  });

  test('is saved over another’s change of another field', async () => {
    testHarness.records['user/landings'] = [landing(1)];
    const user = await open(list);
    await user.click(await pencil('Edit Weight: Page 1'));
    const input = await within(await editor()).findByRole('spinbutton', { name: /Weight/ });
    testHarness.answerNext('PATCH', 'user/landings', 409, {
      code: 'stale',
      message: 'Changed',
      details: [],
      data: landing(1, { title: 'Theirs', version: 4 }),
    });
    await user.clear(input);
    await user.type(input, '70{Enter}');
    expect(await screen.findByText('Landing page updated')).toBeTruthy();
    expect(patches().at(-1)?.body).toEqual({ items: [{ id: 1, version: 4, weight: 70 }] });
  });

  test('is saved as soon as it is picked, where it is one of several', async () => {
    testHarness.records['user/landings'] = [landing(1)];
    const user = await open(list);
    await user.click(await pencil('Edit Page type: Page 1'));
    await within(await editor()).findByRole('combobox', { name: /Page type/ });
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Prelander' }));
    expect(await screen.findByText('Landing page updated')).toBeTruthy();
    expect(patches()[0]?.body).toEqual({ items: [{ id: 1, version: 3, pageType: 'prelanding' }] });
  });

  test('is only read by those who may not edit the record, and in records that can only be read', async () => {
    testHarness.records['user/landings'] = [landing(1)];
    const read = testHarness.permissions.filter((name) => name !== 'landing.update');
    await open(list, 'admin', read);
    await screen.findByRole('link', { name: 'Page 1' });
    expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
  });

  test('has a button only where the record is not over', async () => {
    const campaign = { version: 1, countries: [], landers: [] };
    testHarness.records['user/campaigns'] = [
      { ...campaign, id: 1, title: 'Alive', status: 'active' },
      { ...campaign, id: 2, title: 'Over', status: 'deleted' },
    ];
    await open('/campaigns/all?orderBy=id:asc&limit=25&offset=0');
    await screen.findByRole('link', { name: 'Over' });
    expect(screen.getByRole('button', { name: 'Edit Title: Alive' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Title: Over' })).toBeNull();
  });
});
