import { currentZoneName, offsetAt, zoneText } from '../../domain/time/zones.ts';
import type { Entry } from './entry.ts';

/** A time zone: its id is the IANA name, its title the name with the offset, 'Europe/Kyiv (+02:00)'. */
export interface Timezone extends Entry {
  /** Seconds east of UTC at the requested time. */
  offset: number;
}

const names: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone').map(currentZoneName)];

const reckon = (at: number): Timezone[] =>
  names
    .map((id) => ({ id, title: { en: zoneText(id, at), ru: zoneText(id, at) }, offset: offsetAt(at, id) }))
    .toSorted((one, other) => one.offset - other.offset || (one.id < other.id ? -1 : 1));

// Clocks change on quarters of an hour, so a list is valid until the next one.
const quarter = 900;
let last: { quarter: number; zones: readonly Timezone[] } | undefined;

/** Returns every zone with its offset at a time (seconds UTC), from west to east, then by name. */
export const timezones = (at: number): readonly Timezone[] => {
  const wanted = Math.floor(at / quarter);
  if (last?.quarter !== wanted) last = { quarter: wanted, zones: reckon(at) };
  return last.zones;
};
