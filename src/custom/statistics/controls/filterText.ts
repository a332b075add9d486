import { dimensions, type FilterName } from '../../../../domain/statistics/dimensions.ts';
import type { Value } from '../question/question.ts';

/** Returns a value as a filter names it: “none” is `0` for records, and an empty text otherwise. */
export const filterTextOf = (name: FilterName, value: Value): string =>
  value === null ? (dimensions[name].kind === 'record' ? '0' : '') : String(value);
