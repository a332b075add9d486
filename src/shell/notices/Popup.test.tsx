import { screen } from '@testing-library/react';
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
