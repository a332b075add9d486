import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstVisit } from '../../tools/first-visit.ts';

/** Bytes as gzip packs them. What grows beyond needs a reason, or comes later: `later`, `lazy`. */
const budgets = { signIn: 268_000, list: 340_000 };

it('a first visit fetches no more scripts than it may', () => {
  const { signIn, list } = firstVisit(join(import.meta.dirname, '../../dist'));
  expect(signIn).toBeLessThanOrEqual(budgets.signIn);
  expect(list).toBeLessThanOrEqual(budgets.list);
});
