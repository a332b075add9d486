import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from '../../domain/distribution/decide.ts';
import type { Candidate, Decision } from '../../domain/distribution/decision.ts';
import { drawOf } from '../../domain/distribution/draw.ts';
import type { Network } from '../../domain/distribution/network.ts';
import { findingWords, reasons } from '../../domain/distribution/reasons.ts';
import { prepare } from '../../domain/distribution/snapshot.ts';
import type { Lead, Traffic } from '../../domain/distribution/traffic.ts';
import { moments, utc } from './clocks.ts';
import {
  advertiserAssignment,
  affiliate,
  affiliateAssignment,
  campaign,
  cap,
  integration,
  landing,
  networkOf,
  networks,
  offer,
  targeting,
  vertical,
} from './networks.ts';

const noon = utc('2026-11-23T12:00:00Z');
const click: Traffic = { kind: 'click', campaign: 'c1', country: 'DE', language: 'de' };
const lead: Lead = { kind: 'lead', campaign: 'c1', country: 'DE', language: 'de', parameters: {} };

const decided = (network: Network, traffic: Traffic = click, at = noon, id = '1'): Decision => {
  const decision = decide(prepare(network), traffic, at, drawOf(id));
  if (!decision) throw new Error('The campaign is not known');
  return decision;
};

const inOrder = ({ candidates }: Decision): Candidate[] =>
  candidates.filter(({ order }) => order !== null).toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
const triedBy = (decision: Decision): (number | null)[] =>
  inOrder(decision).map(({ landing, advertiser }) => landing ?? advertiser);
const failed = ({ checks }: Pick<Candidate, 'checks'>): string[] =>
  checks.filter(({ passed, waived }) => !passed && !waived).map(({ code }) => code);

const traffics: fc.Arbitrary<Traffic> = fc
  .record({
    kind: fc.constantFrom('click' as const, 'lead' as const),
    country: fc.constantFrom('DE', 'LV', 'US'),
    language: fc.constantFrom('de', 'en'),
  })
  .map((sent) => ({ ...sent, campaign: 'c1', parameters: {} }));

