import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applies,
  type Condition,
  decidingRule,
  type InboundRule,
  matchesCondition,
} from '../../domain/traffic/inbound-rules.ts';

const lead = { email: 'Anna@Mailinator.com', country: 'LV', phone: '' };

test.each<[Condition, boolean]>([
  [{ parameter: 'country', operator: 'equals', value: ' lv ' }, true],
  [{ parameter: 'country', operator: 'equals', value: 'DE' }, false],
  [{ parameter: 'country', operator: 'not_equals', value: 'DE' }, true],
  [{ parameter: 'email', operator: 'contains', value: '@mailinator.com' }, true],
  [{ parameter: 'email', operator: 'contains', value: '' }, false],
  [{ parameter: 'phone', operator: 'present' }, false],
  [{ parameter: 'phone', operator: 'absent' }, true],
  [{ parameter: 'age', operator: 'absent', value: null }, true],
  [{ parameter: 'age', operator: 'equals', value: '' }, false],
])('%j is met: %s', (condition, want) => expect(matchesCondition(lead, condition)).toBe(want));

const condition = fc.record({
  parameter: fc.constantFrom('email', 'country', 'phone', 'age'),
  operator: fc.constantFrom('equals', 'not_equals', 'contains', 'present', 'absent'),
  value: fc.constantFrom('lv', 'de', '@', null),
});
const rule = fc.record({
  match: fc.constantFrom('all', 'any'),
  conditions: fc.array(condition, { maxLength: 4 }),
  result: fc.constantFrom('trash', 'hold'),
}) satisfies fc.Arbitrary<InboundRule>;
const anyLead = fc.record({
  email: fc.constantFrom('a@b', '', undefined),
  country: fc.constantFrom('LV', 'DE', undefined),
});

describe('a rule', () => {
  test('of all conditions applies where none fails, of any where one is met; of none nowhere', () => {
    fc.assert(
      fc.property(rule, anyLead, (one, given) => {
        const met = one.conditions.filter((each) => matchesCondition(given, each)).length;
        const want = one.conditions.length > 0 && (one.match === 'all' ? met === one.conditions.length : met > 0);
        expect(applies(given, one)).toBe(want);
      }),
    );
  });

  test('that comes first decides', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 5 }), anyLead, (rules, given) => {
        const place = decidingRule(rules, given);
        const before = rules.slice(0, place ?? rules.length);
        expect(before.some((one) => applies(given, one))).toBe(false);
        if (place !== undefined) expect(applies(given, rules[place]!)).toBe(true);
      }),
    );
  });
});
