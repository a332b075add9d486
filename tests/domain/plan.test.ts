import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from '../../domain/distribution/decide.ts';
import { drawOf } from '../../domain/distribution/draw.ts';
import type { Network } from '../../domain/distribution/network.ts';
import { type Plan, planOf } from '../../domain/distribution/plan.ts';
import { prepare } from '../../domain/distribution/snapshot.ts';
import type { Traffic } from '../../domain/distribution/traffic.ts';
import { isOpen, weekdays } from '../../domain/time/schedule.ts';
import type { Sieve } from '../../domain/traffic/sieve.ts';
import { utc } from './clocks.ts';
import {
  advertiserAssignment,
  affiliate,
  campaign,
  integration,
  landing,
  networkOf,
  networks,
  offer,
  targeting,
  vertical,
} from './networks.ts';

// No clocks change in this week.
const monday = utc('2026-11-23T00:00:00Z');
const riga = { name: 'Europe/Riga', ahead: 120, at: monday };

const planned = (network: Network, kind: Traffic['kind'] = 'lead'): Plan => {
  const plan = planOf(network, 1, kind, riga);
  if (!plan) throw new Error('The offer is not known');
  return plan;
};
const byAdvertiser = ({ takers }: Plan) =>
  takers.map(({ advertiser, fault, shares }) => [advertiser, fault ?? shares.map(({ share }) => share).join()]);

/** Languages aside, which shares say nothing of; open to the one who sends, with room for everything. */
const withoutLanguages = <T extends Sieve>(sieves: readonly T[]): T[] =>
  sieves.map((one) => ({ ...one, languages: [] }));
const simpler = fc.tuple(networks, fc.constantFrom([], ['DE', 'LV'])).map(
  ([network, countries]): Network => ({
    ...network,
    affiliates: [affiliate()],
    campaigns: [campaign()],
    offers: [offer({ countries })],
    affiliateAssignments: [],
    caps: [],
    landings: withoutLanguages(network.landings),
    advertiserAssignments: withoutLanguages(network.advertiserAssignments),
    targetings: withoutLanguages(network.targetings).map((one) => ({
      ...one,
      affiliates: one.affiliates.length > 0 ? [2] : [],
    })),
  }),
);
const alwaysOpen = <T extends Sieve>(sieves: readonly T[]): T[] => sieves.map((one) => ({ ...one, schedule: null }));
const kinds = fc.constantFrom('click' as const, 'lead' as const);
const sent = (kind: Traffic['kind'], country: string): Traffic => ({ kind, campaign: 'c1', country, parameters: {} });