describe('a decision', () => {
  test('depends on nothing but its arguments, whatever was decided in between', () => {
    fc.assert(
      fc.property(
        networks,
        traffics,
        traffics,
        moments,
        moments,
        fc.string(),
        (network, traffic, other, at, later, id) => {
          const snapshot = prepare(network);
          const before = decide(snapshot, traffic, at, drawOf(id));
          decide(snapshot, other, later, drawOf('other'));
          expect(decide(snapshot, traffic, at, drawOf(id))).toEqual(before);
          expect(decide(prepare(structuredClone(network)), traffic, at, drawOf(id))).toEqual(before);
        },
      ),
    );
  });

  test('chooses no candidate that fails a check, and no advertiser of a lead twice', () => {
    fc.assert(
      fc.property(networks, traffics, moments, fc.string(), (network, traffic, at, id) => {
        const decision = decided(network, traffic, at, id);
        for (const one of inOrder(decision)) expect(failed(one)).toEqual([]);
        const { outcome, url, reason } = decision;
        const takes = outcome === 'sent' || outcome === 'offered';
        expect(takes).toBe(reason === null);
        if (takes) expect(inOrder(decision).length).toBeGreaterThan(0);
        if (outcome === 'sent') expect(url).toBe(`https://landing.example/${inOrder(decision)[0]?.landing}`);
        const advertisers = triedBy(decision);
        if (traffic.kind === 'lead') expect(new Set(advertisers).size).toBe(advertisers.length);
      }),
    );
  });

  test('puts those below their guarantee first and those of low priority last', () => {
    fc.assert(
      fc.property(networks, traffics, fc.string(), (network, traffic, id) => {
        const groups = inOrder(decided(network, traffic, noon, id)).map((one) => {
          const caps = network.caps.filter(({ id }) =>
            one.checks.some(({ code, detail }) => code === 'cap_room' && detail === id),
          );
          const usedOf = (id: number) => Number(network.usage.get(`cap ${id}`)?.amount ?? 0);
          if (caps.some(({ id, guarantee }) => guarantee !== null && usedOf(id) < Number(guarantee))) return 0;
          const isLow = network.targetings.find(({ id }) => id === one.targeting)?.lowPriority;
          return isLow || caps.some(({ lowPriority }) => lowPriority) ? 2 : 1;
        });
        expect(groups).toEqual(groups.toSorted());
      }),
    );
  });

  test('never finds another candidate because a sieve became stricter', () => {
    const taking = (decision: Decision) =>
      decision.candidates
        .filter((one) => failed(one).every((code) => code === 'tried_before'))
        .map(({ targeting, landing, integration }) => [targeting, landing, integration].join());
    const sifted = fc.constantFrom(
      'landings' as const,
      'targetings' as const,
      'advertiserAssignments' as const,
      'affiliateAssignments' as const,
    );
    fc.assert(
      fc.property(networks, traffics, moments, fc.nat(), sifted, (network, traffic, at, which, list) => {
        fc.pre(network[list].length > 0);
        const stricter = {
          ...network,
          [list]: network[list].map((one, place) =>
            place === which % network[list].length
              ? {
                  ...one,
                  countriesMode: 'only' as const,
                  countries:
                    one.countriesMode === 'only' && one.countries.length > 0
                      ? one.countries.slice(0, 1)
                      : ['US'].filter((code) => one.countriesMode !== 'except' || !one.countries.includes(code)),
                }
              : one,
          ),
        };
        const before = taking(decided(network, traffic, at));
        for (const one of taking(decided(stricter, traffic, at))) expect(before).toContain(one);
      }),
    );
  });

  test('says of a sieve which of its conditions failed', () => {
    for (const code of ['targeting_sieve', 'advertiser_sieve', 'landing_sieve'] as const)
      for (const words of [
        findingWords({ code, passed: true }),
        ...['country', 'language', 'trafficSource', 'schedule'].map((detail) =>
          findingWords({ code, passed: false, detail }),
        ),
      ])
        expect(`${words.en} ${words.ru}`).not.toMatch(/sieve|фильтр/i);
    const detail = 'country';
    expect(findingWords({ code: 'advertiser_sieve', passed: false, detail })).toEqual({
      en: 'Advertiser does not take this country on this offer',
      ru: 'Рекламодатель не принимает эту страну на этом оффере',
    });
    expect(findingWords({ code: 'landing_sieve', passed: false, detail: 'schedule' }).en).toBe(
      'Landing page does not take traffic at this time',
    );
  });

  test('gives its texts in both languages for everything it can find, and affiliates learn no names', () => {
    for (const { passed, failed, masked } of Object.values(reasons))
      for (const words of [passed, failed, masked]) expect(words.en && words.ru).toBeTruthy();
    for (const { masked } of Object.values(reasons)) expect(masked.en).not.toMatch(/advertiser|integration|cap\b/i);
  });

  test('is none where there is no such campaign', () => {
    expect(decide(prepare(networkOf([1])), { ...click, campaign: 'c2' }, noon, 1)).toBeUndefined();
  });
});

