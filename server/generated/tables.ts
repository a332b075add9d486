// Generated from openapi/entities by `npm run codegen`. Do not edit.

import type { ColumnType, Generated } from 'kysely';

/** `timestamptz`: read as whole seconds UTC, written as text. */
type Timestamp = ColumnType<number, string, string>;
/** The same, filled in by the database unless told. */
type FilledTimestamp = ColumnType<number, string | undefined, string>;
/** `jsonb`: read parsed, written as text. */
type Json = ColumnType<unknown, string, string>;
type FilledJson = ColumnType<unknown, string | undefined, string>;

/** Records of accountDetail. */
export interface AccountDetailsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  withdrawal_method_id: number;
  field_id: number;
  value: string | null;
  secret_value: string | null;
  secret_value_set_at: Timestamp | null;
  position: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of accountField. */
export interface AccountFieldsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  payment_method_id: number;
  title: string;
  title_ru: string | null;
  format: Generated<'text' | 'digits' | 'email' | 'phone' | 'iban' | 'trc20' | 'erc20'>;
  required: Generated<boolean>;
  secret: Generated<boolean>;
  position: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of advertiser. */
export interface AdvertisersTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  secure_id: Generated<string>;
  title: string;
  description: string | null;
  vertical_id: number | null;
  default_currency_id: number | null;
  contacts: FilledJson;
  redirect_template_enabled: Generated<boolean>;
  redirect_template: string | null;
  api_token: Generated<string>;
  status: Generated<'active' | 'blocked'>;
  block_reason: string | null;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `platforms` of advertiser: its targets in the order of `position`. */
export interface AdvertisersPlatformsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `managers` of advertiser: its targets in the order of `position`. */
export interface AdvertisersManagersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `tags` of advertiser: its targets in the order of `position`. */
export interface AdvertisersTagsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of advertiserAssignment. */
export interface AdvertiserAssignmentsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string | null;
  offer_id: number;
  advertiser_id: number;
  integration_id: number | null;
  countries: Generated<string[]>;
  countries_mode: Generated<'only' | 'except'>;
  languages: Generated<string[]>;
  languages_mode: Generated<'only' | 'except'>;
  traffic_sources_mode: Generated<'only' | 'except'>;
  schedule: Json | null;
  weight: Generated<number | null>;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `trafficSources` of advertiserAssignment: its targets in the order of `position`. */
export interface AdvertiserAssignmentsTrafficSourcesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of advertiserBalance. */
export interface AdvertiserBalancesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  advertiser_id: number;
  approved: string;
  hold: string;
  paid: string;
  advance: string;
  advance_hold: string;
  currency_id: number;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of advertiserInvoice. */
export interface AdvertiserInvoicesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string | null;
  number: number | null;
  advertiser_id: number;
  period_from: string;
  period_to: string;
  currency_id: number;
  amount: string | null;
  rounding: string | null;
  advance: string | null;
  conversion_count: number | null;
  countries: Generated<string[]>;
  exchange_rates: FilledJson;
  corrections: FilledJson;
  payment_date: string | null;
  notes: string | null;
  private_notes: string | null;
  status: Generated<'unpaid' | 'paid' | 'declined' | 'deleted'>;
  block_reason: string | null;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `offers` of advertiserInvoice: its targets in the order of `position`. */
export interface AdvertiserInvoicesOffersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `goals` of advertiserInvoice: its targets in the order of `position`. */
export interface AdvertiserInvoicesGoalsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of advertiserInvoiceLine. */
export interface AdvertiserInvoiceLinesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  invoice_id: number;
  kind: 'conversions' | 'correction';
  offer_id: number | null;
  goal_id: number | null;
  rate_type: 1 | 2 | null;
  rate: string | null;
  conversion_count: number | null;
  currency_id: number;
  exact_amount: string;
  exchange_rate: string;
  invoice_currency_id: number;
  amount: string;
  rounding: string;
  reason: string | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of advertiserMovement. */
export interface AdvertiserMovementsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  advertiser_id: number;
  balance_id: number;
  from: 'hold' | 'approved' | 'paid' | 'advance' | 'advanceHold' | null;
  to: 'hold' | 'approved' | 'paid' | 'advance' | 'advanceHold' | null;
  amount: string;
  currency_id: number;
  base_amount: string;
  cause: 'conversion' | 'invoice' | 'correction' | 'prepayment';
  conversion_id: number | null;
  invoice_id: number | null;
  prepayment_id: number | null;
  user_id: number | null;
  created_at: FilledTimestamp;
}

/** Records of affiliateAssignment. */
export interface AffiliateAssignmentsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string | null;
  offer_id: number;
  affiliate_id: number | null;
  team_id: number | null;
  countries: Generated<string[]>;
  countries_mode: Generated<'only' | 'except'>;
  languages: Generated<string[]>;
  languages_mode: Generated<'only' | 'except'>;
  traffic_sources_mode: Generated<'only' | 'except'>;
  schedule: Json | null;
  weight: Generated<number | null>;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `trafficSources` of affiliateAssignment: its targets in the order of `position`. */
export interface AffiliateAssignmentsTrafficSourcesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of affiliateBalance. */
export interface AffiliateBalancesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  affiliate_id: number;
  approved: string;
  hold: string;
  requested_withdrawal: string;
  paid: string;
  currency_id: number;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of affiliateInvoice. */
export interface AffiliateInvoicesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string | null;
  number: number | null;
  affiliate_id: number;
  period_from: string;
  period_to: string;
  currency_id: number;
  amount: string | null;
  rounding: string | null;
  conversion_count: number | null;
  countries: Generated<string[]>;
  exchange_rates: FilledJson;
  corrections: FilledJson;
  withdrawal_method_id: number | null;
  requested: 'staff' | 'affiliate' | 'schedule' | null;
  payment_date: string | null;
  notes: string | null;
  private_notes: string | null;
  status: Generated<'unpaid' | 'paid' | 'declined' | 'deleted'>;
  block_reason: string | null;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `offers` of affiliateInvoice: its targets in the order of `position`. */
export interface AffiliateInvoicesOffersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `goals` of affiliateInvoice: its targets in the order of `position`. */
export interface AffiliateInvoicesGoalsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of affiliateInvoiceLine. */
export interface AffiliateInvoiceLinesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  invoice_id: number;
  kind: 'conversions' | 'correction';
  offer_id: number | null;
  goal_id: number | null;
  rate_type: 1 | 2 | null;
  rate: string | null;
  conversion_count: number | null;
  currency_id: number;
  exact_amount: string;
  exchange_rate: string;
  invoice_currency_id: number;
  amount: string;
  rounding: string;
  reason: string | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of affiliateMovement. */
export interface AffiliateMovementsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  affiliate_id: number;
  balance_id: number;
  from: 'hold' | 'approved' | 'requestedWithdrawal' | 'paid' | null;
  to: 'hold' | 'approved' | 'requestedWithdrawal' | 'paid' | null;
  amount: string;
  currency_id: number;
  base_amount: string;
  cause: 'conversion' | 'invoice' | 'correction';
  conversion_id: number | null;
  invoice_id: number | null;
  user_id: number | null;
  created_at: FilledTimestamp;
}

/** Records of apiToken. */
export interface ApiTokensTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  expires_at: Timestamp | null;
  hint: string | null;
  last_used_at: Timestamp | null;
  user_id: number | null;
  token_hash: string | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of campaign. */
export interface CampaignsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  secure_id: Generated<string>;
  title: string;
  affiliate_id: number;
  offer_id: number;
  integration_method: 1 | 2 | 3 | null;
  traffic_source_id: number | null;
  countries: Generated<string[]>;
  domain_id: number | null;
  autocreated: Generated<boolean>;
  status: Generated<'active' | 'inactive' | 'offer_revoked' | 'blocked' | 'deleted'>;
  block_reason: string | null;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `landers` of campaign: its targets in the order of `position`. */
