import { expect, test } from 'vitest';
import { generalChanges, generalData } from './generalData.ts';

const settings = { id: 'general', version: 3, name: 'Northwind', logoUrl: null, passwordMinimum: 8, registration: 'open' as const, baseCurrency: 'EUR', apiDomains: [] };

test('takes what can be changed and leaves the rest', () => {
  expect(generalData(settings)).toEqual({ name: 'Northwind', logoUrl: null, passwordMinimum: 8, registration: 'open' });
});

test('sends what differs, and null for what was emptied', () => {
  expect(generalChanges(settings, { ...settings })).toEqual({});
  expect(generalChanges({ ...settings, logoUrl: '/a.png' }, { ...settings, name: 'Southwind', logoUrl: null })).toEqual({ name: 'Southwind', logoUrl: null });
  // The API knows its own limits; an address without an API domain stays without.
  expect(generalChanges(settings, { ...settings, apiDomain: '' })).toEqual({});
});
