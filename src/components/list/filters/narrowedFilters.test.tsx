import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

beforeEach(() => {
  const affiliate = (id: number, firstName: string) => ({ id, firstName, roleType: 'affiliate', status: 'active' });
  const campaign = (id: number, title: string, of: number, offer: number) => ({
    id,
    title,
    affiliate: of,
    offer,
    status: 'active',
  });
  testHarness.records = {
    'user/users': [affiliate(2, 'Petra'), affiliate(3, 'Olga')],
    'user/offers': [
      { id: 5, title: 'Roof', status: 'active' },
      { id: 6, title: 'Slim', status: 'active' },
    ],
    'user/campaigns': [
      campaign(7, 'Petra’s roofs', 2, 5),
      campaign(8, 'Petra’s slimming', 2, 6),
      campaign(9, 'Olga’s roofs', 3, 5),
    ],
    'stat/leads': [{ id: 1, affiliate: 2, campaign: 7, offer: 5, apiStatus: 'sent', createdAt: 1_790_000_000 }],
  };
});

const list = '/leads?orderBy=createdAt:desc&limit=25&offset=0';
type User = Awaited<ReturnType<typeof open>>;

/** What the open input offers; the page sizes below the list are options, too. */
const options = () =>
  waitFor(() => {
    const texts = screen.getAllByRole('option').map(({ textContent }) => textContent);
    const offered = texts.filter((text) => !text?.endsWith('per page'));
    expect(offered).not.toEqual([]);
    return offered;
  });
const campaigns = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Filter by “Campaign”' }));
  return options();
};
const added = async (user: User, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return options();
};

test('an affiliate narrows the campaigns to choose from', async () => {
  expect(await campaigns(await open(`${list}&affiliate=2`, 'admin'))).toEqual(['Petra’s roofs', 'Petra’s slimming']);
});

test('an offer narrows them further', async () => {
  expect(await campaigns(await open(`${list}&affiliate=2&offer=5`, 'admin'))).toEqual(['Petra’s roofs']);
});

test('a campaign narrows the affiliates and the offers to its own', async () => {
  const user = await open(`${list}&campaign=9`, 'admin');
  expect(await added(user, 'Affiliate')).toEqual(['Olga']);
  await user.keyboard('{Escape}');
  expect(await added(user, 'Offer')).toEqual(['Roof']);
});

test('filters of other kinds narrow nothing', async () => {
  expect(await campaigns(await open(`${list}&isTest=false`, 'admin'))).toHaveLength(3);
});
