import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaignById, type Campaigns, withChanges } from '../../domain/distribution/campaigns.ts';
import type { Campaign } from '../../domain/distribution/network.ts';

const campaign = (id: number, isActive = true): Campaign => ({
  id,
  secureId: `c${id}`,
  isActive,
  affiliate: 1,
  offer: 1,
  trafficSource: null,
  countries: [],
  landings: [],
});
const of = (...campaigns: Campaign[]) => new Map(campaigns.map((one) => [one.secureId, one]));
const ids = (campaigns: Campaigns) => [...campaigns.values()].map(({ id }) => id).toSorted((one, other) => one - other);

test('campaigns that changed, came or went are found as they are now, by either id', () => {
  const before = of(campaign(1), campaign(2), campaign(3));
  const once = withChanges(before, of(campaign(1, false), campaign(4)));
  const twice = withChanges(once, new Map([['c2', undefined]]));
  expect([twice.get('c1')?.isActive, twice.get('c2'), twice.get('c3')?.id, twice.get('c4')?.id]).toEqual([
    ...[false, undefined, 3, 4],
  ]);
  expect([1, 2, 3, 4, 5].map((id) => campaignById({ campaigns: twice }, id)?.id)).toEqual([
    ...[1, undefined, 3, 4, undefined],
  ]);
  expect(campaignById({ campaigns: twice }, 1)).toMatchObject({ isActive: false });
  expect(ids(twice)).toEqual([1, 3, 4]);
});

test('what was read before a change stays as it was', () => {
  const before = of(campaign(1));
  const once = withChanges(before, of(campaign(2)));
  withChanges(once, new Map([['c1', undefined]]));
  expect([ids(before), ids(once)]).toEqual([[1], [1, 2]]);
});

test('thousands of changes, one after another, are all there', () => {
  const all = Array.from({ length: 2500 }, (_, place) => place + 1);
  const campaigns = all.reduce<Campaigns>((before, id) => withChanges(before, of(campaign(id))), of());
  expect(ids(campaigns)).toEqual(all);
  expect(campaignById({ campaigns }, 2400)?.secureId).toBe('c2400');
});

test('are those of a table in which the same changes were made, however many at a time', () => {
  const change = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.option(fc.boolean()));
  fc.assert(
    fc.property(
      fc.nat({ max: 40 }),
      fc.array(fc.array(change, { maxLength: 12 }), { maxLength: 30 }),
      (first, calls) => {
        const table = of(...Array.from({ length: first }, (_, place) => campaign(place + 1)));
        let campaigns: Campaigns = new Map(table);
        for (const call of calls) {
          const changes = new Map(
            call.map(([id, isActive]) => [`c${id}`, isActive === null ? undefined : campaign(id, isActive)] as const),
          );
          for (const [key, changed] of changes) {
            if (changed) table.set(key, changed);
            else table.delete(key);
          }
          campaigns = withChanges(campaigns, changes);
        }
        expect(ids(campaigns)).toEqual(ids(table));
        for (let id = 1; id <= 60; id++) {
          expect(campaigns.get(`c${id}`)).toEqual(table.get(`c${id}`));
          expect(campaignById({ campaigns }, id)).toEqual(table.get(`c${id}`));
        }
        expect(campaigns.size).toBeGreaterThanOrEqual(table.size);
      },
    ),
  );
});
