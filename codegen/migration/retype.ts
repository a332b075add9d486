import { exactType as exact } from '../../openapi/kinds.ts';
import { literal } from '../tables/identifiers.ts';
import { type Column, unknownType } from '../tables/schema.ts';
import type { Conversion } from './conversion.ts';
import { betweenJson } from './inside.ts';

/** Lossless casts. */
const casts: Record<string, Record<string, (column: string) => string>> = {
  integer: { bigint: (c) => c, [exact]: (c) => c, text: (c) => `${c}::text` },
  bigint: { text: (c) => `${c}::text` },
  [exact]: { text: (c) => `trim_scale(${c})::text` },
  boolean: { text: (c) => `${c}::text`, integer: (c) => `${c}::integer` },
  date: { text: (c) => `${c}::text`, timestamptz: (c) => `${c}::timestamp at time zone 'UTC'` },
  inet: { text: (c) => `host(${c})` },
};

const within = (type: 'integer' | 'bigint', value: string): string => {
  const most = type === 'integer' ? 2147483647 : Number.MAX_SAFE_INTEGER;
  return `${value} between -${most} and ${most}`;
};

const ifValid = (type: string, pattern: string) => (value: string) =>
  `case when ${value} ~ ${literal(pattern)} and pg_input_is_valid(${value}, ${literal(type)}) then ${value}::${type} end`;

const ifWhole = (type: 'integer' | 'bigint') => (value: string) =>
  `case when ${value} = trunc(${value}) and ${within(type, value)} then ${value}::${type} end`;

/** Casts that only some values survive; null for the others. */
const partial: Record<string, Record<string, (value: string) => string>> = {
  text: {
    integer: ifValid('integer', '^-?[0-9]+$'),
    bigint: ifValid('bigint', '^-?[0-9]+$'),
    [exact]: ifValid(exact, String.raw`^-?[0-9]+(\.[0-9]+)?$`),
    boolean: (v) => `case lower(${v}) when 'true' then true when 'false' then false end`,
    date: ifValid('date', '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    inet: ifValid('inet', '^[0-9a-fA-F:.]+$'),
  },
  integer: { boolean: (v) => `case ${v} when 1 then true when 0 then false end` },
  bigint: { integer: (v) => `case when ${within('integer', v)} then ${v}::integer end` },
  [exact]: { integer: ifWhole('integer'), bigint: ifWhole('bigint') },
  timestamptz: { date: (v) => `(${v} at time zone 'UTC')::date` },
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

/** Returns the options that went. Names of entities change in their columns along with the entities. */
const lostOptions = (before: Column, after: Column): string[] =>
  after.namesEntities ? [] : Object.keys(before.options ?? {}).filter((key) => after.options?.[key] === undefined);

/** Returns the value of several if there is exactly one, converted. */
const theOnly = (values: string, converted: (value: string) => string): string =>
  `case when cardinality(${values}) = 1 then ${converted(`(${values})[1]`)} end`;

const asSeveral = (value: string, converted: (value: string) => string): string =>
  `case when ${converted(value)} is null then '{}' else array[${converted(value)}] end`;

/** Converts between two enumerations: values follow the keys of their options. */
const betweenOptions = (before: Column, after: Column): Conversion | undefined => {
  if (!before.options || !after.options) return undefined;
  const [wasSeveral, several] = [before, after].map(({ type }) => type.endsWith('[]'));
  const one = (value: string): string => renumbered(value, before, after);
  if (wasSeveral && !several) return { how: 'copy', as: (values) => theOnly(values, one) };
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
      as: (values) =>
        `array(select value from (select ${one('entry')} as value, place from unnest(${values}) with ordinality as entries (entry, place)) as kept where value is not null order by place)`,
    };
  }
  return { how: lost.length === 0 ? 'cast' : 'copy', as: several ? (value) => asSeveral(value, one) : one };
};

/** Returns how single values of a type become those of another; undefined if they can't. */
const between = (before: string, after: string): Extract<Conversion, { how: 'cast' | 'copy' }> | undefined => {
  if (before === after) return { how: 'cast', as: (value) => value };
  const cast = casts[before]?.[after];
  if (cast) return { how: 'cast', as: cast };
  const some = partial[before]?.[after];
  return some && { how: 'copy', as: some };
};

/** Returns how the values of a column get into its new form. */
export const conversion = (before: Column, after: Column): Conversion => {
  if (before.type === unknownType) return { how: 'same' };
  const among = betweenOptions(before, after);
  if (among) return among;
  if (before.type === 'jsonb' && after.type === 'jsonb') return betweenJson(before, after, conversion);
  if (before.type === after.type) {
    return after.options && !before.options
      ? { how: 'same', note: 'records keep values that are none of the options' }
      : { how: 'same' };
  }
  // Which number an option has says nothing about a number that was there before.
  if (after.options && !before.options && after.type.startsWith('integer')) return { how: 'anew' };
  const [was, is] = [before, after].map(({ type }) => ({
    one: type.replace(/\[\]$/, ''),
    several: type.endsWith('[]'),
  }));
  const one = between(was!.one, is!.one);
  if (!one || (was!.several && is!.several)) return { how: 'anew' };
  if (is!.several) return { how: one.how, as: (value) => asSeveral(value, one.as) };
  return was!.several ? { how: 'copy', as: (values) => theOnly(values, one.as) } : one;
};
