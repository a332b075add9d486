import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStatusList } from '../../domain/status-lists.ts';

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
        { leadId: 'a', ownId: null, status: 'new', at: 1_767_225_600_000 },
        { leadId: null, ownId: 'ours', status: 'late', at: 1_767_225_600_000 },
        { leadId: '7', ownId: null, status: 'sold', at: Date.parse('2026-11-02T00:00:00Z') },
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
