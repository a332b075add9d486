import type { Records } from './job.ts';

/** The campaigns that are made and changed: by number, so that every side does the same work. */

export const bulkSize = 1000;

const nth = (values: readonly number[], n: number): number => values[n % values.length] ?? 0;

/** A new campaign, in the words of nobody's API. */
export const campaign = (records: Records, n: number) => ({
  title: `Measured ${n}`,
  affiliate: nth(records.affiliates, n * 7),
  offer: nth(records.offers, n * 3),
  integrationMethod: (n % 3) + 1,
  trafficSource: nth(records.trafficSources, n),
  countries: ['LV', 'DE'],
  domain: `go-${n % 50}.example.com`,
});
export type Campaign = ReturnType<typeof campaign>;

/** Campaigns for the n-th call that makes many. */
export const campaigns = (records: Records, n: number): Campaign[] =>
  Array.from({ length: bulkSize }, (_, place) => campaign(records, n * bulkSize + place));

/** One of the affiliates to filter by. */
export const someAffiliate = (records: Records, n: number): number => nth(records.affiliates, n * 31);

/** Spreads numbers evenly and without order over the records there are. */
const golden = 0.618_033_988_749_895;
export const someId = ({ rows }: Records, n: number): number => 1 + Math.floor(((n * golden) % 1) * rows);

/** What someone might type: all of a name, its number, parts of it, what many have in common, what nobody has. */
export const someWords = (records: Records, n: number): string => {
  const id = String(someId(records, n));
  const typed = [`Campaign ${id}`, id, `camp ${id.slice(0, 4)}`, 'campaign', `paign ${id.slice(-3)}`, `nothing ${id}`];
  return typed[n % typed.length] ?? id;
};

export const newTitle = (n: number): string => `Renamed ${n}`;
