import type { components } from '../../generated/api.d.ts';

export type PaymentRule = components['schemas']['PaymentRule'];

/** The type of amounts that are a share of what the advertiser reports. */
export const percent: PaymentRule['paymentType'] = 2;
