import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideHappening,
  decidePayment,
  payableRules,
  payingOf,
  type PaymentRule,
  paysMoreThanItGets,
  ranks,
  rivalsOf,
} from '../../domain/money/payment-rules.ts';

const rule = (fields: Partial<PaymentRule> = {}): PaymentRule => ({
  id: 1,
  paidFor: 'report',
  goal: null,
  affiliate: null,
  team: null,
  weight: 100,
  isActive: true,
  countries: [],
  countriesMode: 'only',
  languages: [],
  languagesMode: 'only',
  trafficSources: [],
  trafficSourcesMode: 'only',
  schedule: null,
  ...fields,
});

const at = Date.UTC(2026, 10, 23, 12) / 1000;
const me = { affiliate: 7, team: 3, country: 'LV', at };
const winner = (rules: PaymentRule[], traffic = me, goal: number | null = null) =>
  decidePayment(rules, traffic)
    .get(goal)
    ?.find(({ passed }) => passed === undefined)?.rule.id;

const mine = fc.constantFrom(null, 7, 8);
const countries = fc.uniqueArray(fc.constantFrom('LV', 'EE', 'DE'), { maxLength: 2 });
const anyRule = fc
  .record({
    paidFor: fc.constantFrom('report' as const, 'accepted_lead' as const),
    goal: fc.constantFrom(null, 1),
    affiliate: mine,
    team: fc.constantFrom(null, 3, 4),
    weight: fc.constantFrom(0, 100, 250),
    isActive: fc.boolean(),
    countries,
    countriesMode: fc.constantFrom('only' as const, 'except' as const),
  })
  .map(({ team, ...fields }) =>
    rule({
      ...fields,
      team: fields.affiliate === null ? team : null,
      goal: fields.paidFor === 'report' ? fields.goal : null,
    }),
  );
const rules = fc.array(anyRule, { maxLength: 12 }).map((all) => all.map((one, n) => ({ ...one, id: n + 1 })));

describe('the rule that pays', () => {
  test('is the most special one: affiliate and country, affiliate, team and country, team, country, all', () => {
    const all = [
      rule({ id: 1 }),
      rule({ id: 2, countries: ['LV'] }),
      rule({ id: 3, team: 3 }),
      rule({ id: 4, team: 3, countries: ['LV'] }),
      rule({ id: 5, affiliate: 7 }),
      rule({ id: 6, affiliate: 7, countries: ['LV'] }),
    ];
    for (let left = all; left.length > 0; left = left.slice(0, -1)) expect(winner(left)).toBe(left.at(-1)?.id);
    expect(winner(all, { ...me, country: 'DE' })).toBe(5);
    expect(winner(all, { ...me, affiliate: 9, country: 'DE' })).toBe(3);
    expect(winner(all, { ...me, affiliate: 9, team: 9, country: 'DE' })).toBe(1);
  });

  test('is the heaviest of equals, then the newest, open at that moment, and for that goal', () => {
    expect(winner([rule({ id: 1 }), rule({ id: 2 })])).toBe(2);
    expect(winner([rule({ id: 1, weight: 101 }), rule({ id: 2 })])).toBe(1);
    expect(winner([rule({ id: 1, weight: 0 }), rule({ id: 2, weight: 0 })])).toBe(2);
    expect(winner([rule({ id: 1, weight: 1000 }), rule({ id: 2, countries: ['LV'], weight: 0 })])).toBe(2);
    const night = { timezone: 'Europe/Riga', ranges: [{ days: ['monday' as const], from: '22:00', to: '23:00' }] };
    expect(winner([rule({ id: 1 }), rule({ id: 2, schedule: night })])).toBe(1);
    expect(winner([rule({ id: 1, goal: 4 }), rule({ id: 2 })], me, 4)).toBe(1);
  });

  test('is for the one who asks and for that country, active, and one at most; no other that fits is more special, or as special and heavier', () => {
    fc.assert(
      fc.property(rules, (all) => {
        for (const verdicts of decidePayment(all, me).values()) {
          const paying = verdicts.filter(({ passed }) => passed === undefined);
          expect(paying.length).toBeLessThanOrEqual(1);
          for (const { rule: one, rank } of paying) {
            expect(one.isActive).toBe(true);
            expect([null, 7]).toContain(one.affiliate);
            expect([null, 3]).toContain(one.team);
            if (one.countries.length > 0) expect(one.countries.includes('LV')).toBe(one.countriesMode === 'only');
            for (const other of verdicts)
              if (other.passed === 'outranked') {
                expect(ranks.indexOf(other.rank)).toBeGreaterThanOrEqual(ranks.indexOf(rank));
                if (other.rank === rank) expect(other.rule.weight).toBeLessThanOrEqual(one.weight);
              }
          }
          // Where none pays, each says why it can't.
          if (paying.length === 0) expect(verdicts.every(({ passed }) => passed && passed !== 'outranked')).toBe(true);
        }
      }),
    );
  });

  test('does not depend on the order in which rules are given', () => {
    fc.assert(
      fc.property(rules, (all) => {
        const ids = (given: PaymentRule[]) =>
          [...decidePayment(given, me)]
            .map(
              ([goal, verdicts]) => [String(goal), verdicts.map(({ rule: { id }, passed }) => [id, passed])] as const,
            )
            .toSorted(([one], [other]) => one.localeCompare(other));
        expect(ids(all.toReversed())).toEqual(ids(all));
      }),
    );
  });
});

