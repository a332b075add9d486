import { dimensions, type FilterName } from '../../../../domain/statistics/dimensions.ts';
import type { Value } from '../question/question.ts';

/** A value as a filter names it: those that have none are `0` of records, and an empty text otherwise. */
export const filterTextOf = (name: FilterName, value: Value): string =>
  value === null ? (dimensions[name].kind === 'record' ? '0' : '') : String(value);
