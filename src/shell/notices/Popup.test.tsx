import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

test.each([
  [0, 'No connection to the server', 'The server can’t be reached. Check your connection and try again.'],
  [502, 'Something went wrong on the server', 'Please try again. Your changes on this page are kept.'],
])('a call that ends with %i is told of as what it is', async (status, name, text) => {
  testHarness.answerNext('GET', 'user/tags', status, { message: 'Bad gateway', details: [] });
  await open('/settings/lists/tags/active');
  expect((await screen.findByRole('alertdialog', { name })).textContent).toContain(text);
});

test('after a failed save the focus is back at the button that saves', async () => {
  testHarness.records['user/tags'] = [{ id: 1, version: 1, title: 'One', status: 'active', type: 'offer' }];
  const user = await open('/settings/lists/tags/1/general?edit');
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), '!');
  const refusal = testHarness.answerLater('PATCH', 'user/tags', 502, { message: 'Bad gateway', details: [] });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await refusal.comesIn;
  // As browsers do with a button that gets disabled.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  refusal.answer();
  await screen.findByRole('alertdialog', { name: 'Something went wrong on the server' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save changes' }));
});

test('closing a popup does not return the focus to an input that the person had left', async () => {
  testHarness.records['user/tags'] = [{ id: 1, version: 1, title: 'One', status: 'active', type: 'offer' }];
  const user = await open('/settings/lists/tags/1/general?edit');
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  const refusal = testHarness.answerLater('PATCH', 'user/tags', 502, { message: 'Bad gateway', details: [] });
  await user.type(title, '!{Enter}');
  await refusal.comesIn;
  // A click on a blank spot.
  title.focus();
  expect(document.activeElement).toBe(title);
  title.blur();
  refusal.answer();
  await screen.findByRole('alertdialog', { name: 'Something went wrong on the server' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).not.toBe(title);
});
