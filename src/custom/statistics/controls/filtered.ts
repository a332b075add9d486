import type { FilterName } from '../../../../domain/statistics/dimensions.ts';

/** What a filter narrows: the values of a dimension, or a metric; `at` is the place of one that is there already. */
export type Filtered = { of: 'values'; name: FilterName } | { of: 'metric'; key?: string; at?: number };
