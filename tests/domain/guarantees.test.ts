import { describe, expect, test } from 'vitest';
import { type Guarantee, shortfallOf } from '../../domain/distribution/guarantees.ts';
import { utc } from './clocks.ts';

const today = {
  period: 'day',
  timezone: 'Europe/Riga',
  guarantee: '100',
  counted: '30',
  decimals: 0,
  since: utc('2026-01-01T00:00:00Z'),
} as const;
const end = utc('2026-11-23T22:00:00Z');
const start = end - 24 * 3600;
const noon = start + 12 * 3600;

describe('a guarantee', () => {
  test.each<[string, Partial<Guarantee>, number, ReturnType<typeof shortfallOf>]>([
    ['that the pace does not meet', {}, noon, { start, end, expected: '60', share: 0.4 }],
    ['of which nothing has come', { counted: '0' }, noon, { start, end, expected: '0', share: 1 }],
    ['that the pace meets', { counted: '50' }, noon, undefined],
    ['that is met', { counted: '100' }, noon, undefined],
    ['of nothing', { guarantee: '0', counted: '0' }, noon, undefined],
    ['before half of its day is over', {}, noon - 1, undefined],
    ['of all time', { period: 'total' }, noon, undefined],
    ['counted anew three hours ago', { since: noon - 3 * 3600 }, noon, undefined],
    ['of money', { counted: '33.33', decimals: 2 }, noon, { start, end, expected: '66.66', share: 0.3334 }],
  ])('%s', (_, fields, at, expected) => {
    expect(shortfallOf({ ...today, ...fields }, at)).toEqual(expected);
  });
});
