import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

test('the counter of a cap is reset once that was confirmed', async () => {
  const cap = {
    id: 4,
    version: 2,
    title: 'Daily leads',
    offer: 5,
    type: 'leads',
    period: 'day',
    timezone: 'UTC',
    value: '50',
    counter: '46',
    status: 'active',
  };
  testHarness.records = { 'user/caps': [cap], 'user/offers': [{ id: 5, title: 'KetoSlim', status: 'active' }] };
  testHarness.answerAlways('POST', 'user/caps/drop_counter', { items: [{ ...cap, version: 3, counter: '0' }] });
  const user = await open('/caps/4/general', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Reset counter' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reset the counter of Daily leads?' }));
  await user.click(dialog.getByRole('button', { name: 'Reset counter “Daily leads”' }));
  // Only that call leads to this message.
  await screen.findByText('Counter reset');
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
});

test('a counter is recounted once both numbers were seen', async () => {
  const cap = {
    id: 4,
    version: 2,
    title: 'Daily leads',
    offer: 5,
    type: 'leads',
    period: 'day',
    timezone: 'UTC',
    value: '100',
    counter: '97',
    status: 'active',
  };
  testHarness.records = { 'user/caps': [cap], 'user/offers': [{ id: 5, title: 'KetoSlim', status: 'active' }] };
  testHarness.answerAlways('GET', 'user/caps/4/recount', { counter: '97', events: '97' });
  testHarness.answerAlways('POST', 'user/caps/recount', { items: [{ ...cap, version: 3, counter: '95' }] });
  const user = await open('/caps/4/general', 'admin');
  const button = await screen.findByRole('button', { name: 'Recount' });
  await user.click(button);
  await screen.findByText('Nothing to correct: counter and events both say 97');
  testHarness.answerAlways('GET', 'user/caps/4/recount', { counter: '97', events: '95' });
  await user.click(button);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Recount Daily leads?' }));
  dialog.getByText(/counter says 97, the events of this period say 95/);
  await user.click(dialog.getByRole('button', { name: 'Recount “Daily leads”' }));
  await screen.findByText('Counter recounted');
});

test('a limit of nothing, and more for affiliates than there is, are said and may be meant', async () => {
  const cap = { id: 4, version: 2, title: 'Leads', offer: 5, type: 'leads', period: 'day', timezone: 'UTC' };
  testHarness.records = { 'user/caps': [{ ...cap, value: '50', counter: '0', status: 'active' }] };
  const user = await open('/caps/4/general?edit', 'admin');
  const shown = await screen.findByRole('textbox', { name: 'Shown to affiliates' });
  await user.type(shown, '60');
  await screen.findByText('More than the limit: affiliates will send traffic no one takes.');
  const limit = screen.getByRole('textbox', { name: 'Limit' });
  await user.clear(limit);
  await user.type(limit, '0');
  await screen.findByText('A limit of zero lets nothing through.');
});