export interface CampaignsLandersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of cap. */
export interface CapsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  offer_id: number;
  advertiser_id: number | null;
  affiliate_id: number | null;
  team_id: number | null;
  landing_id: number | null;
  payment_model_id: number | null;
  type: Generated<'clicks' | 'leads' | 'conversions' | 'revenue' | 'payout'>;
  goal_id: number | null;
  conversion_status: 1 | 2 | 3 | 4 | null;
  value: string;
  currency_id: number | null;
  counter_reset_at: Timestamp | null;
  guarantee: string | null;
  informational_value: string | null;
  period: Generated<'hour' | 'day' | 'week' | 'month' | 'total'>;
  timezone: Generated<string>;
  processing_type: Generated<'hard' | 'soft'>;
  action: Generated<'stop' | 'redirect' | 'hold' | 'notify'>;
  low_priority: Generated<boolean>;
  countries: Generated<string[]>;
  countries_mode: Generated<'only' | 'except'>;
  languages: Generated<string[]>;
  languages_mode: Generated<'only' | 'except'>;
  traffic_sources_mode: Generated<'only' | 'except'>;
  schedule: Json | null;
  weight: Generated<number | null>;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `trafficSources` of cap: its targets in the order of `position`. */
export interface CapsTrafficSourcesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of category. */
export interface CategoriesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of click. */
export interface ClicksTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  secure_id: Generated<string>;
  affiliate_id: number;
  campaign_id: number;
  offer_id: number;
  advertiser_id: number | null;
  landing_id: number | null;
  click_status: 1 | 2;
  outcome: 'sent' | 'trafficback' | 'nowhere';
  reason: 'bot' | 'prefetch' | 'head' | 'fraud' | 'repeated' | 'campaign_active' | 'affiliate_active' | 'affiliate_traffic' | 'team_active' | 'team_traffic' | 'offer_active' | 'offer_visible' | 'campaign_country' | 'offer_country' | 'offer_traffic_source' | 'affiliate_country' | 'affiliate_language' | 'affiliate_traffic_source' | 'affiliate_schedule' | 'team_country' | 'team_language' | 'team_traffic_source' | 'team_schedule' | 'lead_parameters' | 'lead_format' | 'lead_values' | 'inbound_rules' | 'lead_duplicate' | 'lead_cold' | 'lead_test' | 'advertiser_active' | 'advertiser_assigned' | 'integration_assigned' | 'integration_active' | 'integration_sends' | 'circuit_closed' | 'landing_active' | 'targeting_audience' | 'targeting_sieve' | 'advertiser_sieve' | 'never_offered' | 'advertiser_chosen' | 'landing_sieve' | 'landing_chosen' | 'targeting_room' | 'cap_room' | 'tried_before' | 'somebody_left' | null;
  refusal: 'blocked' | 'campaign' | 'offer' | 'geo' | 'source' | 'language' | 'hours' | 'data' | 'rules' | 'duplicate' | 'test' | 'cold' | 'nobody' | 'delivery' | 'automatic' | null;
  country: string | null;
  language: string | null;
  ip: string | null;
  is_unique: Generated<boolean>;
  visitor: string | null;
  full_traffic_source: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  sub6: string | null;
  sub7: string | null;
  sub8: string | null;
  sub9: string | null;
  user_agent: string | null;
  referrer: string | null;
  campaign_url: string | null;
  target_url: string | null;
  decision: Json | null;
  created_at: FilledTimestamp;
}

/** Records of clickChange. */
export interface ClickChangesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  click_id: number;
  affiliate_id: number;
  user_id: number | null;
  impersonator_id: number | null;
  previous_status: 1 | 2;
  click_status: 1 | 2;
  previous_reason: 'bot' | 'prefetch' | 'head' | 'fraud' | 'repeated' | 'campaign_active' | 'affiliate_active' | 'affiliate_traffic' | 'team_active' | 'team_traffic' | 'offer_active' | 'offer_visible' | 'campaign_country' | 'offer_country' | 'offer_traffic_source' | 'affiliate_country' | 'affiliate_language' | 'affiliate_traffic_source' | 'affiliate_schedule' | 'team_country' | 'team_language' | 'team_traffic_source' | 'team_schedule' | 'lead_parameters' | 'lead_format' | 'lead_values' | 'inbound_rules' | 'lead_duplicate' | 'lead_cold' | 'lead_test' | 'advertiser_active' | 'advertiser_assigned' | 'integration_assigned' | 'integration_active' | 'integration_sends' | 'circuit_closed' | 'landing_active' | 'targeting_audience' | 'targeting_sieve' | 'advertiser_sieve' | 'never_offered' | 'advertiser_chosen' | 'landing_sieve' | 'landing_chosen' | 'targeting_room' | 'cap_room' | 'tried_before' | 'somebody_left' | null;
  reason: 'bot' | 'prefetch' | 'head' | 'fraud' | 'repeated' | 'campaign_active' | 'affiliate_active' | 'affiliate_traffic' | 'team_active' | 'team_traffic' | 'offer_active' | 'offer_visible' | 'campaign_country' | 'offer_country' | 'offer_traffic_source' | 'affiliate_country' | 'affiliate_language' | 'affiliate_traffic_source' | 'affiliate_schedule' | 'team_country' | 'team_language' | 'team_traffic_source' | 'team_schedule' | 'lead_parameters' | 'lead_format' | 'lead_values' | 'inbound_rules' | 'lead_duplicate' | 'lead_cold' | 'lead_test' | 'advertiser_active' | 'advertiser_assigned' | 'integration_assigned' | 'integration_active' | 'integration_sends' | 'circuit_closed' | 'landing_active' | 'targeting_audience' | 'targeting_sieve' | 'advertiser_sieve' | 'never_offered' | 'advertiser_chosen' | 'landing_sieve' | 'landing_chosen' | 'targeting_room' | 'cap_room' | 'tried_before' | 'somebody_left' | null;
  refusal: 'blocked' | 'campaign' | 'offer' | 'geo' | 'source' | 'language' | 'hours' | 'data' | 'rules' | 'duplicate' | 'test' | 'cold' | 'nobody' | 'delivery' | 'automatic' | null;
  was_unique: Generated<boolean>;
  undoes: number | null;
  note: string | null;
  created_at: FilledTimestamp;
}

/** Records of contactView. */
export interface ContactViewsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  lead_id: number;
  affiliate_id: number;
  user_id: number;
  impersonator_id: number | null;
  purpose: 'shown' | 'exported';
  created_at: FilledTimestamp;
}

/** Records of conversion. */
export interface ConversionsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  affiliate_id: number;
  campaign_id: number;
  offer_id: number;
  advertiser_id: number;
  goal_id: number | null;
  conversion_status: 1 | 2 | 3 | 4;
  is_hidden: Generated<boolean>;
  is_late: Generated<boolean>;
  marks: Generated<('late_conversion' | 'unpaid' | 'over_cap' | 'second_advertiser')[]>;
  over_cap_id: number | null;
  revenue: string;
  revenue_currency_id: number | null;
  revenue_rate: string | null;
  payout: string;
  payout_currency_id: number | null;
  payout_rate: string | null;
  original_revenue: string | null;
  original_payout: string | null;
  change_reason: string | null;
  public_notes: string | null;
  amount: string | null;
  amount_currency_id: number | null;
  payment_rule_id: number | null;
  payment_rule_version: number | null;
  rule_type: 1 | 2 | null;
  rule_revenue: string | null;
  rule_payout: string | null;
  rules_passed: FilledJson;
  click_id: string | null;
  attribution: 'named_click' | 'first_click' | 'last_click' | null;
  lead_id: number | null;
  country: string | null;
  transaction_id: string | null;
  postback_params: FilledJson;
  traffic_at: Timestamp;
  approve_at: Timestamp | null;
  approved_at: Timestamp | null;
  transaction_key: string | null;
  goal_key: string | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `affiliateInvoices` of conversion: its targets in the order of `position`. */
export interface ConversionsAffiliateInvoicesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `affiliateInvoiceLines` of conversion: its targets in the order of `position`. */
export interface ConversionsAffiliateInvoiceLinesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `advertiserInvoices` of conversion: its targets in the order of `position`. */
export interface ConversionsAdvertiserInvoicesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `advertiserInvoiceLines` of conversion: its targets in the order of `position`. */
export interface ConversionsAdvertiserInvoiceLinesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of creative. */
export interface CreativesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  offer_id: number;
  type: Generated<'image' | 'video' | 'link' | 'archive' | 'text' | 'file'>;
  description: string | null;
  url: string | null;
  text: string | null;
  file_name: string | null;
  content_type: string | null;
  bytes: number | null;
  file_key: string | null;
  downloads: Generated<number>;
  countries: Generated<string[]>;
  countries_mode: Generated<'only' | 'except'>;
  languages: Generated<string[]>;
  languages_mode: Generated<'only' | 'except'>;
  traffic_sources_mode: Generated<'only' | 'except'>;
  schedule: Json | null;
  weight: Generated<number | null>;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `trafficSources` of creative: its targets in the order of `position`. */
export interface CreativesTrafficSourcesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of currency. */
export interface CurrenciesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  code: string;
  title: string;
  symbol: string | null;
  symbol_native: string | null;
  rate: string;
  date: string | null;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of currencyRate. */
export interface CurrencyRatesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  currency_id: number;
  date: string;
  rate: string;
  origin: Generated<'hand' | 'source'>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of customer. */
export interface CustomersTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  customer_id: string;
  affiliate_id: number;
  campaign_id: number;
  offer_id: number;
  advertiser_id: number;
  click_id: string | null;
  lead_id: number | null;
  country: string | null;
  first_deposit_at: Timestamp | null;
  last_deposit_at: Timestamp | null;
  deposits: number;
  deposited: string;
  turnover: string;
  ngr: string;
  currency_id: number | null;
  customer_key: string | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of customerSync. */
export interface CustomerSyncsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  integration_id: number;
  advertiser_id: number | null;
  request: Json;
  schedule: Json | null;
  state: Generated<'on' | 'paused'>;
  pause_reason: Json | null;
  asked_at: Timestamp | null;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of dashboard. */
export interface DashboardsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  title_ru: string | null;
  user_id: number | null;
  parent_id: number | null;
  type: 'admin' | 'manager' | 'advertiser_manager' | 'advertiser_member' | 'affiliate' | null;
  settings: Json | null;
  is_system: Generated<boolean>;
  is_immutable: Generated<boolean>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `assignedTo` of dashboard: its targets in the order of `position`. */
export interface DashboardsAssignedToTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of domain. */
export interface DomainsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  host: string;
  kinds: Generated<('track' | 'postback' | 'landing')[]>;
  default_for: Generated<('track' | 'postback' | 'landing')[]>;
  note: string | null;
  state: Generated<'waiting' | 'verified' | 'failing'>;
  proof: Generated<string>;
  checked_at: Timestamp | null;
  verified_at: Timestamp | null;
  problem: 'no_record' | 'other_record' | 'no_answer' | null;
  failure: string | null;
  reach: 'here' | 'elsewhere' | 'unreachable' | null;
  reach_problem: 'no_address' | 'dns_silent' | 'inside' | 'refused' | 'timeout' | 'insecure' | 'redirect' | 'other_site' | 'host_lost' | null;
  reach_found: string | null;
  certificate: 'valid' | 'expiring' | 'expired' | 'other_host' | 'untrusted' | 'missing' | null;
  certificate_expires_at: Timestamp | null;
  misses: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of erasure. */
export interface ErasuresTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  user_id: number;
  impersonator_id: number | null;
  leads: number;
  attempts: number;
  conversions: number;
  postbacks: number;
  changes: number;
  created_at: FilledTimestamp;
}

/** Records of generalSettings. */
export interface SettingsGeneralTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  name: Generated<string>;
  logo_url: string | null;
  favicon_url: string | null;
  api_domain: string | null;
  trafficback_url: string | null;
  visitor_cookie: Generated<number>;
  late_conversions: Generated<'pay' | 'defer' | 'payout_none' | 'reject'>;
  contact_days: number | null;
  export_days: Generated<number>;
  circuit_failures: Generated<number | null>;
  circuit_refusals: Generated<number | null>;
  circuit_drop: Generated<number | null>;
  circuit_pause: Generated<number>;
  base_currency: Generated<string>;
  timezone: Generated<string>;
  withdrawal_minimum: Generated<string>;
  invoice_details: string | null;
  rate_source_url: string | null;
  rate_source_form: Generated<'object' | 'list'>;
  rate_source_path: Generated<string | null>;
  rate_source_code_path: string | null;
  rate_source_value_path: string | null;
  rate_source_base: string | null;
  rate_source_inverse: Generated<boolean>;
  rate_source_read_at: Timestamp | null;
  rate_source_problem: 'unreachable' | 'refused' | 'notJson' | 'noRates' | 'noBase' | 'someMissing' | null;
  rate_source_missing: Generated<string[]>;
  chat_script_url: string | null;
  chat_id: string | null;
  password_minimum: Generated<number>;
  registration: Generated<'open' | 'moderated' | 'closed'>;
  registration_role_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of geo. */
export interface GeosTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  countries: Generated<string[]>;
  status: Generated<'active' | 'deleted'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of goal. */
export interface GoalsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  vertical_id: number;
  title: string;
  key: string;
  repeatable: Generated<boolean>;
  is_deposit: Generated<boolean>;
  position: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of holdConfig. */
export interface HoldConfigsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  geo_id: number;
  period_start: Generated<string>;
  period_end: Generated<string>;
  timezone: string;
  interval: Generated<number>;
  fresh_leads: Generated<number>;
  old_leads: Generated<number>;
  release_asked_at: Timestamp | null;
  status: Generated<'inactive' | 'active'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of image. */
export interface ImagesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  secure_id: Generated<string>;
  scope: 'offer' | 'tenant_logo' | 'tenant_favicon';
  file_name: string;
  content_type: string;
  bytes: number;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of integration. */
export interface IntegrationsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  secure_id: Generated<string>;
  title: string;
  advertiser_id: number;
  template_id: number;
  vertical_id: number | null;
  out_api_enabled: Generated<boolean>;
  redirect_enabled: Generated<boolean>;
  api_sync_enabled: Generated<boolean>;
  postback_enabled: Generated<boolean>;
  api_sync_status: Generated<'off' | 'on' | 'paused'>;
  api_sync_pause_reason: Json | null;
  api_sync_asked_at: Timestamp | null;
  circuit: Generated<'closed' | 'open'>;
  circuit_reason: 'unreached' | 'unreadable' | 'refused' | 'rate' | 'by_hand' | null;
  circuit_since: Timestamp | null;
  circuit_try_at: Timestamp | null;
  out_api: Json | null;
  redirect: Json | null;
  api_sync: Json | null;
  postback: Json | null;
  api_sync_schedule: Json | null;
  postback_secret: string | null;
  postback_secret_set_at: Timestamp | null;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `offers` of integration: its targets in the order of `position`. */
export interface IntegrationsOffersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of integrationGoalMapping. */
export interface IntegrationGoalMappingsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  integration_id: number;
  theirs: string;
  goal_id: number | null;
  position: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of integrationParameter. */
export interface IntegrationParametersTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  integration_id: number;
  parameter_id: number;
  value: string | null;
  secret_value: string | null;
  secret_value_set_at: Timestamp | null;
  position: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of integrationStatusMapping. */
export interface IntegrationStatusMappingsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  integration_id: number;
  theirs: string;
  lead_grade_id: number | null;
  position: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of integrationTemplate. */
