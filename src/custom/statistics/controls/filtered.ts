import type { FilterName } from '../../../../domain/statistics/dimensions.ts';

/** What a filter applies to: the values of a dimension, or a metric; `at` is the index of an existing one. */
export type Filtered = { of: 'values'; name: FilterName } | { of: 'metric'; key?: string; at?: number };
