/** The database's tables as data: what the definitions require, and what the snapshot has from the last run. */

export interface Column {
  /** The field it stores, or its purpose in a join table. */
  field: string;
  type: string;
  notNull: boolean;
  /** SQL of its default. */
  default?: string;
  /** The column's previous name. */
  renamedFrom?: string;
  /** Values of an enumeration by the keys of its options; several of them in one column if the type is an array. */
  options?: Record<string, string | number>;
  /** Its values are names of entities. */
  namesEntities?: true;
  /** For JSON with fields inside. */
  inside?: Inside;
  /** The table whose ids it holds; the tenant is part of the reference unless that table is shared. */
  references?: { table: string; shared: boolean; cascade: boolean; constrained: boolean };
}

/** What is inside JSON: one object or a list of them, or whatever the server puts there. */
export interface Inside {
  form: 'list' | 'group' | 'parameters';
  /**
   * By their names in JSON; `type` is that of a column with such values, and `notNull` says that each object has one. A
   * type of `unknown`, and no names inside of it, come from a snapshot made before these were recorded.
   */
  fields: Record<string, Column>;
}

export const unknownType = 'unknown';

export interface Index {
  /** Columns, or expressions of them. */
  columns: string[];
  /** Fields whose combination of values is unique. */
  unique?: string[];
}

/** Columns of which a row has exactly one, or at most one. */
export interface Exclusive {
  columns: string[];
  required: boolean;
}

export interface Table {
  /**
   * `single`: one row per tenant. `shared`: no tenant. `events`: partitioned by time. `join`: the references of one
   * record to many.
   */
  kind: 'entity' | 'single' | 'shared' | 'events' | 'join';
  /** For events: the period of one partition. */
  partition?: 'day' | 'week' | 'month';
  entity: string;
  /** For a join table: the field it belongs to, and that field's previous name. */
  field?: string;
  renamedFrom?: string;
  hasStatus?: boolean;
  columns: Record<string, Column>;
  primaryKey: string[];
  /** Columns of which a row has at most one, by the names of their constraints. */
  exclusive?: Record<string, Exclusive>;
  /** Columns whose texts its records are found by, the most distinctive first. */
  search?: string[];
  indexes: Record<string, Index>;
  /** Retired columns: still there, with their data, under `retired_…`. */
  retired?: string[];
}

export interface Schema {
  tables: Record<string, Table>;
  /** Retired tables: still there, with their data, under `retired_…`. */
  retired: string[];
}

export const emptySchema: Schema = { tables: {}, retired: [] };
