import { exactType as exact } from '../../openapi/kinds.ts';
import { literal } from '../tables/identifiers.ts';
import { type Column, type Inside, unknownType } from '../tables/schema.ts';
import type { Conversion, Lacking } from './conversion.ts';

type Convert = (before: Column, after: Column) => Conversion;
type Fields = Readonly<Record<string, Column>>;

/** Returns the SQL of a column's value from that of JSON; null where JSON has something else. */
const fromJson = (type: string, json: string): string => {
  if (type === 'jsonb') return json;
  const text = `(${json} #>> '{}')`;
  const valid = (base: string): string =>
    `case when pg_input_is_valid(${text}, ${literal(base)}) then ${text}::${base} end`;
  if (type === 'text') return text;
  if (type === 'timestamptz') return `to_timestamp(${valid('bigint')})`;
  if (!type.endsWith('[]')) return `(${valid(type)})`;
  return `array(select jsonb_array_elements_text(case jsonb_typeof(${json}) when 'array' then ${json} else '[]' end))::${type}`;
};

/** Returns the SQL of JSON from that of a column's value, as records have it. */
const toJson = (type: string, value: string): string => {
  if (type === 'jsonb') return value;
  if (type === exact) return `to_jsonb(trim_scale(${value})::text)`;
  if (type === 'timestamptz') return `to_jsonb(extract(epoch from ${value})::bigint)`;
  return `to_jsonb(${type === 'inet' ? `host(${value})` : value})`;
};

/** What becomes of one field: its new JSON from that of the object, unless it stays as it is. */
interface Moved {
  /** The names that it had, and that its values are not left under. */
  former: string[];
  json?(object: string): string;
  isLossy: boolean;
  lacking: Lacking[];
}

/** Returns the former names of fields; a name that went to another field is not that of the one that has it now. */
const formerNames = (before: Fields, after: Fields): Map<string, string> => {
  const renamed = Object.entries(after).flatMap(([name, { renamedFrom: old }]): [string, string][] =>
    old !== undefined && before[old] && !before[name] ? [[name, old]] : [],
  );
  const left = new Set(renamed.map(([, old]) => old));
  const same = Object.keys(after).filter((name) => before[name] && !left.has(name));
  return new Map([...same.map((name): [string, string] => [name, name]), ...renamed]);
};

const within = (name: string, lacking: readonly Lacking[] = []): Lacking[] =>
  lacking.map((one) => ({ ...one, path: `${name}.${one.path}` }));

const requiredAnew = (name: string, message: string): Lacking => ({ code: 'SL401', path: name, message });

const moved = (
  name: string,
  is: Column,
  old: string | undefined,
  was: Column | undefined,
  convert: Convert,
  level: number,
): Moved => {
  if (old === undefined || !was) {
    if (!is.notNull) return { former: [], isLossy: false, lacking: [] };
    const given = is.default;
    return {
      former: [],
      isLossy: false,
      ...(given !== undefined && { json: () => toJson(is.type, `${given}::${is.type}`) }),
      lacking:
        given === undefined ? [requiredAnew(name, 'It is new and required, and rows made before have no value.')] : [],
    };
  }
  const found = was.inside && is.inside ? betweenJson(was, is, convert, level + 1) : convert(was, is);
  const isLossy = found.how === 'copy' || found.how === 'anew';
  const mayBeLost = isLossy && !(found.how === 'copy' && found.isWhole);
  const filled = is.notNull && (mayBeLost || (!was.notNull && was.type !== unknownType));
  const lacking: Lacking[] = 'lacking' in found ? within(name, found.lacking) : [];
  if (filled && is.default === undefined)
    lacking.push(
      mayBeLost
        ? { code: 'SL402', path: name, message: 'The values it has do not all fit its new type.' }
        : requiredAnew(name, 'It became required, and rows made before may have no value.'),
    );
  if (found.how === 'same' && old === name && !filled) return { former: [], isLossy, lacking };
  return {
    former: [old],
    json: (object) => {
      const stored = `${object} -> ${literal(old)}`;
      const json = found.how === 'same' ? stored : converted(found, was, is, stored);
      return filled && is.default !== undefined
        ? `coalesce(nullif(${json}, 'null'), ${toJson(is.type, `${is.default}::${is.type}`)})`
        : json;
    },
    isLossy,
    lacking,
  };
};

