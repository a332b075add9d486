import { type OpenRange, rangeInZone } from '../../../domain/dates.ts';
import { choosePeriod, periodName } from '../../components/periods.ts';

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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const parse = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Returns an address's query in another zone, with filters as parameters or in react-admin's single parameter. */
export const searchInZone = (search: string, change: ZoneChange): string => {
  const query = new URLSearchParams(search);
  const filter = parse(query.get('filter') ?? '');
  if (filter) query.set('filter', JSON.stringify(filtersInZone(filter, change)));
  const written = Object.fromEntries(query);
  for (const [name, value] of Object.entries(filtersInZone(written, change))) {
    if (value !== written[name]) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
};
