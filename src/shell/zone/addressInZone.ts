import { type OpenRange, rangeInZone } from '../../../domain/time/dates.ts';
import { isRecord } from '../../../domain/records.ts';
import { choosePeriod, periodName } from '../../components/periods.ts';
import { escapeQuery, joinParameters, rawParameters, unescapeQuery } from '../../providers/data/query.ts';

/** From which zone to which, and when. */
export interface ZoneChange {
  now: number;
  zone: string;
  other: string;
}

/** Names of time ranges: `createdAtFrom`, `createdAtTo`. */
const endName = /^(.+At)(From|To)$/;

const seconds = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
};

/** Returns the same filters in another zone: ranges of days keep their days. */
export const filtersInZone = <F extends Readonly<Record<string, unknown>>>(filters: F, change: ZoneChange): F => {
  const { now, zone, other } = change;
  const ranges = new Set(Object.keys(filters).flatMap((name) => endName.exec(name)?.[1] ?? []));
  const moved = [...ranges].flatMap((name) => {
    const range: OpenRange = {};
    const [from, to] = [seconds(filters[`${name}From`]), seconds(filters[`${name}To`])];
    if (from !== undefined) range.from = from;
    if (to !== undefined) range.to = to;
    const preset = periodName(name, range, now, zone);
    const there: OpenRange = preset ? choosePeriod(name, preset, now, other) : rangeInZone(range, zone, other);
    return [
      ...(there.from === undefined ? [] : [[`${name}From`, there.from] as const]),
      ...(there.to === undefined ? [] : [[`${name}To`, there.to] as const]),
    ];
  });
  return { ...filters, ...Object.fromEntries(moved) };
};

const parse = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Returns an address's query in another zone, with filters as parameters or in react-admin's single parameter.
 * Everything but the ends of ranges stays as it was written.
 */
export const searchInZone = (search: string, change: ZoneChange): string => {
  const parameters = rawParameters(search);
  const written = Object.fromEntries(parameters.map(([name, raw]) => [name, unescapeQuery(raw)]));
  const filter = parse(written['filter'] ?? '');
  const there = {
    ...filtersInZone(written, change),
    ...(filter && { filter: JSON.stringify(filtersInZone(filter, change)) }),
  };
  const moved = new Map(
    Object.entries(there).flatMap(([name, value]) =>
      String(value) === written[name] ? [] : [[name, escapeQuery(String(value))] as const],
    ),
  );
  if (moved.size === 0) return search;
  return `?${joinParameters([...new Map([...parameters, ...moved])])}`;
};
