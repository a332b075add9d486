import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedOf, questionOf, searchOf } from './question.ts';

const recordId = fc.integer({ min: 1, max: 999_999_999 });
const question = fc.record(
  {
    kind: fc.constantFrom('click' as const, 'lead' as const),
    campaign: recordId,
    country: fc.stringMatching(/^[A-Z]{2}$/),
    language: fc.stringMatching(/^[a-z]{2}$/),
    at: fc.integer({ min: 1, max: 253_402_300_799 }),
    offeredTo: fc.array(recordId, { minLength: 1, maxLength: 5 }),
    test: fc.constant(true),
    cold: fc.constant(true),
  },
  { requiredKeys: ['kind'] },
);

test('an address says all that was asked, but for what the lead says', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const search = searchOf({ ...asked, parameters: { email: 'ada@example.com' } });
      expect(questionOf(new URLSearchParams(search))).toEqual(asked);
    }),
  );
});

test('an address that makes no sense asks nothing', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (search) => {
      const { kind } = questionOf(new URLSearchParams(search));
      expect(kind).toMatch(/^(click|lead)$/);
    }),
  );
  const nonsense = questionOf(new URLSearchParams('kind=x&campaign=1e9&at=-5&offeredTo=a,,-1'));
  expect(nonsense).toEqual({ kind: 'click' });
  expect(askedOf(nonsense)).toBeUndefined();
});

test('a click has nothing of a lead', () => {
  const parameters = { email: 'ada@example.com', phone: '' };
  const said = { campaign: 4, country: 'LV', parameters, test: true, offeredTo: [3] };
  expect(askedOf({ kind: 'click', ...said })).toEqual({ kind: 'click', campaign: 4, country: 'LV' });
  expect(askedOf({ kind: 'lead', ...said })).toEqual({
    kind: 'lead',
    campaign: 4,
    country: 'LV',
    parameters: { email: 'ada@example.com', country: 'LV' },
    test: true,
    offeredTo: [3],
  });
});
