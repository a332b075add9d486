import { quoted } from '../tables/identifiers.ts';
import type { Column, Table } from '../tables/schema.ts';
import type { Lacking } from './conversion.ts';
import { conversion } from './retype.ts';
import type { Migration, Obstacle, Step } from './steps.ts';

const mend = 'Give it a `default`, which records made before get, or leave it optional.';

const obstacle = (code: Obstacle['code'], { entity }: Table, field: string, message: string): Obstacle => ({
  code,
  entity,
  field,
  message,
  help: mend,
});

/** Returns a name, free in the table, under which a column's data is kept. */
export const retiredName = (name: string, taken: readonly string[]): string => {
  for (let turn = 1; ; turn++) {
    const free = `retired_${name}${turn === 1 ? '' : `_${turn}`}`;
    if (!taken.includes(free)) return free;
  }
};

/** The table being changed: its name, its old and new state, and the columns retired so far. */
export interface Change {
  table: string;
  /** Its name so far. */
  former: string;
  before: Table;
  after: Table;
  retired: string[];
}

const retire = ({ table, retired }: Change, column: string, { references }: Column, migration: Migration): string => {
  const to = retiredName(column, retired);
  retired.push(to);
  if (references?.constrained) migration.steps.push({ do: 'dropReference', table, column });
  migration.steps.push({ do: 'retireColumn', table, column, to });
  migration.notes.push(`${table}.${column} is kept as ${to}.`);
  return to;
};

const refuse = ({ after }: Change, { field }: Column, lacking: readonly Lacking[] = [], migration: Migration): void => {
  migration.obstacles.push(
    ...lacking.map(({ code, path, message }) => obstacle(code, after, `${field}.${path}`, message)),
  );
};

/** Replaces a column whose values don't fit; the old one is kept next to it. */
const replace = (
  change: Change,
  name: string,
  was: Column,
  is: Column,
  migration: Migration,
  converted?: { as(old: string): string; isWhole?: true },
): void => {
  const { table } = change;
  const { steps, notes } = migration;
  const old = retire(change, name, was, migration);
  // Each record gets a value of its own, so that none has to be made up.
  const filledFirst = converted?.isWhole && was.notNull && is.default === undefined;
  if (is.notNull && is.default === undefined && !filledFirst)
    migration.obstacles.push(
      obstacle('SL402', change.after, is.field, 'The values it has do not all fit its new type.'),
    );
  steps.push({ do: 'addColumn', table, column: name, of: filledFirst ? { ...is, notNull: false } : is });
  if (converted) {
    const filled = converted.as(quoted(old));
    steps.push({
      do: 'fill',
      table,
      column: name,
      with: is.default === undefined ? filled : `coalesce(${filled}, ${is.default})`,
    });
  }
  if (filledFirst && is.notNull) steps.push({ do: 'requireColumn', table, column: name });
  if (!converted?.isWhole)
    notes.push(
      `${table}.${name} starts ${is.default === undefined ? 'empty' : 'with its default'} ${converted ? 'where a former value can’t be converted' : 'in all records'}.`,
    );
};

/** Adds the steps that change a column under the same name. */
const reshape = (change: Change, name: string, was: Column, is: Column, migration: Migration): void => {
  const { table, before, after } = change;
  const { steps, notes } = migration;
  if (was.references && is.references && was.references.table !== is.references.table) {
    return replace(change, name, was, is, migration);
  }
  const converted = conversion(was, is);
  if ('lacking' in converted) refuse(change, is, converted.lacking, migration);
  if (converted.how === 'anew') return replace(change, name, was, is, migration);
  if (converted.how === 'copy') return replace(change, name, was, is, migration, converted);
  if (converted.how === 'same' && converted.note) notes.push(`${table}.${name}: ${converted.note}.`);
  const required = is.notNull && !was.notNull;
  if (required && is.default === undefined) {
    migration.obstacles.push(
      obstacle('SL401', after, is.field, 'It became required, and records made before may have no value.'),
    );
  }
  const fill: Extract<Step, { do: 'fill' }>[] =
    required && is.default !== undefined
      ? [{ do: 'fill', table, column: name, with: is.default, where: `${quoted(name)} is null` }]
      : [];
  if (fill.length > 0) notes.push(`${table}.${name} gets its default in all records without a value.`);
  if (converted.how === 'cast') {
    steps.push({
      do: 'retype',
      table,
      column: name,
      type: is.type,
      using: converted.as(quoted(name)),
      ...(is.default !== undefined && { default: is.default }),
    });
    notes.push(`All rows of ${table} are rewritten for ${name}; until that is done, nobody reads or writes them.`);
  } else {
    // The many rows are filled while others still read and write the table.
    if (change.former === table && before.columns[name] === was)
      steps.push(...fill.map((step) => ({ ...step, first: true as const })));
    if (was.default !== is.default || fill.length > 0)
      steps.push({ do: 'setDefault', table, column: name, default: is.default });
  }
  if (converted.how === 'update') {
    steps.push({
      do: 'fill',
      table,
      column: name,
      with: converted.as(quoted(name)),
      where: `${quoted(name)} is not null`,
    });
    notes.push(`${table}.${name} is rewritten in all records.`);
  }
  // The few that came in between are filled as well.
  if (required) steps.push(...fill, { do: 'requireColumn', table, column: name });
  if (!is.notNull && was.notNull) steps.push({ do: 'relaxColumn', table, column: name });
};

/** Returns the columns that are renamed, by their new names: also ones whose old name has another use now. */
const renamedIn = ({ before, after }: Change): Map<string, string> => {
  const renamed = new Map<string, string>();
  for (const [name, { renamedFrom: old }] of Object.entries(after.columns)) {
    if (old === undefined || before.columns[name] || !before.columns[old]) continue;
    if (![...renamed.values()].includes(old)) renamed.set(name, old);
  }
  return renamed;
};

/** Adds the steps of one table's columns to a migration. Returns the columns whose references are to be added. */
export const changeColumns = (change: Change, migration: Migration): string[] => {
  const { table, before, after } = change;
  const { steps } = migration;
  const gone = new Map(Object.entries(before.columns));
  const renamed = renamedIn(change);
  const left = new Set(renamed.values());
  const referring: string[] = [];
  for (const [name, old] of renamed) {
    gone.delete(old);
    steps.push({ do: 'renameColumn', table, column: old, to: name, of: before.columns[old]! });
  }
  for (const [name, is] of Object.entries(after.columns)) {
    const old = renamed.get(name) ?? (left.has(name) ? undefined : name);
    const was = old === undefined ? undefined : before.columns[old];
    gone.delete(name);
    if (!was) {
      if (is.notNull && is.default === undefined) {
        migration.obstacles.push(
          obstacle('SL401', after, is.field, 'It is new and required, and records made before have no value.'),
        );
      }
      steps.push({ do: 'addColumn', table, column: name, of: is });
      if (is.references?.constrained) referring.push(name);
      continue;
    }
    reshape(change, name, was, is, migration);
    const replaced = was.references?.table !== is.references?.table;
    if (is.references?.constrained && (replaced || !was.references?.constrained)) referring.push(name);
    if (!replaced && was.references?.constrained && !is.references?.constrained)
      steps.push({ do: 'dropReference', table, column: name });
  }
  for (const [name, was] of gone) retire(change, name, was, migration);
  return referring;
};
