import { sql } from 'kysely';
import { type CapPeriod, capWindow } from '../../domain/cap-windows.ts';
import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';
import { currentSql } from './counters/counters.ts';

/** Where and when an offer takes an affiliate's traffic, and how much more it can take. */

interface Parts {
  database: Database;
  model: Model;
}

interface Room {
  type: string;
  period: CapPeriod;
  limit: string;
  left: string;
  currency: string | null;
  countries: string[];
  countriesMode: string;
}

export interface AvailabilityRow {
  countries: string[];
  room: (Room & { timezone: string })[];
  schedule: unknown;
}

/** SQL for whether an active record of an offer applies to the affiliate `me`; `table` is the alias of its row. */
export const mine = (table: string) =>
  sql`${sql.ref(`${table}.status`)} = 'active' and coalesce(${sql.ref(`${table}.affiliate_id`)}, me.id) = me.id
    and coalesce(${sql.ref(`${table}.team_id`)}, coalesce(me.team_id, 0)) = coalesce(me.team_id, 0)`;

/**
 * SQL of the columns of `AvailabilityRow`, from `offers` and the affiliate `me`. What caps have left is derived only
 * from the number that they show to affiliates.
 */
export const availabilitySql = sql`
  array(
    select distinct unnest(geos.countries) from offers_geos
    join geos on geos.id = offers_geos.target_id where offers_geos.owner_id = offers.id order by 1
  ) as countries,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'type', caps.type, 'period', caps.period, 'timezone', caps.timezone,
      'limit', trim_scale(caps.informational_value)::text,
      'left', greatest(trim_scale(caps.informational_value - ${currentSql('cap', 'counted', 'caps')}), 0)::text,
      'currency', currencies.code, 'countries', caps.countries, 'countriesMode', caps.countries_mode
    ) order by caps.id)
    from caps
    left join currencies on currencies.id = caps.currency_id
    where caps.offer_id = offers.id and caps.informational_value is not null and caps.advertiser_id is null
      and ${mine('caps')}
  ), '[]') as room,
  (
    select assignments.schedule from affiliate_assignments as assignments
    where assignments.offer_id = offers.id and ${mine('assignments')} and assignments.schedule is not null
    order by assignments.affiliate_id nulls last limit 1
  ) as schedule`;

/** Returns a row as it is answered: with the end of a limit's period, in seconds UTC, instead of its time zone. */
export const availabilityOf = ({ countries, room, schedule }: AvailabilityRow) => {
  const now = Math.floor(Date.now() / 1000);
  return {
    countries,
    room: room.map(({ timezone, ...limit }) => ({ ...limit, resetsAt: capWindow(limit.period, timezone, now).end })),
    schedule,
  };
};

/** Handler of `/user/offers/{id}/availability`. Staff get what applies to every affiliate. */
export const createAvailabilityHandlers = ({ database, model }: Parts): Handlers => ({
  readOfferAvailability: async ({ caller, params: { id } }: Call<{ id: number }>) =>
    await database.tenant(caller.tenantId, 'offer').read(async (db) => {
      await readRecord(db, model, collectionNamed(model, 'offer'), { id, query: { fields: ['id'] }, caller });
      const { rows } = await sql<AvailabilityRow>`
        select ${availabilitySql} from offers
        cross join (select id, team_id from users where id = ${caller.userId}) as me
        where offers.id = ${id}`.execute(db);
      return { data: rows.map(availabilityOf)[0] };
    }),
});
