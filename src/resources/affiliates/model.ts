import type { components } from '../../generated/api.d.ts';

export type Affiliate = components['schemas']['User'];
