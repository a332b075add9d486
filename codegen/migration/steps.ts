import type { Column, Exclusive, Index, Table } from '../tables/schema.ts';

/** A column with names of entities. */
export interface EntityColumn {
  table: string;
  column: string;
}

/**
 * A step of a migration, in terms of tables. Those that come `first` touch many rows and nothing else, so that others go
 * on reading and writing until the tables are locked; they know the tables and columns by their former names.
 */
export type Step =
  | { do: 'createTable'; table: string; of: Table }
  | { do: 'renameTable'; table: string; to: string; of: Table }
  | { do: 'retireTable'; table: string; to: string; of: Table }
  | { do: 'renameEntity'; table: string; from: string; to: string; named: EntityColumn[]; but: string[] }
  | { do: 'renameField'; table: string; entity: string; from: string; to: string; scheduled?: string }
  | { do: 'addColumn'; table: string; column: string; of: Column }
  | { do: 'renameColumn'; table: string; column: string; to: string; of: Column }
  | { do: 'retireColumn'; table: string; column: string; to: string }
  | { do: 'retype'; table: string; column: string; type: string; using: string; default?: string }
  | { do: 'fill'; table: string; column: string; with: string; where?: string; first?: true }
  | { do: 'fillJoin'; table: string; from: string; column: string }
  | { do: 'requireColumn' | 'relaxColumn'; table: string; column: string }
  | { do: 'setDefault'; table: string; column: string; default: string | undefined }
  | { do: 'addReference'; table: string; column: string; of: Column }
  | { do: 'dropReference'; table: string; column: string }
  | { do: 'addExclusive'; table: string; constraint: string; of: Exclusive }
  | { do: 'dropExclusive'; table: string; constraint: string }
  | { do: 'addIndex'; table: string; index: string; of: Index; concurrently?: true }
  | { do: 'renameIndex'; index: string; to: string }
  | { do: 'dropIndex'; index: string }
  | { do: 'makeSearchable' | 'makeUnsearchable'; table: string; of: Table }
  | { do: 'partitionTable'; table: string; of: Table }
  | { do: 'addTriggers'; table: string; of: Table }
  | { do: 'dropTriggers'; table: string }
  | { do: 'recount'; table: string; of: Table };

/** What can't be migrated without a person's decision. */
export interface Obstacle {
  code: 'SL401' | 'SL402';
  entity: string;
  /** With the names of the fields that it is inside of, separated by dots. */
  field: string;
  message: string;
  help: string;
}

/** The way from one schema to the next. */
export interface Migration {
  steps: Step[];
  /** What a person should know about it: data set aside, checks that may fail. */
  notes: string[];
  obstacles: Obstacle[];
}
