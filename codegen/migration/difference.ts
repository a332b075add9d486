import { snakeCase } from '../../openapi/names.ts';
import { quoted } from '../tables/identifiers.ts';
import type { Column, Index, Schema, Table } from '../tables/schema.ts';
import { changeColumns, retiredName } from './columns.ts';
import { hasTriggers } from './sql.ts';
import type { EntityColumn, Migration, Step } from './steps.ts';

const retiredTable = (table: string, { retired }: Schema): string => retiredName(table, retired);

const isSameKind = (was: Table | undefined, table: Table): was is Table =>
  was?.kind === table.kind || (was?.kind === 'entity' && table.kind === 'events');

/** Returns the former names of tables, by their names; those that are new have none. */
const formerNames = (before: Schema, after: Schema): Map<string, string | undefined> => {
  const fits = (was: Table | undefined, table: Table): boolean =>
    isSameKind(was, table) && (table.kind !== 'join' || targetOf(was) === formerTarget(table, before, after));
  const found = new Map<string, string | undefined>();
  const taken = new Set<string>();
  const find = (which: (old: string, was: Table, name: string, table: Table) => boolean): void => {
    for (const [name, table] of Object.entries(after.tables)) {
      if (found.has(name)) continue;
      const old = Object.entries(before.tables).find(
        ([one, was]) => !taken.has(one) && fits(was, table) && which(one, was, name, table),
      )?.[0];
      if (old === undefined) continue;
      found.set(name, old);
      taken.add(old);
    }
  };
  // A field whose name went to another one first, which then finds that name taken.
  find(
    (old, was, name, table) =>
      old !== name &&
      !before.tables[name] &&
      was.entity === table.entity &&
      table.renamedFrom !== undefined &&
      was.field === table.renamedFrom,
  );
  find((old, _was, name) => old === name);
  find((old, was, _name, table) => was.entity === table.entity && was.field === table.field && !(old in after.tables));
  return new Map(Object.keys(after.tables).map((name) => [name, found.get(name)]));
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

/** Returns a column, or an expression of it, after columns were renamed. */
const movedColumn = (column: string, rename: ReadonlyMap<string, string>): string => {
  for (const [from, to] of rename) {
    if (column === quoted(from)) return quoted(to);
    if (column === `lower(${quoted(from)})`) return `lower(${quoted(to)})`;
  }
  return column;
};

const isRebuilt = ({ columns }: Index, touched: ReadonlySet<string>): boolean =>
  columns.some((column) => [...touched].some((one) => column === quoted(one) || column === `lower(${quoted(one)})`));

/** Returns what to drop before and what to add after the columns have changed. */
const indexSteps = (
  table: string,
  before: Table,
  after: Table,
  rename: ReadonlyMap<string, string>,
  touched: ReadonlySet<string>,
): { drop: Step[]; rename: Step[]; add: Step[]; notes: string[] } => {
  const drop: Step[] = [];
  const renamed: Step[] = [];
  const add: Step[] = [];
  const notes: string[] = [];
  const left = new Map(Object.entries(after.indexes));
  for (const [name, was] of Object.entries(before.indexes)) {
    const moved = { ...was, columns: was.columns.map((column) => movedColumn(column, rename)) };
    const same = isRebuilt(moved, touched) ? undefined : [...left].find(([, is]) => signature(is) === signature(moved));
    if (!same) drop.push({ do: 'dropIndex', index: name });
    else {
      left.delete(same[0]);
      if (same[0] !== name) renamed.push({ do: 'renameIndex', index: name, to: same[0] });
    }
  }
  for (const [index, of] of left) {
    // Changing a column's type rewrites it under a lock: its indexes are rebuilt along with it.
    add.push({ do: 'addIndex', table, index, of, ...(!isRebuilt(of, touched) && { concurrently: true as const }) });
    if (of.unique && !before.indexes[index]?.unique) {
      notes.push(`${index} can't be made while two records of ${table} share ${of.unique.join(' and ')}.`);
    }
  }
  return { drop, rename: renamed, add, notes };
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

const referenceColumn = (field: string): string => `${snakeCase(field)}_id`;

/**
 * Returns steps for columns of a field of one reference that became a field of many: their values fill the new join
 * table.
 * @param was the owner's table before, with its references under the tables' present names
 */
const filling = (name: string, table: Table, was: Table | undefined): Step[] => {
  const owner = table.columns['owner_id']?.references?.table;
  if (owner === undefined || !was) return [];
  const column = [table.field, table.renamedFrom]
    .flatMap((field) => (field === undefined ? [] : [referenceColumn(field)]))
    .find((one) => was.columns[one]?.references?.table === targetOf(table));
  return column === undefined ? [] : [{ do: 'fillJoin', table: name, from: owner, column }];
};

/**
 * Returns the step for a new reference that was a field of many: it is filled for records that had exactly one.
 * @param joins the join tables that were there, with their references under the tables' present names
 */
const emptying = (table: string, column: string, of: Column, joins: readonly [string, Table][]): Step[] => {
  const found = joins.find(
    ([, was]) =>
      was.columns['owner_id']?.references?.table === table &&
      targetOf(was) === of.references?.table &&
      was.field !== undefined &&
      [column, of.renamedFrom].includes(referenceColumn(was.field)),
  );
  if (!found) return [];
  const [join] = found;
  const only = `(select min(target_id) from ${quoted(join)} where ${quoted(join)}.tenant_id = ${quoted(table)}.tenant_id and owner_id = ${quoted(table)}.id having count(*) = 1)`;
  return [{ do: 'fill', table, column, with: only }];
};

/** Returns the columns of entities' tables that name entities, and the tables whose `entity` is something else. */
const entityColumns = ({ tables }: Schema): { named: EntityColumn[]; but: string[] } => ({
  named: Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, of]) => (of.namesEntities ? [{ table, column }] : [])),
  ),
  but: Object.keys(tables).filter((table) => tables[table]?.columns['entity']),
});

