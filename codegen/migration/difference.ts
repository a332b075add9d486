import { columnName } from '../../openapi/names.ts';
import { quoted } from '../tables/identifiers.ts';
import type { Index, Schema, Table } from '../tables/schema.ts';
import { changeColumns, retiredName } from './columns.ts';
import { hasTriggers } from './sql.ts';
import type { Migration, Step } from './steps.ts';

const retiredTable = (table: string, { retired }: Schema): string => retiredName(table, retired);

/** Returns the former name of a table; undefined if it is new. */
const formerName = (name: string, table: Table, before: Schema, after: Schema): string | undefined => {
  const fits = (old: string, was: Table | undefined): boolean =>
    (was?.kind === table.kind || (was?.kind === 'entity' && table.kind === 'events')) &&
    (table.kind !== 'join' || targetOf(was) === formerTarget(table, before, after)) &&
    (old === name || !(old in after.tables));
  if (fits(name, before.tables[name])) return name;
  const entry = Object.entries(before.tables).find(
    ([old, was]) =>
      was.entity === table.entity &&
      (was.field === table.field || (was.field && was.field === table.renamedFrom)) &&
      fits(old, was),
  );
  return entry?.[0];
};

const targetOf = (table: Table): string | undefined => table.columns['target_id']?.references?.table;

/** Returns the table that a join table refers to, by its former name. */
const formerTarget = (table: Table, before: Schema, after: Schema): string | undefined => {
  const target = targetOf(table);
  const is = target === undefined ? undefined : after.tables[target];
  if (target === undefined || !is || before.tables[target]) return target;
  return (
    Object.entries(before.tables).find(([, was]) => was.kind === is.kind && was.entity === is.entity)?.[0] ?? target
  );
};

/** Returns the same table with its references updated to the tables' new names. */
const renamedReferences = (table: Table, names: ReadonlyMap<string, string>): Table => ({
  ...table,
  columns: Object.fromEntries(
    Object.entries(table.columns).map(([name, column]) => [
      name,
      column.references
        ? {
            ...column,
            references: { ...column.references, table: names.get(column.references.table) ?? column.references.table },
          }
        : column,
    ]),
  ),
});

const signature = ({ columns, unique }: Index): string => JSON.stringify([columns, unique !== undefined]);

const isRebuilt = ({ columns }: Index, touched: ReadonlySet<string>): boolean =>
  columns.some((column) => [...touched].some((one) => column === quoted(one) || column === `lower(${quoted(one)})`));

/** Returns what to drop before and what to add after the columns have changed. */
const indexSteps = (
  table: string,
  before: Table,
  after: Table,
  rename: ReadonlyMap<string, string>,
  touched: ReadonlySet<string>,
): { drop: Step[]; add: Step[]; notes: string[] } => {
  const drop: Step[] = [];
  const add: Step[] = [];
  const notes: string[] = [];
  const left = new Map(Object.entries(after.indexes));
  for (const [name, was] of Object.entries(before.indexes)) {
    const moved = { ...was, columns: was.columns.map((column) => rename.get(column) ?? column) };
    const same = isRebuilt(moved, touched) ? undefined : [...left].find(([, is]) => signature(is) === signature(moved));
    if (!same) drop.push({ do: 'dropIndex', index: name });
    else {
      left.delete(same[0]);
      if (same[0] !== name) add.push({ do: 'renameIndex', index: name, to: same[0] });
    }
  }
  for (const [index, of] of left) {
    // Changing a column's type rewrites it under a lock: its indexes are rebuilt along with it.
    add.push({ do: 'addIndex', table, index, of, ...(!isRebuilt(of, touched) && { concurrently: true as const }) });
    if (of.unique && !before.indexes[index]?.unique) {
      notes.push(`${index} can't be made while two records of ${table} share ${of.unique.join(' and ')}.`);
    }
  }
  return { drop, add, notes };
};

/**
 * Returns which constraints to drop before the columns change, and which to add after. Those that stay follow renames
 * automatically.
 */
