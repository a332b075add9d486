import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributedClick, type Session } from '../../domain/traffic/attribution.ts';

const moment = fc.integer({ min: 0, max: 1000 });
const clicks = fc.uniqueArray(moment, { maxLength: 20 }).map((times) => times.map((at) => ({ at })));
const session = fc.record<Session>({
  from: fc.constantFrom('first_click', 'last_click'),
  lifespan: fc.option(fc.integer({ min: 0, max: 400 })),
});

const within = (all: readonly { at: number }[], { lifespan }: Session, at: number) =>
  all.filter((click) => click.at <= at && (lifespan === null || at - click.at <= lifespan));

describe('what is reported of a visitor', () => {
  test('goes back to one of their clicks before it, if there was any', () => {
    fc.assert(
      fc.property(clicks, session, moment, (all, its, at) => {
        const before = all.filter((click) => click.at <= at);
        const found = attributedClick(all, its, at);
        expect(found === undefined).toBe(before.length === 0);
        if (found) expect(before).toContain(found);
      }),
    );
  });

  test('goes back to the first or the last of the session, and to no older one while there is any', () => {
    fc.assert(
      fc.property(clicks, session, moment, (all, its, at) => {
        const times = within(all, its, at).map((click) => click.at);
        fc.pre(times.length > 0);
        const expected = its.from === 'first_click' ? Math.min(...times) : Math.max(...times);
        expect(attributedClick(all, its, at)?.at).toBe(expected);
      }),
    );
  });

  test('goes back to the last click where the session is over', () => {
    fc.assert(
      fc.property(clicks, session, moment, (all, its, at) => {
        const before = all.filter((click) => click.at <= at).map((click) => click.at);
        fc.pre(before.length > 0 && within(all, its, at).length === 0);
        expect(attributedClick(all, its, at)?.at).toBe(Math.max(...before));
      }),
    );
  });

  test('is attributed to the same click whatever the order of the clicks, and whatever clicks follow', () => {
    fc.assert(
      fc.property(clicks, session, moment, moment, (all, its, at, further) => {
        const found = attributedClick(all, its, at)?.at;
        expect(attributedClick(all.toReversed(), its, at)?.at).toBe(found);
        expect(attributedClick([...all, { at: at + 1 + further }], its, at)?.at).toBe(found);
      }),
    );
  });

  test('never goes back further the shorter the session is', () => {
    fc.assert(
      fc.property(clicks, moment, fc.nat(400), fc.nat(400), (all, at, one, other) => {
        const [short, long] = [Math.min(one, other), Math.max(one, other)];
        const of = (lifespan: number) => attributedClick(all, { from: 'first_click', lifespan }, at)?.at ?? 0;
        fc.pre(within(all, { from: 'first_click', lifespan: short }, at).length > 0);
        expect(of(short)).toBeGreaterThanOrEqual(of(long));
      }),
    );
  });
});
