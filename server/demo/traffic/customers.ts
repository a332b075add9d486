import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Most days on which a customer of the demo has played. */
const maxDays = 6;

/** How an advertiser of the demo numbers the customer who came from a click or a lead. */
export const customerNumber = (id: string): string =>
  String(100_000 + (createHash('sha256').update(id).digest().readUInt32BE() % 9_900_000));

/**
 * Adds what customers played on the days after their first deposit, as advertisers tell it once a day.
 * @param now seconds UTC, after which nothing happens
 */
export const addPlayerActivity = async (db: Transaction<Tables>, now: number): Promise<void> => {
  await sql`
    insert into customer_figures (customer_id, key, is_daily, at, turnover, ngr)
    select played.id, 'day ' || to_char(played.day at time zone 'UTC', 'YYYY-MM-DD'), true, played.day, played.turnover,
      round(played.turnover * (played.id * 7 % 13 - 3) / 100, 2)
    from (
      select id, date_trunc('day', first_deposit_at, 'UTC') + make_interval(days => after) as day,
        round(deposited * (1 + (id * 31 + after * 17) % 40 / 10.0), 2) as turnover
      from customers cross join generate_series(1, ${sql.lit(maxDays)}) as after
      where deposited > 0 and (id * 13 + after * 5) % 4 <> 0
    ) as played
    where played.day < to_timestamp(${now}) - interval '1 day'`.execute(db);
};