describe('who sends', () => {
  test.each<[string, Partial<Network>]>([
    ['campaign_active', { campaigns: [campaign({ isActive: false })] }],
    ['affiliate_active', { affiliates: [affiliate({ isActive: false })] }],
    ['affiliate_traffic', { affiliates: [affiliate({ trafficBlocked: true })] }],
    ['team_active', { affiliates: [affiliate({ team: 1 })], teams: [affiliate({ isActive: false })] }],
    ['team_traffic', { affiliates: [affiliate({ team: 1 })], teams: [affiliate({ trafficBlocked: true })] }],
    ['offer_active', { offers: [offer({ isActive: false })] }],
    ['offer_visible', { offers: [offer({ isPublic: false, affiliates: [2], teams: [1] })] }],
    ['campaign_country', { campaigns: [campaign({ countries: ['LV'] })] }],
    ['offer_country', { offers: [offer({ countries: ['LV'] })] }],
    ['offer_traffic_source', { offers: [offer({ trafficSources: [4] })] }],
  ])('%s ends it', (code, fields) => {
    const back = { ...networkOf([1], fields), trafficbackUrl: 'https://back.example/' };
    expect(decided(back)).toMatchObject({ outcome: 'trafficback', reason: code, url: 'https://back.example/' });
    expect(decided(networkOf([1], fields), lead)).toMatchObject({ outcome: 'refused', reason: code, candidates: [] });
  });

  test.each([
    ['an affiliate', { offers: [offer({ isPublic: false, affiliates: [1] })] }],
    ['their team', { affiliates: [affiliate({ team: 3 })], offers: [offer({ isPublic: false, teams: [3] })] }],
  ])('a private offer is open to %s it is assigned to', (_, fields) => {
    expect(decided(networkOf([1], fields)).outcome).toBe('sent');
  });
});

describe('what is sent', () => {
  const asks = vertical({
    incomingParameters: [{ name: 'phone', required: true }],
    inboundRules: [
      { match: 'all', conditions: [{ parameter: 'sub1', operator: 'equals', value: 'spam' }], result: 'trash' },
      { match: 'all', conditions: [{ parameter: 'sub1', operator: 'present' }], result: 'hold' },
    ],
  });
  const network = networkOf([1], { verticals: [asks] });
  const phone = '+37120000000';

  test.each<[string, Partial<Lead>, string]>([
    ['lead_parameters', { parameters: { phone: ' ' } }, 'invalid'],
    ['lead_format', { parameters: { phone: 'call me' } }, 'invalid'],
    ['inbound_rules', { parameters: { phone, sub1: 'Spam' } }, 'trash'],
    ['inbound_rules', { parameters: { phone, sub1: 'other' } }, 'hold'],
    [
      'lead_duplicate',
      { parameters: { phone }, earlier: [{ offer: 1, at: noon - 86_400, same: 'phone' }] },
      'duplicate',
    ],
    ['lead_test', { parameters: { phone }, isTest: true }, 'test'],
  ])('%s: %o is %s', (reason, fields, outcome) => {
    expect(decided(network, { ...lead, ...fields })).toMatchObject({ reason, outcome });
  });

  const formats = [
    { name: 'age', required: false, format: 'number' },
    { name: 'born', required: false, format: 'date' },
    { name: 'mail', required: false, format: 'email' },
    { name: 'office', required: false, format: 'phone' },
    { name: 'site', required: false, format: 'url' },
    { name: 'plan', required: false, format: 'choice', choices: ['Basic', 'Gold'] },
    { name: 'code', required: false, format: 'pattern', pattern: '[A-Z]{2}\\d+' },
    { name: 'note', required: false, format: 'text' },
    { name: 'old', required: false },
  ] as const;

  test.each<[string, string, boolean]>([
    ['age', '34', true],
    ['age', '1,5', true],
    ['age', 'thirty', false],
    ['born', '1992-03-09', true],
    ['born', '1992-02-30', false],
    ['born', '09.03.1992', false],
    ['mail', 'anna@mail.example', true],
    ['mail', 'anna', false],
    ['office', '+371 2000-1000', true],
    ['office', '--', false],
    ['site', 'https://a.example/', true],
    ['site', 'a.example', false],
    ['plan', ' gold ', true],
    ['plan', 'Silver', false],
    ['code', 'LV12', true],
    ['code', 'xLV12', false],
    ['note', '☺', true],
    ['old', '☺', true],
    ['age', ' ', true],
  ])('%s takes %j: %s', (name, value, fits) => {
    const asking = networkOf([1], { verticals: [vertical({ incomingParameters: formats })] });
    const found = decided(asking, { ...lead, parameters: { phone, [name]: value } });
    if (fits) expect(found.outcome).toBe('offered');
    else {
      expect(found).toMatchObject({ reason: 'lead_values', outcome: 'invalid' });
      expect(found.checks).toContainEqual({ code: 'lead_values', passed: false, detail: name });
    }
  });

  test.each([
    [true, true, 'offered'],
    [true, false, 'invalid'],
    [false, true, 'invalid'],
  ])('cold leads go through where neither affiliate (%j) nor team (%j) refuses them: %s', (own, teams, outcome) => {
    const cold = { ...lead, parameters: { phone }, isCold: true };
    const members = {
      ...network,
      affiliates: [affiliate({ team: 1, acceptColdTraffic: own })],
      teams: [affiliate({ acceptColdTraffic: teams })],
    };
    expect(decided(members, cold).outcome).toBe(outcome);
  });

  test('invalid leads go through where affiliate or team may send them, and the card says so', () => {
    const team = (fields: object) => ({
      ...network,
      affiliates: [affiliate({ team: 1 })],
      teams: [affiliate(fields)],
    });
    const { outcome, checks } = decided(team({ acceptInvalidLeads: true }), lead);
    expect(outcome).toBe('offered');
    expect(checks).toContainEqual({ code: 'lead_parameters', passed: false, waived: true, detail: 'phone' });
  });

  test.each([
    ['is over', { window: 30, by: 'both', scope: 'offer' }, { offer: 1, at: noon - 30 * 86_400, same: 'both' }],
    ['is 0 days', { window: 0, by: 'both', scope: 'offer' }, { offer: 1, at: noon, same: 'both' }],
    ['is of another offer', { window: 30, by: 'both', scope: 'offer' }, { offer: 2, at: noon, same: 'both' }],
    ['is by another contact', { window: 30, by: 'phone', scope: 'network' }, { offer: 2, at: noon, same: 'email' }],
  ] as const)('is no duplicate where the window %s', (_, duplicates, earlier) => {
    const fresh = networkOf([1], { verticals: [vertical({ duplicates })] });
    expect(decided(fresh, { ...lead, earlier: [earlier] }).outcome).toBe('offered');
  });
});

