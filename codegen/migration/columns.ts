import type { Column, Table } from '../tables/schema.ts';
import { conversion, renamedInside } from './retype.ts';
import type { Migration, Obstacle } from './steps.ts';

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

/** Replaces a column whose values don't fit; the old one is kept next to it. */
const replace = (
  change: Change,
  name: string,
  was: Column,
  is: Column,
  migration: Migration,
  from?: (old: string) => string,
): void => {
  const { table } = change;
  const old = retire(change, name, was, migration);
  const missing = is.notNull && is.default === undefined;
  if (missing)
    migration.obstacles.push(
      obstacle('SL402', change.after, is.field, 'The values it has do not all fit its new type.'),
    );
  migration.steps.push({ do: 'addColumn', table, column: name, of: is });
  if (from) {
    const filled = from(old);
    migration.steps.push({
      do: 'fill',
      table,
      column: name,
      with: is.default === undefined ? filled : `coalesce(${filled}, ${is.default})`,
    });
  }
};

/** Adds the steps that change a column under the same name. */
const reshape = (change: Change, name: string, was: Column, is: Column, migration: Migration): void => {
  const { table, after } = change;
  const { steps, notes } = migration;
  if (was.references && is.references && was.references.table !== is.references.table) {
    return replace(change, name, was, is, migration);
  }
  const converted = conversion(name, was, is);
  if (converted.how === 'anew') return replace(change, name, was, is, migration);
  if (converted.how === 'copy') return replace(change, name, was, is, migration, converted.from);
  if (converted.how === 'same' && converted.note) notes.push(`${table}.${name}: ${converted.note}.`);
  if (converted.how === 'cast') {
    steps.push({
      do: 'retype',
      table,
      column: name,
      type: is.type,
      using: converted.using,
      ...(is.default !== undefined && { default: is.default }),
    });
  } else if (was.default !== is.default) {
    steps.push({ do: 'setDefault', table, column: name, default: is.default });
  }
  const renamed = renamedInside(name, was, is);
  if (renamed) steps.push({ do: 'fill', table, column: name, with: renamed, where: `${name} is not null` });
  if (is.notNull && !was.notNull) {
    if (is.default === undefined) {
      migration.obstacles.push(
        obstacle('SL401', after, is.field, 'It became required, and records made before may have no value.'),
      );
    } else {
      steps.push({ do: 'fill', table, column: name, with: is.default, where: `${name} is null` });
    }
    steps.push({ do: 'requireColumn', table, column: name });
  }
  if (!is.notNull && was.notNull) steps.push({ do: 'relaxColumn', table, column: name });
};

/** Adds the steps of one table's columns to a migration. Returns the columns whose references are to be added. */
export const changeColumns = (change: Change, migration: Migration): string[] => {
  const { table, before, after } = change;
  const { steps } = migration;
  const gone = new Map(Object.entries(before.columns));
  const referring: string[] = [];
  for (const [name, is] of Object.entries(after.columns)) {
    let was = before.columns[name];
    const old = is.renamedFrom;
    if (!was && old && before.columns[old] && !after.columns[old]) {
      was = before.columns[old];
      gone.delete(old);
      steps.push({ do: 'renameColumn', table, column: old, to: name, of: was });
    }
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
