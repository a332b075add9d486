import { sql } from 'kysely';
import { type CapPeriod, capWindow } from '../../domain/traffic/cap-windows.ts';
import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';
import { commonSpans, rangesOf, type Schedule, shiftedSpans } from '../../domain/time/schedule.ts';
import { openMinutes, type SieveMode } from '../../domain/traffic/sieve.ts';
import { offsetAt } from '../../domain/time/zones.ts';
import { isoCountries } from '../reference/countries.ts';
import { currentSql } from './counters/counters.ts';

/** Where and when an offer takes an affiliate's traffic, and how much more it can take. */

interface Dependencies {
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

/** What the network takes from the affiliate or from their team for the offer. */
interface Assigned {
  countries: string[];
  countriesMode: SieveMode;
  schedule: Schedule | null;
}

export interface AvailabilityRow {
  countries: string[];
  assigned: Assigned[];
  room: (Room & { timezone: string })[];
  isUnlimited: boolean;
}

/** SQL for whether an active record of an offer applies to the affiliate `me`; `table` is the alias of its row. */
export const appliesToAffiliate = (table: string) =>
  sql`${sql.ref(`${table}.status`)} = 'active' and coalesce(${sql.ref(`${table}.affiliate_id`)}, me.id) = me.id
    and coalesce(${sql.ref(`${table}.team_id`)}, coalesce(me.team_id, 0)) = coalesce(me.team_id, 0)`;

/** Whether all that narrows a cap is told with it: of one for a single landing page, the offer itself isn't full. */
const isPublicCap = sql`caps.landing_id is null and caps.payment_model_id is null and caps.goal_id is null
  and caps.languages = '{}' and caps.schedule is null
  and not exists (select from caps_traffic_sources as narrowed where narrowed.owner_id = caps.id)`;

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
      'countries', assignments.countries, 'countriesMode', assignments.countries_mode, 'schedule', assignments.schedule
    ) order by assignments.affiliate_id nulls last)
    from affiliate_assignments as assignments where assignments.offer_id = offers.id and ${appliesToAffiliate('assignments')}
  ), '[]') as assigned,
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
      and ${isPublicCap} and ${appliesToAffiliate('caps')}
  ), '[]') as room,
  not exists (select from caps where caps.offer_id = offers.id and ${appliesToAffiliate('caps')}) as "isUnlimited"`;

/** Returns the hours in which all of these are open, by the first one's clocks as they are now; null for always. */
const allOpen = (schedules: readonly (Schedule | null)[], now: number): Schedule | null => {
  const [first, ...others] = schedules.filter((one) => one !== null);
  if (!first || others.length === 0) return first ?? null;
  const { timezone } = first;
  const inUtc = others.map((one) => openMinutes(one, now)).reduce(commonSpans, openMinutes(first, now));
  return { timezone, ranges: rangesOf(shiftedSpans(inUtc, offsetAt(now, timezone) / 60)) };
};

/** Returns the countries that remain; an empty list means all of them, undefined that none does. */
const remainingCountries = (
  countries: readonly string[],
  assigned: readonly Assigned[],
): readonly string[] | undefined => {
  const passes = assigned.flatMap(({ countries: listed, countriesMode }) =>
    listed.length === 0 ? [] : [(code: string) => listed.includes(code) === (countriesMode === 'only')],
  );
  if (passes.length === 0) return countries;
  const among = countries.length > 0 ? countries : isoCountries.map(({ id }) => id).toSorted();
  const left = among.filter((code) => passes.every((pass) => pass(code)));
  return left.length > 0 ? left : undefined;
};

/**
 * Returns a row as it is answered: with the end of a limit's period, in seconds UTC, instead of its time zone, and with
 * what the affiliate's and their team's assignments leave of countries and hours.
 */
export const availabilityOf = ({ countries, assigned, room, isUnlimited }: AvailabilityRow) => {
  const now = Math.floor(Date.now() / 1000);
  const taken = remainingCountries(countries, assigned);
  const schedule = allOpen(
    assigned.map((one) => one.schedule),
    now,
  );
  return {
    countries: taken ?? countries,
    room: room.map(({ timezone, ...limit }) => ({ ...limit, resetsAt: capWindow(limit.period, timezone, now).end })),
    isUnlimited,
    // Nothing is taken from anywhere: at no time, as an empty list of countries would mean all.
    schedule: taken ? schedule : { timezone: schedule?.timezone ?? 'UTC', ranges: [] },
  };
};

/** Handler of `/user/offers/{id}/availability`. Staff get what applies to every affiliate. */
export const createAvailabilityHandlers = ({ database, model }: Dependencies): Handlers => ({
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
