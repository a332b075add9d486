import type { components } from '../../generated/api.d.ts';

export type Offer = components['schemas']['Offer'];
export type OfferValues = components['schemas']['OfferCreate'];
