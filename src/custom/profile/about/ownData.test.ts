import { describe, expect, test } from 'vitest';
import { ownChanges, ownData } from './ownData.ts';

const anna = {
  id: 1,
  version: 4,
  firstName: 'Anna',
  lastName: null,
  contacts: [{ type: 0 as const, value: '@anna' }],
  timezone: 'Europe/Riga',
  role: { id: 1 },
};

describe('the own data', () => {
  test('is nothing but what people may change of themselves', () => {
    const { id: _, version: __, role: ___, ...own } = anna;
    expect(ownData(anna)).toEqual(own);
  });

  test('is sent where it differs, emptied fields as null', () => {
    expect(ownChanges(anna, { ...anna })).toEqual({});
    expect(ownChanges(anna, { ...anna, firstName: 'Anja', timezone: null })).toEqual({
      firstName: 'Anja',
      timezone: null,
    });
    expect(ownChanges(anna, { ...anna, contacts: [] })).toEqual({ contacts: [] });
  });

  test('has the current password along with another address alone', () => {
    const known = { ...anna, email: 'anna@example.com' };
    const currentPassword = 'secret';
    expect(ownChanges(known, { ...known, email: 'a@example.com', currentPassword })).toEqual({
      email: 'a@example.com',
      currentPassword,
    });
    expect(ownChanges(known, { ...known, firstName: 'Anja', currentPassword })).toEqual({ firstName: 'Anja' });
  });
});
