import type { components, operations } from '../../generated/api.d.ts';

export type Targeting = components['schemas']['Targeting'];

/** Who gets an offer's clicks, and who its leads. */
export type OfferPlan = operations['readOfferPlan']['responses'][200]['content']['application/json']['data'];
export type Plan = OfferPlan['lead'];
export type Taker = Plan['takers'][number];

/** Returns the list with one of its entries moved to another index; unchanged if there is no such entry. */
export const moved = <T>(entries: readonly T[], from: number, to: number): T[] => {
  const one = entries[from];
  if (one === undefined || to < 0 || to >= entries.length) return [...entries];
  const rest = entries.filter((_, place) => place !== from);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
};
