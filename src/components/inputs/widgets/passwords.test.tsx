import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';
import { removeCookie } from '../../../providers/cookies.ts';

setUpTestHarness();

/** Longer than any form would require by default. */
const minimum = 14;

beforeEach(() => {
  const person = { id: 2, version: 1, firstName: 'Bo', lastName: 'Lind', email: 'bo@example.com', status: 'active' };
  testHarness.records = { 'user/users': [person] };
  testHarness.answerAlways('GET', 'public/tenant/api-settings/', {
    name: 'Northwind',
    registration: 'open',
    passwordMinimum: minimum,
  });
});

const box = () => screen.findByLabelText<HTMLInputElement>(/^(New p|P)assword/, { selector: 'input' });

/** Types one character too few, then enough. */
const expectMinimum = async (button: string): Promise<void> => {
  await screen.findByText(new RegExp(`[Aa]t least ${minimum} characters`));
  const refusal = `Enter at least ${minimum} characters`;
  fireEvent.change(await box(), { target: { value: 'n'.repeat(minimum - 1) } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByText(refusal);
  expect(changes()).toEqual([]);
  fireEvent.change(await box(), { target: { value: 'n'.repeat(minimum) } });
  await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
};

describe('a password is to be as long as the network asks for', () => {
  test.each([
    ['of a new employee', '/employees/create', 'Create employee'],
    ['of an employee', '/employees/2/general?edit', 'Save changes'],
    ['of a new affiliate', '/affiliates/members/create', 'Create affiliate'],
    ['of an affiliate', '/affiliates/members/2/general?edit', 'Save changes'],
    ['of one’s own', '/profile/security', 'Change password'],
  ])('%s', async (_, path, button) => {
    await open(path);
    await expectMinimum(button);
  });

  test.each([
    ['of anyone who registers', '/registration', 'Create account'],
    ['of anyone who forgot theirs', '/login/newPassword?token=some', 'Save password'],
  ])('%s', async (_, path, button) => {
    removeCookie('token');
    await open(path);
    await expectMinimum(button);
  });
});
