import { exactType as exact } from '../../openapi/kinds.ts';
import { literal, quoted } from '../tables/identifiers.ts';
import type { Column } from '../tables/schema.ts';

/** How values of a column are converted to another type. */
export type Conversion =
  /** Nothing to do; `note` tells what may be left behind. */
  | { how: 'same'; note?: string }
  /** Every value can be represented in the new type. */
  | { how: 'cast'; using: string }
  /**
   * The old column is kept next to the new one, which is filled from it (`from` gets the old column's name) where
   * possible.
   */
  | { how: 'copy'; from(old: string): string }
  /** The old column is kept next to the new one, which starts empty. */
  | { how: 'anew' };

/** Lossless casts. */
const casts: Record<string, Record<string, (column: string) => string>> = {
  integer: { bigint: (c) => c, [exact]: (c) => c, text: (c) => `${c}::text` },
  bigint: { text: (c) => `${c}::text` },
  [exact]: { text: (c) => `trim_scale(${c})::text` },
  boolean: { text: (c) => `${c}::text`, integer: (c) => `${c}::integer` },
  date: { text: (c) => `${c}::text`, timestamptz: (c) => `${c}::timestamp at time zone 'UTC'` },
  inet: { text: (c) => `host(${c})` },
};

const sqlValue = (value: string | number): string => (typeof value === 'number' ? String(value) : literal(value));

/** Returns a `case` over the values that an enumeration stored, from old to new. */
const renumbered = (column: string, before: Column, after: Column): string => {
  const arms = Object.entries(before.options ?? {}).flatMap(([key, value]) => {
    const now = after.options?.[key];
    return now === undefined ? [] : [`when ${sqlValue(value)} then ${sqlValue(now)}`];
  });
  return arms.length === 0 ? 'null' : `case ${column} ${arms.join(' ')} end`;
};

const lostOptions = (before: Column, after: Column): string[] =>
  Object.keys(before.options ?? {}).filter((key) => after.options?.[key] === undefined);

/** Converts between two enumerations: values follow the keys of their options. */
const betweenOptions = (name: string, before: Column, after: Column): Conversion | undefined => {
  if (!before.options || !after.options) return undefined;
  const [wasSeveral, several] = [before, after].map(({ type }) => type.endsWith('[]'));
  if (wasSeveral && !several) return { how: 'anew' };
  const lost = lostOptions(before, after);
  const moved = Object.entries(before.options).some(
    ([key, value]) => after.options?.[key] !== undefined && after.options[key] !== value,
  );
  if (!moved && before.type === after.type) {
    return lost.length === 0
      ? { how: 'same' }
      : { how: 'same', note: `records that have ${lost.map((key) => `\`${key}\``).join(', ')} keep it` };
  }
  if (wasSeveral) {
    return {
      how: 'copy',
      from: (old) =>
        `array(select value from (select ${renumbered('entry', before, after)} as value, place from unnest(${quoted(old)}) with ordinality as entries (entry, place)) as kept where value is not null order by place)`,
    };
  }
  const one = (column: string): string => renumbered(column, before, after);
  const whole = (column: string): string =>
    several ? `case when ${one(column)} is null then '{}' else array[${one(column)}] end` : one(column);
  return lost.length === 0
    ? { how: 'cast', using: whole(quoted(name)) }
    : { how: 'copy', from: (old) => whole(quoted(old)) };
};

const betweenJson = (name: string, before: Column, after: Column): Conversion => {
  const [from, to] = [before.inside?.form, after.inside?.form];
  if (from === to || (from === 'group' && to === 'parameters')) return { how: 'same' };
  if (from === 'group' && to === 'list') {
    return {
      how: 'cast',
      using: `case when ${quoted(name)} is null then '[]' else jsonb_build_array(${quoted(name)}) end`,
    };
  }
  return { how: 'anew' };
};

/** Returns how the values of a column get into its new form. */
export const conversion = (name: string, before: Column, after: Column): Conversion => {
  const among = betweenOptions(name, before, after);
  if (among) return among;
  if (before.type === 'jsonb' && after.type === 'jsonb') return betweenJson(name, before, after);
  if (before.type === after.type) {
    return after.options && !before.options
      ? { how: 'same', note: 'records keep values that are none of the options' }
      : { how: 'same' };
  }
  const base = after.type.endsWith('[]') ? after.type.slice(0, -2) : undefined;
  const cast = base === before.type || base === undefined ? undefined : casts[before.type]?.[base];
  if (base !== undefined && !before.type.endsWith('[]') && (base === before.type || cast)) {
    const one = cast?.(quoted(name)) ?? quoted(name);
    return { how: 'cast', using: `case when ${quoted(name)} is null then '{}' else array[${one}] end` };
  }
  const plain = casts[before.type]?.[after.type];
  return plain ? { how: 'cast', using: plain(quoted(name)) } : { how: 'anew' };
};

/** Returns an expression that renames fields inside JSON; undefined if none was renamed. */
export const renamedInside = (name: string, before: Column, after: Column): string | undefined => {
  const renamed = Object.entries(after.inside?.renamed ?? {}).filter(
    ([now, old]) => before.inside?.names.includes(old) && !before.inside.names.includes(now),
  );
  if (renamed.length === 0) return undefined;
  const one = (value: string): string =>
    renamed.reduce(
      (whole, [now, old]) =>
        `case when ${value} ? ${literal(old)} then ${whole} - ${literal(old)} || jsonb_build_object(${literal(now)}, ${value} -> ${literal(old)}) else ${whole} end`,
      value,
    );
  const column = quoted(name);
  return after.inside?.form === 'list'
    ? `(select coalesce(jsonb_agg(${one('entry')} order by place), '[]') from jsonb_array_elements(${column}) with ordinality as entries (entry, place))`
    : one(column);
};
