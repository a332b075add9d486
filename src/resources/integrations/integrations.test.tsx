import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const integration = {
  id: 5,
  version: 1,
  title: 'Acme by API',
  advertiser: 4,
  template: 2,
  offers: [],
  status: 'active',
  outApiEnabled: true,
  redirectEnabled: false,
  apiSyncEnabled: false,
  postbackEnabled: false,
  apiSyncStatus: 'off',
  goals: [],
  leadStatusMappings: [],
  apiParameters: [],
  missing: [] as string[],
};
const template = {
  id: 2,
  version: 1,
  title: 'Usual',
  platform: 7,
  vertical: 1,
  status: 'active',
  integrationMethodsRestrictions: ['outApi'],
  goals: [],
  leadStatusMappings: [],
  parameters: [],
  usage: { goals: 3, leadStatusMappings: 0, outApi: 1, redirect: 2, apiSync: 0, postback: 0 },
};

const unused = { attempts: 0, accepted: 0, since: null, outcomes: [], took: { median: null, p95: null } };

const serve = (fields: object = {}) => {
  for (const id of [5, 6]) testHarness.answerAlways('GET', `user/integrations/${id}/monitor`, unused);
  testHarness.records = {
    'user/integrations': [{ ...integration, ...fields }],
    'user/integration_templates': [template],
    'user/advertisers': [{ id: 4, title: 'Acme', status: 'active' }],
    'user/platforms': [
      {
        id: 7,
        title: 'CRM',
        status: 'active',
        outApiEnabled: true,
        redirectEnabled: true,
        apiSyncEnabled: false,
        postbackEnabled: false,
      },
    ],
    'user/verticals': [{ id: 1, title: 'Crypto' }],
  };
};

test('what the template forbids can’t be switched on, and says why', async () => {
  serve();
  await open('/integrations/5/general?edit', 'admin');
  expect(await screen.findAllByText('The template “Usual” doesn’t allow this.')).toHaveLength(3);
});

test('a tab says what the template forbids of it', async () => {
  serve();
  await open('/integrations/5/outbound-settings', 'admin');
  await screen.findByText(
    'The template “Usual” doesn’t allow visitors by redirect: what is set for that here isn’t used.',
  );
  await open('/integrations/5/inbound-settings', 'admin');
  await screen.findByText('The template “Usual” doesn’t allow status requests or postbacks, so nothing here is used.');
});

test('parameters say that nothing would use them, on the integration and on the template', async () => {
  serve();
  testHarness.records['user/integration_templates'] = [{ ...template, integrationMethodsRestrictions: ['redirect'] }];
  const text = 'The template “Usual” doesn’t allow leads by API or status requests, so nothing here is used.';
  await open('/integrations/5/api-params', 'admin');
  await screen.findByText(text);
  cleanup();
  await open('/settings/integrations/templates/2/isp', 'admin');
  await screen.findByText(text);
});

test('an integration names the parameters whose values no longer fit', async () => {
  serve({ unfitting: ['Account'], missing: ['unfitting'] });
  await open('/integrations/5/api-params', 'admin');
  await screen.findByText('Values that no longer fit');
  await screen.findByText('Account');
  cleanup();
  await open('/integrations/5/general', 'admin');
  await screen.findByText('Parameters of the right type');
});