describe('what an offer takes of affiliates and teams', () => {
  const night = { timezone: 'UTC', ranges: [{ days: ['monday' as const], from: '00:00', to: '06:00' }] };

  test.each([
    ['country', { countries: ['LV'] }, 'Offer does not take this country from the affiliate'],
    ['language', { languages: ['en'] }, 'Offer does not take this language from the affiliate'],
    ['traffic_source', { trafficSources: [7] }, 'Offer does not take this traffic source from the affiliate'],
    ['schedule', { schedule: night }, 'Offer does not take traffic at this time from the affiliate'],
  ] as const)('is told by its %s', (condition, sieve, text) => {
    const code = `affiliate_${condition}` as const;
    const network = networkOf([1], { affiliateAssignments: [affiliateAssignment(sieve)] });
    expect(decided(network)).toMatchObject({ outcome: 'nowhere', reason: code, candidates: [] });
    expect(decided(network, lead)).toMatchObject({ outcome: 'refused', reason: code });
    expect(findingWords({ code, passed: false }).en).toBe(text);
    const team = {
      ...networkOf([1], { affiliateAssignments: [affiliateAssignment({ team: 1, ...sieve })] }),
      affiliates: [affiliate({ team: 1 })],
      teams: [affiliate()],
    };
    expect(decided(team).reason).toBe(`team_${condition}`);
  });

  test('is, by its hours, a matter of the moment at which a lead came in', () => {
    const network = networkOf([1], { affiliateAssignments: [affiliateAssignment({ schedule: night })] });
    const held = { ...lead, arrivedAt: noon - 8 * 3600 };
    expect(decided(network, held)).toMatchObject({ outcome: 'offered' });
    expect(decided(network, held).checks).toContainEqual({ code: 'affiliate_schedule', passed: true });
    // Hours that were changed since are let through.
    expect(decided(network, { ...held, arrivedAt: noon }).checks).toContainEqual({
      ...{ code: 'affiliate_schedule', passed: false, waived: true },
    });
  });

  test('is everything where they are not assigned, or no longer', () => {
    const strict = { countries: ['LV'] };
    for (const fields of [{ affiliate: 2 }, { team: 1 }, { isActive: false }, { offer: 2 }])
      expect(
        decided(networkOf([1], { affiliateAssignments: [affiliateAssignment({ ...strict, ...fields })] })).outcome,
      ).toBe('sent');
  });
});

