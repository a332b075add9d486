import type { Records } from './job.ts';

/** The campaigns that are created and changed: by number, so that every side does the same work. */

export const bulkSize = 1000;

const nth = (values: readonly number[], n: number): number => values[n % values.length] ?? 0;

/** Returns a new campaign, independent of any API. */
export const campaign = (records: Records, n: number) => ({
  title: `Measured ${n}`,
  affiliate: nth(records.affiliates, n * 7),
  offer: nth(records.offers, n * 3),
  integrationMethod: (n % 3) + 1,
  trafficSource: nth(records.trafficSources, n),
  countries: ['LV', 'DE'],
  domain: nth(records.domains, n),
});
export type Campaign = ReturnType<typeof campaign>;

/** Returns campaigns for the n-th call that creates many. */
export const campaigns = (records: Records, n: number): Campaign[] =>
  Array.from({ length: bulkSize }, (_, place) => campaign(records, n * bulkSize + place));

/** Returns one of the affiliates to filter by. */
export const someAffiliate = (records: Records, n: number): number => nth(records.affiliates, n * 31);

/** Spreads numbers evenly and in no order over the existing records. */
const golden = 0.618_033_988_749_895;
export const someId = ({ rows }: Records, n: number): number => 1 + Math.floor(((n * golden) % 1) * rows);

/**
 * Returns something a user might type: a full name, its number, parts of it, a common word, or something that doesn't
 * exist.
 */
export const someWords = (records: Records, n: number): string => {
  const id = String(someId(records, n));
  const typed = [`Campaign ${id}`, id, `camp ${id.slice(0, 4)}`, 'campaign', `paign ${id.slice(-3)}`, `nothing ${id}`];
  return typed[n % typed.length] ?? id;
};

export const newTitle = (n: number): string => `Renamed ${n}`;
