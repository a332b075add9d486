import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../providers/data/history.ts';
import { withStates } from './states.ts';

test('a value is shown beside what it stood beside: an amount in the currency it was in', () => {
  const record = { id: 1, amount: '90', currency: 'USD' };
  const entries: Pick<HistoryEntry, 'changes'>[] = [
    { changes: { amount: ['100', '90'] } },
    { changes: { currency: ['EUR', 'USD'] } },
    { changes: { amount: [null, '100'], currency: [null, 'EUR'] } },
  ];
  expect(withStates(record, entries).map(({ states }) => states)).toEqual([
    { after: record, before: { id: 1, amount: '100', currency: 'USD' } },
    { after: { id: 1, amount: '100', currency: 'USD' }, before: { id: 1, amount: '100', currency: 'EUR' } },
    { after: { id: 1, amount: '100', currency: 'EUR' }, before: { id: 1, amount: null, currency: null } },
  ]);
});
