import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { open, testHarness, setUpTestHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const campaign = (id: number, status: string) => ({
  id,
  version: 1,
  title: `Campaign ${id}`,
  status,
  countries: [],
  landers: [],
});

beforeEach(() => {
  testHarness.records['user/campaigns'] = [
    campaign(1, 'active'),
    campaign(2, 'inactive'),
    campaign(3, 'blocked'),
    campaign(4, 'deleted'),
  ];
});

const changeStatus = () => screen.findByRole('button', { name: 'Change status' });
const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('the page of a campaign that staff blocked', () => {
  test('offers an affiliate no way out, nor a copy', async () => {
    await open('/campaigns/3/general', 'affiliate');
    expect(await changeStatus()).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Clone' })).toBeNull();
  });

  test('offers staff both', async () => {
    const user = await open('/campaigns/3/general');
    await user.click(await changeStatus());
    expect(offered()).toEqual(['Active', 'Inactive', 'Deleted']);
    expect(screen.getByRole('button', { name: 'Clone', hidden: true })).toBeTruthy();
  });
});

test('the page of an active campaign offers an affiliate the statuses they may set', async () => {
  const user = await open('/campaigns/1/general', 'affiliate');
  await user.click(await changeStatus());
  expect(offered()).toEqual(['Inactive', 'Deleted']);
  expect(screen.getByRole('button', { name: 'Clone', hidden: true })).toBeTruthy();
});

test('a deleted campaign can only be read, and its page says so', async () => {
  await open('/campaigns/4/general');
  expect(await screen.findByText('Read-only: the status is “Deleted”.')).toBeTruthy();
  expect(await changeStatus()).toHaveProperty('disabled', true);
  expect(screen.getByRole('heading', { name: /Campaign 4/ })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  for (const name of ['Save changes', 'Clone']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the page of one that is deleted there turns so at once', async () => {
  const user = await open('/campaigns/1/general');
  await screen.findByRole('heading', { name: /Campaign 1/ });
  await user.click(await changeStatus());
  await user.click(await screen.findByRole('menuitem', { name: 'Deleted' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Campaign 1”?' }));
  expect(testHarness.calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Delete “Campaign 1”' }));
  expect(await screen.findByText('Read-only: the status is “Deleted”.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('of several campaigns', () => {
  const tick = async (role: 'admin' | 'affiliate', count: number) => {
    const user = await open('/campaigns/all?orderBy=id:asc&limit=25&offset=0', role);
    const boxes = await screen.findAllByRole('checkbox', { name: /Select record/ });
    for (const box of boxes.slice(0, count)) await user.click(box);
    return user;
  };

  test('an affiliate is offered what all of them may become by their hand', async () => {
    const user = await tick('affiliate', 2);
    await user.click(await changeStatus());
    expect(offered()).toEqual(['Deleted']);
  });

  test('what can’t be undone is asked first, by number and by name', async () => {
    const user = await tick('admin', 2);
    await user.click(await changeStatus());
    await user.click(await screen.findByRole('menuitem', { name: 'Deleted' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 campaigns?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Campaign 1', 'Campaign 2']);
    expect(dialog.getByRole('button', { name: 'Delete 2 campaigns' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(testHarness.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('nothing, once a blocked one is among them', async () => {
    await tick('affiliate', 3);
    expect(await changeStatus()).toHaveProperty('disabled', true);
  });

  test('staff is offered more', async () => {
    const user = await tick('admin', 2);
    await user.click(await changeStatus());
    expect(offered()).toEqual(['Blocked', 'Deleted']);
  });
});

describe('a draft, which nothing leads back to,', () => {
  const draft = { id: 1, version: 1, title: 'Summer', status: 'draft', accessType: 1, tags: [] };

  test('is activated once that was confirmed, by name', async () => {
    testHarness.records['user/offers'] = [draft];
    const user = await open('/offers/1/general');
    await user.click(await changeStatus());
    await user.click(await screen.findByRole('menuitem', { name: 'Active' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^This can’t be undone\./)).toBeTruthy();
    expect(testHarness.calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(dialog.getByRole('button', { name: /“Summer”/ }));
    expect(await screen.findByText('Status changed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('asks for all where it is one of several', async () => {
    testHarness.records['user/offers'] = [draft, { ...draft, id: 2, title: 'Winter', status: 'inactive' }];
    const user = await open('/offers/all?orderBy=id:asc&limit=25&offset=0');
    for (const box of await screen.findAllByRole('checkbox', { name: /Select record/ })) await user.click(box);
    await user.click(await changeStatus());
    await user.click(await screen.findByRole('menuitem', { name: 'Active' }));
    expect(await screen.findByRole('alertdialog', { name: /2 offers\?$/ })).toBeTruthy();
  });

  test('says what it would lack to earn anything, and goes active all the same', async () => {
    testHarness.records['user/offers'] = [{ ...draft, status: 'inactive' }];
    Object.assign(testHarness.records, {
      'user/landings': [{ id: 1, title: 'Page', offer: 1, status: 'active' }],
      'user/payment_rules': [],
      'user/integrations': [],
      'user/advertiser_assignments': [],
    });
    const user = await open('/offers/1/general');
    await user.click(await changeStatus());
    await user.click(await screen.findByRole('menuitem', { name: 'Active' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('It earns nothing until these are added:')).toBeTruthy();
    expect(dialog.getByRole('listitem').textContent).toBe('Summer: an active payment rule, an active integration');
    await user.click(dialog.getByRole('button', { name: /“Summer”/ }));
    expect(await screen.findByText('Status changed')).toBeTruthy();
  });

  test('asks nothing where an assignment names the integration that it lacks otherwise', async () => {
    testHarness.records['user/offers'] = [{ ...draft, status: 'inactive' }];
    Object.assign(testHarness.records, {
      'user/landings': [{ id: 1, title: 'Page', offer: 1, status: 'active' }],
      'user/payment_rules': [{ id: 1, title: 'Rule', offer: 1, status: 'active' }],
      'user/integrations': [{ id: 9, title: 'By API', offers: [], status: 'active' }],
      'user/advertiser_assignments': [{ id: 3, title: 'Acme', offer: 1, integration: 9, status: 'active' }],
    });
    const user = await open('/offers/1/general');
    await user.click(await changeStatus());
    await user.click(await screen.findByRole('menuitem', { name: 'Active' }));
    expect(await screen.findByText('Status changed')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
