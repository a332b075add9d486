import type { components } from '../../generated/api.d.ts';

export type Vertical = components['schemas']['Vertical'];
