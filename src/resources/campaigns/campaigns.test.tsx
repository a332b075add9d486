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
