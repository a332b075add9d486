import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasFigures, readCustomerList, toldIn } from '../../domain/traffic/customer-lists.ts';

const settings = {
  itemsPath: 'data.rows',
  customerIdPath: 'player.id',
  clickIdPath: 'sub',
  datePath: 'day',
  depositPath: 'sum',
  ngrPath: 'ngr',
};
const said = (rows: unknown) => JSON.stringify({ data: { rows } });

describe('a list of customers', () => {
  test('is read by its paths, in its order, in the words of postbacks', () => {
    const rows = [{ player: { id: 7 }, sub: ' c1 ', day: '2026-11-01', sum: 0, ngr: -1.5 }, { player: { id: 'b' } }, 4];
    expect(readCustomerList(settings, said(rows))).toEqual([
      { customer_id: '7', click_id: 'c1', date: '2026-11-01', deposit: '0', ngr: '-1.5' },
      { customer_id: 'b' },
      {},
    ]);
  });

  test('has numbers as they are written', () => {
    expect(readCustomerList({ depositPath: 'sum' }, '[{"sum":123456789012345.12345678}]')).toEqual([
      { deposit: '123456789012345.12345678' },
    ]);
  });

  test('keeps IDs that are too long, so that they are refused', () => {
    const [row] = readCustomerList(settings, said([{ player: { id: 'x'.repeat(300) } }]))!;
    expect(row!['customer_id']).toHaveLength(300);
  });

  test.each(['', '[', '{}', '{"data":{"rows":{}}}', 'null'])('is none: %s', (body) => {
    expect(readCustomerList(settings, body)).toBeUndefined();
  });

  test('never breaks, whatever is answered', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readCustomerList(settings, said([value]))).toHaveLength(1);
      }),
    );
  });
});

test('a page tells one sum of each figure, customer and day; others of its rows contradict it', () => {
  const said = (customer_id: string, date: string, more: object) => ({ customer_id, date, ...more });
  const [first, again, part, second, late] = [
    said('1', '2026-11-01', { deposit: '5' }),
    said('1', '2026-11-01', { deposit: '5' }),
    said('1', '2026-11-01', { ngr: '2', currency: 'EUR' }),
    said('1', '2026-11-01T18:00:00Z', { deposit: '7' }),
    said('1', '2026-11-01', { ngr: '3', currency: 'EUR' }),
  ];
  const elsewhere = [
    said('1', '2026-11-02', { deposit: '9' }),
    said('2', '2026-11-01', { deposit: '9' }),
    said('1', 'soon', { deposit: '9' }),
  ];
  const inEuros = said('1', '2026-11-01', { deposit: '5', currency: 'EUR' });
  const page = [first, again, part, second, late, ...elsewhere, inEuros];
  const { reported, contradictions } = toldIn(page);
  expect([...contradictions]).toEqual([second, late, inEuros]);
  // What pages before it told counts as well.
  expect([...toldIn([second, again, elsewhere[1]!], reported).contradictions]).toEqual([second]);
});

test.each([
  [{ ngr: '0' }, true],
  [{ click_id: 'c', currency: 'USD' }, false],
])('figures are told or not: %j', (row, expected) => {
  expect(hasFigures(row)).toBe(expected);
});
