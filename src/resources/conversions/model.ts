import type { components } from '../../generated/api.d.ts';

export type Conversion = components['schemas']['Conversion'];
