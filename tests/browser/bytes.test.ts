import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstVisit } from '../../tools/first-visit.ts';

/**
 * Bytes after gzip. Anything that exceeds this needs a reason, or has to load later: `later`, `lazy`; package code that
 * is never called is left out (`vite.config.ts`, `src/replaced`). An entity costs about 250 for its entry in the
 * register of resources, which is needed to know where to begin; counting in English as people do cost 100, redrawing
 * menu lines and list cells only when they change 150, keeping focus through popups and totals below their columns 550,
 * filters that narrow each other, columns that take a permission and names that stay readable 900, inputs of campaigns
 * narrowed by their offer 200, filters by sub ID 50.
 */
const budgets = { signIn: 230_100, list: 300_500 };

it('a first visit fetches no more script bytes than allowed', () => {
  const { signIn, list } = firstVisit(join(import.meta.dirname, '../../dist'));
  expect(signIn).toBeLessThanOrEqual(budgets.signIn);
  expect(list).toBeLessThanOrEqual(budgets.list);
});