export interface IntegrationTemplatesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  platform_id: number;
  vertical_id: number;
  description: string | null;
  integration_methods_restrictions: Generated<('outApi' | 'redirect' | 'apiSync' | 'postback')[]>;
  out_api: Json | null;
  redirect: Json | null;
  api_sync: Json | null;
  postback: Json | null;
  api_sync_schedule: Json | null;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of integrationTemplateGoalMapping. */
export interface IntegrationTemplateGoalMappingsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  integration_template_id: number;
  theirs: string;
  goal_id: number | null;
  position: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of integrationTemplateParameter. */
export interface IntegrationTemplateParametersTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  integration_template_id: number;
  title: string;
  key: string;
  type: Generated<'text' | 'number' | 'url' | 'email' | 'flag'>;
  placement: Generated<'body' | 'query' | 'header'>;
  prefix: string | null;
  required: Generated<boolean>;
  secret: Generated<boolean>;
  position: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of integrationTemplateStatusMapping. */
export interface IntegrationTemplateStatusMappingsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  integration_template_id: number;
  theirs: string;
  lead_grade_id: number | null;
  position: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of invoiceSchedule. */
export interface InvoiceSchedulesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  affiliate_id: number | null;
  threshold: string;
  frequency: Generated<'weekly' | 'twoWeeks' | 'monthly'>;
  hold_days: Generated<number>;
  last_due: string | null;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of landerApiItem. */
export interface LandersApiTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  vertical_id: number | null;
  languages: Generated<string[]>;
  url: string;
  preview_url: string | null;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `categories` of landerApiItem: its targets in the order of `position`. */
export interface LandersApiCategoriesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `tags` of landerApiItem: its targets in the order of `position`. */
export interface LandersApiTagsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `assignedToOffers` of landerApiItem: its targets in the order of `position`. */
export interface LandersApiAssignedToOffersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of landing. */
export interface LandingsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  offer_id: number;
  advertiser_id: number | null;
  target_url: string;
  preview_url: string | null;
  page_type: Generated<'landing' | 'prelanding' | 'thank_you'>;
  lander_api_language: string | null;
  countries: Generated<string[]>;
  countries_mode: Generated<'only' | 'except'>;
  languages: Generated<string[]>;
  languages_mode: Generated<'only' | 'except'>;
  traffic_sources_mode: Generated<'only' | 'except'>;
  schedule: Json | null;
  weight: Generated<number | null>;
  additional_parameters: Json | null;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `trafficSources` of landing: its targets in the order of `position`. */
export interface LandingsTrafficSourcesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `tags` of landing: its targets in the order of `position`. */
export interface LandingsTagsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of lead. */
export interface LeadsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  secure_id: Generated<string>;
  affiliate_id: number;
  campaign_id: number;
  offer_id: number;
  api_status: 'new' | 'sent' | 'unsent' | 'hold' | 'invalid' | 'trash' | 'duplicate' | 'failed' | 'test';
  reason: 'campaign_active' | 'affiliate_active' | 'affiliate_traffic' | 'team_active' | 'team_traffic' | 'offer_active' | 'offer_visible' | 'campaign_country' | 'offer_country' | 'offer_traffic_source' | 'affiliate_country' | 'affiliate_language' | 'affiliate_traffic_source' | 'affiliate_schedule' | 'team_country' | 'team_language' | 'team_traffic_source' | 'team_schedule' | 'lead_parameters' | 'lead_format' | 'lead_values' | 'inbound_rules' | 'lead_duplicate' | 'lead_cold' | 'lead_test' | 'advertiser_active' | 'advertiser_assigned' | 'integration_assigned' | 'integration_active' | 'integration_sends' | 'circuit_closed' | 'landing_active' | 'targeting_audience' | 'targeting_sieve' | 'advertiser_sieve' | 'never_offered' | 'advertiser_chosen' | 'landing_sieve' | 'landing_chosen' | 'targeting_room' | 'cap_room' | 'tried_before' | 'somebody_left' | 'nobody_accepted' | 'time_up' | 'outcome_unknown' | 'interrupted' | null;
  refusal: 'blocked' | 'campaign' | 'offer' | 'geo' | 'source' | 'language' | 'hours' | 'data' | 'rules' | 'duplicate' | 'test' | 'cold' | 'nobody' | 'delivery' | 'automatic' | null;
  grade_id: number | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  email: string | null;
  country: string | null;
  language: string | null;
  ip: string | null;
  source_url: string | null;
  user_agent: string | null;
  click_id: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  sub6: string | null;
  sub7: string | null;
  sub8: string | null;
  sub9: string | null;
  params: FilledJson;
  advertiser_id: number | null;
  integration_id: number | null;
  redirect_url: string | null;
  is_test: Generated<boolean>;
  is_cold: Generated<boolean>;
  erased_at: Timestamp | null;
  phone_key: string | null;
  email_key: string | null;
  decision: Json | null;
  created_at: FilledTimestamp;
}

/** Records of leadAttempt. */
export interface LeadAttemptsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  lead_id: number;
  affiliate_id: number;
  offer_id: number;
  advertiser_id: number;
  integration_id: number;
  order: number;
  outcome: 'pending' | 'accepted' | 'duplicate' | 'invalid' | 'refused' | 'failed' | 'unknown';
  message: string | null;
  failure: 'settings' | 'parameters' | 'url' | 'body' | 'request' | 'inside' | 'connect' | 'tls' | 'timeout' | 'tooLarge' | 'broken' | 'redirects' | 'not_received' | 'interrupted' | null;
  started_at: Timestamp;
  finished_at: Timestamp | null;
  took: number | null;
  http_status: number | null;
  advertiser_lead_id: string | null;
  advertiser_status: string | null;
  advertiser_status_at: Timestamp | null;
  redirect_url: string | null;
  request: string | null;
  answer: string | null;
  created_at: FilledTimestamp;
}

/** Records of leadChange. */
export interface LeadChangesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  lead_id: number;
  affiliate_id: number;
  changed_by: 'intake' | 'entry' | 'push' | 'postback' | 'synchronization' | 'person' | 'hold_queue' | 'import';
  user_id: number | null;
  impersonator_id: number | null;
  previous_status: 'new' | 'sent' | 'unsent' | 'hold' | 'invalid' | 'trash' | 'duplicate' | 'failed' | 'test' | null;
  api_status: 'new' | 'sent' | 'unsent' | 'hold' | 'invalid' | 'trash' | 'duplicate' | 'failed' | 'test';
  reason: 'campaign_active' | 'affiliate_active' | 'affiliate_traffic' | 'team_active' | 'team_traffic' | 'offer_active' | 'offer_visible' | 'campaign_country' | 'offer_country' | 'offer_traffic_source' | 'affiliate_country' | 'affiliate_language' | 'affiliate_traffic_source' | 'affiliate_schedule' | 'team_country' | 'team_language' | 'team_traffic_source' | 'team_schedule' | 'lead_parameters' | 'lead_format' | 'lead_values' | 'inbound_rules' | 'lead_duplicate' | 'lead_cold' | 'lead_test' | 'advertiser_active' | 'advertiser_assigned' | 'integration_assigned' | 'integration_active' | 'integration_sends' | 'circuit_closed' | 'landing_active' | 'targeting_audience' | 'targeting_sieve' | 'advertiser_sieve' | 'never_offered' | 'advertiser_chosen' | 'landing_sieve' | 'landing_chosen' | 'targeting_room' | 'cap_room' | 'tried_before' | 'somebody_left' | 'nobody_accepted' | 'time_up' | 'outcome_unknown' | 'interrupted' | null;
  refusal: 'blocked' | 'campaign' | 'offer' | 'geo' | 'source' | 'language' | 'hours' | 'data' | 'rules' | 'duplicate' | 'test' | 'cold' | 'nobody' | 'delivery' | 'automatic' | null;
  grade_id: number | null;
  advertiser_id: number | null;
  changed_fields: Generated<('firstName' | 'lastName' | 'phone' | 'email' | 'country' | 'language' | 'ip' | 'sourceUrl' | 'params')[]>;
  note: string | null;
  created_at: FilledTimestamp;
}

