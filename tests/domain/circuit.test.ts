import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Circuit,
  circuitAfter,
  type CircuitLimits,
  maxTrials,
  mayRetry,
  type CircuitSignal,
  circuitSignal,
  type CircuitAttempt,
  retryDelay,
} from '../../domain/distribution/circuit.ts';

const limits: CircuitLimits = { failures: 3, refusals: 5, drop: 80, pause: 60 };
const closed: Circuit = { state: 'closed', since: null };

/** What becomes of a circuit by attempts of these signs, one a second from a moment on, the first one first. */
const after = (signs: readonly CircuitSignal[], circuit: Circuit = closed, how = limits, from = 1): Circuit => {
  const trials: CircuitAttempt[] = [];
  return signs.reduce<Circuit>((state, sign, place) => {
    const at = from + place;
    trials.unshift({ sign, at });
    return circuitAfter(state, trials[0]!, { trials: trials.slice(0, maxTrials), limits: how, at });
  }, circuit);
};
const open = (fields: Partial<Extract<Circuit, { state: 'open' }>> = {}): Circuit => ({
  state: 'open',
  reason: 'unreached',
  since: 100,
  tryAt: 160,
  ...fields,
});
const repeated = (sign: CircuitSignal, times: number): CircuitSignal[] => Array.from({ length: times }, () => sign);

test.each<[string, string | null, CircuitSignal]>([
  ['accepted', null, 'accepted'],
  ['refused', null, 'refused'],
  ['duplicate', null, 'answered'],
  ['invalid', null, 'answered'],
  ['failed', 'connect', 'unreached'],
  ['failed', 'parameters', 'unreached'],
  ['failed', 'body', 'nothing'],
  ['failed', 'not_received', 'nothing'],
  ['unknown', 'timeout', 'unreached'],
  ['unknown', 'broken', 'unreadable'],
  ['unknown', null, 'unreadable'],
  ['unknown', 'interrupted', 'nothing'],
])('%s by %s tells: %s', (outcome, failure, sign) => {
  expect(circuitSignal({ outcome, failure })).toBe(sign);
});

describe('a circuit that is closed', () => {
  test.each<[string, CircuitSignal[], string | undefined]>([
    ['failures in a row', ['accepted', 'unreached', 'unreached', 'unreached'], 'unreached'],
    ['unclear answers in a row', ['unreached', 'unreadable', 'unreadable'], 'unreadable'],
    ['too few of them', ['unreached', 'unreached'], undefined],
    ['an answer between', ['unreached', 'unreached', 'answered', 'unreached'], undefined],
    ['what tells nothing between', ['unreached', 'nothing', 'unreached', 'nothing', 'unreached'], 'unreached'],
    ['refusals in a row', repeated('refused', 5), 'refused'],
    ['duplicates between refusals', [...repeated('refused', 4), 'answered', 'refused'], 'refused'],
    [
      'refusals with an acceptance between',
      [...repeated('refused', 4), 'accepted', ...repeated('refused', 4)],
      undefined,
    ],
    ['refusals and failures in turn', ['refused', 'unreached', 'refused', 'unreached', 'refused'], 'refused'],
  ])('opens or stays: %s', (_, signs, reason) => {
    const circuit = after(signs);
    expect(circuit.state === 'open' ? circuit.reason : undefined).toBe(reason);
  });

  test('opens when far fewer are accepted than usual, and not where few were accepted anyway', () => {
    const never = { ...limits, failures: null, refusals: null };
    const usual = (every: number): CircuitSignal[] =>
      Array.from({ length: 90 }, (_, place) => (place % every === 0 ? 'accepted' : 'refused'));
    const bad: CircuitSignal[] = [...repeated('refused', 29), 'accepted', ...repeated('refused', 30)];
    expect(after([...usual(2), ...bad], closed, never)).toMatchObject({ state: 'open', reason: 'rate' });
    expect(after([...usual(10), ...bad], closed, never)).toMatchObject({ state: 'closed' });
    expect(after([...usual(2), ...bad], closed, { ...never, drop: null })).toMatchObject({ state: 'closed' });
  });

  test('forgets what was before it was closed', () => {
    expect(after(repeated('unreached', 3), { state: 'closed', since: 2 })).toMatchObject({ state: 'closed' });
  });
});

describe('a circuit that is open', () => {
  test.each<[string, Circuit, CircuitSignal, Partial<Circuit>]>([
    ['closes with a lead that is accepted', open(), 'accepted', { state: 'closed', since: 200 }],
    ['closes with any answer where there was none', open(), 'refused', { state: 'closed' }],
    ['stays where they still refuse', open({ reason: 'refused' }), 'refused', { state: 'open', tryAt: 320 }],
    ['is tried by the next lead after a duplicate', open({ reason: 'rate' }), 'answered', { tryAt: 200 }],
    ['is tried by the next lead after what tells nothing', open(), 'nothing', { tryAt: 200 }],
    ['waits longer after a failure', open(), 'unreached', { state: 'open', since: 100, tryAt: 320 }],
  ])('%s', (_, circuit, sign, expected) => {
    expect(after([sign], circuit, limits, 200)).toMatchObject(expected);
  });

  test('is not closed by an attempt that began before it opened', () => {
    const late = { sign: 'accepted', at: 99 } as const;
    expect(circuitAfter(open(), late, { trials: [late], limits, at: 200 })).toEqual(open());
  });

  test('may be tried from its moment on, and by hand never', () => {
    expect([159, 160].map((at) => mayRetry({ tryAt: 160 }, at))).toEqual([false, true]);
    expect(mayRetry({ tryAt: null }, 1e9)).toBe(false);
  });
});

const sign = fc.constantFrom<CircuitSignal>('accepted', 'answered', 'refused', 'unreached', 'unreadable', 'nothing');
const someLimits = fc.record({
  failures: fc.option(fc.integer({ min: 1, max: 5 })),
  refusals: fc.option(fc.integer({ min: 1, max: 8 })),
  drop: fc.option(fc.integer({ min: 10, max: 100 })),
  pause: fc.integer({ min: 1, max: 7200 }),
});

describe('whatever happens', () => {
  test('leads that are at fault themselves never open it', () => {
    const harmless = fc.constantFrom<CircuitSignal>('accepted', 'answered', 'nothing');
    fc.assert(
      fc.property(fc.array(harmless, { maxLength: 250 }), someLimits, (signs, how) => {
        expect(after(signs, closed, how)).toEqual(closed);
      }),
    );
  });

  test('one that staff opened stays so', () => {
    const byHand = open({ reason: 'by_hand', tryAt: null });
    fc.assert(
      fc.property(fc.array(sign), someLimits, (signs, how) => {
        expect(after(signs, byHand, how, 200)).toEqual(byHand);
      }),
    );
  });

  test('an acceptance leaves it closed', () => {
    fc.assert(
      fc.property(fc.array(sign), someLimits, (signs, how) => {
        expect(after([...signs, 'accepted'], closed, how).state).toBe('closed');
      }),
    );
  });

  test('it is tried again, after a pause that grows and has an end', () => {
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1 }), someLimits, (signs, how) => {
        const circuit = after(signs, closed, how);
        const wait = circuit.state === 'open' ? (circuit.tryAt ?? Infinity) - signs.length : 0;
        expect(wait).toBeLessThanOrEqual(Math.max(how.pause, 3600));
      }),
    );
    fc.assert(
      fc.property(fc.nat(1000), someLimits, (tries, how) => {
        expect(retryDelay(tries + 1, how)).toBeGreaterThanOrEqual(retryDelay(tries, how));
      }),
    );
  });
});
