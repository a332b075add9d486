import { expect, test } from 'vitest';
import { wholePages } from './wholePages.ts';

const records = Array.from({ length: 1234 }, (_, id) => ({ id }));
const ask = async (pagination: { page: number; perPage: number } | undefined) => {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  expect(perPage).toBeLessThanOrEqual(500);
  return { data: records.slice((page - 1) * perPage, page * perPage), total: records.length };
};

test('all records come, however few the API gives at once', async () => {
  expect(await wholePages({ page: 1, perPage: 100_000 }, ask)).toEqual({ data: records, total: 1234 });
});

test('a page that the API gives at once is asked for as it is', async () => {
  expect((await wholePages({ page: 3, perPage: 25 }, ask)).data).toEqual(records.slice(50, 75));
  expect((await wholePages(undefined, ask)).data).toHaveLength(25);
});