/** Records of leadGrade. */
export interface LeadGradesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  vertical_id: number;
  title: string;
  final: Generated<boolean>;
  tone: Generated<'neutral' | 'info' | 'success' | 'warning' | 'error'>;
  position: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of loginRecord. */
export interface LoginRecordsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  user_id: number;
  outcome: 'success' | 'wrong_password' | 'wrong_code' | 'blocked' | 'token_reused';
  address: string | null;
  browser: string | null;
  system: string | null;
  impersonator_id: number | null;
  created_at: FilledTimestamp;
}

/** Records of metric. */
export interface MetricsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  title_ru: string | null;
  description: string | null;
  value: string;
  group: 'traffic' | 'leads' | 'conversions' | 'finance';
  metric_type: 'amount' | 'money' | 'percentages';
  output_format: 'whole' | 'decimals';
  editable: Generated<boolean>;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of note. */
export interface NotesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  target: 'advertiser' | 'advertiserAssignment' | 'advertiserBalance' | 'advertiserInvoice' | 'advertiserInvoiceLine' | 'advertiserMovement' | 'affiliateAssignment' | 'affiliateBalance' | 'affiliateInvoice' | 'affiliateInvoiceLine' | 'affiliateMovement' | 'campaign' | 'cap' | 'category' | 'click' | 'clickChange' | 'conversion' | 'creative' | 'currency' | 'currencyRate' | 'customer' | 'customerSync' | 'domain' | 'geo' | 'goal' | 'holdConfig' | 'integration' | 'integrationTemplate' | 'invoiceSchedule' | 'landerApiItem' | 'landing' | 'lead' | 'leadAttempt' | 'leadChange' | 'metric' | 'notification' | 'notificationChannelIntegration' | 'offer' | 'paymentMethod' | 'paymentModel' | 'paymentRule' | 'platform' | 'postback' | 'postbackLog' | 'prepayment' | 'reconciliation' | 'reconciliationRow' | 'role' | 'tag' | 'targeting' | 'task' | 'team' | 'trafficSource' | 'user' | 'vertical' | 'withdrawalMethod';
  target_id: number;
  title: string | null;
  content: string;
  is_pinned: Generated<boolean>;
  target_user_id: number | null;
  is_removed: Generated<boolean>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of notification. */
export interface NotificationsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  description: string;
  group_slug: 'caps' | 'integrations' | 'postbacks' | 'leads' | 'conversions' | 'invoices' | 'exports' | 'tasks' | 'notes' | 'scheduled' | 'network' | 'security';
  type: 'cap.filling' | 'cap.full' | 'guarantee.at_risk' | 'integration.paused' | 'integration.slow' | 'synchronization.paused' | 'postback.given_up' | 'lead.unsent' | 'conversion.late' | 'invoice.made' | 'invoice.scheduled' | 'invoice.paid' | 'invoice.declined' | 'invoice.unpaid' | 'invoice.requested' | 'invoice.taken_back' | 'withdrawal_method.changed' | 'withdrawal_method.waiting' | 'withdrawal_method.verified' | 'export.ready' | 'export.failed' | 'task.assigned' | 'task.mentioned' | 'task.due' | 'note.addressed' | 'change.conflict' | 'change.failed' | 'affiliate.registered' | 'traffic.blocked' | 'traffic.accepted' | 'domain.failing' | 'rates.failing' | 'work.failing' | 'channel.failing' | 'notification.silent' | 'trial.ending' | 'sign_in.new_device' | null;
  cap_percent: Generated<number>;
  countries: Generated<string[]>;
  channel: Generated<'bell' | 'email' | 'telegram' | 'webhook'>;
  notification_channel_integration_id: number | null;
  frequency: Generated<'immediately' | 'hourly' | 'daily'>;
  quiet_from: string | null;
  quiet_to: string | null;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `offers` of notification: its targets in the order of `position`. */
export interface NotificationsOffersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `affiliates` of notification: its targets in the order of `position`. */
export interface NotificationsAffiliatesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `advertisers` of notification: its targets in the order of `position`. */
export interface NotificationsAdvertisersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `users` of notification: its targets in the order of `position`. */
export interface NotificationsUsersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `roles` of notification: its targets in the order of `position`. */
export interface NotificationsRolesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of notificationChannelIntegration. */
export interface NotificationChannelIntegrationsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  kind: Generated<'webhook' | 'telegram'>;
  url: string | null;
  secret: string | null;
  secret_set_at: Timestamp | null;
  bot_token: string | null;
  bot_token_set_at: Timestamp | null;
  bot_name: string | null;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of offer. */
export interface OffersTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  secure_id: Generated<string>;
  title: string;
  access_type: Generated<1 | 3>;
  image_url: string | null;
  description: string | null;
  notes: string | null;
  vertical_id: number | null;
  goal_id: number | null;
  integration_method: 1 | 2 | 3 | null;
  redirect_method: Generated<'http_302' | 'meta_refresh' | 'double_meta_refresh' | 'javascript'>;
  is_hot: Generated<boolean>;
  makes_campaigns: Generated<boolean>;
  session_lifespan: number | null;
  session_lifespan_type: 1 | 2 | null;
  trafficback_url: string | null;
  status: Generated<'active' | 'inactive' | 'draft'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `categories` of offer: its targets in the order of `position`. */
export interface OffersCategoriesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `trafficSources` of offer: its targets in the order of `position`. */
export interface OffersTrafficSourcesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `geos` of offer: its targets in the order of `position`. */
export interface OffersGeosTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `payMethods` of offer: its targets in the order of `position`. */
export interface OffersPayMethodsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `advertisers` of offer: its targets in the order of `position`. */
export interface OffersAdvertisersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `managers` of offer: its targets in the order of `position`. */
export interface OffersManagersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `tags` of offer: its targets in the order of `position`. */
export interface OffersTagsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `assignedAffiliates` of offer: its targets in the order of `position`. */
export interface OffersAssignedAffiliatesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `assignedTeams` of offer: its targets in the order of `position`. */
export interface OffersAssignedTeamsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of paymentMethod. */
export interface PaymentMethodsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  description: string | null;
  verification: Generated<boolean>;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of paymentModel. */
export interface PaymentModelsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  description: string | null;
  caps: Generated<boolean>;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of paymentRule. */
export interface PaymentRulesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  offer_id: number;
  payment_model_id: number;
  paid_for: Generated<'report' | 'accepted_lead'>;
  goal_id: number | null;
  payment_type: Generated<1 | 2>;
  revenue_value: string;
  revenue_currency_id: number | null;
  payout_value: string;
  payout_currency_id: number | null;
  target_conversion_status: Generated<1 | 2 | 3 | 4>;
  auto_approve_period: number | null;
  is_multi_conversion: Generated<boolean>;
  audience: Generated<'all' | 'team' | 'affiliate'>;
  affiliate_id: number | null;
  team_id: number | null;
  countries: Generated<string[]>;
  countries_mode: Generated<'only' | 'except'>;
  languages: Generated<string[]>;
  languages_mode: Generated<'only' | 'except'>;
  traffic_sources_mode: Generated<'only' | 'except'>;
  schedule: Json | null;
  weight: Generated<number | null>;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `trafficSources` of paymentRule: its targets in the order of `position`. */
export interface PaymentRulesTrafficSourcesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of permission. */
export interface PermissionsTable {
  id: Generated<number>;
  title: string;
  description: string | null;
  system: string;
  group_id: number;
  hidden: Generated<boolean>;
  disabled: Generated<boolean>;
  permission_role_type: Generated<('admin' | 'manager' | 'advertiser_manager' | 'advertiser_member' | 'affiliate')[]>;
}