describe('who could take it', () => {
  test('targetings decide, and landing pages and integrations alike where there are none', () => {
    const network = networkOf([1, 2, 3], { targetings: [targeting(2, 'landing'), targeting(3, 'advertiser')] });
    expect(triedBy(decided(network))).toEqual([2]);
    expect(triedBy(decided(network, lead))).toEqual([3]);
    const firsts = Array.from(
      { length: 300 },
      (_, n) => triedBy(decided(networkOf([1, 2, 3]), lead, noon, String(n)))[0],
    );
    for (const id of [1, 2, 3]) expect(firsts.filter((first) => first === id).length).toBeGreaterThan(60);
  });

  test('a lead is not offered to the same advertiser twice', () => {
    const two = {
      ...networkOf([1, 2]),
      integrations: [integration(1), integration(2, { advertiser: 1 }), integration(3, { advertiser: 2 })],
    };
    const decision = decided(two, { ...lead, offeredTo: [2] });
    expect(triedBy(decision)).toEqual([1]);
    expect(decision.candidates.map(failed)).toContainEqual(['tried_before']);
    expect(decision.candidates.map(failed)).toContainEqual(['never_offered']);
  });

  test('an advertiser gets what their assignment to the offer takes, of landing pages and of leads', () => {
    const network = networkOf([1, 2], {
      advertiserAssignments: [advertiserAssignment(1, { countries: ['LV'] }), advertiserAssignment(2)],
    });
    for (const traffic of [click, lead]) {
      const decision = decided(network, traffic);
      expect(triedBy(decision)).toEqual([2]);
      expect(decision.candidates.flatMap(({ checks }) => checks)).toContainEqual({
        code: 'advertiser_sieve',
        passed: false,
        detail: 'country',
      });
    }
  });

  test('leads go to those alone who are assigned to the offer, by the integration that is named', () => {
    const network = {
      ...networkOf([1, 2, 3]),
      // One more of the first advertiser, which does not say itself that it serves the offer.
      integrations: [integration(1), integration(2), integration(3), integration(4, { advertiser: 1, offers: [] })],
      advertiserAssignments: [
        advertiserAssignment(1, { integration: 4 }),
        advertiserAssignment(2, { isActive: false }),
      ],
    };
    const decision = decided(network, lead);
    expect(inOrder(decision).map(({ advertiser, integration: by }) => [advertiser, by])).toEqual([[1, 4]]);
    const left = decision.candidates.filter(({ order }) => order === null);
    expect(left.map((one) => [one.integration, ...failed(one)])).toEqual([
      [1, 'integration_assigned'],
      [2, 'advertiser_assigned'],
      [3, 'advertiser_assigned'],
    ]);
  });

  test('clicks go to landing pages, no matter who is assigned', () => {
    expect(triedBy(decided(networkOf([1], { advertiserAssignments: [] })))).toEqual([1]);
  });

  test('what is not known is none of what a sieve asks for', () => {
    const network = networkOf([1, 2], {
      landings: [landing(1, { countries: ['DE'] }), landing(2, { countries: ['DE'], countriesMode: 'except' })],
    });
    expect(triedBy(decided(network, { kind: 'click', campaign: 'c1' }))).toEqual([2]);
  });
});

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
