import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const link = 'https://go.example.com/c/abc';
const prepare = (status: string) => {
  testHarness.records['user/campaigns'] = [
    { id: 7, version: 1, title: 'Spring', status, secureId: 'abc', targetUrl: link },
  ];
};
const card = async () =>
  (await screen.findByRole('heading', { name: 'Tracking link' })).closest<HTMLElement>('section')!;

test.each(['admin', 'affiliate'] as const)(
  'the link of a campaign comes first, to copy and to scan, for %s',
  async (role) => {
    prepare('active');
    const user = await open('/campaigns/7/general', role);
    const shown = within(await card());
    shown.getByText(link);
    const [first] = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe('Tracking link');
    expect(shown.queryByRole('alert')).toBeNull();

    await user.click(shown.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Copied');
    expect(await navigator.clipboard.readText()).toBe(link);

    await user.click(shown.getByRole('button', { name: 'QR code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'QR code' }));
    dialog.getByRole('img', { name: `QR code of ${link}` });
  },
);

test('sub IDs go into the link as they are typed, macros of the tracker untouched', async () => {
  prepare('active');
  const user = await open('/campaigns/7/general', 'affiliate');
  const shown = within(await card());
  await user.click(shown.getByRole('button', { name: 'Add sub IDs' }));
  await user.type(shown.getByRole('textbox', { name: 'Sub ID 1' }), '{{clickid}');
  await user.type(shown.getByRole('textbox', { name: 'Source' }), 'my site&co');
  const built = `${link}?source=my%20site%26co&sub1={clickid}`;
  shown.getByText(built);
  await user.click(shown.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(built);
  await user.click(shown.getByRole('button', { name: 'Clear' }));
  shown.getByText(link);
});

test('it says so where the link leads nowhere', async () => {
  prepare('blocked');
  await open('/campaigns/7/general');
  within(await card()).getByText('This link doesn’t work right now. Campaign status: Blocked.');
});

test.each([
  [3, [4, 5], /doesn’t take traffic from this campaign’s source/],
  [null, [4, 5], /takes traffic only from some sources/],
  [4, [4, 5], null],
  [null, [], null],
])('source %j of an offer that takes %j', async (trafficSource, trafficSources, said) => {
  prepare('active');
  Object.assign(testHarness.records['user/campaigns']![0]!, { offer: 5, trafficSource });
  testHarness.records['user/offers'] = [{ id: 5, version: 1, title: 'Roof', status: 'active', trafficSources }];
  await open('/campaigns/7/general', 'affiliate');
  const shown = within(await card());
  if (said) expect((await shown.findByRole('alert')).textContent).toMatch(said);
  else {
    await expect.poll(() => testHarness.calls.some(({ path }) => path.startsWith('user/offers'))).toBe(true);
    expect(shown.queryByRole('alert')).toBeNull();
  }
});

test('a form offers landing pages and traffic sources of the campaign’s offer', async () => {
  testHarness.records = {
    'user/offers': [{ id: 5, title: 'Roof', status: 'active', trafficSources: [4] }],
    'user/traffic_sources': [
      { id: 3, title: 'Email', status: 'active' },
      { id: 4, title: 'Search', status: 'active' },
    ],
    'user/landings': [
      { id: 1, title: 'Own', offer: 5, status: 'active' },
      { id: 2, title: 'Foreign', offer: 6, status: 'active' },
    ],
    'user/campaigns': [],
  };
  const user = await open('/campaigns/create?offer=5', 'affiliate');
  await user.click(await screen.findByRole('combobox', { name: 'Traffic source' }));
  await screen.findByRole('option', { name: 'Search' });
  expect(screen.queryByRole('option', { name: 'Email' })).toBeNull();
  await user.click(await screen.findByRole('combobox', { name: 'Landing pages' }));
  await screen.findByRole('option', { name: 'Own' });
  expect(screen.queryByRole('option', { name: 'Foreign' })).toBeNull();
});

test('affiliates read how to send leads by API, with what the vertical asks for', async () => {
  prepare('active');
  Object.assign(testHarness.records['user/campaigns']![0]!, { offer: 5 });
  testHarness.records['user/offers'] = [{ id: 5, version: 1, title: 'KetoSlim', vertical: 8, status: 'active' }];
  const incomingParameters = [
    { name: 'phone', title: 'Phone', required: true },
    { name: 'plan', title: 'Plan', required: true, format: 'choice', choices: ['Anna’s', "Pro's"] },
  ];
  testHarness.records['user/verticals'] = [
    { id: 8, version: 1, title: 'Slimming', status: 'active', incomingParameters },
  ];
  testHarness.records['user/goals'] = [
    { id: 1, version: 1, vertical: 8, key: 'reg', title: 'Registration' },
    { id: 2, version: 1, vertical: 8, key: 'ftd', title: 'First deposit' },
    { id: 3, version: 1, vertical: 9, key: 'other', title: 'Of another vertical' },
  ];
  testHarness.records['user/lead_grades'] = [
    { id: 1, version: 1, vertical: 8, title: 'No answer' },
    { id: 2, version: 1, vertical: 8, title: 'Deposited' },
  ];
  const user = await open('/campaigns/7/general', 'affiliate');
  const part = within(await screen.findByRole('region', { name: 'Send leads by API' }));
  await user.click(part.getByRole('button', { name: 'Show how' }));
  const rows = () =>
    part
      .queryAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' | '));
  await expect
    .poll(rows)
    .toEqual([
      'Name | Meaning | Format | Required',
      'phone | Phone | Text | Yes',
      "params.plan | Plan | One of a list: Anna’s, Pro's | Yes",
    ]);
  const reported = within(await part.findByRole('region', { name: 'Reported results' }));
  await expect
    .poll(() => reported.getAllByRole('definition').map(({ textContent }) => textContent))
    .toEqual(['reg (Registration)ftd (First deposit)', 'No answerDeposited']);
  await user.click(part.getByRole('button', { name: 'Copy test call' }));
  await screen.findByText('Copied');
  const call = await navigator.clipboard.readText();
  expect(call).toContain(`${window.location.origin}/api/v1/public/leads' `);
  const sent = JSON.parse(/-d '(.*)'$/s.exec(call)?.[1] ?? '');
  expect(sent).toMatchObject({ campaign: 'abc', phone: '+37120001234', params: { plan: 'Anna’s' }, test: true });
  expect(part.getByRole('link', { name: 'API reference' }).getAttribute('href')).toBe('/docs');
});