/** Records of platform. */
export interface PlatformsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  description: string | null;
  out_api_enabled: Generated<boolean>;
  redirect_enabled: Generated<boolean>;
  api_sync_enabled: Generated<boolean>;
  postback_enabled: Generated<boolean>;
  api_sync_settings: Json | null;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `verticals` of platform: its targets in the order of `position`. */
export interface PlatformsVerticalsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of postback. */
export interface PostbacksTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  affiliate_id: number;
  offer_id: number | null;
  campaign_id: number | null;
  scope: Generated<'global' | 'offer' | 'campaign'>;
  method: Generated<'GET' | 'POST'>;
  url: string;
  body_format: Generated<'none' | 'json' | 'form'>;
  body: string | null;
  events: Generated<('conversion_approved' | 'conversion_pending' | 'conversion_deferred' | 'conversion_rejected' | 'event_received' | 'event_sent' | 'event_hold' | 'event_invalid' | 'event_duplicate' | 'event_trash' | 'event_lead_grade_changed')[]>;
  mappings: FilledJson;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `goalEvents` of postback: its targets in the order of `position`. */
export interface PostbacksGoalEventsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of postbackLog. */
export interface PostbackLogsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  kind: 'postback_in' | 'postback_out' | 'customer_data_import';
  result: 'created' | 'repeated' | 'customer' | 'graded' | 'ignored' | 'refused' | 'read' | 'delivered' | 'failed';
  reason: Json | null;
  advertiser_id: number | null;
  integration_id: number | null;
  customer_sync_id: number | null;
  affiliate_id: number | null;
  postback_id: number | null;
  conversion_id: number | null;
  lead_id: number | null;
  customer_id: number | null;
  click_id: string | null;
  offer_id: number | null;
  campaign_id: number | null;
  country: string | null;
  event: 'conversion_approved' | 'conversion_pending' | 'conversion_deferred' | 'conversion_rejected' | 'event_received' | 'event_sent' | 'event_hold' | 'event_invalid' | 'event_duplicate' | 'event_trash' | 'event_lead_grade_changed' | null;
  event_id: string | null;
  attempt: number | null;
  failure: 'settings' | 'parameters' | 'url' | 'body' | 'request' | 'inside' | 'connect' | 'tls' | 'timeout' | 'tooLarge' | 'broken' | 'redirects' | 'not_received' | 'interrupted' | null;
  compared: 'same' | 'different' | null;
  replay_of: number | null;
  replayed_by_id: number | null;
  next_attempt_at: Timestamp | null;
  method: string;
  url: string;
  body: string | null;
  ip: string | null;
  user_agent: string | null;
  http_status: number | null;
  answer: string | null;
  duration: number | null;
  created_at: FilledTimestamp;
}

/** Records of preference. */
export interface PreferencesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  type: 'tableSettings' | 'tableSortingSettings' | 'selectedPresets' | 'interface';
  user_id: number | null;
  settings: Json;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of prepayment. */
export interface PrepaymentsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  advertiser_id: number;
  amount: string;
  currency_id: number;
  payment_date: string;
  reference: string | null;
  notes: string | null;
  status: Generated<'received' | 'returned'>;
  block_reason: string | null;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of preset. */
export interface PresetsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  type: 'table' | 'statistics';
  user_id: number | null;
  is_shared: Generated<boolean>;
  settings: Json;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of reconciliation. */
export interface ReconciliationsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  advertiser_id: number;
  period_from: string;
  period_to: string;
  state: 'compared' | 'corrected' | 'undone';
  rows: number;
  matched: number;
  other_amount: number;
  other_status: number;
  other_both: number;
  missing_here: number;
  missing_there: number;
  faulty: number;
  frozen: number;
  corrected: number;
  corrected_at: Timestamp | null;
  undone_at: Timestamp | null;
  notes: string | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of reconciliationRow. */
export interface ReconciliationRowsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  reconciliation_id: number;
  row: number | null;
  reference: string | null;
  verdict: 'matched' | 'otherAmount' | 'otherStatus' | 'otherBoth' | 'missingHere' | 'missingThere' | 'faulty';
  fault: 'noId' | 'number' | 'unclear' | 'negative' | 'tooLarge' | 'unknownCurrency' | 'otherCurrency' | 'unknownStatus' | 'repeated' | 'formula' | null;
  conversion_id: number | null;
  currency_id: number | null;
  amount_here: string | null;
  amount_there: string | null;
  status_here: 1 | 2 | 3 | 4 | null;
  status_there: 1 | 2 | 3 | 4 | null;
  invoice: string | null;
  invoice_keeps: 'all' | 'status' | null;
  outcome: 'corrected' | 'leftAsItWas' | 'frozen' | 'overCap' | 'changedSince' | 'undone' | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of role. */
export interface RolesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  type: 'admin' | 'manager' | 'advertiser_manager' | 'advertiser_member' | 'affiliate';
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `permissions` of role: its targets in the order of `position`. */
export interface RolesPermissionsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of scheduledChange. */
export interface ScheduledChangesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  target: 'cap' | 'integration' | 'offer' | 'paymentRule' | 'targeting';
  target_id: number;
  title: string | null;
  state: Generated<'waiting' | 'applied' | 'returned' | 'conflict' | 'failed' | 'cancelled'>;
  at: Timestamp;
  back_at: Timestamp | null;
  changes: Json;
  given: Json | null;
  reason: string | null;
  problem: Json | null;
  found: Json | null;
  applied_at: Timestamp | null;
  returned_at: Timestamp | null;
  author_id: number;
  impersonator_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of tag. */
export interface TagsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  type: 'advertiser' | 'user' | 'team' | 'offer' | 'landing';
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of targeting. */
export interface TargetingsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  offer_id: number;
  advertiser_id: number | null;
  integration_id: number | null;
  landing_id: number | null;
  countries: Generated<string[]>;
  countries_mode: Generated<'only' | 'except'>;
  languages: Generated<string[]>;
  languages_mode: Generated<'only' | 'except'>;
  traffic_sources_mode: Generated<'only' | 'except'>;
  schedule: Json | null;
  weight: Generated<number | null>;
  priority: Generated<number>;
  low_priority: Generated<boolean>;
  value: number | null;
  period: 'hour' | 'day' | 'week' | 'month' | 'total' | null;
  timezone: Generated<string>;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `affiliates` of targeting: its targets in the order of `position`. */
export interface TargetingsAffiliatesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `teams` of targeting: its targets in the order of `position`. */
export interface TargetingsTeamsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `trafficSources` of targeting: its targets in the order of `position`. */
export interface TargetingsTrafficSourcesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of task. */
export interface TasksTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  full_id: string | null;
  number: number | null;
  title: string;
  type: Generated<'task' | 'chat' | 'phone'>;
  task_status: Generated<'todo' | 'in_progress' | 'waiting' | 'done'>;
  priority: Generated<'low' | 'normal' | 'high' | 'urgent'>;
  due_date: string | null;
  description: string | null;
  status: Generated<'active' | 'archived'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `assignees` of task: its targets in the order of `position`. */
export interface TasksAssigneesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `affiliates` of task: its targets in the order of `position`. */
export interface TasksAffiliatesTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `advertisers` of task: its targets in the order of `position`. */
export interface TasksAdvertisersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `mentioned` of task: its targets in the order of `position`. */
export interface TasksMentionedTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of taskComment. */
export interface TaskCommentsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  task_id: number;
  content: string;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `mentions` of taskComment: its targets in the order of `position`. */
export interface TaskCommentsMentionsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of team. */
export interface TeamsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  accept_cold_traffic: Generated<boolean>;
  accept_invalid_leads: Generated<boolean>;
  redirect_to_advertiser: Generated<boolean>;
  traffic_blocked: Generated<boolean>;
  traffic_blocked_at: Timestamp | null;
  status: Generated<'active' | 'blocked'>;
  block_reason: string | null;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `managers` of team: its targets in the order of `position`. */
