import { createHash } from 'node:crypto';

const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
concurrently constraint create cross current_catalog current_date current_role current_schema current_time
current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from
full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime
localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning
right select session_user similar some symmetric system_user table tablesample then to trailing true union unique user
using variadic verbose when where window with`.split(/\s+/),
);

/** Returns a name as SQL accepts it, quoted if it is a reserved word. */
export const quoted = (name: string): string =>
  reserved.has(name) || !/^[a-z_][a-z0-9_]*$/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;

const longest = 63;

/** Returns a name of at most 63 bytes, PostgreSQL's limit; a longer one ends in a hash of the whole. */
export const named = (...parts: string[]): string => {
  const name = parts.join('_');
  if (name.length <= longest) return name;
  return `${name.slice(0, longest - 9)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
};

/** Returns a text as an SQL literal. */
export const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;
