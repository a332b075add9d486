import { expect, test } from 'vitest';
import { filtersInZone, searchInZone } from './addressInZone.ts';

const utc = (text: string) => Date.parse(text) / 1000;
const change = { now: utc('2026-11-21T10:00:00Z'), zone: 'UTC', other: 'Asia/Tokyo' };
const days = { createdAtFrom: utc('2026-11-02T00:00:00Z'), createdAtTo: utc('2026-11-03T23:59:59Z') };
const inTokyo = { createdAtFrom: utc('2026-11-01T15:00:00Z'), createdAtTo: utc('2026-11-03T14:59:59Z') };

test('days that a list is narrowed to stay the same days', () => {
  expect(filtersInZone({ ...days, vertical: [1], groupIdFrom: 86_400 }, change)).toEqual({
    ...inTokyo,
    vertical: [1],
    groupIdFrom: 86_400,
  });
  expect(filtersInZone({ createdAtFrom: days.createdAtFrom }, change)).toEqual({
    createdAtFrom: inTokyo.createdAtFrom,
  });
  expect(filtersInZone({ createdAtFrom: 'soon' }, change)).toEqual({ createdAtFrom: 'soon' });
});

test('days that have a name are those of that name', () => {
  const late = { ...change, now: utc('2026-11-21T23:30:00Z') };
  const today = { createdAtFrom: utc('2026-11-21T00:00:00Z'), createdAtTo: utc('2026-11-21T23:59:59Z') };
  // In Tokyo, today is the 22nd.
  expect(filtersInZone(today, late)).toEqual({
    createdAtFrom: utc('2026-11-21T15:00:00Z'),
    createdAtTo: utc('2026-11-22T14:59:59Z'),
  });
});

test('so do those in an address, in either spelling', () => {
  const filters = (search: string) => {
    const { filter, ...others } = Object.fromEntries(new URLSearchParams(search));
    return filter === undefined ? others : { ...others, filter: JSON.parse(filter) as unknown };
  };
  const inAdmin = `?filter=${encodeURIComponent(JSON.stringify({ ...days, status: 'active' }))}&page=2`;
  expect(filters(searchInZone(inAdmin, change))).toEqual({ filter: { ...inTokyo, status: 'active' }, page: '2' });
  const written = `?createdAtFrom=${days.createdAtFrom}&createdAtTo=${days.createdAtTo}&groupBy=day`;
  expect(filters(searchInZone(written, change))).toEqual({
    createdAtFrom: String(inTokyo.createdAtFrom),
    createdAtTo: String(inTokyo.createdAtTo),
    groupBy: 'day',
  });
  expect(searchInZone('', change)).toBe('');
});

test('everything else in an address stays as it was written', () => {
  const others = 'country=LV,EE&orderBy=id:desc&search=a%2Cb+c&empty=';
  expect(searchInZone(`?${others}`, change)).toBe(`?${others}`);
  const range = (at: typeof days) => `createdAtFrom=${at.createdAtFrom}&createdAtTo=${at.createdAtTo}`;
  expect(searchInZone(`?${range(days)}&${others}`, change)).toBe(`?${range(inTokyo)}&${others}`);
});
