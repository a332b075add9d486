import type { JsonSchema } from '../domain/rules.ts';
import type { FieldOf, Kind } from './fields.ts';

/** How a list is narrowed by a field: by equal values (`f=a,b`), by a range (`fFrom`, `fTo`), or not at all. */
export type FilterShape = 'values' | 'range' | 'none';

/**
 * One row a kind: everything that follows from it. A kind without a row does not compile; nothing falls back to text.
 */
export interface KindRow<K extends Kind> {
  /** Type of its column; `null` where it has none (join table, derived, kept elsewhere). */
  sql(field: FieldOf<K>): string | null;
  /** JSON Schema of one value on the wire, rules aside. */
  schema(field: FieldOf<K>): JsonSchema;
  filter: FilterShape;
  /** Whether its order says something, so that lists may have it without being told. */
  sorts?: true;
  /** Whether its input is one small box, which lists have room for: in a cell, and for many records at once. */
  isSmall?: true;
  /** Component that shows it in a list or on a page (`src/components/fields`). */
  column: string;
  /** Component that edits it (`src/components/inputs`). */
  input: string;
  /** A valid value, the `n`th of its kind; `undefined` where only the database can give one. */
  sample(field: FieldOf<K>, n: number): unknown;
}
