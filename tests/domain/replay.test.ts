import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Network } from '../../domain/distribution/network.ts';
import { type PastTraffic, replayIn, type Share } from '../../domain/distribution/replay.ts';
import { prepare } from '../../domain/distribution/snapshot.ts';
import { utc } from './clocks.ts';
import { cap, networkOf, networks } from './networks.ts';

const noon = utc('2026-11-23T12:00:00Z');

const pasts = fc
  .array(
    fc.record({
      id: fc.string({ minLength: 1 }),
      later: fc.integer({ min: 0, max: 200_000 }),
      kind: fc.constantFrom('click' as const, 'lead' as const),
      country: fc.constantFrom('DE', 'LV', 'US'),
    }),
    { maxLength: 40 },
  )
  .map((all): PastTraffic[] =>
    all
      .toSorted((one, other) => one.later - other.later)
      .map(({ id, later, kind, country }) => ({
        id,
        at: noon + later,
        offer: 1,
        affiliate: 1,
        traffic: { kind, campaign: 'c1', country, language: 'de', parameters: {} },
      })),
  );

const replayed = (network: Network, past: readonly PastTraffic[], rates = new Map<number, number>()) => {
  const replay = replayIn(prepare(network), { rates });
  for (const one of past) replay.next(one);
  return replay;
};
const sumOf = (shares: readonly Share[], kind: 'clicks' | 'leads'): number =>
  shares.reduce((sum, share) => sum + share[kind], 0);

describe('a replay', () => {
  test('counts each click and lead once, with who took it or with nobody, and the same every time', () => {
    fc.assert(
      fc.property(networks, pasts, (network, past) => {
        const shares = replayed(network, past).shares();
        for (const kind of ['click', 'lead'] as const)
          expect(sumOf(shares, `${kind}s`)).toBe(past.filter(({ traffic }) => traffic.kind === kind).length);
        expect(replayed(network, past).shares()).toEqual(shares);
      }),
    );
  });

  test('never fills a hard cap beyond its value in any of its periods', () => {
    fc.assert(
      fc.property(pasts, fc.integer({ min: 0, max: 5 }), fc.constantFrom('day', 'total'), (past, value, period) => {
        const limit = { value: String(value), processingType: 'hard' as const, period };
        const network = networkOf([1], {
          caps: [cap(1, { ...limit, type: 'clicks' }), cap(2, { ...limit, type: 'leads' })],
        });
        const periods = Map.groupBy(past, ({ at }) => (period === 'day' ? Math.floor(at / 86_400) : 0));
        const shares = replayed(network, past).shares();
        for (const kind of ['click', 'lead'] as const) {
          const came = [...periods.values()].map(
            (those) => those.filter(({ traffic }) => traffic.kind === kind).length,
          );
          const taken = shares.find(({ advertiser }) => advertiser === 1)?.[`${kind}s`] ?? 0;
          expect(taken).toBe(came.reduce((sum, count) => sum + Math.min(count, value), 0));
        }
      }),
    );
  });

  const leads = (count: number) =>
    Array.from(
      { length: count },
      (_, n): PastTraffic => ({
        id: `lead ${n}`,
        at: noon + n,
        offer: 1,
        affiliate: 1,
        traffic: { kind: 'lead', campaign: 'c1', country: 'DE', language: 'de', parameters: {} },
      }),
    );
  const takenOf = (shares: readonly Share[]) => shares.find(({ advertiser }) => advertiser === 1)?.leads ?? 0;

  test('says of each cap how many it turned away, once each, and none where it only tells that it is full', () => {
    const daily = { type: 'leads' as const, period: 'day' as const, value: '1' };
    const market = networkOf([1, 2], {
      caps: [cap(1, { ...daily, advertiser: null }), cap(2, { ...daily, action: 'notify' })],
    });
    expect([...replayed(market, leads(5)).turnedAway()]).toEqual([[1, 4]]);
  });

  test.each(['conversions', 'revenue', 'payout'] as const)('fills caps of %s by what traffic brought', (type) => {
    const network = networkOf([1], { caps: [cap(1, { type, value: '25', period: 'total', goal: 7 })] });
    const brought = (goal: number) => () => [{ goal, paymentModel: null, fills: () => '10' }];
    const taken = (goal: number) => {
      const replay = replayIn(prepare(network), { brought: brought(goal) });
      for (const one of leads(9)) replay.next(one);
      return takenOf(replay.shares());
    };
    // Ten, twenty, thirty: it is full.
    expect(taken(7)).toBe(3);
    expect(taken(8)).toBe(9);
  });

  test('counts what is replayed for as much as it stands for', () => {
    const network = networkOf([1], { caps: [cap(1, { type: 'leads', value: '8', period: 'total' })] });
    const replay = replayIn(prepare(network), { every: 2 });
    for (const one of leads(9)) replay.next(one);
    expect(takenOf(replay.shares())).toBe(4);
  });

  test('gives nobody what came by a campaign that is there no longer', () => {
    const replay = replayIn(prepare({ ...networkOf([1]), campaigns: [] }));
    for (const one of leads(2)) replay.next(one);
    expect(replay.shares()).toEqual([{ affiliate: 1, advertiser: null, clicks: 0, leads: 2 }]);
  });

  test('has integrations accept as many of their leads as they did', () => {
    const past = leads(2_000);
    const shares = replayed(networkOf([1]), past, new Map([[1, 0.25]])).shares();
    expect((shares.find(({ advertiser }) => advertiser === 1)?.leads ?? 0) / past.length).toBeCloseTo(0.25, 1);
  });
});
