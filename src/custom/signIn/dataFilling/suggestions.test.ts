import { expect, test } from 'vitest';
import { suggestions } from './suggestions.ts';

const browser = { timezone: 'Europe/Riga', language: 'ru' };

test('what nobody has said yet is guessed from the browser', () => {
  expect(suggestions({ firstName: 'Ada', timezone: 'UTC', language: '' }, browser)).toEqual({
    firstName: 'Ada',
    lastName: null,
    contacts: [],
    birthDate: null,
    timezone: 'Europe/Riga',
    language: 'ru',
  });
});

test('what is known stays', () => {
  const known = {
    firstName: 'Ada',
    lastName: 'Lind',
    contacts: [{ type: 0, value: '@ada' }] as const,
    birthDate: '1990-05-01',
    timezone: 'Asia/Tokyo',
    language: 'en',
  };
  expect(suggestions({ ...known, contacts: [...known.contacts] }, browser)).toEqual(known);
});
