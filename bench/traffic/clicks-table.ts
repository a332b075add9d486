import { query } from '../environment/postgres.ts';
import { often } from '../load/often.ts';
import { openConnection } from '../load/connection.ts';
import type { Speed } from '../load/speed.ts';

const days = 60;

/** Clicks of the last 60 days, spread over the existing campaigns; 36 in a hundred are invalid. */
const clicks = (rows: number): string => `
  insert into clicks (tenant_id, affiliate_id, campaign_id, offer_id, click_status, outcome, country, language, ip, is_unique,
    sub1, user_agent, campaign_url, target_url, created_at)
  select $1, known.affiliate_id, known.id, known.offer_id, case when n % 100 < 36 then 2 else 1 end, 'sent',
    (array['LV', 'DE', 'PL', 'FR', 'ES'])[n % 5 + 1], 'lv', '88.1.2.3', n % 3 > 0, 'creative-' || n % 50,
    'Mozilla/5.0', 'http://localhost/c/' || known.secure_id, 'https://first.example/page',
    now() - n * interval '${days} days' / ${rows}
  from generate_series(1, ${rows}) as n
  join (select row_number() over (order by id) as place, id, affiliate_id, offer_id, secure_id from campaigns where tenant_id = $1) as known
    on known.place = n % $2 + 1`;

/** Partitions of the past days and weeks: on its own, the product creates only those to come. */
const partitions = `
  select sluice_make_partition('clicks', start) from (
    select distinct date_trunc(period, past at time zone 'UTC') at time zone 'UTC' as start
    from partitioned cross join generate_series(now() - interval '${days} days', now(), interval '1 day') as past
    where name = 'clicks'
  ) as due order by start`;

/**
 * Adds clicks to the table, in addition to any that came in before. Only lists and exports of them are measured, so no
 * facts are written: writing them and summing them up meanwhile would take longer than that.
 */
export const fillClicks = async (
  url: string,
  { tenantId, campaigns, rows }: { tenantId: number; campaigns: number; rows: number },
): Promise<void> => {
  await query(url, partitions);
  await query(url, 'alter table clicks disable trigger told');
  await query(url, clicks(rows), [tenantId, campaigns]);
  await query(url, 'alter table clicks enable trigger told');
  await query(url, 'vacuum analyze clicks');
};

/** One person after another views a day of a campaign: its clicks and their number. */
export const listClicks = async (
  address: string,
  token: string,
  { campaigns, seconds }: { campaigns: readonly number[]; seconds: number },
): Promise<Speed> => {
  const headers = `authorization: Bearer ${token}\r\n`;
  const connection = await openConnection(address);
  const day = 86_400;
  const today = Math.floor(Date.now() / 1000 / day) * day;
  let n = 0;
  const ask = async (): Promise<void> => {
    const campaign = campaigns[(n * 7) % campaigns.length];
    const from = today - ((n++ % (days - 2)) + 1) * day;
    const path = `/api/v1/stat/clicks?campaign=${campaign}&createdAtFrom=${from}&createdAtTo=${from + day - 1}&orderBy=createdAt:desc&limit=25&withMeta=totalCount`;
    const { status, refused } = await connection.ask({ method: 'GET', path }, headers);
    if (refused !== undefined) throw new Error(`${path} was refused: ${status}\n${refused.slice(0, 2000)}`);
  };
  try {
    await often([connection], { seconds: 1 }, ask);
    return await often([connection], { seconds }, ask);
  } finally {
    connection.close();
  }
};
