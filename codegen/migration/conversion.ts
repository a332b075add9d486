/** A field inside JSON that records made before can't have a value for. */
export interface Lacking {
  code: 'SL401' | 'SL402';
  /** Its name, after those of the fields that it is inside of, separated by dots. */
  path: string;
  message: string;
}

/** How values of a column are converted to another type; `as` returns the SQL of the new value from that of the old. */
export type Conversion =
  /** Nothing to do; `note` tells what may be left behind. */
  | { how: 'same'; note?: string }
  /** Every value can be represented in the new type. */
  | { how: 'cast'; as(value: string): string }
  /** Every value can be represented in the same column, whose rows are updated. */
  | { how: 'update'; as(value: string): string; lacking?: Lacking[] }
  /**
   * The old column is kept next to the new one, which is filled from it where possible, with null elsewhere; `isWhole`
   * if each value leaves one.
   */
  | { how: 'copy'; as(value: string): string; isWhole?: true; lacking?: Lacking[] }
  /** The old column is kept next to the new one, which starts empty. */
  | { how: 'anew' };
