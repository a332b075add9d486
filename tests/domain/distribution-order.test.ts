import { describe, expect, test } from 'vitest';
import { decide } from '../../domain/distribution/decide.ts';
import { drawOf } from '../../domain/distribution/draw.ts';
import type { Network } from '../../domain/distribution/network.ts';
import { prepare } from '../../domain/distribution/snapshot.ts';
import { click, decided, lead, noon, triedBy } from './deciding.ts';
import { advertiserAssignment, cap, integration, landing, networkOf, targeting, vertical } from './networks.ts';

/** How much each one gets, and who comes first. */

describe('how much', () => {
  const full = { type: 'leads', used: '10', advertiser: 1 } as const;

  test('a full cap is skipped, diverts or only tells, as it says', () => {
    const targetings = [targeting(1, 'advertiser'), targeting(2, 'advertiser')];
    const with_ = (fields: object) => networkOf([1, 2], { targetings, caps: [cap(5, { ...full, ...fields })] });
    expect(triedBy(decided(with_({}), lead))).toEqual([2]);
    expect(triedBy(decided(with_({ action: 'notify' }), lead))).toEqual([1, 2]);
    expect(decided(with_({ action: 'hold' }), lead)).toMatchObject({ outcome: 'hold', reason: 'cap_room' });
    expect(decided(with_({ action: 'hold', advertiser: 2 }), lead)).toMatchObject({
      outcome: 'offered',
      otherwise: 'hold',
    });
    const clicks = networkOf([1], {
      trafficbackUrl: 'https://back.example/',
      caps: [cap(5, { ...full, type: 'clicks', action: 'redirect' })],
    });
    expect(decided(clicks)).toMatchObject({ outcome: 'trafficback', reason: 'cap_room' });
  });

  test('a counter of an earlier window is nothing to this one', () => {
    const since = (usedSince: number) => networkOf([1], { caps: [cap(5, { ...full, usedSince })] });
    expect(decided(since(noon - 86_400), lead).outcome).toBe('offered');
    expect(decided(since(noon - 3600), lead).outcome).toBe('unsent');
  });

  test('counts what its scope, its sieve and its payment model say', () => {
    const capped = (fields: object, more: Partial<Network> = {}) =>
      decided(networkOf([1], { caps: [cap(5, { ...full, ...fields })], ...more }), lead).outcome;
    expect(capped({ affiliate: 2 })).toBe('offered');
    expect(capped({ countries: ['LV'] })).toBe('offered');
    expect(capped({ type: 'clicks' })).toBe('offered');
    const rule = {
      ...landing(8),
      paidFor: 'report' as const,
      goal: null,
      affiliate: null,
      team: null,
      paymentModel: 4,
    };
    expect(capped({ paymentModel: 4 })).toBe('offered');
    expect(capped({ paymentModel: 4 }, { paymentRules: [rule] })).toBe('unsent');
    const better = { ...rule, id: 9, affiliate: 1, paymentModel: 6 };
    expect(capped({ paymentModel: 4 }, { paymentRules: [rule, better] })).toBe('offered');
  });

  test('a targeting has a limit of its own', () => {
    const limit = { value: '3', period: 'day', timezone: 'UTC' } as const;
    const network = networkOf([1, 2], {
      targetings: [targeting(1, 'landing', { limit }), targeting(2, 'landing')],
      usage: new Map([['targeting 1', { amount: '3', since: noon - 3600 }]]),
    });
    expect(triedBy(decided(network))).toEqual([2]);
  });

  test('leads that nobody takes wait where the hold queue covers their country', () => {
    expect(decided(networkOf([], { heldCountries: ['DE'] }), lead)).toMatchObject({
      outcome: 'hold',
      reason: 'somebody_left',
    });
    expect(decided(networkOf([]), lead).outcome).toBe('unsent');
  });
});

