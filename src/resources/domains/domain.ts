import type { components } from '../../generated/api.d.ts';

/** A domain as the API returns it. */
export type Domain = components['schemas']['Domain'];