describe('shares', () => {
  test('follow the vertical’s method', () => {
    const shares = (method: 'priority' | 'weight' | 'round_robin') =>
      byAdvertiser(
        planned(
          networkOf([1, 2], {
            verticals: [vertical({ method })],
            targetings: [targeting(1, 'advertiser', { weight: 30 }), targeting(2, 'advertiser', { weight: 90 })],
          }),
        ),
      );
    expect(shares('priority')).toEqual([
      [1, '1'],
      [2, ''],
    ]);
    expect(shares('weight')).toEqual([
      [1, '0.25'],
      [2, '0.75'],
    ]);
    expect(shares('round_robin')).toEqual([
      [1, '0.5'],
      [2, '0.5'],
    ]);
  });

  test('are those of assignments where there are no targetings, however many integrations they have', () => {
    const network = networkOf([1, 2], {
      integrations: [integration(1), integration(3, { advertiser: 1 }), integration(2)],
      advertiserAssignments: [advertiserAssignment(1, { weight: 10 }), advertiserAssignment(2, { weight: 30 })],
    });
    expect(byAdvertiser(planned(network))).toEqual([
      [1, '0.25'],
      [2, '0.75'],
    ]);
  });

  test('are told by country, as targetings and assignments together let traffic through', () => {
    const network = networkOf([1, 2], {
      offers: [offer({ countries: ['DE', 'EE', 'LV'] })],
      verticals: [vertical({ method: 'weight' })],
      targetings: [targeting(1, 'advertiser'), targeting(2, 'advertiser', { countries: ['DE', 'LV'] })],
      advertiserAssignments: [advertiserAssignment(1), advertiserAssignment(2, { countries: ['LV', 'EE'] })],
    });
    expect(planned(network).takers.map(({ shares }) => shares)).toEqual([
      [
        { countries: ['DE', 'EE'], share: 1 },
        { countries: ['LV'], share: 0.5 },
      ],
      [{ countries: ['LV'], share: 0.5 }],
    ]);
  });

  test('of a targeting for some affiliates are of those affiliates’ traffic, which the other shares leave out', () => {
    const network = networkOf([1, 2], {
      targetings: [targeting(1, 'advertiser', { affiliates: [1] }), targeting(2, 'advertiser')],
    });
    expect(planned(network).takers).toMatchObject([
      { isForSome: true, shares: [{ countries: [null], share: 1 }] },
      { isForSome: false, shares: [{ countries: [null], share: 1 }] },
    ]);
  });

  test('cover all traffic that decisions give to someone, and none that they give to nobody', () => {
    fc.assert(
      fc.property(simpler, kinds, fc.constantFrom('DE', 'LV', 'US'), fc.string(), (any, kind, country, id) => {
        const network = {
          ...any,
          landings: alwaysOpen(any.landings),
          advertiserAssignments: alwaysOpen(any.advertiserAssignments),
          targetings: alwaysOpen(any.targetings),
        };
        const { countries, takers } = planned(network, kind);
        const named = countries.includes(country) ? country : null;
        fc.pre(countries.includes(named));
        const everybodys = takers.flatMap(({ isForSome, shares, ...taker }) => {
          const found = shares.find((share) => share.countries.includes(named));
          return found && !isForSome ? [{ ...taker, share: found.share }] : [];
        });
        const first = decide(prepare(network), sent(kind, country), monday, drawOf(id))?.candidates.find(
          ({ order }) => order === 1,
        );
        expect(everybodys.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(first ? 1 : 0, 9);
        if (!first) return;
        const of = everybodys.find((one) =>
          first.targeting === null
            ? (first.landing ?? first.advertiser) === (one.landing ?? one.advertiser)
            : first.targeting === one.targeting,
        );
        expect(of?.share).toBeGreaterThan(0);
      }),
    );
  });
});

describe('gaps', () => {
  test('are told in the zone of the one who asks, countries with the same hours together', () => {
    const office = { timezone: 'UTC', ranges: [{ days: [...weekdays], from: '07:00', to: '19:00' }] };
    const network = networkOf([1, 2], {
      offers: [offer({ countries: ['DE', 'AT', 'LV', 'FR'] })],
      advertiserAssignments: [
        advertiserAssignment(1, { countries: ['DE', 'AT'], schedule: office }),
        advertiserAssignment(2, { countries: ['LV'] }),
      ],
    });
    expect(planned(network).gaps).toEqual([
      {
        countries: ['DE', 'AT'],
        schedule: { timezone: 'Europe/Riga', ranges: [{ days: [...weekdays], from: '21:00', to: '09:00' }] },
      },
      { countries: ['FR'], schedule: null },
    ]);
  });

  test('are just the times at which decisions find nobody', () => {
    fc.assert(
      fc.property(
        simpler,
        kinds,
        fc.constantFrom('DE', 'LV'),
        fc.nat({ max: 7 * 48 - 1 }),
        (any, kind, country, half) => {
          const network = { ...any, offers: [offer({ countries: ['DE', 'LV'] })] };
          const at = monday + half * 1800;
          const { takers, gaps } = planned(network, kind);
          fc.pre(takers.length > 0);
          const gap = gaps.find(({ countries }) => countries.includes(country));
          const decision = decide(prepare(network), sent(kind, country), at, drawOf('1'));
          expect(gap !== undefined && isOpen(gap.schedule, at)).toBe(decision?.reason === 'somebody_left');
        },
      ),
    );
  });
});

test('who gets nothing is told with the reason', () => {
  const network = networkOf([1, 2, 3, 4], {
    advertisers: [1, 2, 3, 4].map((id) => ({ id, isActive: id !== 1 })),
    integrations: [integration(1), integration(2, { sendsLeads: false }), integration(4)],
    landings: [landing(1), landing(2, { countries: ['LV'] })],
    advertiserAssignments: [1, 2, 3, 4].map((id) =>
      advertiserAssignment(id, id === 2 ? { countries: ['DE'] } : { isActive: id !== 4 }),
    ),
  });
  expect(byAdvertiser(planned(network))).toEqual([
    [1, 'advertiser_active'],
    [2, 'integration_sends'],
    [3, 'unserved'],
    [4, 'advertiser_assigned'],
  ]);
  expect(byAdvertiser(planned(network, 'click'))).toEqual([
    [1, 'advertiser_active'],
    [2, 'apart'],
  ]);
  const twoOf = (...countries: string[]) => ({ countries });
  const apart = networkOf([1], {
    landings: [landing(1, twoOf('LV', 'EE'))],
    advertiserAssignments: [advertiserAssignment(1, twoOf('EE', 'DE'))],
    targetings: [{ ...targeting(1, 'landing'), ...twoOf('DE', 'LV') }],
  });
  expect(planned(apart, 'click').takers).toMatchObject([{ fault: 'apart', shares: [] }]);
  const unvisited = { ...network, targetings: [targeting(9, 'landing')] };
  expect(byAdvertiser(planned(unvisited, 'click'))).toEqual([[null, 'unvisited']]);
});

test('there is none of an offer that the network does not have', () => {
  expect(planOf(networkOf([1]), 2, 'lead', riga)).toBeUndefined();
});
