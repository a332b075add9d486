import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { speedOf } from '../load/speed.ts';

/** Milliseconds since the oldest fact was made that the store of statistics lacks; 0 where it has all. */
const behind = `select coalesce(extract(epoch from clock_timestamp() - min(fact.at)) * 1000, 0)::float8 as age
  from statistics_store as store
  left join fact on (fact.transaction, fact.id) > (store.copied_transaction, store.copied_id)`;

const lookEvery = 50;

/**
 * Watches how late statistics are while traffic flows.
 * @returns what the traffic came to, and the p99 of how late its oldest fact was, in milliseconds
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
      const { rows } = await client.query<{ age: number }>(behind);
      ages.push(rows[0]?.age ?? 0);
      await pause(lookEvery);
    }
  };
  try {
    const watching = watch();
    const result = await traffic().finally(() => (isOver = true));
    await watching;
    return { result, lag: speedOf(ages, 1).p99 };
  } finally {
    await client.end();
  }
};
