import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { address, changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const link = 'https://go.example.com/c/abc';
const offer = {
  id: 5,
  version: 1,
  title: 'KetoSlim DE',
  status: 'active',
  accessType: 3,
  description: 'Two weeks, one capsule a day.',
  isHot: true,
  vertical: 1,
  categories: [2],
  trafficSources: [3],
  integrationMethod: 1,
  sessionLifespan: 30,
  sessionLifespanType: 1,
};
const campaign = { id: 7, version: 1, title: 'Mine', offer: 5, status: 'active', secureId: 'abc', targetUrl: link };

beforeEach(() => {
  testHarness.records = {
    'user/offers': [offer],
    'user/verticals': [{ id: 1, title: 'Nutra' }],
    'user/categories': [{ id: 2, title: 'Weight loss' }],
    'user/traffic_sources': [{ id: 3, title: 'Facebook Ads' }],
    'user/landings': [
      { id: 1, offer: 5, title: 'Quiz', status: 'active', pageType: 'prelanding', previewUrl: 'https://quiz.example/' },
      { id: 2, offer: 5, title: 'Old one', status: 'inactive', pageType: 'landing' },
    ],
    'user/campaigns': [],
  };
});

test('an offer tells an affiliate what it is, what is allowed, and where visitors go', async () => {
  await open('/offers/5', 'affiliate');
  await screen.findByText(offer.description);
  await screen.findByText('Nutra');
  await screen.findByText('Weight loss');
  for (const text of ['Hot', 'Private offer', 'Redirect']) screen.getByText(text);
  expect(screen.getByText('30 days').parentElement?.textContent).toBe('30 days · from the first click');
  // What is sent on request is staff’s: who is no staff is refused for asking.
  expect(testHarness.calls.map(({ path }) => path)).toContain('user/offers/5');
  const traffic = await screen.findByText('Facebook Ads');
  expect(traffic.closest('section')?.textContent).toContain('Allowed traffic');
  await screen.findByText('Quiz');
  expect(screen.queryByText('Old one')).toBeNull();
  expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('https://quiz.example/');
});

test('one click makes a campaign, and its link is there', async () => {
  const user = await open('/offers/5', 'affiliate');
  const button = await screen.findByRole('button', { name: 'Create campaign' });
  testHarness.answerNext('PUT', 'user/campaigns', 200, { data: { items: [campaign] } });
  testHarness.records['user/campaigns'] = [campaign];
  await user.click(button);
  await screen.findByText(link);
  await user.click(screen.getByRole('link', { name: 'Open campaign' }));
  expect(address()).toMatch(/^\/campaigns\/7/);
});

test('what it is made with is what the offer says', async () => {
  const user = await open('/offers/5', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Create campaign' }));
  await screen.findByRole('heading', { name: 'Start promoting' });
  await expect
    .poll(() => changes().map(({ path, body }) => ({ path, body })))
    .toEqual([
      {
        path: 'user/campaigns',
        body: { items: [{ title: 'KetoSlim DE', offer: 5, integrationMethod: 1, trafficSource: 3 }] },
      },
    ]);
});

test('an affiliate who has campaigns goes on with the newest that works', async () => {
  testHarness.records['user/campaigns'] = [
    { ...campaign, id: 9, status: 'inactive', targetUrl: 'https://go.example.com/c/newer' },
    campaign,
  ];
  await open('/offers/5', 'affiliate');
  await screen.findByText(link);
  expect(screen.getByRole('link', { name: 'Open campaign' }).getAttribute('href')).toMatch(/^\/campaigns\/7\b/);
  screen.getByRole('link', { name: 'All your campaigns (2)' });
  expect(screen.queryByText(/doesn’t work right now/)).toBeNull();
});

test('staff see it as affiliates do', async () => {
  const user = await open('/offers/5/general');
  await user.click(await screen.findByRole('button', { name: 'Preview as affiliate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What affiliates see' }));
  dialog.getByText(offer.description);
  await dialog.findByText('Quiz');
  expect(dialog.getByRole('button', { name: 'Create campaign' })).toHaveProperty('disabled', true);
});
