/** The database's tables as data: what the definitions ask for, and what the snapshot remembers of the last time. */

export interface Column {
  /** The field it holds, or what it is for in a join table. */
  field: string;
  type: string;
  notNull: boolean;
  /** SQL of its default. */
  default?: string;
  /** The column's name before this one. */
  renamedFrom?: string;
  /** Values of an enumeration by the keys of its options; several of them in one column where the type is an array. */
  options?: Record<string, string | number>;
  /** Of JSON: its form, the names of the fields inside, and the names some of them had before. */
  inside?: { form: 'list' | 'group' | 'parameters'; names: string[]; renamed: Record<string, string> };
  /** Table whose ids it holds; the tenant is part of the reference unless that table is shared. */
  references?: { table: string; shared: boolean; cascade: boolean; constrained: boolean };
}

export interface Index {
  /** Columns, or expressions of them. */
  columns: string[];
  /** Fields whose values no two records share. */
  unique?: string[];
}

/** Columns of which a row has one, or one at most. */
export interface Exclusive {
  columns: string[];
  required: boolean;
}

export interface Table {
  /** `single`: one row a tenant. `shared`: no tenant. `events`: partitioned by time. `join`: the references of one record to many. */
  kind: 'entity' | 'single' | 'shared' | 'events' | 'join';
  /** Of events: how much one partition holds. */
  partition?: 'day' | 'week' | 'month';
  entity: string;
  /** Of a join table: the field it belongs to, and that field's name before. */
  field?: string;
  renamedFrom?: string;
  hasStatus?: boolean;
  columns: Record<string, Column>;
  primaryKey: string[];
  /** Columns of which a row has one at most, by the names of the constraints that say so. */
  exclusive?: Record<string, Exclusive>;
  /** Columns whose texts its records are found by, the most telling first. */
  search?: string[];
  indexes: Record<string, Index>;
  /** Columns that were retired: still there, with their data, under `retired_…`. */
  retired?: string[];
}

export interface Schema {
  tables: Record<string, Table>;
  /** Tables that were retired: still there, with their data, under `retired_…`. */
  retired: string[];
}

export const emptySchema: Schema = { tables: {}, retired: [] };
