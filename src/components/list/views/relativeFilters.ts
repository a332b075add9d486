import { type DatePreset, datePresetNames } from '../../../../domain/time/dates.ts';
import { choosePeriod, periodName } from '../../periods.ts';

/** The time and time zone in which a filter is read. */
export interface Clock {
  /** Seconds UTC. */
  now: number;
  /** IANA name. */
  zone: string;
}

type Filter = Readonly<Record<string, unknown>>;

/** A filter as it is stored: ranges that were chosen by name stay relative. */
export interface KeptFilter {
  filter: Filter;
  /** By the name of the range: `{createdAt: 'thisMonth'}`. */
  relative: Readonly<Record<string, DatePreset>>;
}

const isDatePreset = (value: unknown): value is DatePreset => datePresetNames.some((name) => name === value);

/** Returns the names of ranges among the stored values; unknown ones are left out. */
export const readRelative = (kept: unknown): KeptFilter['relative'] =>
  Object.fromEntries(
    Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).flatMap(([name, preset]) =>
      isDatePreset(preset) ? [[name, preset] as const] : [],
    ),
  );

const endName = /^(.+At)From$/;

/**
 * Returns a filter as it is stored. If two names mean the same days, as `last7Days` and `thisWeek` do on a Sunday,
 * it is the one that was chosen, which is what the filter shows too.
 */
export const keptFilter = (filter: Filter, { now, zone }: Clock): KeptFilter => {
  const relative: Record<string, DatePreset> = {};
  for (const name of Object.keys(filter).flatMap((one) => endName.exec(one)?.[1] ?? [])) {
    const [from, to] = [filter[`${name}From`], filter[`${name}To`]];
    const found = typeof from === 'number' && typeof to === 'number' && periodName(name, { from, to }, now, zone);
    if (found) relative[name] = found;
  }
  const isRelative = (parameter: string): boolean =>
    Object.keys(relative).some((name) => parameter === `${name}From` || parameter === `${name}To`);
  return { filter: Object.fromEntries(Object.entries(filter).filter(([name]) => !isRelative(name))), relative };
};

/**
 * Returns the filter that a stored one means now. Also stores the names of its ranges, which they go by from then on.
 */
export const presentFilter = ({ filter, relative }: KeptFilter, { now, zone }: Clock): Filter => ({
  ...filter,
  ...Object.fromEntries(
    Object.entries(relative).flatMap(([name, preset]) => {
      const { from, to } = choosePeriod(name, preset, now, zone);
      return [
        [`${name}From`, from],
        [`${name}To`, to],
      ];
    }),
  ),
});
