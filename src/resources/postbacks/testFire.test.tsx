import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const postback = {
  id: 5,
  version: 1,
  title: 'Keitaro',
  status: 'active',
  method: 'GET',
  url: 'https://tracker.example/?cid={click_id}',
  bodyFormat: 'none',
  events: [],
  goalEvents: [],
  mappings: [],
  waiting: 0,
};
const request = { method: 'GET', url: 'https://tracker.example/?cid=01k7x9q2m4', body: null };
const path = 'user/postbacks/5/test';

test('a postback is filled in with examples, sent, and its answer shown', async () => {
  testHarness.records = { 'user/postbacks': [postback] };
  testHarness.answerAlways('POST', path, { request, attempt: null });
  const user = await open('/postbacks/5/general', 'admin');
  const region = within(await screen.findByRole('region', { name: 'Test' }));
  await user.click(region.getByRole('button', { name: 'Show request' }));
  expect((await region.findByRole('region', { name: 'Request' })).textContent).toContain(`GET ${request.url}`);
  const attempt = { delivered: false, failure: null, status: 403, answer: 'Wrong key', took: 31 };
  testHarness.answerAlways('POST', path, { request, attempt });
  await user.click(region.getByRole('button', { name: 'Send test' }));
  expect((await region.findByRole('status')).textContent).toBe('Failed31 ms');
  expect(region.getByRole('region', { name: 'Response' }).textContent).toContain('HTTP 403');
});