/** Returns the fields of an entity that have another name now, by their former ones. */
const renamedFields = (was: Table, steps: readonly Step[], { columns }: Table): [string, string][] =>
  steps.flatMap((step): [string, string][] => {
    if (step.do !== 'renameColumn') return [];
    const [from, to] = [was.columns[step.column]?.field, columns[step.to]?.field];
    return from === undefined || to === undefined || from === to ? [] : [[from, to]];
  });

/** Returns the steps from the current tables to the desired ones. Nothing that holds data is dropped. */
export const migrationSteps = (before: Schema, after: Schema): Migration => {
  const migration: Migration = { steps: [], notes: [], obstacles: [] };
  const { steps, notes } = migration;
  const former = formerNames(before, after);
  const kept = new Set(former.values());
  const nowNamed = new Map([...former].flatMap(([name, old]) => (old ? [[old, name] as const] : [])));
  const wasOf = (name: string): Table | undefined => {
    const was = before.tables[former.get(name) ?? ''];
    return was && renamedReferences(was, nowNamed);
  };
  const joins = Object.entries(before.tables).flatMap(([name, was]): [string, Table][] =>
    was.kind === 'join' && !kept.has(name) ? [[name, renamedReferences(was, nowNamed)]] : [],
  );
  const scheduled = Object.keys(before.tables).find((name) => before.tables[name]?.entity === 'scheduledChange');
  const last: Step[] = [];
  const references: Step[] = [];

  for (const [name, old] of former) {
    const was = old === undefined ? undefined : before.tables[old];
    if (old === undefined || !was || old === name) continue;
    steps.push({ do: 'renameTable', table: old, to: name, of: was });
    if (was.kind === 'events') notes.push(`A retention of ${old} (SLUICE_RETENTION) has to name ${name} from now on.`);
  }
  for (const [name, table] of Object.entries(after.tables)) {
    if (former.get(name) !== undefined) continue;
    steps.push({ do: 'createTable', table: name, of: table });
    if (table.kind === 'join')
      steps.push(...filling(name, table, wasOf(table.columns['owner_id']?.references?.table ?? '')));
    for (const [column, of] of Object.entries(table.columns)) {
      if (of.references?.constrained) references.push({ do: 'addReference', table: name, column, of });
    }
    if (table.kind === 'events') last.push({ do: 'partitionTable', table: name, of: table });
    for (const [index, of] of Object.entries(table.indexes)) last.push({ do: 'addIndex', table: name, index, of });
    if (hasTriggers(table)) last.push({ do: 'addTriggers', table: name, of: table });
    if (table.search) last.push({ do: 'makeSearchable', table: name, of: table });
  }
  for (const [name, table] of Object.entries(after.tables)) {
    const was = wasOf(name);
    if (!was) continue;
    const columns: Migration = { steps: [], notes: [], obstacles: [] };
    const change = {
      table: name,
      former: former.get(name) ?? name,
      before: was,
      after: table,
      retired: [...(was.retired ?? [])],
    };
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
    for (const step of [...columns.steps])
      if (step.do === 'addColumn' && step.of.references)
        columns.steps.push(...emptying(name, step.column, step.of, joins));
    const named: [string, string][] =
      table.kind === 'join' && was.field !== undefined && table.field !== undefined && was.field !== table.field
        ? [[was.field, table.field]]
        : renamedFields(was, columns.steps, table);
    steps.push(
      ...named.map(
        ([from, to]): Step => ({
          do: 'renameField',
          table: name,
          entity: was.entity,
          from,
          to,
          ...(scheduled !== undefined && { scheduled }),
        }),
      ),
    );
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
    // A name that an index gives up may be that of a new one.
    steps.push(...indexes.drop, ...exclusive.drop, ...columns.steps, ...indexes.rename);
    notes.push(...columns.notes, ...indexes.notes, ...exclusive.notes);
    migration.obstacles.push(...columns.obstacles);
    references.push(
      ...referring.flatMap((column): Step[] => {
        const of = table.columns[column];
        return of ? [{ do: 'addReference', table: name, column, of }] : [];
      }),
    );
    last.push(...exclusive.add, ...indexes.add);
    if (!hasTriggers(table)) continue;
    if (was.entity !== table.entity || was.hasStatus !== table.hasStatus) {
      last.push({ do: 'dropTriggers', table: name }, { do: 'addTriggers', table: name, of: table });
    }
    const recounted =
      was.hasStatus !== table.hasStatus || columns.steps.some((step) => 'column' in step && step.column === 'status');
    if (recounted && table.kind === 'entity') last.push({ do: 'recount', table: name, of: table });
  }
  for (const [name, table] of Object.entries(after.tables)) {
    const was = wasOf(name);
    if (was && was.entity !== table.entity && table.kind !== 'join')
      last.push({ do: 'renameEntity', table: name, from: was.entity, to: table.entity, ...entityColumns(after) });
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
  const all = [...steps, ...references, ...last];
  const isFirst = (step: Step): boolean => step.do === 'renameField' || (step.do === 'fill' && step.first === true);
  return { ...migration, steps: [...all.filter(isFirst), ...all.filter((step) => !isFirst(step))] };
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