describe('rivals', () => {
  test('pay for the same traffic with the same rank and weight', () => {
    const others = [
      rule({ id: 1 }),
      rule({ id: 2, countries: ['LV'] }),
      rule({ id: 3, isActive: false }),
      rule({ id: 4, goal: 9 }),
      rule({ id: 5, affiliate: 7 }),
      rule({ id: 6, weight: 99 }),
    ];
    const rivals = (fields: Partial<PaymentRule>) => rivalsOf(rule(fields), others, at).map(({ id }) => id);
    expect(rivals({})).toEqual([1]);
    expect(rivals({ countries: ['EE', 'LV'] })).toEqual([2]);
    expect(rivals({ countries: ['EE'] })).toEqual([]);
    expect(rivals({ affiliate: 7 })).toEqual([5]);
    expect(rivals({ affiliate: 8 })).toEqual([]);
  });

  test('are each other’s, and what pays one of them is decided by age alone', () => {
    fc.assert(
      fc.property(anyRule, anyRule, (one, other) => {
        const [a, b] = [
          { ...one, id: 1, isActive: true },
          { ...other, id: 2, isActive: true },
        ];
        expect(rivalsOf(a, [b], at).length).toBe(rivalsOf(b, [a], at).length);
      }),
    );
  });
});

test('a payout above the revenue is a loss, where both are in one currency or percentages', () => {
  const terms = { revenueValue: '30', revenueCurrency: 1, payoutValue: '30.00000001', payoutCurrency: 1 };
  expect(paysMoreThanItGets(terms)).toBe(true);
  expect(paysMoreThanItGets({ ...terms, payoutValue: '30.0' })).toBe(false);
  expect(paysMoreThanItGets({ ...terms, payoutCurrency: 2 })).toBe(false);
  expect(paysMoreThanItGets({ revenueValue: '40', payoutValue: '60' })).toBe(true);
  expect(paysMoreThanItGets({ revenueValue: '', payoutValue: 'six' })).toBe(false);
});

describe('what happened', () => {
  const pays = (all: readonly PaymentRule[], goal: number | null, isAcceptedLead: boolean, isReported: boolean) =>
    payingOf(decideHappening(all, me, { goal, isAcceptedLead, isReported }));

  test('that is an accepted lead is paid by the same rule before and after it is reported', () => {
    fc.assert(
      fc.property(rules, (all) => {
        const before = pays(all, null, true, false);
        if (before) expect([before, before.paidFor]).toEqual([pays(all, null, true, true), 'accepted_lead']);
        else expect(pays(all, null, true, true)).toEqual(pays(all, null, false, true));
      }),
    );
  });

  test('that is reported of a click, or names a goal, is paid by rules for that report alone', () => {
    fc.assert(
      fc.property(rules, fc.constantFrom(null, 1), (all, goal) => {
        const reports = all.filter(({ paidFor }) => paidFor === 'report');
        expect(pays(all, goal, false, true)).toEqual(pays(reports, goal, false, true));
        expect(pays(all, 1, true, true)).toEqual(pays(reports, 1, false, true));
        expect(pays(all, goal, false, false)).toBeUndefined();
      }),
    );
  });

  test('is told with every rule that was tried, the one that pays among them', () => {
    const all = [rule({ id: 1, paidFor: 'accepted_lead', countries: ['DE'] }), rule({ id: 2 })];
    const tried = decideHappening(all, me, { goal: null, isAcceptedLead: true, isReported: true });
    expect(tried.map(({ rule: { id }, passed }) => [id, passed])).toEqual([
      [1, 'country'],
      [2, undefined],
    ]);
  });
});

describe('the rules that an affiliate is shown', () => {
  const offered = ({ affiliate, team, ...fields }: PaymentRule) => ({
    ...fields,
    audience: affiliate === null ? (team === null ? ('all' as const) : ('team' as const)) : ('affiliate' as const),
  });
  const shown = (...rules: PaymentRule[]) => payableRules(rules.map(offered)).map(({ id }) => id);

  test('begin with the most special, without those that never pay', () => {
    const general = rule({ id: 1 });
    const own = rule({ id: 2, affiliate: 7 });
    const german = rule({ id: 3, countries: ['DE'] });
    const ownGerman = rule({ id: 4, affiliate: 7, countries: ['DE'] });
    const ofGoal = rule({ id: 5, goal: 9 });
    expect(shown(general, own, german, ofGoal)).toEqual([2, 5]);
    expect(shown(general, german, ownGerman)).toEqual([4, 1]);
    expect(shown(general, { ...own, languages: ['de'] })).toEqual([2, 1]);
  });

  test('are all that pay any traffic', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 6 }), fc.constantFrom('LV', 'EE', 'DE', 'FR'), (some, country) => {
        const theirs = some
          .map((one, id) => ({ ...one, id, weight: 100, isActive: true }))
          .filter(({ affiliate, team }) => [null, 7].includes(affiliate) && [null, 3].includes(team))
          .filter(({ affiliate, team }) => affiliate === null || team === null);
        const left = shown(...theirs);
        for (const tried of decidePayment(theirs, { ...me, country }).values()) {
          const paying = payingOf(tried);
          if (paying) expect(left).toContain(paying.id);
        }
      }),
    );
  });
});
