import type { Counted } from './dimensions.ts';

/** What statistics count: the figures that every network has, by the names that formulas use. */

interface Measure {
  /** The entity whose records it counts. */
  of: Counted;
  /** The fields of those records that a user must be able to read to see it. */
  fields: readonly string[];
}

const of = (counted: Counted, ...fields: string[]): Measure => ({ of: counted, fields });

export const measures = {
  clicks: of('click'),
  uniqueClicks: of('click', 'isUnique'),
  validClicks: of('click', 'clickStatus'),
  leads: of('lead'),
  sentLeads: of('lead', 'apiStatus'),
  unsentLeads: of('lead', 'apiStatus'),
  heldLeads: of('lead', 'apiStatus'),
  invalidLeads: of('lead', 'apiStatus'),
  duplicateLeads: of('lead', 'apiStatus'),
  trashLeads: of('lead', 'apiStatus'),
  conversions: of('conversion'),
  approvedConversions: of('conversion', 'conversionStatus'),
  pendingConversions: of('conversion', 'conversionStatus'),
  deferredConversions: of('conversion', 'conversionStatus'),
  rejectedConversions: of('conversion', 'conversionStatus'),
  revenue: of('conversion', 'revenue'),
  payout: of('conversion', 'payout'),
  profit: of('conversion', 'revenue', 'payout'),
  receivedRevenue: of('conversion', 'revenue'),
  receivedPayout: of('conversion', 'payout'),
  netProfit: of('conversion', 'revenue', 'payout'),
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

export const isMeasure = (name: string): name is MeasureName => Object.hasOwn(measures, name);

/** The figures returned if a query names none; each user gets those they may see. */
export const defaultMetrics: readonly MeasureName[] = [
  'clicks',
  'leads',
  'sentLeads',
  'conversions',
  'approvedConversions',
  'revenue',
  'payout',
  'profit',
];
