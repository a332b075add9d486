import { type RawBuilder, sql } from 'kysely';
import { isSchedule, type Schedule } from '../../../domain/time/schedule.ts';
import type { Sieve } from '../../../domain/traffic/sieve.ts';

/** What the tables that decide who gets traffic have in common. */

/** SQL for the ids that a table of targets has for a record. */
export const targets = (table: string, owner: string): RawBuilder<number[]> =>
  sql<number[]>`array(select target_id from ${sql.table(table)} where owner_id = ${sql.ref(owner)} order by position)`;

/** A condition for rows of one offer; if none is given, all rows match. */
export const ofOffer = (column: 'id' | 'offer_id', offer: number | undefined): RawBuilder<boolean> =>
  offer === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${offer}`;

export const sieveColumns = [
  'countries',
  'countries_mode',
  'languages',
  'languages_mode',
  'traffic_sources_mode',
  'schedule',
] as const;

interface SieveRow {
  countries: string[];
  countries_mode: 'only' | 'except';
  languages: string[];
  languages_mode: 'only' | 'except';
  traffic_sources_mode: 'only' | 'except';
  traffic_sources: number[];
  schedule: unknown;
}

const scheduleOf = (value: unknown): Schedule | null => (isSchedule(value) ? value : null);

export const sieveOf = (row: SieveRow): Sieve => ({
  countries: row.countries,
  countriesMode: row.countries_mode,
  languages: row.languages,
  languagesMode: row.languages_mode,
  trafficSources: row.traffic_sources,
  trafficSourcesMode: row.traffic_sources_mode,
  schedule: scheduleOf(row.schedule),
});
