import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statusAfterRedecision, isSendable, leadStatuses, canBecome } from '../../domain/traffic/lead-statuses.ts';

const status = fc.constantFrom(...leadStatuses);
const walk = fc.array(status, { maxLength: 30 });

/** Where a lead ends that is asked to become one status after another. */
const endOf = (wanted: readonly (typeof leadStatuses)[number][]) =>
  wanted.reduce((now, to) => (canBecome(now, to) ? to : now), 'new' as (typeof leadStatuses)[number]);

test('nothing becomes new again, and a test stays one', () => {
  fc.assert(
    fc.property(status, status, (from, to) => {
      expect(canBecome(from, 'new')).toBe(false);
      expect(canBecome('test', to)).toBe(false);
      expect(canBecome(from, from)).toBe(false);
    }),
  );
});

test('what an advertiser has is theirs: it goes nowhere but to the trash', () => {
  expect(leadStatuses.filter((to) => canBecome('sent', to))).toEqual(['trash']);
  expect(isSendable('sent')).toBe(false);
});

test('only what came in just now becomes a test', () => {
  expect(leadStatuses.filter((from) => canBecome(from, 'test'))).toEqual(['new']);
});

test('whatever a lead went through, it can be sent as long as nobody has it, it is no test and no longer new', () => {
  fc.assert(
    fc.property(walk, (wanted) => {
      const end = endOf(wanted);
      expect(isSendable(end)).toBe(!['new', 'sent', 'test'].includes(end));
      if (isSendable(end)) expect(canBecome(end, 'sent')).toBe(true);
    }),
  );
});

test('what is decided once more is a status that the lead may have', () => {
  fc.assert(
    fc.property(status.filter(isSendable), status, (from, to) => {
      const now = statusAfterRedecision(from, to);
      expect(now === from || canBecome(from, now)).toBe(true);
    }),
  );
});
