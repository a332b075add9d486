import type { DimensionName } from '../../../domain/statistics/dimensions.ts';

/** Dimensions that are the network's alone: affiliates never meet them. */
export const staffOnlyDimensions: readonly DimensionName[] = [
  'advertiser',
  'integration',
  'affiliate',
  'team',
  'manager',
];
