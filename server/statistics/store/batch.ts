import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { factColumnNames } from './tables.ts';
import type { Place } from './position.ts';

const moment = (column: string) => sql`to_char(f.${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;
const day = (column: string) => sql`(f.${sql.ref(column)} at time zone zones.zone)::date`;

/** Columns that differ from the fact's own column of that name. */
const sent: Readonly<Record<string, RawBuilder<unknown>>> = {
  at: moment('at'),
  traffic_at: moment('traffic_at'),
  day: day('at'),
  traffic_day: day('traffic_at'),
  zone: sql`zones.zone`,
};

const within = (from: Place, to: Place) => sql`(f.transaction, f.id) > (${from.transaction}::xid8, ${from.id}::bigint)
  and (f.transaction, f.id) <= (${to.transaction}::xid8, ${to.id}::bigint)`;

/**
 * Decides the time zone for daily roll-ups of each network whose first facts are in this batch: the one that most of
 * its people are in, fixed for the life of the store. A zone that this database is too old to know would block the
 * copying of all networks' facts.
 */
export const assignZones = (database: Database, generation: string, from: Place, to: Place): Promise<unknown> =>
  database.owner((db) =>
    sql`insert into statistics_zone (generation, tenant_id, zone)
      select ${generation}, changed.tenant_id, coalesce(
        (select coalesce(timezone, 'UTC') from users where users.tenant_id = changed.tenant_id and users.status = 'active'
            and (timezone is null or timezone in (select name from pg_timezone_names))
          group by 1 order by count(*) desc, 1 limit 1), 'UTC')
      from (select distinct f.tenant_id from fact as f where ${within(from, to)}) as changed
      where not exists (
        select from statistics_zone as zone where zone.generation = ${generation} and zone.tenant_id = changed.tenant_id)
      on conflict do nothing`.execute(db),
  );

/** Returns the time zone in which a store has rolled up a network's facts by day; undefined while it has none. */
export const zoneOf = (database: Database, generation: string, tenantId: number): Promise<string | undefined> =>
  database.owner(async (db) => {
    const { rows } = await sql`
      select zone from statistics_zone where generation = ${generation} and tenant_id = ${tenantId}`.execute(db);
    return z.array(z.object({ zone: z.string() })).parse(rows)[0]?.zone;
  });

/** Reads the facts of a batch, each a line with a JSON array of the store's columns; every read gives the same. */
export const readBatch = (database: Database, generation: string, from: Place, to: Place): Promise<string> =>
  database.owner(async (db) => {
    const values = sql.join(factColumnNames.map((name) => sent[name] ?? sql`f.${sql.ref(name)}`));
    const { rows } = await sql`
      select coalesce(string_agg(json_build_array(${values})::text, E'\n' order by f.transaction, f.id), '') as lines
      from fact as f
      join statistics_zone as zones on zones.generation = ${generation} and zones.tenant_id = f.tenant_id
      where ${within(from, to)}`.execute(db);
    return z.array(z.object({ lines: z.string() })).parse(rows)[0]?.lines ?? '';
  });