const exclusiveSteps = (
  table: string,
  before: Table,
  after: Table,
  rename: ReadonlyMap<string, string>,
): { drop: Step[]; add: Step[]; notes: string[] } => {
  const was = Object.entries(before.exclusive ?? {});
  const is = Object.entries(after.exclusive ?? {});
  const alike = ([name, { columns, required }]: (typeof is)[number], moved = columns): string =>
    JSON.stringify([name, moved, required]);
  const kept = new Set(is.map((one) => alike(one)));
  const had = was.map((one) =>
    alike(
      one,
      one[1].columns.map((column) => rename.get(column) ?? column),
    ),
  );
  const added = is.filter((one) => !had.includes(alike(one)));
  return {
    drop: was.flatMap(([constraint], place): Step[] =>
      kept.has(had[place]!) ? [] : [{ do: 'dropExclusive', table, constraint }],
    ),
    add: added.map(([constraint, of]) => ({ do: 'addExclusive', table, constraint, of })),
    notes: added.map(
      ([constraint, { columns, required }]) =>
        `${constraint} can't be made while a record of ${table} has ${required ? 'none or ' : ''}several of ${columns.join(', ')}.`,
    ),
  };
};

/**
 * Returns whether the search text of a table's records must be rebuilt: it follows renames of columns automatically.
 */
const isSearchedAnew = (
  before: Table,
  after: Table,
  rename: ReadonlyMap<string, string>,
  touched: ReadonlySet<string>,
): boolean =>
  before.search?.map((column) => rename.get(column) ?? column).join() !== after.search?.join() ||
  (before.search ?? []).some((column) => touched.has(rename.get(column) ?? column));

/**
 * Returns steps for columns of a field of one reference that became a field of many: their values fill the new join
 * table.
 */
const filling = (name: string, table: Table, before: Schema, after: Schema): Step[] => {
  const [owner, field] = [table.columns['owner_id']?.references?.table, table.field];
  if (owner === undefined || field === undefined) return [];
  const column = columnName(field, { fields: { [field]: { kind: 'one', entity: '', en: '', ru: '', rules: [] } } });
  const was = before.tables[owner]?.columns[column];
  return was?.references?.table === targetOf(table) && after.tables[owner]
    ? [{ do: 'fillJoin', table: name, from: owner, column }]
    : [];
};

