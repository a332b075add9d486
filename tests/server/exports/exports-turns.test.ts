import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Requester, createSemaphore } from '../../../server/exports/semaphore.ts';

const asker = fc.record({ tenantId: fc.integer({ min: 1, max: 3 }), userId: fc.integer({ min: 1, max: 3 }) });
const same = (one: Requester) => (other: Requester) => one.tenantId === other.tenantId && one.userId === other.userId;

describe('turns', () => {
  test('are given to all, however they end, and never more at a time than allowed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.record({ who: asker, fails: fc.boolean() }), { maxLength: 25 }),
        fc.scheduler(),
        async (most, asked, scheduler) => {
          const turn = createSemaphore(most);
          const under: Requester[] = [];
          const results = Promise.allSettled(
            asked.map(({ who, fails }, place) =>
              turn(who, async () => {
                expect(under.length).toBeLessThan(most);
                expect(under.filter(same(who))).toEqual([]);
                expect(under.filter(({ tenantId }) => tenantId === who.tenantId).length).toBeLessThan(
                  Math.max(1, most - 1),
                );
                under.push(who);
                await scheduler.schedule(Promise.resolve());
                under.splice(under.findIndex(same(who)), 1);
                if (fails) throw new Error('failed');
                return place;
              }),
            ),
          );
          await scheduler.waitFor(results);
          expect((await results).map(({ status }) => status)).toEqual(
            asked.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
          );
        },
      ),
    );
  });

  /** The order in which these start, one at a time, when all ask at the same time. */
  const order = async (asked: readonly Requester[]): Promise<string[]> => {
    const turn = createSemaphore(1);
    const begun: string[] = [];
    await Promise.all(asked.map((who) => turn(who, async () => void begun.push(`${who.tenantId}/${who.userId}`))));
    return begun;
  };

  test('rotate: a person with many requests waits for one with a single request', async () => {
    const many = Array.from({ length: 4 }, () => ({ tenantId: 1, userId: 1 }));
    const others = [
      { tenantId: 1, userId: 2 },
      { tenantId: 2, userId: 3 },
      { tenantId: 2, userId: 4 },
    ];
    expect(await order([...many, ...others])).toEqual(['1/1', '2/3', '1/2', '2/4', '1/1', '1/1', '1/1']);
  });

  test('of one person follow the order of their requests', async () => {
    const turn = createSemaphore(2);
    const begun: number[] = [];
    await Promise.all([1, 2, 3, 4].map((n) => turn({ tenantId: 1, userId: 1 }, async () => void begun.push(n))));
    expect(begun).toEqual([1, 2, 3, 4]);
  });
});
