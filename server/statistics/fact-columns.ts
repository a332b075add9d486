/**
 * What statistics are counted from: the columns of the table `fact`, in PostgreSQL and under the same names in the
 * store, where nothing is null: 0 stands for no id or number, the empty string for no text.
 *
 * Rows are deltas, so a figure is the sum of a measure; statuses are dimensions: sent leads are `sum(leads)` where
 * `lead_status = 'sent'`. `at` is when the record itself came in, shown as `createdAt` in its list; `traffic_at` is
 * when the click or lead that it goes back to came in.
 */

/** What figures can be grouped and filtered by, with the type in the store. */
export const dimensions = {
  kind: 'LowCardinality(String)',
  affiliate_id: 'UInt64',
  team_id: 'UInt64',
  campaign_id: 'UInt64',
  offer_id: 'UInt64',
  vertical_id: 'UInt64',
  advertiser_id: 'UInt64',
  integration_id: 'UInt64',
  landing_id: 'UInt64',
  traffic_source_id: 'UInt64',
  goal_id: 'UInt64',
  lead_grade_id: 'UInt64',
  currency_id: 'UInt64',
  click_status: 'UInt8',
  lead_status: 'LowCardinality(String)',
  conversion_status: 'UInt8',
  is_hidden: 'Bool',
  is_test: 'Bool',
  country: 'LowCardinality(String)',
  language: 'LowCardinality(String)',
  device: 'LowCardinality(String)',
  os: 'LowCardinality(String)',
  browser: 'LowCardinality(String)',
  sub1: 'String',
  sub2: 'String',
  sub3: 'String',
  sub4: 'String',
  sub5: 'String',
  sub6: 'String',
  sub7: 'String',
  sub8: 'String',
  sub9: 'String',
} as const;

export type Dimension = keyof typeof dimensions;

/** The columns that are summed. Amounts are in the base currency, exact to eight decimals. */
export const measures = [
  'clicks',
  'unique_clicks',
  'leads',
  'conversions',
  'deposits',
  'first_deposits',
  'deposited',
  'revenue',
  'payout',
  'received_revenue',
  'received_payout',
] as const;

export type Measure = (typeof measures)[number];