export interface TeamsManagersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `tags` of team: its targets in the order of `position`. */
export interface TeamsTagsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of trafficSource. */
export interface TrafficSourcesTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of user. */
export interface UsersTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  secure_id: Generated<string>;
  first_name: string;
  last_name: string | null;
  email: string;
  role_id: number;
  role_type: 'admin' | 'manager' | 'advertiser_manager' | 'advertiser_member' | 'affiliate';
  has_custom_permissions: Generated<boolean>;
  team_id: number | null;
  contacts: FilledJson;
  birth_date: string | null;
  timezone: Generated<string | null>;
  language: Generated<string | null>;
  last_activity_at: Timestamp | null;
  traffic_blocked: Generated<boolean>;
  traffic_blocked_at: Timestamp | null;
  accept_cold_traffic: Generated<boolean>;
  accept_invalid_leads: Generated<boolean>;
  redirect_to_advertiser: Generated<boolean>;
  api_token: Generated<string>;
  extra_info: string | null;
  bot_key: Generated<string>;
  status: Generated<'active' | 'blocked'>;
  block_reason: string | null;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `customPermissions` of user: its targets in the order of `position`. */
export interface UsersCustomPermissionsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `managers` of user: its targets in the order of `position`. */
export interface UsersManagersTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `tags` of user: its targets in the order of `position`. */
export interface UsersTagsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of vertical. */
export interface VerticalsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  description: string | null;
  incoming_parameters: FilledJson;
  inbound_rules: FilledJson;
  distribution_method: Generated<'priority' | 'weight' | 'round_robin'>;
  duplicate_window: Generated<number>;
  duplicate_by: Generated<'phone' | 'email' | 'both'>;
  duplicate_scope: Generated<'offer' | 'network'>;
  redirect: Json | null;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** `paymentModels` of vertical: its targets in the order of `position`. */
export interface VerticalsPaymentModelsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** `metrics` of vertical: its targets in the order of `position`. */
export interface VerticalsMetricsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
}

/** Records of widget. */
export interface WidgetsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  dashboard_id: number;
  type: 'number' | 'line' | 'bars' | 'share' | 'table' | 'top' | 'caps' | 'funnel' | 'leads';
  title: string | null;
  metrics: Generated<string[]>;
  group_by: 'offer' | 'vertical' | 'advertiser' | 'integration' | 'affiliate' | 'team' | 'manager' | 'campaign' | 'landing' | 'country' | 'language' | 'trafficSource' | 'goal' | 'leadGrade' | 'clickStatus' | 'leadStatus' | 'conversionStatus' | 'currency' | 'device' | 'os' | 'browser' | 'sub1' | 'sub2' | 'sub3' | 'sub4' | 'sub5' | 'sub6' | 'sub7' | 'sub8' | 'sub9' | null;
  filters: FilledJson;
  limit: Generated<number>;
  is_compared: Generated<boolean>;
  x: Generated<number>;
  y: Generated<number>;
  width: Generated<number>;
  height: Generated<number>;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Records of withdrawalMethod. */
export interface WithdrawalMethodsTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  title: string;
  affiliate_id: number;
  payment_method_id: number;
  details: string | null;
  details_set_at: Timestamp | null;
  verified: Generated<boolean>;
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
}

/** Tables of the entities, as the migrations made them. */
export interface EntityTables {
  account_details: AccountDetailsTable;
  account_fields: AccountFieldsTable;
  advertisers: AdvertisersTable;
  advertisers_platforms: AdvertisersPlatformsTable;
  advertisers_managers: AdvertisersManagersTable;
  advertisers_tags: AdvertisersTagsTable;
  advertiser_assignments: AdvertiserAssignmentsTable;
  advertiser_assignments_traffic_sources: AdvertiserAssignmentsTrafficSourcesTable;
  advertiser_balances: AdvertiserBalancesTable;
  advertiser_invoices: AdvertiserInvoicesTable;
  advertiser_invoices_offers: AdvertiserInvoicesOffersTable;
  advertiser_invoices_goals: AdvertiserInvoicesGoalsTable;
  advertiser_invoice_lines: AdvertiserInvoiceLinesTable;
  advertiser_movements: AdvertiserMovementsTable;
  affiliate_assignments: AffiliateAssignmentsTable;
  affiliate_assignments_traffic_sources: AffiliateAssignmentsTrafficSourcesTable;
  affiliate_balances: AffiliateBalancesTable;
  affiliate_invoices: AffiliateInvoicesTable;
  affiliate_invoices_offers: AffiliateInvoicesOffersTable;
  affiliate_invoices_goals: AffiliateInvoicesGoalsTable;
  affiliate_invoice_lines: AffiliateInvoiceLinesTable;
  affiliate_movements: AffiliateMovementsTable;
  api_tokens: ApiTokensTable;
  campaigns: CampaignsTable;
  campaigns_landers: CampaignsLandersTable;
  caps: CapsTable;
  caps_traffic_sources: CapsTrafficSourcesTable;
  categories: CategoriesTable;
  clicks: ClicksTable;
  click_changes: ClickChangesTable;
  contact_views: ContactViewsTable;
  conversions: ConversionsTable;
  conversions_affiliate_invoices: ConversionsAffiliateInvoicesTable;
  conversions_affiliate_invoice_lines: ConversionsAffiliateInvoiceLinesTable;
  conversions_advertiser_invoices: ConversionsAdvertiserInvoicesTable;
  conversions_advertiser_invoice_lines: ConversionsAdvertiserInvoiceLinesTable;
  creatives: CreativesTable;
  creatives_traffic_sources: CreativesTrafficSourcesTable;
  currencies: CurrenciesTable;
  currency_rates: CurrencyRatesTable;
  customers: CustomersTable;
  customer_syncs: CustomerSyncsTable;
  dashboards: DashboardsTable;
  dashboards_assigned_to: DashboardsAssignedToTable;
  domains: DomainsTable;
  erasures: ErasuresTable;
  settings_general: SettingsGeneralTable;
  geos: GeosTable;
  goals: GoalsTable;
  hold_configs: HoldConfigsTable;
  images: ImagesTable;
  integrations: IntegrationsTable;
  integrations_offers: IntegrationsOffersTable;
  integration_goal_mappings: IntegrationGoalMappingsTable;
  integration_parameters: IntegrationParametersTable;
  integration_status_mappings: IntegrationStatusMappingsTable;
  integration_templates: IntegrationTemplatesTable;
  integration_template_goal_mappings: IntegrationTemplateGoalMappingsTable;
  integration_template_parameters: IntegrationTemplateParametersTable;
  integration_template_status_mappings: IntegrationTemplateStatusMappingsTable;
  invoice_schedules: InvoiceSchedulesTable;
  landers_api: LandersApiTable;
  landers_api_categories: LandersApiCategoriesTable;
  landers_api_tags: LandersApiTagsTable;
  landers_api_assigned_to_offers: LandersApiAssignedToOffersTable;
  landings: LandingsTable;
  landings_traffic_sources: LandingsTrafficSourcesTable;
  landings_tags: LandingsTagsTable;
  leads: LeadsTable;
  lead_attempts: LeadAttemptsTable;
  lead_changes: LeadChangesTable;
  lead_grades: LeadGradesTable;
  login_records: LoginRecordsTable;
  metrics: MetricsTable;
  notes: NotesTable;
  notifications: NotificationsTable;
  notifications_offers: NotificationsOffersTable;
  notifications_affiliates: NotificationsAffiliatesTable;
  notifications_advertisers: NotificationsAdvertisersTable;
  notifications_users: NotificationsUsersTable;
  notifications_roles: NotificationsRolesTable;
  notification_channel_integrations: NotificationChannelIntegrationsTable;
  offers: OffersTable;
  offers_categories: OffersCategoriesTable;
  offers_traffic_sources: OffersTrafficSourcesTable;
  offers_geos: OffersGeosTable;
  offers_pay_methods: OffersPayMethodsTable;
  offers_advertisers: OffersAdvertisersTable;
  offers_managers: OffersManagersTable;
  offers_tags: OffersTagsTable;
  offers_assigned_affiliates: OffersAssignedAffiliatesTable;
  offers_assigned_teams: OffersAssignedTeamsTable;
  payment_methods: PaymentMethodsTable;
  payment_models: PaymentModelsTable;
  payment_rules: PaymentRulesTable;
  payment_rules_traffic_sources: PaymentRulesTrafficSourcesTable;
  permissions: PermissionsTable;
  platforms: PlatformsTable;
  platforms_verticals: PlatformsVerticalsTable;
  postbacks: PostbacksTable;
  postbacks_goal_events: PostbacksGoalEventsTable;
  postback_logs: PostbackLogsTable;
  preferences: PreferencesTable;
  prepayments: PrepaymentsTable;
  presets: PresetsTable;
  reconciliations: ReconciliationsTable;
  reconciliation_rows: ReconciliationRowsTable;
  roles: RolesTable;
  roles_permissions: RolesPermissionsTable;
  scheduled_changes: ScheduledChangesTable;
  tags: TagsTable;
  targetings: TargetingsTable;
  targetings_affiliates: TargetingsAffiliatesTable;
  targetings_teams: TargetingsTeamsTable;
  targetings_traffic_sources: TargetingsTrafficSourcesTable;
  tasks: TasksTable;
  tasks_assignees: TasksAssigneesTable;
  tasks_affiliates: TasksAffiliatesTable;
  tasks_advertisers: TasksAdvertisersTable;
  tasks_mentioned: TasksMentionedTable;
  task_comments: TaskCommentsTable;
  task_comments_mentions: TaskCommentsMentionsTable;
  teams: TeamsTable;
  teams_managers: TeamsManagersTable;
  teams_tags: TeamsTagsTable;
  traffic_sources: TrafficSourcesTable;
  users: UsersTable;
  users_custom_permissions: UsersCustomPermissionsTable;
  users_managers: UsersManagersTable;
  users_tags: UsersTagsTable;
  verticals: VerticalsTable;
  verticals_payment_models: VerticalsPaymentModelsTable;
  verticals_metrics: VerticalsMetricsTable;
  widgets: WidgetsTable;
  withdrawal_methods: WithdrawalMethodsTable;
}