/** Returns the steps from the current tables to the desired ones. Nothing that holds data is dropped. */
export const migrationSteps = (before: Schema, after: Schema): Migration => {
  const migration: Migration = { steps: [], notes: [], obstacles: [] };
  const { steps, notes } = migration;
  const former = new Map(
    Object.entries(after.tables).map(([name, table]) => [name, formerName(name, table, before, after)]),
  );
  const kept = new Set(former.values());
  const nowNamed = new Map([...former].flatMap(([name, old]) => (old ? [[old, name] as const] : [])));
  const last: Step[] = [];
  const references: Step[] = [];

  for (const [name, old] of former) {
    const was = old === undefined ? undefined : before.tables[old];
    if (old !== undefined && was && old !== name) steps.push({ do: 'renameTable', table: old, to: name, of: was });
  }
  for (const [name, table] of Object.entries(after.tables)) {
    if (former.get(name) !== undefined) continue;
    steps.push({ do: 'createTable', table: name, of: table });
    if (table.kind === 'join') steps.push(...filling(name, table, before, after));
    for (const [column, of] of Object.entries(table.columns)) {
      if (of.references?.constrained) references.push({ do: 'addReference', table: name, column, of });
    }
    if (table.kind === 'events') last.push({ do: 'partitionTable', table: name, of: table });
    for (const [index, of] of Object.entries(table.indexes)) last.push({ do: 'addIndex', table: name, index, of });
    if (hasTriggers(table)) last.push({ do: 'addTriggers', table: name, of: table });
    if (table.search) last.push({ do: 'makeSearchable', table: name, of: table });
  }
  for (const [name, table] of Object.entries(after.tables)) {
    const old = former.get(name);
    const found = old === undefined ? undefined : before.tables[old];
    if (!found) continue;
    const was = renamedReferences(found, nowNamed);
    const columns: Migration = { steps: [], notes: [], obstacles: [] };
    const change = { table: name, before: was, after: table, retired: [...(was.retired ?? [])] };
    const referring = changeColumns(change, columns);
    const renamed = new Map(
      columns.steps.flatMap((step) => (step.do === 'renameColumn' ? [[step.column, step.to] as const] : [])),
    );
    const touched = new Set(
      columns.steps.flatMap((step) => (step.do === 'retype' || step.do === 'retireColumn' ? [step.column] : [])),
    );
    const indexes = indexSteps(name, was, table, renamed, touched);
    const searched = isSearchedAnew(was, table, renamed, touched);
    if (searched && was.search) steps.push({ do: 'makeUnsearchable', table: name, of: was });
    if (searched && table.search) last.push({ do: 'makeSearchable', table: name, of: table });
    if (was.kind !== table.kind) {
      // The indexes go with the original table, and are created on the partitioned one.
      steps.push(...columns.steps);
      last.push({ do: 'partitionTable', table: name, of: table });
      for (const [index, of] of Object.entries(table.indexes)) last.push({ do: 'addIndex', table: name, index, of });
      notes.push(`The rows of ${name} are copied into partitions: with many of them this takes a while.`);
      notes.push(...columns.notes);
      migration.obstacles.push(...columns.obstacles);
      continue;
    }
    const exclusive = exclusiveSteps(name, was, table, renamed);
    steps.push(...indexes.drop, ...exclusive.drop, ...columns.steps);
    notes.push(...columns.notes, ...indexes.notes, ...exclusive.notes);
    migration.obstacles.push(...columns.obstacles);
    references.push(
      ...referring.flatMap((column): Step[] => {
        const of = table.columns[column];
        return of ? [{ do: 'addReference', table: name, column, of }] : [];
      }),
    );
    last.push(...exclusive.add, ...indexes.add);
    if (was.entity !== table.entity && (table.kind === 'entity' || table.kind === 'single'))
      last.push({ do: 'renameEntity', table: name, from: was.entity, to: table.entity });
    if (!hasTriggers(table)) continue;
    if (was.entity !== table.entity || was.hasStatus !== table.hasStatus) {
      last.push({ do: 'dropTriggers', table: name }, { do: 'addTriggers', table: name, of: table });
    }
    const recounted =
      was.hasStatus !== table.hasStatus || columns.steps.some((step) => 'column' in step && step.column === 'status');
    if (recounted && table.kind === 'entity') last.push({ do: 'recount', table: name, of: table });
  }
  // Join tables before the tables they refer to, and all after others have stopped referring to them.
  const gone = Object.entries(before.tables).filter(([name]) => !kept.has(name));
  for (const [name, of] of gone.sort(([, a], [, b]) => Number(b.kind === 'join') - Number(a.kind === 'join'))) {
    const to = retiredTable(name, before);
    const indexes = Object.keys(of.indexes).map((index): Step => ({ do: 'dropIndex', index }));
    const unsearched: Step[] = of.search ? [{ do: 'makeUnsearchable', table: name, of }] : [];
    references.unshift(...indexes, ...unsearched, { do: 'retireTable', table: name, to, of });
    notes.push(`Table ${name} is kept as ${to}.`);
  }
  steps.push(...references, ...last);
  return migration;
};

/** Returns the starting point of the next migration: the new schema, and the names given to retired data. */
export const nextSnapshot = (before: Schema, after: Schema, { steps }: Migration): Schema => {
  const renamed = new Map(steps.flatMap((step) => (step.do === 'renameTable' ? [[step.to, step.table] as const] : [])));
  return {
    tables: Object.fromEntries(
      Object.entries(after.tables).map(([name, table]) => {
        const created = steps.some((step) => step.do === 'createTable' && step.table === name);
        const earlier = created ? [] : (before.tables[renamed.get(name) ?? name]?.retired ?? []);
        const now = steps.flatMap((step) => (step.do === 'retireColumn' && step.table === name ? [step.to] : []));
        const retired = [...earlier, ...now];
        return [name, retired.length > 0 ? { ...table, retired } : table];
      }),
    ),
    retired: [...before.retired, ...steps.flatMap((step) => (step.do === 'retireTable' ? [step.to] : []))],
  };
};
