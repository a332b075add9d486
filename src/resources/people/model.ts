import type { components } from '../../generated/api.d.ts';

/** An employee or an affiliate. */
export type Person = components['schemas']['User'];
export type PersonValues = components['schemas']['UserCreate'];
export type RoleType = NonNullable<components['schemas']['Role']['type']>;
