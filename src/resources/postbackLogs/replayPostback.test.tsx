import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const entry = {
  id: 7,
  kind: 'postback_in',
  result: 'refused',
  reason: { en: 'goal: No goal corresponds to “FTD”', ru: 'goal: Слову «FTD» не соответствует ни одна цель' },
  httpStatus: 422,
  method: 'GET',
  url: 'https://go.example/',
  createdAt: 1_767_225_600,
};
const before = { ...entry, answer: '{}', conversion: null, customer: null };
const after = { ...before, result: 'created', reason: null, httpStatus: 200, conversion: 12 };

test('a postback is compared with what it would do now, and done once more', async () => {
  testHarness.records = { 'stat/postback_logs': [entry] };
  const asked: unknown[] = [];
  testHarness.answerAlways('POST', 'stat/postback_logs/7/replay', (sent) => {
    asked.push(sent);
    return { before, after, isSame: false };
  });
  const user = await open('/postback-logs/advertisers/7/show', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Replay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replay this postback?' }));
  await dialog.findByRole('row', { name: 'Result Refused Conversion' });
  dialog.getByRole('row', { name: 'Why goal: No goal corresponds to “FTD” –' });
  dialog.getByRole('row', { name: 'Conversion – #12' });
  await user.click(dialog.getByRole('button', { name: 'Replay' }));
  await screen.findByText('Replayed: a new entry is in the log');
  expect(asked).toEqual([{ isTrial: true }, { isTrial: false }]);
});
