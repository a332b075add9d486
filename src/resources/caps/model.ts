import type { components } from '../../generated/api.d.ts';

export type Cap = components['schemas']['Cap'];
