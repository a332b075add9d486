import type { components } from '../../generated/api.d.ts';

export type PaymentRule = components['schemas']['PaymentRule'];
