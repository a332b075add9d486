import { expect, test } from 'vitest';
import { isRecord, recordOf, recordsIn } from '../../domain/records.ts';

const records = [{}, { a: 1 }, Object.create(null) as object, new Error('failed'), new Date(0), new Map()];
const others = [undefined, null, '', 'text', 0, 1, true, Symbol('a'), [], [{ a: 1 }], () => undefined, Date];

test.each(records)('%o has fields to look at', (value) => {
  expect(isRecord(value)).toBe(true);
  expect(recordOf(value)).toBe(value);
});

test.each(others.map((value) => [value]))('%o has none', (value) => {
  expect(isRecord(value)).toBe(false);
  expect(recordOf(value)).toEqual({});
});

test('the records in a list, and of what is no list', () => {
  expect(recordsIn([{ a: 1 }, null, [], 'text', { b: 2 }])).toEqual([{ a: 1 }, { b: 2 }]);
  expect(recordsIn({ 0: { a: 1 } })).toEqual([]);
  expect(recordsIn(undefined)).toEqual([]);
});
