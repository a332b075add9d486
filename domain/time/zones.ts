/**
 * Time zones by IANA name. Timestamps are integer seconds UTC; a wall time is the same count read off a clock in the
 * zone, as if it were UTC, which makes calendar arithmetic plain whole-number arithmetic (D52, D55).
 */

const dayLength = 86_400;

/** The formatter of each zone used so far; creating one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 1000;

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  // More than there are zones, so these are the same ones spelled in different case.
  if (formats.size >= maxFormats) formats.clear();
  formats.set(zone, made);
  return made;
};

/** Returns a zone's offset from UTC at a moment as '+hh:mm'; throws a RangeError for an unknown zone. */
export const offsetLabel = (at: number, zone: string): string => {
  // 'GMT+03:00', plain 'GMT' for a zero offset, and with seconds before time zones were standardized.
  const name = formatOf(zone)
    .formatToParts(at * 1000)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return /[+-]\d\d:\d\d/.exec(name ?? '')?.[0] ?? '+00:00';
};

const foundOffset = (at: number, zone: string): number => {
  const label = offsetLabel(at, zone);
  const size = Number(label.slice(1, 3)) * 3600 + Number(label.slice(4, 6)) * 60;
  return label.startsWith('-') ? -size : size;
};

const hour = 3600;

/** Offsets by zone and hour, for hours in which the zone's clocks do not change: a page needs the same few days. */
const steadyHours = new Map<string, number>();
const maxSteadyHours = 10_000;

/** Returns a zone's offset from UTC at a moment, in seconds, positive to the east. */
export const offsetAt = (at: number, zone: string): number => {
  const from = Math.floor(at / hour) * hour;
  const key = `${zone} ${from}`;
  const known = steadyHours.get(key);
  if (known !== undefined) return known;
  const offset = foundOffset(at, zone);
  if (foundOffset(from, zone) === offset && foundOffset(from + hour - 1, zone) === offset) {
    if (steadyHours.size >= maxSteadyHours) steadyHours.clear();
    steadyHours.set(key, offset);
  }
  return offset;
};

/** Returns what a clock in the zone shows at a moment. */
export const wallTime = (at: number, zone: string): number => at + offsetAt(at, zone);

/**
 * Returns the first moment at which a clock in the zone shows this wall time. For a time skipped as clocks go forward
 * it is the moment of the change; for a time shown twice it is the earlier moment.
 */
export const momentOf = (wall: number, zone: string): number => {
  // A day is longer than any offset, so these two see the offsets before and after a change near this time.
  const guesses = [wall - offsetAt(wall - dayLength, zone), wall - offsetAt(wall + dayLength, zone)];
  const shown = guesses.filter((guess) => wallTime(guess, zone) === wall);
  if (shown.length > 0) return Math.min(...shown);
  let [before, after] = [Math.min(...guesses), Math.max(...guesses)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallTime(middle, zone) < wall) before = middle;
    else after = middle;
  }
  return after;
};

const week = 7 * dayLength;

/** A moment from which a zone has a different offset from UTC, in seconds. */
interface OffsetChange {
  at: number;
  offset: number;
}

/** Changes by zone and year: finding them takes a check of each week. */
const changesOfYears = new Map<string, readonly OffsetChange[]>();
const maxYears = 10_000;

const firstOfYear = (year: number): number => Date.UTC(year, 0, 1) / 1000;
const yearOf = (at: number): number => new Date(at * 1000).getUTCFullYear();

const foundChanges = (zone: string, year: number): OffsetChange[] => {
  const changes: OffsetChange[] = [];
  const end = firstOfYear(year + 1);
  for (let [at, offset] = [firstOfYear(year), foundOffset(firstOfYear(year), zone)]; at < end; ) {
    const next = Math.min(at + week, end);
    if (foundOffset(next, zone) === offset) {
      at = next;
      continue;
    }
    let [before, after] = [at, next];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (foundOffset(middle, zone) === offset) before = middle;
      else after = middle;
    }
    [at, offset] = [after, foundOffset(after, zone)];
    changes.push({ at, offset });
  }
  return changes;
};

const changesIn = (zone: string, year: number): readonly OffsetChange[] => {
  const key = `${zone} ${year}`;
  const known = changesOfYears.get(key);
  if (known) return known;
  const found = foundChanges(zone, year);
  if (changesOfYears.size >= maxYears) changesOfYears.clear();
  changesOfYears.set(key, found);
  return found;
};

/** Nothing is older than this, nor much newer than now: a century of offsets would take long to find. */
const earliest = firstOfYear(2000);

/**
 * Returns the offsets that a zone has between two moments: the one at the first, and the changes until the second.
 * Changes before 2000 and after next year are not looked for.
 * @param now seconds UTC
 */
export const offsetsBetween = (from: number, to: number, zone: string, now: number): OffsetChange[] => {
  const first = Math.max(from, earliest);
  const offsets: OffsetChange[] = [{ at: from, offset: offsetAt(first, zone) }];
  const last = Math.min(yearOf(to), yearOf(now) + 1);
  for (let year = yearOf(first); year <= last; year++)
    offsets.push(...changesIn(zone, year).filter(({ at }) => at > from && at <= to));
  return offsets;
};

/** Formats a zone with its offset at a moment: 'Europe/Kyiv (+03:00)'. */
export const zoneText = (zone: string, at: number): string => `${zone} (${offsetLabel(at, zone)})`;

/** Returns the name in a zone text: the part before ' ('. A bare name is returned as it is. */
export const zoneName = (text: string): string => text.split(' (', 1)[0] ?? '';

/** Returns whether this runtime knows a zone of that name; offsets such as '+03:00' are not names. */
export const isZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/**
 * Runtimes still return the names from Unicode's first edition; these are the ones that the time zone database has
 * since renamed.
 */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Returns the current name of a zone: 'Europe/Kiev' → 'Europe/Kyiv'. */
export const currentZoneName = (zone: string): string => renamed[zone] ?? zone;

/** Returns the usual name of a zone that `isZone` accepts, in whatever case it is written. */
export const usualZoneName = (name: string): string =>
  currentZoneName(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
