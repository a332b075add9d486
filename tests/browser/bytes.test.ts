import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstVisit } from '../../tools/first-visit.ts';

/**
 * Bytes as gzip packs them. What grows beyond needs a reason, or comes later: `later`, `lazy`; what a package brings and nobody
 * calls is left out (`tools/left-out.ts`, `src/replaced`). An entity costs some 250 for its
 * entry in the register of resources, which is needed to know where to begin; counting in English as people do cost 100,
 * drawing lines of the menu and cells of a list only when they change 150, keeping the focus through popups and totals below
 * their columns 550.
 */
const budgets = { signIn: 240_300, list: 313_600 };

it('a first visit fetches no more scripts than it may', () => {
  const { signIn, list } = firstVisit(join(import.meta.dirname, '../../dist'));
  expect(signIn).toBeLessThanOrEqual(budgets.signIn);
  expect(list).toBeLessThanOrEqual(budgets.list);
});