/** Names of unique indexes, and the fields whose values no two records share. */
export const uniqueIndexes: Readonly<Record<string, { entity: string; fields: readonly string[] }>> = {
  account_details_withdrawal_method_id_field_id_unique: { entity: 'accountDetail', fields: ['withdrawalMethod', 'field'] },
  account_fields_payment_method_id_title_unique: { entity: 'accountField', fields: ['paymentMethod', 'title'] },
  advertisers_secure_id_unique: { entity: 'advertiser', fields: ['secureId'] },
  advertisers_title_unique: { entity: 'advertiser', fields: ['title'] },
  advertisers_api_token_unique: { entity: 'advertiser', fields: ['apiToken'] },
  advertiser_assignments_offer_id_advertiser_id_unique: { entity: 'advertiserAssignment', fields: ['offer', 'advertiser'] },
  advertiser_balances_advertiser_id_unique: { entity: 'advertiserBalance', fields: ['advertiser'] },
  affiliate_assignments_offer_id_affiliate_id_unique: { entity: 'affiliateAssignment', fields: ['offer', 'affiliate'] },
  affiliate_assignments_offer_id_team_id_unique: { entity: 'affiliateAssignment', fields: ['offer', 'team'] },
  affiliate_balances_affiliate_id_unique: { entity: 'affiliateBalance', fields: ['affiliate'] },
  api_tokens_token_hash_unique: { entity: 'apiToken', fields: ['tokenHash'] },
  campaigns_secure_id_unique: { entity: 'campaign', fields: ['secureId'] },
  categories_title_unique: { entity: 'category', fields: ['title'] },
  conversions_transaction_key_unique: { entity: 'conversion', fields: ['transactionKey'] },
  conversions_goal_key_unique: { entity: 'conversion', fields: ['goalKey'] },
  creatives_file_key_unique: { entity: 'creative', fields: ['fileKey'] },
  currencies_code_unique: { entity: 'currency', fields: ['code'] },
  customers_customer_key_unique: { entity: 'customer', fields: ['customerKey'] },
  customer_syncs_integration_id_title_unique: { entity: 'customerSync', fields: ['integration', 'title'] },
  domains_host_unique: { entity: 'domain', fields: ['host'] },
  domains_proof_unique: { entity: 'domain', fields: ['proof'] },
  geos_title_unique: { entity: 'geo', fields: ['title'] },
  goals_vertical_id_key_unique: { entity: 'goal', fields: ['vertical', 'key'] },
  hold_configs_title_unique: { entity: 'holdConfig', fields: ['title'] },
  images_secure_id_unique: { entity: 'image', fields: ['secureId'] },
  integrations_secure_id_unique: { entity: 'integration', fields: ['secureId'] },
  integrations_advertiser_id_title_unique: { entity: 'integration', fields: ['advertiser', 'title'] },
  integration_goal_mappings_integration_id_theirs_unique: { entity: 'integrationGoalMapping', fields: ['integration', 'theirs'] },
  integration_parameters_integration_id_parameter_id_unique: { entity: 'integrationParameter', fields: ['integration', 'parameter'] },
  integration_status_mappings_integration_id_theirs_unique: { entity: 'integrationStatusMapping', fields: ['integration', 'theirs'] },
  integration_templates_platform_id_vertical_id_title_unique: { entity: 'integrationTemplate', fields: ['platform', 'vertical', 'title'] },
  integration_template_goal_mappings_integration_templat_4393e8a0: { entity: 'integrationTemplateGoalMapping', fields: ['integrationTemplate', 'theirs'] },
  integration_template_parameters_integration_template_i_dc380065: { entity: 'integrationTemplateParameter', fields: ['integrationTemplate', 'key'] },
  integration_template_status_mappings_integration_templ_67a9a761: { entity: 'integrationTemplateStatusMapping', fields: ['integrationTemplate', 'theirs'] },
  metrics_title_unique: { entity: 'metric', fields: ['title'] },
  notification_channel_integrations_title_unique: { entity: 'notificationChannelIntegration', fields: ['title'] },
  offers_secure_id_unique: { entity: 'offer', fields: ['secureId'] },
  payment_methods_title_unique: { entity: 'paymentMethod', fields: ['title'] },
  payment_models_title_unique: { entity: 'paymentModel', fields: ['title'] },
  permissions_system_unique: { entity: 'permission', fields: ['system'] },
  platforms_title_unique: { entity: 'platform', fields: ['title'] },
  preferences_user_id_type_unique: { entity: 'preference', fields: ['user', 'type'] },
  roles_title_unique: { entity: 'role', fields: ['title'] },
  tags_type_title_unique: { entity: 'tag', fields: ['type', 'title'] },
  teams_title_unique: { entity: 'team', fields: ['title'] },
  traffic_sources_title_unique: { entity: 'trafficSource', fields: ['title'] },
  users_secure_id_unique: { entity: 'user', fields: ['secureId'] },
  users_email_unique: { entity: 'user', fields: ['email'] },
  users_api_token_unique: { entity: 'user', fields: ['apiToken'] },
  users_bot_key_unique: { entity: 'user', fields: ['botKey'] },
  verticals_title_unique: { entity: 'vertical', fields: ['title'] },
};

/** Tables of which every tenant has one row, from its founding. */
export const singleTables = ['settings_general'] as const satisfies (keyof EntityTables)[];
