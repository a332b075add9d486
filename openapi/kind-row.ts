import type { JsonSchema } from '../domain/rules.ts';
import type { FieldOf, Kind } from './fields.ts';

/** How a list can be filtered by a field: by equal values (`f=a,b`), by a range (`fFrom`, `fTo`), or not at all. */
export type FilterShape = 'values' | 'range' | 'none';

/**
 * One row per kind, with everything that follows from it. A kind without a row does not compile; nothing falls back to
 * text.
 */
export interface KindRow<K extends Kind> {
  /** Type of its column; `null` if it has none (join table, derived, stored elsewhere). */
  sql(field: FieldOf<K>): string | null;
  /** JSON Schema of one value as sent in the API, rules aside. */
  schema(field: FieldOf<K>): JsonSchema;
  filter: FilterShape;
  /** Whether its order is meaningful, so that lists sort by it even if the definition doesn't say so. */
  isSortable?: true;
  /** Whether its input is one small box that fits into a list: in a cell, and for many records at once. */
  isSmall?: true;
  /** Component that shows it in a list or on a page (`src/components/fields`). */
  column: string;
  /** Component that edits it (`src/components/inputs`). */
  input: string;
  /** A valid value, the `n`th of its kind; `undefined` if only the database can provide one. */
  sample(field: FieldOf<K>, n: number): unknown;
}
