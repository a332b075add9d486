import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from '../../domain/distribution/decide.ts';
import type { Decision } from '../../domain/distribution/decision.ts';
import { drawOf } from '../../domain/distribution/draw.ts';
import type { Network } from '../../domain/distribution/network.ts';
import { findingWords, reasons } from '../../domain/distribution/reasons.ts';
import { prepare } from '../../domain/distribution/snapshot.ts';
import type { Lead, Traffic } from '../../domain/distribution/traffic.ts';
import { moments } from './clocks.ts';
import { click, decided, failed, inOrder, lead, noon, triedBy } from './deciding.ts';
import {
  advertiserAssignment,
  affiliate,
  affiliateAssignment,
  campaign,
  integration,
  landing,
  networkOf,
  networks,
  offer,
  targeting,
  vertical,
} from './networks.ts';

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
      code: 'affiliate_schedule',
      passed: false,
      waived: true,
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
