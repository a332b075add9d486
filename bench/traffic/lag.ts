import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { percentile } from '../load/speed.ts';

/**
 * The age in milliseconds of the oldest fact that the statistics store lacks, 0 if it has all; and whether there is a
 * store.
 */
const behind = `select coalesce(extract(epoch from clock_timestamp() - min(fact.at)) * 1000, 0)::float8 as age,
    count(store) > 0 as is_there
  from statistics_store as store
  left join fact on (fact.transaction, fact.id) > (store.copied_transaction, store.copied_id)`;

const lookEvery = 50;

/**
 * Watches how far statistics lag behind during traffic.
 * @returns the result of the traffic, and the p99 of the lag in milliseconds
 * @throws if there is no store that could lag behind
 */
export const lagDuring = async <Result>(
  url: string,
  traffic: () => Promise<Result>,
): Promise<{ result: Result; lag: number }> => {
  const client = new Client(url);
  await client.connect();
  const ages: number[] = [];
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const { rows } = await client.query<{ age: number; is_there: boolean }>(behind);
      const [found] = rows;
      if (!found?.is_there) throw new Error('There is no store of statistics');
      ages.push(found.age);
      await pause(lookEvery);
    }
  };
  try {
    const [result] = await Promise.all([traffic().finally(() => (isOver = true)), watch()]);
    const sorted = ages.toSorted((one, other) => one - other);
    return { result, lag: percentile(sorted, 0.99) };
  } finally {
    await client.end();
  }
};
