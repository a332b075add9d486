import { type DatePreset, datePresetNames } from '../../../../domain/dates.ts';
import { choosePeriod, periodName } from '../../periods.ts';

/** When and by whose clock a filter is read. */
export interface Clock {
  /** Seconds UTC. */
  now: number;
  /** IANA name. */
  zone: string;
}

type Filter = Readonly<Record<string, unknown>>;

/** A filter as it is kept: ranges that were chosen by name stay that name, whenever they are read. */
export interface KeptFilter {
  filter: Filter;
  /** By the name of the range: `{createdAt: 'thisMonth'}`. */
  relative: Readonly<Record<string, DatePreset>>;
}

const isDatePreset = (value: unknown): value is DatePreset => datePresetNames.some((name) => name === value);

/** The names of ranges among what was kept; others are left out. */
export const readRelative = (kept: unknown): KeptFilter['relative'] =>
  Object.fromEntries(
    Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).flatMap(([name, preset]) =>
      isDatePreset(preset) ? [[name, preset] as const] : [],
    ),
  );

const endName = /^(.+At)From$/;

/**
 * What is kept of a filter. Where two names mean the same days, as the last seven do on a Sunday what this week does,
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

/** The filter that a kept one means now. Writes to storage that its ranges go by their names from then on. */
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
