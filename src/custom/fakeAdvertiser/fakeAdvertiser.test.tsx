import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const received = {
  id: 7,
  at: 1767225600,
  method: 'POST',
  path: '/crm/leads',
  body: '{"name":"Anna"}',
  behaviour: 'accept',
  headers: [{ name: 'x-api-key', value: '***' }],
};

const console = async (items: object[] = [received]) => {
  testHarness.answerAlways('GET', 'user/fake_advertiser', { next: null });
  testHarness.answerAlways('GET', 'user/fake_advertiser/requests', { items, meta: { totalCount: items.length } });
  return open('/fake-advertiser', 'admin');
};

test('shows what was received and how it was answered', async () => {
  await console();
  const request = await screen.findByRole('region', { name: 'Request 7' });
  expect(request.textContent).toBe('POST /crm/leads\nx-api-key: ***\n\n{"name":"Anna"}');
  screen.getByText(/ · response: Accept$/);
});

test('lets one choose how the next requests are answered', async () => {
  testHarness.answerAlways('PATCH', 'user/fake_advertiser', { next: { behaviour: 'refuse', times: 1 } });
  const user = await console([]);
  await screen.findByText('No requests yet.');
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await screen.findByText('Next responses: Refuse (requests left: 1)');
});

test('sends a postback, and shows the answer', async () => {
  testHarness.answerAlways('POST', 'user/fake_advertiser/postbacks', { status: 200, answer: '{"data":{"id":1}}' });
  const user = await console();
  const form = within(await screen.findByRole('region', { name: 'Send a postback' }));
  await user.type(form.getByRole('spinbutton', { name: /^Lead ID/ }), '12');
  await user.type(form.getByRole('textbox', { name: 'Goal' }), 'deposit');
  await user.click(form.getByRole('button', { name: 'Send' }));
  const answer = await form.findByRole('region', { name: 'Response: HTTP 200' });
  expect(answer.textContent).toBe('{"data":{"id":1}}');
});
