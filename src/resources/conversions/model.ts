import type { components } from '../../generated/api.d.ts';

export type Conversion = components['schemas']['Conversion'];

/** The type of rules that pay a share of what the advertiser reports. */
export const percent: Conversion['ruleType'] = 2;
