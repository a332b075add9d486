import type { components, operations } from '../../generated/api.d.ts';

export type Offer = components['schemas']['Offer'];
export type OfferValues = components['schemas']['OfferCreate'];

/** Where and when an offer accepts the signed-in affiliate's traffic, and how much more it can take. */
export type OfferAvailability =
  operations['readOfferAvailability']['responses'][200]['content']['application/json']['data'];
