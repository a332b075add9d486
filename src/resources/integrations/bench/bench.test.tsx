import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const request = {
  method: 'POST',
  url: 'https://crm.example/leads',
  headers: [{ name: 'x-api-key', value: '***' }],
  body: '{"name":"Anna"}',
};
const made = { problem: null, missing: [], request, attempt: null, fake: true };
const attempt = {
  outcome: 'accepted',
  took: 12,
  failure: null,
  answer: { status: 201, headers: [], body: '{"status":"ok"}', cut: false },
  reading: {
    outcome: 'accepted',
    ground: 'value',
    leadId: null,
    redirectUrl: null,
    message: null,
    parts: [
      { part: 'accepted', by: 'path', path: 'status', value: 'ok' },
      { part: 'leadId', by: 'path', path: 'data.id', value: null },
      { part: 'leadId', by: 'pattern', path: '<id>(.*)</id>', value: 'A-7' },
    ],
  },
};
const path = 'user/integrations/5/test';

const bench = async () => {
  testHarness.records = {
    'user/integrations': [
      {
        id: 5,
        version: 1,
        title: 'Acme by API',
        advertiser: 4,
        template: 2,
        vertical: 1,
        offers: [],
        status: 'active',
        missing: [],
      },
    ],
    'user/integration_templates': [{ id: 2, version: 1, title: 'Usual', platform: 7, vertical: 1, status: 'active' }],
    'user/verticals': [
      {
        id: 1,
        version: 1,
        title: 'Loans',
        status: 'active',
        incomingParameters: [
          { name: 'phone', title: 'Phone number', required: true },
          { name: 'age', title: 'Age in years', required: false },
        ],
      },
    ],
    'user/advertisers': [{ id: 4, title: 'Acme', status: 'active' }],
  };
  const user = await open('/integrations/5/outbound-settings', 'admin');
  return { user, region: within(await screen.findByRole('region', { name: 'Test' })) };
};

test('what can’t be sent is told at its field, and what is shown stays', async () => {
  testHarness.answerAlways('POST', path, made);
  const { user, region } = await bench();
  await user.click(await region.findByRole('button', { name: 'Show request' }));
  await region.findByRole('button', { name: 'Send to fake advertiser' });
  const details = [
    { path: 'lead.firstName', message: 'Enter at most 1000 characters', type: 'max' },
    { path: 'lead.subs.0', message: 'Enter at most 255 characters', type: 'max' },
  ];
  testHarness.answerNext('POST', path, 422, { code: 'invalid', message: 'Invalid', details, requestId: 'r-1' });
  await user.click(region.getByRole('button', { name: 'Show request' }));
  expect(await region.findByText('Enter at most 1000 characters')).toBeTruthy();
  expect(region.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true');
  expect(region.getByLabelText('sub1').getAttribute('aria-invalid')).toBe('true');
  expect(region.getByRole('button', { name: 'Send to fake advertiser' })).toBeTruthy();
  await user.click(region.getByRole('button', { name: 'Show request' }));
  await waitFor(() => expect(region.queryByText('Enter at most 1000 characters')).toBeNull());
});

test('the request is shown first, and what came of it part by part', async () => {
  testHarness.answerAlways('POST', path, made);
  const { user, region } = await bench();
  expect(region.queryByRole('button', { name: 'Send to fake advertiser' })).toBeNull();
  const name = await region.findByLabelText('First name');
  await user.clear(name);
  await user.type(name, 'Refuse{Enter}');
  expect((await region.findByRole('region', { name: 'Request' })).textContent).toContain('x-api-key: ***');
  testHarness.answerAlways('POST', path, { ...made, attempt });
  await user.click(region.getByRole('button', { name: 'Send to fake advertiser' }));
  expect((await region.findByRole('status')).textContent).toBe('AcceptedBy the value in the response.12 ms');
  expect(region.getByText('Not found')).toBeTruthy();
  expect(region.getByText('<id>(.*)</id>').parentElement?.textContent).toBe('pattern <id>(.*)</id>');
  expect(region.getByText('A-7')).toBeTruthy();
  expect(region.getByRole('region', { name: 'Response' }).textContent).toContain('HTTP 201');
});

test('the real advertiser gets it only once one has been asked', async () => {
  testHarness.answerAlways('POST', path, { ...made, fake: false });
  const { user, region } = await bench();
  await user.click(region.getByRole('button', { name: 'Show request' }));
  await user.click(await region.findByRole('button', { name: 'Send to advertiser' }));
  expect(region.queryByRole('button', { name: 'Send to fake advertiser' })).toBeNull();
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(screen.queryByText('Duplicate')).toBeNull();
  testHarness.answerAlways('POST', path, { ...made, fake: false, attempt: { ...attempt, outcome: 'duplicate' } });
  await user.click(dialog.getByRole('button', { name: 'Send to advertiser' }));
  await screen.findByText('Duplicate');
});

test('why there is no request is told', async () => {
  testHarness.answerAlways('POST', path, { ...made, problem: 'settings', request: null, missing: ['API key'] });
  const { user, region } = await bench();
  await user.click(region.getByRole('button', { name: 'Show request' }));
  await region.findByText('Sending leads is not set up in the integration or its template.');
  expect(region.getByText('Not filled in: API key.')).toBeTruthy();
});

test('what the vertical asks for is asked for, and sent', async () => {
  const sent: unknown[] = [];
  testHarness.answerAlways('POST', path, (body) => {
    sent.push(body);
    return made;
  });
  const { user, region } = await bench();
  await user.type(await region.findByLabelText('Age in years'), '34');
  expect(region.queryByLabelText('Phone number')).toBeNull();
  await user.click(region.getByRole('button', { name: 'Show request' }));
  await region.findByRole('button', { name: 'Send to fake advertiser' });
  expect(sent).toMatchObject([{ lead: { params: { age: '34' } }, to: 'nobody' }]);
});
