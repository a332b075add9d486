import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasPages, readStatusList, statusListMacros, syncPause } from '../../domain/status-lists.ts';
import { utc } from './clocks.ts';

const settings = { itemsPath: 'data.leads', leadIdPath: 'id', ownIdPath: 'sub.lead', statusPath: 'state.name' };
const said = (leads: unknown) => JSON.stringify({ data: { leads } });

describe('a list', () => {
  test('is read by its paths, in the order of changes', () => {
    const body = said([
      { id: 7, state: { name: ' sold ' }, at: '2026-11-02T00:00:00Z' },
      { id: 'a', state: { name: 'new' }, at: 1_767_225_600 },
      { sub: { lead: 'ours' }, state: { name: 'late' }, at: 1_767_225_600_000 },
    ]);
    expect(readStatusList({ ...settings, changedAtPath: 'at' }, body)).toEqual({
      statuses: [
        { leadId: 'a', ownId: null, status: 'new' },
        { leadId: null, ownId: 'ours', status: 'late' },
        { leadId: '7', ownId: null, status: 'sold' },
      ],
      count: 3,
    });
  });

  test('may be the whole answer', () => {
    const body = JSON.stringify([{ id: 1, status: true }]);
    expect(readStatusList({ leadIdPath: 'id', statusPath: 'status' }, body)?.statuses).toEqual([
      { leadId: '1', ownId: null, status: 'true' },
    ]);
  });

  test('counts entries that say nothing, as a full page has another one behind it', () => {
    expect(readStatusList(settings, said([{ id: 1 }, { state: { name: 'x' } }, null, 4]))).toEqual({
      statuses: [],
      count: 4,
    });
  });

  test.each(['', '[', '{}', '{"data":{"leads":{}}}', 'null', '{"data":null}'])('is none: %s', (body) => {
    expect(readStatusList(settings, body)).toBeUndefined();
  });

  test('never breaks, whatever is answered', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const list = readStatusList(settings, said([value]));
        expect(list?.count).toBe(1);
      }),
    );
  });
});

test('macros say the window and the page', () => {
  expect(statusListMacros(utc('2026-01-31T12:00:00Z'), 3, 50)).toEqual({
    ...{ from: '2026-01-01', to: '2026-01-31', page: '3', offset: '100', page_size: '50' },
    ...{ from_timestamp: String(utc('2026-01-01T12:00:00Z')), to_timestamp: String(utc('2026-01-31T12:00:00Z')) },
  });
});

test.each([
  ['https://crm.example/?page={page}', null, true],
  ['https://crm.example/?from={from}', '{"skip": {offset}}', true],
  ['https://crm.example/?size={page_size}', null, false],
])('pages are turned where the request says which: %s %s', (url, body, expected) => {
  expect(hasPages({ method: 'GET', url, body, bodyFormat: body ? 'json' : 'none' })).toBe(expected);
});

test('the pause after failures grows, is never shorter than the interval, and has an end', () => {
  expect([0, 1, 2, 3].map((failures) => syncPause(600, failures))).toEqual([600, 1200, 2400, 4800]);
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 86_400 }), fc.nat(1000), (interval, failures) => {
      expect(syncPause(interval, failures + 1)).toBeGreaterThanOrEqual(syncPause(interval, failures));
      expect(syncPause(interval, failures)).toBeLessThanOrEqual(Math.max(interval, 21_600));
    }),
  );
});