const converted = (found: Exclude<Conversion, { how: 'same' }>, was: Column, is: Column, stored: string): string =>
  found.how === 'anew' ? 'null::jsonb' : toJson(is.type, found.as(fromJson(was.type, `(${stored})`)));

/** What becomes of an object with these fields. */
interface Remade {
  as(object: string): string;
  isChanged: boolean;
  isLossy: boolean;
  lacking: Lacking[];
}

const remade = (before: Fields, after: Fields, convert: Convert, level: number): Remade => {
  const former = formerNames(before, after);
  const all = Object.entries(after).map(([name, is]) => {
    const old = former.get(name);
    return { name, ...moved(name, is, old, old === undefined ? undefined : before[old], convert, level) };
  });
  const known = new Set(former.values());
  const removed = Object.keys(before).filter((name) => !known.has(name));
  const given = all.flatMap(({ name, json }) => (json ? [{ name, json }] : []));
  const dropped = [...new Set([...removed, ...all.flatMap(({ former }) => former)])];
  return {
    as: (object) => {
      const rest = dropped.length === 0 ? object : `${object} - array[${dropped.map(literal).join(', ')}]`;
      if (given.length === 0) return rest;
      const values = given.map(({ name, json }) => `(${literal(name)}, ${json(object)})`).join(', ');
      return `${rest} || (select coalesce(jsonb_object_agg(name, value) filter (where value is not null), '{}') from (values ${values}) as given (name, value))`;
    },
    isChanged: given.length > 0 || dropped.length > 0,
    isLossy: removed.length > 0 || all.some((one) => one.isLossy),
    lacking: all.flatMap((one) => one.lacking),
  };
};

/** Returns the SQL of a list whose objects are remade; whatever else is there stays. */
const eachOf = (list: string, as: (object: string) => string, level: number): string => {
  const entry = level === 0 ? 'entry' : `entry_${level}`;
  return `case jsonb_typeof(${list}) when 'array' then (select coalesce(jsonb_agg(${as(entry)} order by place), '[]') from jsonb_array_elements(${list}) with ordinality as entries (${entry}, place)) else ${list} end`;
};

/** Returns the SQL of JSON of one form in another, its objects remade. */
const reformed = (
  from: Inside['form'],
  to: Inside['form'],
  json: string,
  { as, isChanged }: Remade,
  level: number,
): string => {
  if (from === 'list' && to === 'list') return isChanged ? eachOf(json, as, level) : json;
  if (from === 'list') return `case when jsonb_array_length(${json}) = 1 then ${as(`(${json} -> 0)`)} end`;
  if (to === 'list') return `case when ${json} is null then '[]' else jsonb_build_array(${as(json)}) end`;
  return `case jsonb_typeof(${json}) when 'object' then ${as(json)} else ${json} end`;
};

/**
 * Returns how JSON gets into its new form. If fields inside of it were removed, or not all of their values fit, the
 * whole column is kept next to the new one.
 * @param convert says how the values of fields inside of it are converted
 * @param level how many lists it is inside of
 */
export const betweenJson = (before: Column, after: Column, convert: Convert, level = 0): Conversion => {
  const [from, to] = [before.inside?.form, after.inside?.form];
  if (from === to && (from === undefined || from === 'parameters')) return { how: 'same' };
  if (from === 'group' && to === 'parameters') return { how: 'same' };
  if (!before.inside || !after.inside || from === 'parameters' || to === 'parameters') return { how: 'anew' };
  const [was, is] = [before.inside, after.inside];
  const objects = remade(was.fields, is.fields, convert, level);
  const { isChanged, isLossy, lacking } = objects;
  if (from === to && !isChanged && lacking.length === 0) return { how: 'same' };
  const whole = { as: (json: string) => reformed(was.form, is.form, json, objects, level), lacking };
  if (from === 'list' && to === 'group') return { how: 'copy', ...whole };
  return isLossy ? { how: 'copy', ...whole, isWhole: true } : { how: 'update', ...whole };
};
