import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCustomerList } from '../../domain/customer-lists.ts';

const settings = {
  ...{ itemsPath: 'data.rows', customerIdPath: 'player.id', clickIdPath: 'sub', datePath: 'day' },
  ...{ depositPath: 'sum', ngrPath: 'ngr' },
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
