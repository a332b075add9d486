import { expect, test } from 'vitest';
import { mapYielding } from '../../../server/yielding.ts';
import { estimateEarnings } from '../../../server/traffic/replay/earnings.ts';
import { readRows } from '../../../server/traffic/customers/import.ts';
import { turnsDuring } from '../support/turns.ts';

/** Long computations let the process handle what else is waiting. */

test('very many rows are processed in chunks', async () => {
  const rows = Array.from({ length: 1000 }, (_, place) => place);
  const { result, turns } = await turnsDuring(() => mapYielding(rows, (row) => row * 2));
  expect(result).toEqual(rows.map((row) => row * 2));
  expect(turns).toBeGreaterThan(10);
});

test('what conversions were worth is computed in chunks, each counting for as many as it stands for', async () => {
  const conversion = {
    weight: 3,
    isMade: true,
    isAcceptedLead: false,
    isReported: true,
    advertiser: 1,
    affiliate: 2,
    team: null,
    trafficSource: null,
    goal: null,
    country: 'AU',
    trafficAt: 0,
    amount: null,
    amountRate: null,
    status: 3,
    isHidden: false,
    revenue: '2',
    payout: '1',
  };
  const paid = Array.from({ length: 1000 }, () => conversion);
  const terms = { rules: new Map(), caps: [{ id: 7, type: 'revenue' as const, status: null, rate: '10' }] };
  const { result, turns } = await turnsDuring(() => estimateEarnings(paid, new Map([[1, 1000]]), terms, terms));
  expect(turns).toBeGreaterThan(10);
  expect(result.after.of(1)).toEqual({ revenue: '6', payout: '3' });
  expect(result.after.brought(1).map(({ fills }) => fills(7))).toEqual(['60']);
  // What someone who took nothing would bring is what the offer brought.
  expect(result.after.of(2)).toEqual({ revenue: '6', payout: '3' });
});

test('rows of a file of customers are read in chunks', async () => {
  const rows = Array.from({ length: 1000 }, (_, place) => ({ row: place + 2, cells: [`C-${place}`, '1,50'] }));
  const { result, turns } = await turnsDuring(() => readRows(['customer', 'deposit'], rows));
  expect(turns).toBeGreaterThan(10);
  expect(result.at(-1)).toEqual({ row: 1001, customer: { customer: 'C-999', deposit: '1,50' } });
});