describe('the order', () => {
  /** 99.9 % of samples of so many degrees of freedom lie below. */
  const chiSquared = { 2: 13.82, 3: 16.27 };
  const firstsOf = (network: Network, count: number): Map<number | null | undefined, number> => {
    const snapshot = prepare(network);
    const firsts = new Map<number | null | undefined, number>();
    for (let n = 0; n < count; n++) {
      const decision = decide(snapshot, click, noon, drawOf(`click-${n}`));
      const [first] = decision ? triedBy(decision) : [];
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    return firsts;
  };
  const distance = (found: Map<unknown, number>, expected: Readonly<Record<number, number>>): number =>
    Object.entries(expected).reduce(
      (sum, [id, wanted]) => sum + ((found.get(Number(id)) ?? 0) - wanted) ** 2 / wanted,
      0,
    );

  test('gives each the share of its weight', () => {
    const weights = [500, 300, 150, 50];
    const targetings = weights.map((weight, place) => targeting(place + 1, 'landing', { weight }));
    const network = networkOf([1, 2, 3, 4], { verticals: [vertical({ method: 'weight' })], targetings });
    expect(distance(firstsOf(network, 20_000), { 1: 10_000, 2: 6000, 3: 3000, 4: 1000 })).toBeLessThan(chiSquared[3]);
  });

  describe.each([
    ['assignments’ weight where there are no targetings', false],
    ['targetings', true],
  ])('gives advertisers the share of their %s', (_, hasTargetings) => {
    test.each([
      ['however many integrations they have', {}],
      ['also if one of their integrations is inactive', { isActive: false }],
      ['also if one of their integrations sends no leads', { sendsLeads: false }],
    ])('%s', (__, fields) => {
      const weights = [30, 10];
      const snapshot = prepare({
        ...networkOf([1, 2], { verticals: [vertical({ method: 'weight' })] }),
        integrations: [integration(1), integration(2, { advertiser: 1, ...fields }), integration(3, { advertiser: 2 })],
        advertiserAssignments: weights.map((weight, place) =>
          advertiserAssignment(place + 1, { weight: hasTargetings ? 1 : weight }),
        ),
        targetings: hasTargetings ? weights.map((weight, place) => targeting(place + 1, 'advertiser', { weight })) : [],
      });
      const firsts = Array.from({ length: 8000 }, (__, n) => {
        const decision = decide(snapshot, lead, noon, drawOf(`lead-${n}`));
        return decision && triedBy(decision)[0];
      });
      const found = new Map([...Map.groupBy(firsts, (first) => first)].map(([id, all]) => [id, all.length]));
      expect(distance(found, { 1: 6000, 2: 2000 })).toBeLessThan(chiSquared[2]);
    });
  });

  test('gives all equal shares, whatever their weights', () => {
    const targetings = [1, 2, 3].map((id) => targeting(id, 'landing', { weight: id * 100 }));
    const network = networkOf([1, 2, 3], { verticals: [vertical({ method: 'round_robin' })], targetings });
    expect(distance(firstsOf(network, 9000), { 1: 3000, 2: 3000, 3: 3000 })).toBeLessThan(chiSquared[2]);
  });

  test('is that of priority, the older first', () => {
    const targetings = [
      targeting(1, 'landing', { priority: 2 }),
      targeting(2, 'landing', { priority: 1 }),
      targeting(3, 'landing', { priority: 1 }),
    ];
    expect(triedBy(decided(networkOf([1, 2, 3], { targetings })))).toEqual([2, 3, 1]);
  });

  test('puts a guarantee before priority, and low priority after it', () => {
    const targetings = [
      targeting(1, 'landing', { lowPriority: true }),
      targeting(2, 'landing'),
      targeting(3, 'landing'),
    ];
    const caps = [cap(1, { type: 'clicks', landing: 3, guarantee: '5', used: '4' })];
    expect(triedBy(decided(networkOf([1, 2, 3], { targetings, caps })))).toEqual([3, 2, 1]);
  });

  test('is that of weights among guarantees that are not reached, and of priority among equal ones', () => {
    const targetings = [1, 2, 3, 4].map((id) => targeting(id, 'landing'));
    const guaranteed = (landing: number, weight: number, used: string) =>
      cap(landing, { type: 'clicks', landing, guarantee: '5', weight, used });
    const tried = (...caps: ReturnType<typeof guaranteed>[]) =>
      triedBy(decided(networkOf([1, 2, 3, 4], { targetings, caps })));
    expect(tried(guaranteed(4, 200, '4'), guaranteed(3, 100, '0'), guaranteed(2, 100, '0'))).toEqual([4, 2, 3, 1]);
    expect(tried(guaranteed(4, 200, '5'), guaranteed(3, 0, '0'))).toEqual([3, 1, 2, 4]);
  });
});
