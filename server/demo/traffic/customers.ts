import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Maximum days on which a demo customer has played. */
const maxDays = 6;

/** Returns the number that a demo advertiser gives the customer from a click or a lead. */
export const customerNumber = (id: string): string =>
  String(100_000 + (createHash('sha256').update(id).digest().readUInt32BE() % 9_900_000));

/** Returns how long after the start of a day the customer's activity on it is reported. */
const toldAfter = (id: string) => sql`interval '27 hours' + make_interval(mins => (${sql.ref(id)} % 60)::integer)`;

/**
 * Adds customers' activity on the days after their first deposit, as advertisers report it once a day, in the following
 * night: through the URL that first reported the customer, with a row in the log. Customers were last changed by their
 * latest report.
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
    where played.day + ${toldAfter('played.id')} <= to_timestamp(${now})`.execute(db);
  await sql`
    insert into postback_logs (kind, result, advertiser_id, integration_id, affiliate_id, customer_id, click_id, lead_id,
      campaign_id, offer_id, country, method, url, ip, user_agent, http_status, answer, duration, created_at)
    select first.kind, 'customer', first.advertiser_id, first.integration_id, first.affiliate_id, own.id, first.click_id,
      first.lead_id, first.campaign_id, first.offer_id, first.country, first.method,
      split_part(first.url, '?', 1) || '?customer_id=' || own.customer_id || '&date=' || substring(played.key from 5)
        || '&turnover=' || trim_scale(played.turnover) || '&ngr=' || trim_scale(played.ngr)
        || coalesce(substring(first.url from '&secret=.*$'), ''),
      first.ip, first.user_agent, 200, format('{"data":{"id":%s,"created":true}}', own.id), 4 + own.id % 20,
      played.at + ${toldAfter('own.id')}
    from customer_figures as played join customers as own on own.id = played.customer_id
    join (
      select distinct on (customer_id) * from postback_logs where customer_id is not null order by customer_id, created_at, id
    ) as first on first.customer_id = own.id
    where played.is_daily
    order by played.at, own.id`.execute(db);
  await sql`
    update customers as own set updated_at = told.at
    from (
      select customer_id, max(created_at) as at from postback_logs
      where customer_id is not null and result in ('created', 'customer') group by customer_id
    ) as told
    where own.id = told.customer_id`.execute(db);
};
