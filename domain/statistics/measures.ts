import type { Counted } from './dimensions.ts';

/** What statistics count: the figures that every network has, by the names that formulas know them under. */

interface Measure {
  /** Records of which entity it counts. */
  of: Counted;
  /** Fields of those records without which nobody may know it. */
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

/** The figures that a question which names none is answered with; to each those that they may know. */
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
