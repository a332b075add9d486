import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { recordOf } from '../../../../domain/records.ts';
import { open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

beforeEach(() => {
  testHarness.records = {
    'user/verticals': [
      { id: 1, title: 'Solar', status: 'active' },
      { id: 2, title: 'Dating', status: 'active' },
    ],
    'user/goals': [
      { id: 1, title: 'Appointment', vertical: 1 },
      { id: 2, title: 'Registration', vertical: 2 },
    ],
    'user/campaigns': [{ id: 7, version: 1, title: 'Sunny', offer: 5, status: 'active' }],
    'user/offers': [{ id: 5, version: 1, title: 'Roof', vertical: 1, status: 'active' }],
  };
});

const input = (name: string) => screen.findByRole('combobox', { name });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

const choose = async (user: UserEvent, name: string, option: string): Promise<void> => {
  await user.click(await input(name));
  await user.click(await screen.findByRole('option', { name: option }));
};

test('of choices that another choice narrows, none of the former is offered while the narrowed ones load', async () => {
  const user = await open('/offers/create');
  await user.click(await input('Goal'));
  await screen.findByRole('option', { name: 'Registration' });
  const release = testHarness.holdNext('GET', 'user/goals');
  await choose(user, 'Vertical', 'Solar');
  await user.click(await input('Goal'));
  await screen.findByText('Loading');
  expect(options()).toEqual([]);
  release();
  await screen.findByRole('option', { name: 'Appointment' });
  expect(options()).toEqual(['Appointment']);
});

test('nor while it loads what narrows them', async () => {
  const user = await open('/caps/create');
  await choose(user, 'Limits', 'Conversions');
  const release = testHarness.holdNext('GET', 'user/offers/5');
  await choose(user, 'Offer', 'Roof');
  await user.click(await input('Goal'));
  await screen.findByText('Loading');
  expect(options()).toEqual([]);
  release();
  await screen.findByRole('option', { name: 'Appointment' });
  expect(options()).toEqual(['Appointment']);
});

test('several of them are offered once they are there', async () => {
  const user = await open('/postbacks/create');
  await user.click(await input('Goals'));
  await screen.findByRole('option', { name: 'Registration' });
  const release = testHarness.holdNext('GET', 'user/goals');
  await choose(user, 'Only for the campaign', 'Sunny');
  await user.click(await input('Goals'));
  await screen.findByText('Loading');
  expect(options()).toEqual([]);
  release();
  await screen.findByRole('option', { name: 'Appointment' });
  expect(options()).toEqual(['Appointment']);
});

test('nothing that is no longer in use is offered, and what is selected of it stays', async () => {
  testHarness.records['user/verticals'] = [
    { id: 1, title: 'Solar', status: 'active' },
    { id: 2, title: 'Dating', status: 'inactive' },
    { id: 3, title: 'Fax', status: 'inactive' },
  ];
  testHarness.records['user/offers'] = [{ id: 5, version: 1, title: 'Hearts', vertical: 2, status: 'active' }];
  const user = await open('/offers/5/general?edit');
  await expect.poll(async () => recordOf(await input('Vertical'))['value']).toBe('Dating');
  await user.click(await input('Vertical'));
  await screen.findByRole('option', { name: 'Solar' });
  expect(options()).not.toContain('Fax');
});
