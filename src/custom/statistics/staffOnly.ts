import type { DimensionName } from '../../../domain/statistics/dimensions.ts';

/** Dimensions reserved for the network: affiliates never see them. */
export const staffOnlyDimensions: readonly DimensionName[] = [
  'advertiser',
  'integration',
  'affiliate',
  'team',
  'manager',
];
