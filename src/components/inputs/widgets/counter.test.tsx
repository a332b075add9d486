import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const longest = 2_000;

test.each([
  ['en', 'Description', '2,000 of 2,000 characters'],
  ['ru', 'Описание', '2 000 из 2 000 символов'],
] as const)('a text is counted in %s where it comes near its limit, and only there', async (language, label, full) => {
  testHarness.records = { 'user/offers': [] };
  await open('/offers/create', 'admin', testHarness.permissions, language);
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: label });
  const told = () =>
    box
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ') ?? '';
  const type = (text: string) => fireEvent.change(box, { target: { value: text } });

  type('a'.repeat(longest * 0.8 - 1));
  expect(told()).not.toMatch(/\d/);
  // What looks like one character counts as one, as on the server.
  type('😀'.repeat(longest));
  await screen.findByText((text) => text.replaceAll(/\s/g, ' ') === full);
  expect(told().replaceAll(/\s/g, ' ')).toContain(full);
  type(`${'a'.repeat(longest)}!`);
  fireEvent.blur(box);
  fireEvent.submit(box.form!);
  await screen.findByText((text) => /(at most|не больше|не более) 2.?000/.test(text));
});

test('so is the reason for a status', async () => {
  testHarness.records = { 'user/advertisers': [{ id: 3, version: 1, title: 'Andes', status: 'active' }] };
  const user = await open('/advertisers/3/general');
  await user.click(await screen.findByRole('button', { name: 'Change status' }));
  await user.click(screen.getByRole('menuitem', { name: 'Blocked' }));
  const box = await screen.findByRole('textbox', { name: /^Reason/ });
  fireEvent.change(box, { target: { value: 'a'.repeat(450) } });
  await screen.findByText('450 of 500 characters');
});

test('a time of the day is not counted, and what is to know of it stays said', async () => {
  testHarness.records = { 'user/hold_configs': [] };
  await open('/settings/hold-queue/create');
  const until = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Until/ });
  fireEvent.change(until, { target: { value: '23:30' } });
  await screen.findByText('A time that is not after the start time is on the next day.');
  expect(screen.queryByText(/of 5 characters/)).toBeNull();
});