test('a change of a parameter’s type is refused by name, and can be saved all the same', async () => {
  serve();
  const parameter = {
    id: 1,
    title: 'Account',
    key: 'account',
    type: 'text',
    placement: 'body',
    required: true,
    secret: false,
  };
  testHarness.records['user/integration_templates'] = [{ ...template, parameters: [parameter] }];
  const message = 'Values of these integrations may no longer fit: Acme (Account)';
  testHarness.answerNext('PATCH', 'user/integration_templates', 422, {
    code: 'invalid',
    message: 'Please check the fields',
    details: [{ message, type: 'valuesUnfitting', path: 'items.0.parameters' }],
  });
  const user = await open('/settings/integrations/templates/2/isp?edit', 'admin');
  await user.click(await screen.findByRole('combobox', { name: /^Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Number' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findAllByText(/may no longer fit: Acme/);
  await user.click(screen.getByRole('switch', { name: 'Keep values that no longer fit' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Integration template updated');
  expect(changes().at(-1)?.body).toMatchObject({ items: [{ version: 1, keepsUnfitting: true }] });
});

test('an integration names what it lacks', async () => {
  serve({ missing: ['outApi'] });
  await open('/integrations/5/general', 'admin');
  await screen.findByText('How to send leads');
});

test('a template says how many integrations use its settings, and what its platform can’t do', async () => {
  serve();
  await open('/settings/integrations/templates/2/goals?edit', 'admin');
  await screen.findByText('3 integrations use these settings.');
  await open('/settings/integrations/templates/2/general?edit', 'admin');
  await screen.findByText('The platform “CRM” can’t do this: Status requests, Postbacks.');
});

test('a new integration asks for the parameters of its template, each as it is kept, and maps to its vertical’s goals', async () => {
  serve();
  testHarness.records['user/integration_template_parameters'] = [
    { id: 1, integrationTemplate: 2, title: 'API key', key: 'key', secret: true, required: true, position: 1 },
    { id: 2, integrationTemplate: 2, title: 'Account', key: 'account', secret: false, required: true, position: 2 },
    { id: 3, integrationTemplate: 9, title: 'Of another template', key: 'other', secret: false, position: 1 },
  ];
  testHarness.records['user/goals'] = [
    { id: 1, vertical: 1, title: 'First deposit', key: 'ftd', position: 1 },
    { id: 2, vertical: 8, title: 'Of another vertical', key: 'other', position: 1 },
  ];
  const user = await open('/integrations/create', 'admin');
  await user.click(await screen.findByRole('combobox', { name: /^Template/ }));
  await user.click(await screen.findByRole('option', { name: 'Usual' }));
  const names = () =>
    screen.queryAllByRole<HTMLInputElement>('combobox', { name: /^Parameter/ }).map(({ value }) => value);
  await expect.poll(names).toEqual(['API key', 'Account']);
  expect(await screen.findAllByLabelText('Secret value')).toHaveLength(1);
  expect(screen.getAllByLabelText('Value')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Add: Goals' }));
  await user.click(await screen.findByRole('combobox', { name: /^Our goal/ }));
  await screen.findByRole('option', { name: 'First deposit' });
  expect(screen.queryByRole('option', { name: 'Of another vertical' })).toBeNull();
});

test('a new integration of a given template is left without being asked, until something is typed', async () => {
  serve();
  testHarness.records['user/integration_template_parameters'] = [
    { id: 1, integrationTemplate: 2, title: 'Account', key: 'account', secret: false, required: true, position: 1 },
  ];
  const user = await open('/integrations/create?template=2', 'admin');
  const goToAdvertisers = async () => user.click(await screen.findByRole('link', { name: 'Advertisers' }));
  await screen.findByLabelText('Value');
  await goToAdvertisers();
  await screen.findByRole('heading', { name: 'Advertisers' });
  window.history.back();
  await user.type(await screen.findByLabelText('Value'), 'acme');
  await goToAdvertisers();
  await screen.findByText('Leave without saving?');
});

test('an integration says where it goes by its template', async () => {
  serve();
  await open('/integrations/5/outbound-settings', 'admin');
  expect((await screen.findByRole('link', { name: 'Open template' })).getAttribute('href')).toBe(
    '/settings/integrations/templates/2/outbound-settings',
  );
});

test('what an integration lacks is asked for anew once something was filled in', async () => {
  serve({ missing: ['offers'] });
  const user = await open('/integrations/5/general', 'admin');
  await screen.findByText('Still missing');
  await user.click(screen.getByRole('button', { name: 'Edit: Integration' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, '!');
  testHarness.answerNext('PATCH', 'user/integrations', 200, {
    data: { items: [{ ...integration, title: 'Acme by API!', version: 2, missing: undefined }] },
  });
  testHarness.records['user/integrations'] = [{ ...integration, title: 'Acme by API!', version: 2, missing: [] }];
  await user.click(screen.getByRole('button', { name: /^Save(?! later)/ }));
  await expect.poll(() => screen.queryByText('Still missing')).toBeNull();
});

test('statuses are asked for at once, where they are asked for at all', async () => {
  serve({ apiSyncStatus: 'on', apiSyncEnabled: true });
  testHarness.answerAlways('POST', 'user/integrations/synchronize', { items: [{ id: 5 }] });
  const user = await open('/integrations/5/inbound-settings', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Synchronise now' }));
  await screen.findByText('Statuses are requested in a few seconds');
});

const parameter = { id: 30, parameter: 12, value: null };

test('a copy says which secrets are to be entered again: those that its original had', async () => {
  serve({ postbackSecretSetAt: 1767225600, apiParameters: [{ ...parameter, secretValueSetAt: 1767225600 }] });
  const copy = {
    ...integration,
    id: 6,
    title: 'Acme by API (copy)',
    status: 'inactive',
    postbackSecretSetAt: null,
    apiParameters: [{ ...parameter, id: 31, secretValueSetAt: null }],
  };
  testHarness.records['user/integrations']!.push(copy);
  testHarness.answerAlways('POST', 'user/integrations/clone', { items: [copy] });
  const user = await open('/integrations/5/general', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  await waitFor(() => expect(address()).toContain('/integrations/6'));
  await screen.findByText('Secrets are not copied. Enter them again: Parameters and Postback secret');
});

test('one that had none says nothing of secrets', async () => {
  serve({ postbackSecretSetAt: null, apiParameters: [{ ...parameter, value: 'open', secretValueSetAt: null }] });
  const copy = { ...integration, id: 6, title: 'Acme by API (copy)' };
  testHarness.records['user/integrations']!.push(copy);
  testHarness.answerAlways('POST', 'user/integrations/clone', { items: [copy] });
  const user = await open('/integrations/5/general', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  await screen.findByText('Copy of Integration 5 · Acme by API');
  expect(screen.queryByText(/Secrets are not copied/)).toBeNull();
});

test('a template and a platform that are out of use are said to be so, and nothing is offered to be cloned', async () => {
  serve();
  const platform = testHarness.records['user/platforms']![0]!;
  testHarness.records['user/integration_templates'] = [{ ...template, status: 'inactive' }];
  testHarness.records['user/platforms'] = [{ ...platform, status: 'inactive' }];
  await open('/advertisers/4/integrations/5/general');
  await screen.findByText(/The template “Usual” is inactive/);
  await screen.findByText(/The platform “CRM” is inactive/);
  expect(screen.queryByRole('button', { name: 'Clone' })).toBeNull();
});
