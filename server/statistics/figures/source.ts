import { offsetsBetween, wallTime } from '../../../domain/time/zones.ts';
import type { DataType, TimeName } from '../../../domain/statistics/dimensions.ts';
import { subNames } from '../../../openapi/traffic.ts';
import type { Bindings } from './bindings.ts';
import { isWholeDays, type Period } from './period.ts';

/** What figures are summed from: the facts themselves, or one of their roll-ups. */
export interface Source {
  table: string;
  /** What one of its rows covers: a single fact, a quarter of an hour, or a day in the network's zone. */
  step: 'fact' | 'quarter' | 'day';
  /** Its column with the time, or the day, at which a figure counts. */
  moment: Readonly<Record<DataType, string>>;
}

const sources: readonly Source[] = [
  { table: 'fact_day', step: 'day', moment: { actual: 'day', cohort: 'day' } },
  { table: 'fact_quarter', step: 'quarter', moment: { actual: 'quarter', cohort: 'quarter' } },
  { table: 'fact', step: 'fact', moment: { actual: 'at', cohort: 'traffic_at' } },
];

/** Roll-ups omit dimensions with as many values as there are records. */
const notRolledUp: ReadonlySet<string> = new Set(subNames);

/** What decides which source can answer a question. */
export interface Needs {
  period: Period;
  times: readonly TimeName[];
  columns: readonly string[];
  /** The zone of the network's days. */
  networkZone: string | undefined;
  /** Seconds UTC. */
  now: number;
}

const quarter = 900;

/** Returns whether the period begins and ends at quarters of an hour; the future has no facts. */
const isWholeQuarters = ({ from, to, previous }: Period, now: number): boolean =>
  [from, previous.from, previous.to + 1].every((at) => at % quarter === 0) && ((to + 1) % quarter === 0 || to >= now);

const isExact = ({ step }: Source, { period, times, columns, networkZone, now }: Needs): boolean => {
  if (step !== 'fact' && columns.some((column) => notRolledUp.has(column))) return false;
  if (step === 'quarter') return isWholeQuarters(period, now);
  if (step === 'day') return period.zone === networkZone && isWholeDays(period) && !times.includes('hour');
  return true;
};

/** Returns the coarsest source that gives an exact answer. */
export const sourceFor = (needs: Needs): Source => {
  const found = sources.find((source) => isExact(source, needs));
  if (!found) throw new Error('Facts themselves answer everything');
  return found;
};

/** The last time that the store can represent, in 2106. */
const lastMoment = 2 ** 32 - 1;
/** Returns the nearest time that the store can represent: anything beyond has no facts, and would wrap around. */
const known = (moment: number): number => Math.min(Math.max(moment, 0), lastMoment);

const within = (
  column: string,
  isDay: boolean,
  { from, to }: { from: number; to: number },
  zone: string,
  { bind }: Bindings,
) => {
  if (isDay) {
    const day = (moment: number) =>
      bind(new Date(known(wallTime(known(moment), zone)) * 1000).toISOString().slice(0, 10), 'Date');
    return `${column} between ${day(from)} and ${day(to)}`;
  }
  const at = (moment: number) => `toDateTime(${bind(known(moment), 'UInt32')}, 'UTC')`;
  return `${column} >= ${at(from)} and ${column} < ${at(to + 1)}`;
};

/**
 * Returns a row's local time in a zone, as a time in UTC. The engine is given offsets rather than a zone name: it keeps
 * some megabytes for every zone it has ever seen, and knows others than we do (D1287).
 */
const wallSql = (column: string, { from, to }: { from: number; to: number }, zone: string, { bind }: Bindings) => {
  const offsets = offsetsBetween(known(from), known(to), zone, Date.now() / 1000);
  const [{ offset: first }] = offsets as [(typeof offsets)[number]];
  const usual = bind(first, 'Int32');
  const moment = `toDateTime(${column}, 'UTC')`;
  if (offsets.length === 1) return `(${moment} + ${usual})`;
  const starts = bind(
    offsets.map(({ at }) => at),
    'Array(UInt32)',
  );
  const own = bind(
    offsets.map(({ offset }) => offset),
    'Array(Int32)',
  );
  return `(${moment} + transform(roundDown(toUInt32(${moment}), ${starts}), ${starts}, ${own}, ${usual}))`;
};

/** The time conditions on rows of a source, as SQL. */
export interface InTime {
  /** The condition that a row is in the period, or in the previous one if that is requested. */
  where: string;
  /** The condition that it is in the period itself. */
  isCurrent: string;
  /** The local time in the zone, with times of the previous period shifted into this one. */
  local: string;
}

export const inTime = (
  { step, moment }: Source,
  dataType: DataType,
  { from, to, zone, days, previous }: Period,
  withPrevious: boolean,
  bindings: Bindings,
): InTime => {
  const column = moment[dataType];
  const isDay = step === 'day';
  // Roll-ups contain each fact twice: at its own time, and at that of its traffic.
  const basis = step === 'fact' ? '' : `basis = '${dataType}' and `;
  const ofZone = isDay ? `zone = ${bindings.bind(zone, 'String')} and ` : '';
  const isCurrent = within(column, isDay, { from, to }, zone, bindings);
  const whole = { from: withPrevious ? previous.from : from, to };
  const own = isDay ? column : wallSql(column, whole, zone, bindings);
  if (!withPrevious) return { where: `${basis}${ofZone}(${isCurrent})`, isCurrent: 'true', local: own };
  return {
    where: `${basis}${ofZone}((${isCurrent}) or (${within(column, isDay, previous, zone, bindings)}))`,
    isCurrent: `(${isCurrent})`,
    local: `if(${isCurrent}, ${own}, ${own} + toIntervalDay(${bindings.bind(days, 'UInt32')}))`,
  };
};
