import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

beforeEach(() => {
  testHarness.records['user/notification_channel_integrations'] = [
    { id: 3, version: 1, title: 'Our CRM', kind: 'webhook', status: 'active', url: 'https://crm.example/events' },
  ];
});
const address = '/settings/notifications/channels/3/general';

test('a channel is tried out, and says what came of it', async () => {
  const asked: unknown[] = [];
  testHarness.answerAlways('POST', 'user/notifications/test', (sent) => {
    asked.push(sent);
    return { delivered: false, status: 503, problem: 'HTTP 503', took: 84 };
  });
  const user = await open(address);
  const test = within(await screen.findByRole('region', { name: 'Test' }));
  await user.click(test.getByRole('button', { name: 'Send test' }));
  await test.findByText('HTTP 503');
  test.getByText('Failed');
  test.getByText('84 ms');
  expect(asked).toEqual([{ notificationChannelIntegrationId: 3 }]);
});

test('is nobody’s to try who may not change it', async () => {
  await open(address, 'admin', ['notification.read', 'front.dashboard.read']);
  await screen.findByText('https://crm.example/events');
  expect(screen.queryByRole('region', { name: 'Test' })).toBeNull();
});
