// Generated from openapi/entities by `npm run codegen`. Do not edit.

/** A record of accountDetail as it is stored. */
export type AccountDetailRecord = {
  id: number;
  withdrawalMethod: number;
  field: number;
  value: string | null;
  secretValue: string | null;
  secretValueSetAt: number | null;
  position: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AccountDetailBeside = object;

/** What callers send of it; which of it, their call says. */
export type AccountDetailItem = {
  id?: number;
  version?: number;
  undoes?: number;
  withdrawalMethod?: number;
  field?: number;
  value?: string | null;
  secretValue?: string | null;
};

/** A record of accountField as it is stored. */
export type AccountFieldRecord = {
  id: number;
  paymentMethod: number;
  title: string;
  titleRu: string | null;
  format: 'text' | 'digits' | 'email' | 'phone' | 'iban' | 'trc20' | 'erc20';
  required: boolean;
  secret: boolean;
  position: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AccountFieldBeside = object;

/** What callers send of it; which of it, their call says. */
export type AccountFieldItem = {
  id?: number;
  version?: number;
  undoes?: number;
  paymentMethod?: number;
  title?: string;
  titleRu?: string | null;
  format?: 'text' | 'digits' | 'email' | 'phone' | 'iban' | 'trc20' | 'erc20';
  required?: boolean;
  secret?: boolean;
};

/** A record of advertiser as it is stored. */
export type AdvertiserRecord = {
  id: number;
  secureId: string;
  title: string;
  description: string | null;
  vertical: number | null;
  defaultCurrency: number | null;
  contacts: readonly ({ type: 0 | 1 | 2 | 3 | 4; value: string })[];
  redirectTemplateEnabled: boolean;
  redirectTemplate: string | null;
  apiToken: string;
  status: 'active' | 'blocked';
  blockReason: string | null;
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AdvertiserBeside = {
  platforms: readonly number[];
  managers: readonly number[];
  tags: readonly number[];
  balance: readonly ({ currency: number; amount: string })[];
  hold: readonly ({ currency: number; amount: string })[];
  offers: readonly number[];
  apiSyncIntegrations: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type AdvertiserItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  description?: string | null;
  vertical?: number | null;
  defaultCurrency?: number | null;
  platforms?: readonly number[];
  managers?: readonly number[];
  tags?: readonly number[];
  contacts?: readonly ({ type: 0 | 1 | 2 | 3 | 4; value: string })[];
  offers?: readonly number[];
  redirectTemplateEnabled?: boolean;
  redirectTemplate?: string | null;
  status?: 'active' | 'blocked';
  reason?: string;
};

/** A record of advertiserAssignment as it is stored. */
export type AdvertiserAssignmentRecord = {
  id: number;
  title: string | null;
  offer: number;
  advertiser: number;
  integration: number | null;
  countries: readonly string[];
  countriesMode: 'only' | 'except';
  languages: readonly string[];
  languagesMode: 'only' | 'except';
  trafficSourcesMode: 'only' | 'except';
  schedule: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight: number | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AdvertiserAssignmentBeside = {
  trafficSources: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type AdvertiserAssignmentItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string | null;
  offer?: number;
  advertiser?: number;
  integration?: number | null;
  countries?: readonly string[];
  countriesMode?: 'only' | 'except';
  languages?: readonly string[];
  languagesMode?: 'only' | 'except';
  trafficSources?: readonly number[];
  trafficSourcesMode?: 'only' | 'except';
  schedule?: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight?: number | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of advertiserBalance as it is stored. */
export type AdvertiserBalanceRecord = {
  id: number;
  advertiser: number;
  approved: string;
  hold: string;
  paid: string;
  advance: string;
  advanceHold: string;
  currency: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AdvertiserBalanceBeside = {
  breakdown: readonly ({ currency: number; approved: string; hold: string; paid: string; advance: string; advanceHold: string })[];
};

/** What callers send of it; which of it, their call says. */
export type AdvertiserBalanceItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of advertiserInvoice as it is stored. */
export type AdvertiserInvoiceRecord = {
  id: number;
  title: string | null;
  number: number | null;
  advertiser: number;
  periodFrom: string;
  periodTo: string;
  currency: number;
  amount: string | null;
  rounding: string | null;
  advance: string | null;
  conversionCount: number | null;
  countries: readonly string[];
  exchangeRates: readonly ({ currency: number; rate: string })[];
  corrections: readonly ({ amount: string; reason: string })[];
  paymentDate: string | null;
  notes: string | null;
  privateNotes: string | null;
  status: 'unpaid' | 'paid' | 'declined' | 'deleted';
  blockReason: string | null;
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AdvertiserInvoiceBeside = {
  offers: readonly number[];
  goals: readonly number[];
  conversions: readonly number[];
  leftOut: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type AdvertiserInvoiceItem = {
  id?: number;
  version?: number;
  undoes?: number;
  advertiser?: number;
  periodFrom?: string;
  periodTo?: string;
  currency?: number;
  offers?: readonly number[];
  goals?: readonly number[];
  countries?: readonly string[];
  conversions?: readonly number[];
  leftOut?: readonly number[];
  exchangeRates?: readonly ({ currency: number; rate: string })[];
  corrections?: readonly ({ amount: string; reason: string })[];
  notes?: string | null;
  privateNotes?: string | null;
  status?: 'unpaid' | 'paid' | 'declined' | 'deleted';
  reason?: string;
  paymentDate?: string | null;
};

/** A record of advertiserInvoiceLine as it is stored. */
export type AdvertiserInvoiceLineRecord = {
  id: number;
  invoice: number;
  kind: 'conversions' | 'correction';
  offer: number | null;
  goal: number | null;
  rateType: 1 | 2 | null;
  rate: string | null;
  conversionCount: number | null;
  currency: number;
  exactAmount: string;
  exchangeRate: string;
  invoiceCurrency: number;
  amount: string;
  rounding: string;
  reason: string | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AdvertiserInvoiceLineBeside = object;

/** What callers send of it; which of it, their call says. */
export type AdvertiserInvoiceLineItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of advertiserMovement as it is stored. */
export type AdvertiserMovementRecord = {
  id: number;
  advertiser: number;
  balance: number;
  from: 'hold' | 'approved' | 'paid' | 'advance' | 'advanceHold' | null;
  to: 'hold' | 'approved' | 'paid' | 'advance' | 'advanceHold' | null;
  amount: string;
  currency: number;
  baseAmount: string;
  cause: 'conversion' | 'invoice' | 'correction' | 'prepayment';
  conversion: number | null;
  invoice: number | null;
  prepayment: number | null;
  user: number | null;
  createdAt: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AdvertiserMovementBeside = {
  part: readonly ('hold' | 'approved' | 'paid' | 'advance' | 'advanceHold')[];
};

/** What callers send of it; which of it, their call says. */
export type AdvertiserMovementItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of affiliateAssignment as it is stored. */
export type AffiliateAssignmentRecord = {
  id: number;
  title: string | null;
  offer: number;
  affiliate: number | null;
  team: number | null;
  countries: readonly string[];
  countriesMode: 'only' | 'except';
  languages: readonly string[];
  languagesMode: 'only' | 'except';
  trafficSourcesMode: 'only' | 'except';
  schedule: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight: number | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AffiliateAssignmentBeside = {
  trafficSources: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type AffiliateAssignmentItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string | null;
  offer?: number;
  affiliate?: number | null;
  team?: number | null;
  countries?: readonly string[];
  countriesMode?: 'only' | 'except';
  languages?: readonly string[];
  languagesMode?: 'only' | 'except';
  trafficSources?: readonly number[];
  trafficSourcesMode?: 'only' | 'except';
  schedule?: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight?: number | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of affiliateBalance as it is stored. */
export type AffiliateBalanceRecord = {
  id: number;
  affiliate: number;
  approved: string;
  hold: string;
  requestedWithdrawal: string;
  paid: string;
  currency: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AffiliateBalanceBeside = {
  breakdown: readonly ({ currency: number; approved: string; hold: string; requestedWithdrawal: string; paid: string })[];
};

/** What callers send of it; which of it, their call says. */
export type AffiliateBalanceItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of affiliateInvoice as it is stored. */
export type AffiliateInvoiceRecord = {
  id: number;
  title: string | null;
  number: number | null;
  affiliate: number;
  periodFrom: string;
  periodTo: string;
  currency: number;
  amount: string | null;
  rounding: string | null;
  conversionCount: number | null;
  countries: readonly string[];
  exchangeRates: readonly ({ currency: number; rate: string })[];
  corrections: readonly ({ amount: string; reason: string })[];
  withdrawalMethod: number | null;
  requested: 'staff' | 'affiliate' | 'schedule' | null;
  paymentDate: string | null;
  notes: string | null;
  privateNotes: string | null;
  status: 'unpaid' | 'paid' | 'declined' | 'deleted';
  blockReason: string | null;
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AffiliateInvoiceBeside = {
  offers: readonly number[];
  goals: readonly number[];
  conversions: readonly number[];
  leftOut: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type AffiliateInvoiceItem = {
  id?: number;
  version?: number;
  undoes?: number;
  affiliate?: number;
  periodFrom?: string;
  periodTo?: string;
  currency?: number;
  offers?: readonly number[];
  goals?: readonly number[];
  countries?: readonly string[];
  conversions?: readonly number[];
  leftOut?: readonly number[];
  exchangeRates?: readonly ({ currency: number; rate: string })[];
  corrections?: readonly ({ amount: string; reason: string })[];
  withdrawalMethod?: number | null;
  notes?: string | null;
  privateNotes?: string | null;
  status?: 'unpaid' | 'paid' | 'declined' | 'deleted';
  reason?: string;
  paymentDate?: string | null;
};

/** A record of affiliateInvoiceLine as it is stored. */
export type AffiliateInvoiceLineRecord = {
  id: number;
  invoice: number;
  kind: 'conversions' | 'correction';
  offer: number | null;
  goal: number | null;
  rateType: 1 | 2 | null;
  rate: string | null;
  conversionCount: number | null;
  currency: number;
  exactAmount: string;
  exchangeRate: string;
  invoiceCurrency: number;
  amount: string;
  rounding: string;
  reason: string | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AffiliateInvoiceLineBeside = object;

/** What callers send of it; which of it, their call says. */
export type AffiliateInvoiceLineItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of affiliateMovement as it is stored. */
export type AffiliateMovementRecord = {
  id: number;
  affiliate: number;
  balance: number;
  from: 'hold' | 'approved' | 'requestedWithdrawal' | 'paid' | null;
  to: 'hold' | 'approved' | 'requestedWithdrawal' | 'paid' | null;
  amount: string;
  currency: number;
  baseAmount: string;
  cause: 'conversion' | 'invoice' | 'correction';
  conversion: number | null;
  invoice: number | null;
  user: number | null;
  createdAt: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type AffiliateMovementBeside = {
  part: readonly ('hold' | 'approved' | 'requestedWithdrawal' | 'paid')[];
};

/** What callers send of it; which of it, their call says. */
export type AffiliateMovementItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of apiToken as it is stored. */
export type ApiTokenRecord = {
  id: number;
  title: string;
  expiresAt: number | null;
  hint: string | null;
  lastUsedAt: number | null;
  user: number | null;
  tokenHash: string | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type ApiTokenBeside = {
  token: string | null;
};

/** What callers send of it; which of it, their call says. */
export type ApiTokenItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  expiresAt?: number | null;
};

/** A record of campaign as it is stored. */
export type CampaignRecord = {
  id: number;
  secureId: string;
  title: string;
  affiliate: number;
  offer: number;
  integrationMethod: 1 | 2 | 3 | null;
  trafficSource: number | null;
  countries: readonly string[];
  domain: number | null;
  autocreated: boolean;
  status: 'active' | 'inactive' | 'offer_revoked' | 'blocked' | 'deleted';
  blockReason: string | null;
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type CampaignBeside = {
  team: number | null;
  landers: readonly number[];
  targetUrl: string;
  postbacks: readonly number[];
  leadCount: number;
  conversionsLastDay: number;
  conversionsLastWeek: number;
  conversionsLastMonth: number;
};

/** What callers send of it; which of it, their call says. */
export type CampaignItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  affiliate?: number;
  offer?: number;
  integrationMethod?: 1 | 2 | 3 | null;
  trafficSource?: number | null;
  countries?: readonly string[];
  landers?: readonly number[];
  domain?: number | null;
  status?: 'active' | 'inactive' | 'offer_revoked' | 'blocked' | 'deleted';
  reason?: string;
};

/** A record of cap as it is stored. */
export type CapRecord = {
  id: number;
  title: string;
  offer: number;
  advertiser: number | null;
  affiliate: number | null;
  team: number | null;
  landing: number | null;
  paymentModel: number | null;
  type: 'clicks' | 'leads' | 'conversions' | 'revenue' | 'payout';
  goal: number | null;
  conversionStatus: 1 | 2 | 3 | 4 | null;
  value: string;
  currency: number | null;
  counterResetAt: number | null;
  guarantee: string | null;
  informationalValue: string | null;
  period: 'hour' | 'day' | 'week' | 'month' | 'total';
  timezone: string;
  processingType: 'hard' | 'soft';
  action: 'stop' | 'redirect' | 'hold' | 'notify';
  lowPriority: boolean;
  countries: readonly string[];
  countriesMode: 'only' | 'except';
  languages: readonly string[];
  languagesMode: 'only' | 'except';
  trafficSourcesMode: 'only' | 'except';
  schedule: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight: number | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type CapBeside = {
  counter: string;
  reserved: number;
  trafficSources: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type CapItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  offer?: number;
  advertiser?: number | null;
  affiliate?: number | null;
  team?: number | null;
  landing?: number | null;
  paymentModel?: number | null;
  type?: 'clicks' | 'leads' | 'conversions' | 'revenue' | 'payout';
  goal?: number | null;
  conversionStatus?: 1 | 2 | 3 | 4 | null;
  value?: string;
  currency?: number | null;
  guarantee?: string | null;
  informationalValue?: string | null;
  period?: 'hour' | 'day' | 'week' | 'month' | 'total';
  timezone?: string;
  processingType?: 'hard' | 'soft';
  action?: 'stop' | 'redirect' | 'hold' | 'notify';
  lowPriority?: boolean;
  countries?: readonly string[];
  countriesMode?: 'only' | 'except';
  languages?: readonly string[];
  languagesMode?: 'only' | 'except';
  trafficSources?: readonly number[];
  trafficSourcesMode?: 'only' | 'except';
  schedule?: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight?: number | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of category as it is stored. */
export type CategoryRecord = {
  id: number;
  title: string;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type CategoryBeside = object;

/** What callers send of it; which of it, their call says. */
export type CategoryItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of click as it is stored. */
export type ClickRecord = {
  id: number;
  secureId: string;
  affiliate: number;
  campaign: number;
  offer: number;
  advertiser: number | null;
  landing: number | null;
  clickStatus: 1 | 2;
  outcome: 'sent' | 'trafficback' | 'nowhere';
  reason: 'bot' | 'prefetch' | 'head' | 'fraud' | 'repeated' | 'campaign_active' | 'affiliate_active' | 'affiliate_traffic' | 'team_active' | 'team_traffic' | 'offer_active' | 'offer_visible' | 'campaign_country' | 'offer_country' | 'offer_traffic_source' | 'affiliate_country' | 'affiliate_language' | 'affiliate_traffic_source' | 'affiliate_schedule' | 'team_country' | 'team_language' | 'team_traffic_source' | 'team_schedule' | 'lead_parameters' | 'lead_format' | 'lead_values' | 'inbound_rules' | 'lead_duplicate' | 'lead_cold' | 'lead_test' | 'advertiser_active' | 'advertiser_assigned' | 'integration_assigned' | 'integration_active' | 'integration_sends' | 'circuit_closed' | 'landing_active' | 'targeting_audience' | 'targeting_sieve' | 'advertiser_sieve' | 'never_offered' | 'advertiser_chosen' | 'landing_sieve' | 'landing_chosen' | 'targeting_room' | 'cap_room' | 'tried_before' | 'somebody_left' | null;
  refusal: 'blocked' | 'campaign' | 'offer' | 'geo' | 'source' | 'language' | 'hours' | 'data' | 'rules' | 'duplicate' | 'test' | 'cold' | 'nobody' | 'delivery' | 'automatic' | null;
  country: string | null;
  language: string | null;
  ip: string | null;
  isUnique: boolean;
  visitor: string | null;
  fullTrafficSource: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  sub6: string | null;
  sub7: string | null;
  sub8: string | null;
  sub9: string | null;
  userAgent: string | null;
  referrer: string | null;
  campaignUrl: string | null;
  targetUrl: string | null;
  decision: Record<string, unknown> | null;
  createdAt: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type ClickBeside = object;

/** What callers send of it; which of it, their call says. */
export type ClickItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of clickChange as it is stored. */
export type ClickChangeRecord = {
  id: number;
  click: number;
  affiliate: number;
  user: number | null;
  impersonator: number | null;
  previousStatus: 1 | 2;
  clickStatus: 1 | 2;
  previousReason: 'bot' | 'prefetch' | 'head' | 'fraud' | 'repeated' | 'campaign_active' | 'affiliate_active' | 'affiliate_traffic' | 'team_active' | 'team_traffic' | 'offer_active' | 'offer_visible' | 'campaign_country' | 'offer_country' | 'offer_traffic_source' | 'affiliate_country' | 'affiliate_language' | 'affiliate_traffic_source' | 'affiliate_schedule' | 'team_country' | 'team_language' | 'team_traffic_source' | 'team_schedule' | 'lead_parameters' | 'lead_format' | 'lead_values' | 'inbound_rules' | 'lead_duplicate' | 'lead_cold' | 'lead_test' | 'advertiser_active' | 'advertiser_assigned' | 'integration_assigned' | 'integration_active' | 'integration_sends' | 'circuit_closed' | 'landing_active' | 'targeting_audience' | 'targeting_sieve' | 'advertiser_sieve' | 'never_offered' | 'advertiser_chosen' | 'landing_sieve' | 'landing_chosen' | 'targeting_room' | 'cap_room' | 'tried_before' | 'somebody_left' | null;
  reason: 'bot' | 'prefetch' | 'head' | 'fraud' | 'repeated' | 'campaign_active' | 'affiliate_active' | 'affiliate_traffic' | 'team_active' | 'team_traffic' | 'offer_active' | 'offer_visible' | 'campaign_country' | 'offer_country' | 'offer_traffic_source' | 'affiliate_country' | 'affiliate_language' | 'affiliate_traffic_source' | 'affiliate_schedule' | 'team_country' | 'team_language' | 'team_traffic_source' | 'team_schedule' | 'lead_parameters' | 'lead_format' | 'lead_values' | 'inbound_rules' | 'lead_duplicate' | 'lead_cold' | 'lead_test' | 'advertiser_active' | 'advertiser_assigned' | 'integration_assigned' | 'integration_active' | 'integration_sends' | 'circuit_closed' | 'landing_active' | 'targeting_audience' | 'targeting_sieve' | 'advertiser_sieve' | 'never_offered' | 'advertiser_chosen' | 'landing_sieve' | 'landing_chosen' | 'targeting_room' | 'cap_room' | 'tried_before' | 'somebody_left' | null;
  refusal: 'blocked' | 'campaign' | 'offer' | 'geo' | 'source' | 'language' | 'hours' | 'data' | 'rules' | 'duplicate' | 'test' | 'cold' | 'nobody' | 'delivery' | 'automatic' | null;
  wasUnique: boolean;
  undoes: number | null;
  note: string | null;
  createdAt: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type ClickChangeBeside = object;

/** What callers send of it; which of it, their call says. */
export type ClickChangeItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of contactView as it is stored. */
export type ContactViewRecord = {
  id: number;
  lead: number;
  affiliate: number;
  user: number;
  impersonator: number | null;
  purpose: 'shown' | 'exported';
  createdAt: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type ContactViewBeside = object;

/** What callers send of it; which of it, their call says. */
export type ContactViewItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of conversion as it is stored. */
export type ConversionRecord = {
  id: number;
  affiliate: number;
  campaign: number;
  offer: number;
  advertiser: number;
  goal: number | null;
  conversionStatus: 1 | 2 | 3 | 4;
  isHidden: boolean;
  isLate: boolean;
  marks: readonly ('late_conversion' | 'unpaid' | 'over_cap' | 'second_advertiser')[];
  overCap: number | null;
  revenue: string;
  revenueCurrency: number | null;
  revenueRate: string | null;
  payout: string;
  payoutCurrency: number | null;
  payoutRate: string | null;
  originalRevenue: string | null;
  originalPayout: string | null;
  changeReason: string | null;
  publicNotes: string | null;
  amount: string | null;
  amountCurrency: number | null;
  paymentRule: number | null;
  paymentRuleVersion: number | null;
  ruleType: 1 | 2 | null;
  ruleRevenue: string | null;
  rulePayout: string | null;
  rulesPassed: readonly ({ rule: number; version: number; rank: 'affiliateAndCountry' | 'affiliate' | 'teamAndCountry' | 'team' | 'country' | 'general'; passed: 'inactive' | 'otherAffiliate' | 'otherTeam' | 'country' | 'language' | 'trafficSource' | 'schedule' | 'outranked' })[];
  clickId: string | null;
  attribution: 'named_click' | 'first_click' | 'last_click' | null;
  lead: number | null;
  country: string | null;
  transactionId: string | null;
  postbackParams: readonly ({ name: string; value: string })[];
  trafficAt: number;
  approveAt: number | null;
  approvedAt: number | null;
  transactionKey: string | null;
  goalKey: string | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type ConversionBeside = {
  profit: string | null;
  receivedRevenue: string | null;
  receivedPayout: string | null;
  netProfit: string | null;
  affiliateInvoices: readonly number[];
  affiliateInvoiceLines: readonly number[];
  advertiserInvoices: readonly number[];
  advertiserInvoiceLines: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type ConversionItem = {
  id?: number;
  version?: number;
  undoes?: number;
  revenue?: string;
  payout?: string;
  changeReason?: string | null;
  publicNotes?: string | null;
};

/** A record of creative as it is stored. */
export type CreativeRecord = {
  id: number;
  title: string;
  offer: number;
  type: 'image' | 'video' | 'link' | 'archive' | 'text' | 'file';
  description: string | null;
  url: string | null;
  text: string | null;
  fileName: string | null;
  contentType: string | null;
  bytes: number | null;
  fileKey: string | null;
  downloads: number;
  countries: readonly string[];
  countriesMode: 'only' | 'except';
  languages: readonly string[];
  languagesMode: 'only' | 'except';
  trafficSourcesMode: 'only' | 'except';
  schedule: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight: number | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type CreativeBeside = {
  previewUrl: string | null;
  trafficSources: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type CreativeItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  offer?: number;
  description?: string | null;
  url?: string | null;
  text?: string | null;
  countries?: readonly string[];
  countriesMode?: 'only' | 'except';
  languages?: readonly string[];
  languagesMode?: 'only' | 'except';
  trafficSources?: readonly number[];
  trafficSourcesMode?: 'only' | 'except';
  schedule?: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight?: number | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of currency as it is stored. */
export type CurrencyRecord = {
  id: number;
  code: string;
  title: string;
  symbol: string | null;
  symbolNative: string | null;
  rate: string;
  date: string | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type CurrencyBeside = object;

/** What callers send of it; which of it, their call says. */
export type CurrencyItem = {
  id?: number;
  version?: number;
  undoes?: number;
  code?: string;
  title?: string;
  symbol?: string | null;
  symbolNative?: string | null;
  rate?: string;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of currencyRate as it is stored. */
export type CurrencyRateRecord = {
  id: number;
  currency: number;
  date: string;
  rate: string;
  origin: 'hand' | 'source';
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type CurrencyRateBeside = object;

/** What callers send of it; which of it, their call says. */
export type CurrencyRateItem = {
  id?: number;
  version?: number;
  undoes?: number;
  currency?: number;
  date?: string;
  rate?: string;
};

/** A record of customer as it is stored. */
export type CustomerRecord = {
  id: number;
  customerId: string;
  affiliate: number;
  campaign: number;
  offer: number;
  advertiser: number;
  clickId: string | null;
  lead: number | null;
  country: string | null;
  firstDepositAt: number | null;
  lastDepositAt: number | null;
  deposits: number;
  deposited: string;
  turnover: string;
  ngr: string;
  currency: number | null;
  customerKey: string | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type CustomerBeside = object;

/** What callers send of it; which of it, their call says. */
export type CustomerItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of customerSync as it is stored. */
export type CustomerSyncRecord = {
  id: number;
  title: string;
  integration: number;
  advertiser: number | null;
  request: { method: 'GET' | 'POST' | 'PUT'; url: string; headers?: readonly ({ name: string; value: string })[]; bodyFormat: 'none' | 'json' | 'form'; body?: string | null; timeout: number; interval: number; days: number; pageSize: number; itemsPath?: string | null; customerIdPath: string; clickIdPath?: string | null; leadIdPath?: string | null; datePath?: string | null; depositsPath?: string | null; depositPath?: string | null; turnoverPath?: string | null; ngrPath?: string | null; currencyPath?: string | null };
  schedule: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  state: 'on' | 'paused';
  pauseReason: Record<string, unknown> | null;
  askedAt: number | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type CustomerSyncBeside = {
  lastRunAt: number | null;
  lastError: Record<string, unknown> | null;
  nextRunAt: number | null;
};

/** What callers send of it; which of it, their call says. */
export type CustomerSyncItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  integration?: number;
  request?: { method: 'GET' | 'POST' | 'PUT'; url: string; headers?: readonly ({ name: string; value: string })[]; bodyFormat: 'none' | 'json' | 'form'; body?: string | null; timeout: number; interval: number; days: number; pageSize: number; itemsPath?: string | null; customerIdPath: string; clickIdPath?: string | null; leadIdPath?: string | null; datePath?: string | null; depositsPath?: string | null; depositPath?: string | null; turnoverPath?: string | null; ngrPath?: string | null; currencyPath?: string | null };
  schedule?: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of dashboard as it is stored. */
export type DashboardRecord = {
  id: number;
  title: string;
  titleRu: string | null;
  user: number | null;
  parent: number | null;
  type: 'admin' | 'manager' | 'advertiser_manager' | 'advertiser_member' | 'affiliate' | null;
  settings: { refresh?: 'minute' | 'fiveMinutes' | 'quarterHour' | 'never' | null } | null;
  isSystem: boolean;
  isImmutable: boolean;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type DashboardBeside = {
  assignedTo: readonly number[];
  widgets: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type DashboardItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  assignedTo?: readonly number[];
  settings?: { refresh?: 'minute' | 'fiveMinutes' | 'quarterHour' | 'never' | null } | null;
};

/** A record of domain as it is stored. */
export type DomainRecord = {
  id: number;
  host: string;
  kinds: readonly ('track' | 'postback' | 'landing')[];
  defaultFor: readonly ('track' | 'postback' | 'landing')[];
  note: string | null;
  state: 'waiting' | 'verified' | 'failing';
  proof: string;
  checkedAt: number | null;
  verifiedAt: number | null;
  problem: 'no_record' | 'other_record' | 'no_answer' | null;
  failure: string | null;
  reach: 'here' | 'elsewhere' | 'unreachable' | null;
  reachProblem: 'no_address' | 'dns_silent' | 'inside' | 'refused' | 'timeout' | 'insecure' | 'redirect' | 'other_site' | 'host_lost' | null;
  reachFound: string | null;
  certificate: 'valid' | 'expiring' | 'expired' | 'other_host' | 'untrusted' | 'missing' | null;
  certificateExpiresAt: number | null;
  misses: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type DomainBeside = {
  target: string;
};

/** What callers send of it; which of it, their call says. */
export type DomainItem = {
  id?: number;
  version?: number;
  undoes?: number;
  host?: string;
  kinds?: readonly ('track' | 'postback' | 'landing')[];
  defaultFor?: readonly ('track' | 'postback' | 'landing')[];
  note?: string | null;
};

/** A record of erasure as it is stored. */
export type ErasureRecord = {
  id: number;
  user: number;
  impersonator: number | null;
  leads: number;
  attempts: number;
  conversions: number;
  postbacks: number;
  changes: number;
  createdAt: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type ErasureBeside = object;

/** What callers send of it; which of it, their call says. */
export type ErasureItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of generalSettings as it is stored. */
export type GeneralSettingsRecord = {
  id: number;
  name: string;
  logoUrl: string | null;
  faviconUrl: string | null;
  apiDomain: string | null;
  trafficbackUrl: string | null;
  visitorCookie: number;
  lateConversions: 'pay' | 'defer' | 'payout_none' | 'reject';
  contactDays: number | null;
  exportDays: number;
  circuitFailures: number | null;
  circuitRefusals: number | null;
  circuitDrop: number | null;
  circuitPause: number;
  baseCurrency: string;
  timezone: string;
  withdrawalMinimum: string;
  invoiceDetails: string | null;
  rateSourceUrl: string | null;
  rateSourceForm: 'object' | 'list';
  rateSourcePath: string | null;
  rateSourceCodePath: string | null;
  rateSourceValuePath: string | null;
  rateSourceBase: string | null;
  rateSourceInverse: boolean;
  rateSourceReadAt: number | null;
  rateSourceProblem: 'unreachable' | 'refused' | 'notJson' | 'noRates' | 'noBase' | 'someMissing' | null;
  rateSourceMissing: readonly string[];
  chatScriptUrl: string | null;
  chatId: string | null;
  passwordMinimum: number;
  registration: 'open' | 'moderated' | 'closed';
  registrationRole: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type GeneralSettingsBeside = {
  apiDomains: readonly string[];
};

/** What callers send of it; which of it, their call says. */
export type GeneralSettingsItem = {
  id?: number;
  version?: number;
  undoes?: number;
  name?: string;
  logoUrl?: string | null;
  faviconUrl?: string | null;
  apiDomain?: string | null;
  trafficbackUrl?: string | null;
  visitorCookie?: number;
  lateConversions?: 'pay' | 'defer' | 'payout_none' | 'reject';
  contactDays?: number | null;
  exportDays?: number;
  circuitFailures?: number | null;
  circuitRefusals?: number | null;
  circuitDrop?: number | null;
  circuitPause?: number;
  timezone?: string;
  withdrawalMinimum?: string;
  invoiceDetails?: string | null;
  rateSourceUrl?: string | null;
  rateSourceForm?: 'object' | 'list';
  rateSourcePath?: string | null;
  rateSourceCodePath?: string | null;
  rateSourceValuePath?: string | null;
  rateSourceBase?: string | null;
  rateSourceInverse?: boolean;
  chatScriptUrl?: string | null;
  chatId?: string | null;
  passwordMinimum?: number;
  registration?: 'open' | 'moderated' | 'closed';
  registrationRole?: number | null;
};

/** A record of geo as it is stored. */
export type GeoRecord = {
  id: number;
  title: string;
  countries: readonly string[];
  status: 'active' | 'deleted';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type GeoBeside = object;

/** What callers send of it; which of it, their call says. */
export type GeoItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  countries?: readonly string[];
  status?: 'active' | 'deleted';
  reason?: string;
};

/** A record of goal as it is stored. */
export type GoalRecord = {
  id: number;
  vertical: number;
  title: string;
  key: string;
  repeatable: boolean;
  isDeposit: boolean;
  position: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type GoalBeside = object;

/** What callers send of it; which of it, their call says. */
export type GoalItem = {
  id?: number;
  version?: number;
  undoes?: number;
  vertical?: number;
  title?: string;
  key?: string;
  repeatable?: boolean;
  isDeposit?: boolean;
};

/** A record of holdConfig as it is stored. */
export type HoldConfigRecord = {
  id: number;
  title: string;
  geo: number;
  periodStart: string;
  periodEnd: string;
  timezone: string;
  interval: number;
  freshLeads: number;
  oldLeads: number;
  releaseAskedAt: number | null;
  status: 'inactive' | 'active';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type HoldConfigBeside = {
  waiting: number | null;
  lastRoundAt: number | null;
  nextRoundAt: number | null;
};

/** What callers send of it; which of it, their call says. */
export type HoldConfigItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  geo?: number;
  periodStart?: string;
  periodEnd?: string;
  timezone?: string;
  interval?: number;
  freshLeads?: number;
  oldLeads?: number;
  status?: 'inactive' | 'active';
  reason?: string;
};

/** A record of image as it is stored. */
export type ImageRecord = {
  id: number;
  secureId: string;
  scope: 'offer' | 'tenant_logo' | 'tenant_favicon';
  fileName: string;
  contentType: string;
  bytes: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type ImageBeside = {
  url: string | null;
};

/** What callers send of it; which of it, their call says. */
export type ImageItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of integration as it is stored. */
export type IntegrationRecord = {
  id: number;
  secureId: string;
  title: string;
  advertiser: number;
  template: number;
  vertical: number | null;
  outApiEnabled: boolean;
  redirectEnabled: boolean;
  apiSyncEnabled: boolean;
  postbackEnabled: boolean;
  apiSyncStatus: 'off' | 'on' | 'paused';
  apiSyncPauseReason: Record<string, unknown> | null;
  apiSyncAskedAt: number | null;
  circuit: 'closed' | 'open';
  circuitReason: 'unreached' | 'unreadable' | 'refused' | 'rate' | 'by_hand' | null;
  circuitSince: number | null;
  circuitTryAt: number | null;
  outApi: { method: 'GET' | 'POST' | 'PUT'; url: string; headers?: readonly ({ name: string; value: string })[]; bodyFormat: 'none' | 'json' | 'form'; body?: string | null; timeout: number; acceptedPath?: string | null; acceptedValue?: string | null; acceptedPattern?: string | null; leadIdPath?: string | null; leadIdPattern?: string | null; redirectPath?: string | null; redirectPattern?: string | null; messagePath?: string | null; messagePattern?: string | null; duplicateWords?: readonly (string)[]; invalidWords?: readonly (string)[]; refusedWords?: readonly (string)[]; refusedPattern?: string | null } | null;
  redirect: { option: 'direct' | 'via_thank_you_page' | 'no_redirect'; url?: string | null } | null;
  apiSync: { method: 'GET' | 'POST' | 'PUT'; url: string; headers?: readonly ({ name: string; value: string })[]; bodyFormat: 'none' | 'json' | 'form'; body?: string | null; timeout: number; interval: number; pageSize: number; itemsPath?: string | null; leadIdPath: string; ownIdPath?: string | null; statusPath: string; changedAtPath?: string | null } | null;
  postback: { parameters?: readonly ({ target: 'lead_id' | 'click_id' | 'status' | 'goal' | 'amount' | 'currency' | 'transaction_id' | 'customer_id' | 'deposit' | 'deposits' | 'turnover' | 'ngr' | 'date'; name: string; macro?: string | null })[]; addresses?: readonly ({ address: string })[] } | null;
  apiSyncSchedule: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  postbackSecret: string | null;
  postbackSecretSetAt: number | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type IntegrationBeside = {
  offers: readonly number[];
  apiSyncLastAt: number | null;
  apiSyncNextAt: number | null;
  acceptance: string | null;
  apiParameters: readonly ({ id?: number; parameter?: number; value?: string | null; secretValue?: string | null; secretValueSetAt?: number | null })[];
  goals: readonly ({ id?: number; theirs?: string; goal?: number | null })[];
  leadStatusMappings: readonly ({ id?: number; theirs?: string; leadGrade?: number | null })[];
  unmappedGoals: readonly string[];
  unmappedStatuses: readonly string[];
  postbackUrl: string;
  unfitting: readonly string[];
  missing: readonly ('offers' | 'methods' | 'apiParameters' | 'unfitting' | 'outApi' | 'redirect' | 'apiSync' | 'postback' | 'leadStatusMappings')[];
};

/** What callers send of it; which of it, their call says. */
export type IntegrationItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  advertiser?: number;
  template?: number;
  offers?: readonly number[];
  outApiEnabled?: boolean;
  redirectEnabled?: boolean;
  apiSyncEnabled?: boolean;
  postbackEnabled?: boolean;
  apiParameters?: readonly ({ id?: number; parameter?: number; value?: string | null; secretValue?: string | null; secretValueSetAt?: number | null })[];
  goals?: readonly ({ id?: number; theirs?: string; goal?: number | null })[];
  leadStatusMappings?: readonly ({ id?: number; theirs?: string; leadGrade?: number | null })[];
  outApi?: { method: 'GET' | 'POST' | 'PUT'; url: string; headers?: readonly ({ name: string; value: string })[]; bodyFormat: 'none' | 'json' | 'form'; body?: string | null; timeout: number; acceptedPath?: string | null; acceptedValue?: string | null; acceptedPattern?: string | null; leadIdPath?: string | null; leadIdPattern?: string | null; redirectPath?: string | null; redirectPattern?: string | null; messagePath?: string | null; messagePattern?: string | null; duplicateWords?: readonly (string)[]; invalidWords?: readonly (string)[]; refusedWords?: readonly (string)[]; refusedPattern?: string | null } | null;
  redirect?: { option: 'direct' | 'via_thank_you_page' | 'no_redirect'; url?: string | null } | null;
  apiSync?: { method: 'GET' | 'POST' | 'PUT'; url: string; headers?: readonly ({ name: string; value: string })[]; bodyFormat: 'none' | 'json' | 'form'; body?: string | null; timeout: number; interval: number; pageSize: number; itemsPath?: string | null; leadIdPath: string; ownIdPath?: string | null; statusPath: string; changedAtPath?: string | null } | null;
  postback?: { parameters?: readonly ({ target: 'lead_id' | 'click_id' | 'status' | 'goal' | 'amount' | 'currency' | 'transaction_id' | 'customer_id' | 'deposit' | 'deposits' | 'turnover' | 'ngr' | 'date'; name: string; macro?: string | null })[]; addresses?: readonly ({ address: string })[] } | null;
  apiSyncSchedule?: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  postbackSecret?: string | null;
  status?: 'active' | 'inactive';
  reason?: string;
  synchronise?: 'off' | 'on';
};

/** A record of integrationGoalMapping as it is stored. */
export type IntegrationGoalMappingRecord = {
  id: number;
  integration: number;
  theirs: string;
  goal: number | null;
  position: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type IntegrationGoalMappingBeside = object;

/** What callers send of it; which of it, their call says. */
export type IntegrationGoalMappingItem = {
  id?: number;
  version?: number;
  undoes?: number;
  integration?: number;
  theirs?: string;
  goal?: number | null;
};

/** A record of integrationParameter as it is stored. */
export type IntegrationParameterRecord = {
  id: number;
  integration: number;
  parameter: number;
  value: string | null;
  secretValue: string | null;
  secretValueSetAt: number | null;
  position: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type IntegrationParameterBeside = object;

/** What callers send of it; which of it, their call says. */
export type IntegrationParameterItem = {
  id?: number;
  version?: number;
  undoes?: number;
  integration?: number;
  parameter?: number;
  value?: string | null;
  secretValue?: string | null;
};

/** A record of integrationStatusMapping as it is stored. */
export type IntegrationStatusMappingRecord = {
  id: number;
  integration: number;
  theirs: string;
  leadGrade: number | null;
  position: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type IntegrationStatusMappingBeside = object;

/** What callers send of it; which of it, their call says. */
export type IntegrationStatusMappingItem = {
  id?: number;
  version?: number;
  undoes?: number;
  integration?: number;
  theirs?: string;
  leadGrade?: number | null;
};

/** A record of integrationTemplate as it is stored. */
export type IntegrationTemplateRecord = {
  id: number;
  title: string;
  platform: number;
  vertical: number;
  description: string | null;
  integrationMethodsRestrictions: readonly ('outApi' | 'redirect' | 'apiSync' | 'postback')[];
  outApi: { method: 'GET' | 'POST' | 'PUT'; url: string; headers?: readonly ({ name: string; value: string })[]; bodyFormat: 'none' | 'json' | 'form'; body?: string | null; timeout: number; acceptedPath?: string | null; acceptedValue?: string | null; acceptedPattern?: string | null; leadIdPath?: string | null; leadIdPattern?: string | null; redirectPath?: string | null; redirectPattern?: string | null; messagePath?: string | null; messagePattern?: string | null; duplicateWords?: readonly (string)[]; invalidWords?: readonly (string)[]; refusedWords?: readonly (string)[]; refusedPattern?: string | null } | null;
  redirect: { option: 'direct' | 'via_thank_you_page' | 'no_redirect'; url?: string | null } | null;
  apiSync: { method: 'GET' | 'POST' | 'PUT'; url: string; headers?: readonly ({ name: string; value: string })[]; bodyFormat: 'none' | 'json' | 'form'; body?: string | null; timeout: number; interval: number; pageSize: number; itemsPath?: string | null; leadIdPath: string; ownIdPath?: string | null; statusPath: string; changedAtPath?: string | null } | null;
  postback: { parameters?: readonly ({ target: 'lead_id' | 'click_id' | 'status' | 'goal' | 'amount' | 'currency' | 'transaction_id' | 'customer_id' | 'deposit' | 'deposits' | 'turnover' | 'ngr' | 'date'; name: string; macro?: string | null })[]; addresses?: readonly ({ address: string })[] } | null;
  apiSyncSchedule: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type IntegrationTemplateBeside = {
  parameters: readonly ({ id?: number; title?: string; key?: string; type?: 'text' | 'number' | 'url' | 'email' | 'flag'; placement?: 'body' | 'query' | 'header'; prefix?: string | null; required?: boolean; secret?: boolean })[];
  keepsUnfitting: boolean;
  goals: readonly ({ id?: number; theirs?: string; goal?: number | null })[];
  leadStatusMappings: readonly ({ id?: number; theirs?: string; leadGrade?: number | null })[];
  integrations: readonly number[];
  usage: { goals?: number | null; leadStatusMappings?: number | null; outApi?: number | null; redirect?: number | null; apiSync?: number | null; postback?: number | null } | null;
};

/** What callers send of it; which of it, their call says. */
export type IntegrationTemplateItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  platform?: number;
  vertical?: number;
  description?: string | null;
  integrationMethodsRestrictions?: readonly ('outApi' | 'redirect' | 'apiSync' | 'postback')[];
  parameters?: readonly ({ id?: number; title?: string; key?: string; type?: 'text' | 'number' | 'url' | 'email' | 'flag'; placement?: 'body' | 'query' | 'header'; prefix?: string | null; required?: boolean; secret?: boolean })[];
  keepsUnfitting?: boolean;
  goals?: readonly ({ id?: number; theirs?: string; goal?: number | null })[];
  leadStatusMappings?: readonly ({ id?: number; theirs?: string; leadGrade?: number | null })[];
  outApi?: { method: 'GET' | 'POST' | 'PUT'; url: string; headers?: readonly ({ name: string; value: string })[]; bodyFormat: 'none' | 'json' | 'form'; body?: string | null; timeout: number; acceptedPath?: string | null; acceptedValue?: string | null; acceptedPattern?: string | null; leadIdPath?: string | null; leadIdPattern?: string | null; redirectPath?: string | null; redirectPattern?: string | null; messagePath?: string | null; messagePattern?: string | null; duplicateWords?: readonly (string)[]; invalidWords?: readonly (string)[]; refusedWords?: readonly (string)[]; refusedPattern?: string | null } | null;
  redirect?: { option: 'direct' | 'via_thank_you_page' | 'no_redirect'; url?: string | null } | null;
  apiSync?: { method: 'GET' | 'POST' | 'PUT'; url: string; headers?: readonly ({ name: string; value: string })[]; bodyFormat: 'none' | 'json' | 'form'; body?: string | null; timeout: number; interval: number; pageSize: number; itemsPath?: string | null; leadIdPath: string; ownIdPath?: string | null; statusPath: string; changedAtPath?: string | null } | null;
  postback?: { parameters?: readonly ({ target: 'lead_id' | 'click_id' | 'status' | 'goal' | 'amount' | 'currency' | 'transaction_id' | 'customer_id' | 'deposit' | 'deposits' | 'turnover' | 'ngr' | 'date'; name: string; macro?: string | null })[]; addresses?: readonly ({ address: string })[] } | null;
  apiSyncSchedule?: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of integrationTemplateGoalMapping as it is stored. */
export type IntegrationTemplateGoalMappingRecord = {
  id: number;
  integrationTemplate: number;
  theirs: string;
  goal: number | null;
  position: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type IntegrationTemplateGoalMappingBeside = object;

/** What callers send of it; which of it, their call says. */
export type IntegrationTemplateGoalMappingItem = {
  id?: number;
  version?: number;
  undoes?: number;
  integrationTemplate?: number;
  theirs?: string;
  goal?: number | null;
};

/** A record of integrationTemplateParameter as it is stored. */
export type IntegrationTemplateParameterRecord = {
  id: number;
  integrationTemplate: number;
  title: string;
  key: string;
  type: 'text' | 'number' | 'url' | 'email' | 'flag';
  placement: 'body' | 'query' | 'header';
  prefix: string | null;
  required: boolean;
  secret: boolean;
  position: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type IntegrationTemplateParameterBeside = object;

/** What callers send of it; which of it, their call says. */
export type IntegrationTemplateParameterItem = {
  id?: number;
  version?: number;
  undoes?: number;
  integrationTemplate?: number;
  title?: string;
  key?: string;
  type?: 'text' | 'number' | 'url' | 'email' | 'flag';
  placement?: 'body' | 'query' | 'header';
  prefix?: string | null;
  required?: boolean;
  secret?: boolean;
};

/** A record of integrationTemplateStatusMapping as it is stored. */
export type IntegrationTemplateStatusMappingRecord = {
  id: number;
  integrationTemplate: number;
  theirs: string;
  leadGrade: number | null;
  position: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type IntegrationTemplateStatusMappingBeside = object;

/** What callers send of it; which of it, their call says. */
export type IntegrationTemplateStatusMappingItem = {
  id?: number;
  version?: number;
  undoes?: number;
  integrationTemplate?: number;
  theirs?: string;
  leadGrade?: number | null;
};

/** A record of invoiceSchedule as it is stored. */
export type InvoiceScheduleRecord = {
  id: number;
  affiliate: number | null;
  threshold: string;
  frequency: 'weekly' | 'twoWeeks' | 'monthly';
  holdDays: number;
  lastDue: string | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type InvoiceScheduleBeside = object;

/** What callers send of it; which of it, their call says. */
export type InvoiceScheduleItem = {
  id?: number;
  version?: number;
  undoes?: number;
  affiliate?: number | null;
  threshold?: string;
  frequency?: 'weekly' | 'twoWeeks' | 'monthly';
  holdDays?: number;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of landerApiItem as it is stored. */
export type LanderApiItemRecord = {
  id: number;
  title: string;
  vertical: number | null;
  languages: readonly string[];
  url: string;
  previewUrl: string | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type LanderApiItemBeside = {
  categories: readonly number[];
  tags: readonly number[];
  assignedToOffers: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type LanderApiItemItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  vertical?: number | null;
  categories?: readonly number[];
  tags?: readonly number[];
  languages?: readonly string[];
  assignedToOffers?: readonly number[];
  url?: string;
  previewUrl?: string | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of landing as it is stored. */
export type LandingRecord = {
  id: number;
  title: string;
  offer: number;
  advertiser: number | null;
  targetUrl: string;
  previewUrl: string | null;
  pageType: 'landing' | 'prelanding' | 'thank_you';
  landerApiLanguage: string | null;
  countries: readonly string[];
  countriesMode: 'only' | 'except';
  languages: readonly string[];
  languagesMode: 'only' | 'except';
  trafficSourcesMode: 'only' | 'except';
  schedule: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight: number | null;
  additionalParameters: Record<string, unknown> | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type LandingBeside = {
  trafficSources: readonly number[];
  tags: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type LandingItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  offer?: number;
  advertiser?: number | null;
  targetUrl?: string;
  previewUrl?: string | null;
  pageType?: 'landing' | 'prelanding' | 'thank_you';
  landerApiLanguage?: string | null;
  countries?: readonly string[];
  countriesMode?: 'only' | 'except';
  languages?: readonly string[];
  languagesMode?: 'only' | 'except';
  trafficSources?: readonly number[];
  trafficSourcesMode?: 'only' | 'except';
  schedule?: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight?: number | null;
  tags?: readonly number[];
  additionalParameters?: Record<string, unknown> | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of lead as it is stored. */
export type LeadRecord = {
  id: number;
  secureId: string;
  affiliate: number;
  campaign: number;
  offer: number;
  apiStatus: 'new' | 'sent' | 'unsent' | 'hold' | 'invalid' | 'trash' | 'duplicate' | 'failed' | 'test';
  reason: 'campaign_active' | 'affiliate_active' | 'affiliate_traffic' | 'team_active' | 'team_traffic' | 'offer_active' | 'offer_visible' | 'campaign_country' | 'offer_country' | 'offer_traffic_source' | 'affiliate_country' | 'affiliate_language' | 'affiliate_traffic_source' | 'affiliate_schedule' | 'team_country' | 'team_language' | 'team_traffic_source' | 'team_schedule' | 'lead_parameters' | 'lead_format' | 'lead_values' | 'inbound_rules' | 'lead_duplicate' | 'lead_cold' | 'lead_test' | 'advertiser_active' | 'advertiser_assigned' | 'integration_assigned' | 'integration_active' | 'integration_sends' | 'circuit_closed' | 'landing_active' | 'targeting_audience' | 'targeting_sieve' | 'advertiser_sieve' | 'never_offered' | 'advertiser_chosen' | 'landing_sieve' | 'landing_chosen' | 'targeting_room' | 'cap_room' | 'tried_before' | 'somebody_left' | 'nobody_accepted' | 'time_up' | 'outcome_unknown' | 'interrupted' | null;
  refusal: 'blocked' | 'campaign' | 'offer' | 'geo' | 'source' | 'language' | 'hours' | 'data' | 'rules' | 'duplicate' | 'test' | 'cold' | 'nobody' | 'delivery' | 'automatic' | null;
  grade: number | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
  country: string | null;
  language: string | null;
  ip: string | null;
  sourceUrl: string | null;
  userAgent: string | null;
  clickId: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  sub6: string | null;
  sub7: string | null;
  sub8: string | null;
  sub9: string | null;
  params: readonly ({ name: string; value: string })[];
  advertiser: number | null;
  integration: number | null;
  redirectUrl: string | null;
  isTest: boolean;
  isCold: boolean;
  erasedAt: number | null;
  phoneKey: string | null;
  emailKey: string | null;
  decision: Record<string, unknown> | null;
  createdAt: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type LeadBeside = object;

/** What callers send of it; which of it, their call says. */
export type LeadItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of leadAttempt as it is stored. */
export type LeadAttemptRecord = {
  id: number;
  lead: number;
  affiliate: number;
  offer: number;
  advertiser: number;
  integration: number;
  order: number;
  outcome: 'pending' | 'accepted' | 'duplicate' | 'invalid' | 'refused' | 'failed' | 'unknown';
  message: string | null;
  failure: 'settings' | 'parameters' | 'url' | 'body' | 'request' | 'inside' | 'connect' | 'tls' | 'timeout' | 'tooLarge' | 'broken' | 'redirects' | 'not_received' | 'interrupted' | null;
  startedAt: number;
  finishedAt: number | null;
  took: number | null;
  httpStatus: number | null;
  advertiserLeadId: string | null;
  advertiserStatus: string | null;
  advertiserStatusAt: number | null;
  redirectUrl: string | null;
  request: string | null;
  answer: string | null;
  createdAt: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type LeadAttemptBeside = object;

/** What callers send of it; which of it, their call says. */
export type LeadAttemptItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of leadChange as it is stored. */
export type LeadChangeRecord = {
  id: number;
  lead: number;
  affiliate: number;
  changedBy: 'intake' | 'entry' | 'push' | 'postback' | 'synchronization' | 'person' | 'hold_queue' | 'import';
  user: number | null;
  impersonator: number | null;
  previousStatus: 'new' | 'sent' | 'unsent' | 'hold' | 'invalid' | 'trash' | 'duplicate' | 'failed' | 'test' | null;
  apiStatus: 'new' | 'sent' | 'unsent' | 'hold' | 'invalid' | 'trash' | 'duplicate' | 'failed' | 'test';
  reason: 'campaign_active' | 'affiliate_active' | 'affiliate_traffic' | 'team_active' | 'team_traffic' | 'offer_active' | 'offer_visible' | 'campaign_country' | 'offer_country' | 'offer_traffic_source' | 'affiliate_country' | 'affiliate_language' | 'affiliate_traffic_source' | 'affiliate_schedule' | 'team_country' | 'team_language' | 'team_traffic_source' | 'team_schedule' | 'lead_parameters' | 'lead_format' | 'lead_values' | 'inbound_rules' | 'lead_duplicate' | 'lead_cold' | 'lead_test' | 'advertiser_active' | 'advertiser_assigned' | 'integration_assigned' | 'integration_active' | 'integration_sends' | 'circuit_closed' | 'landing_active' | 'targeting_audience' | 'targeting_sieve' | 'advertiser_sieve' | 'never_offered' | 'advertiser_chosen' | 'landing_sieve' | 'landing_chosen' | 'targeting_room' | 'cap_room' | 'tried_before' | 'somebody_left' | 'nobody_accepted' | 'time_up' | 'outcome_unknown' | 'interrupted' | null;
  refusal: 'blocked' | 'campaign' | 'offer' | 'geo' | 'source' | 'language' | 'hours' | 'data' | 'rules' | 'duplicate' | 'test' | 'cold' | 'nobody' | 'delivery' | 'automatic' | null;
  grade: number | null;
  advertiser: number | null;
  changedFields: readonly ('firstName' | 'lastName' | 'phone' | 'email' | 'country' | 'language' | 'ip' | 'sourceUrl' | 'params')[];
  note: string | null;
  createdAt: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type LeadChangeBeside = object;

/** What callers send of it; which of it, their call says. */
export type LeadChangeItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of leadGrade as it is stored. */
export type LeadGradeRecord = {
  id: number;
  vertical: number;
  title: string;
  final: boolean;
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  position: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type LeadGradeBeside = object;

/** What callers send of it; which of it, their call says. */
export type LeadGradeItem = {
  id?: number;
  version?: number;
  undoes?: number;
  vertical?: number;
  title?: string;
  final?: boolean;
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error';
};

/** A record of loginRecord as it is stored. */
export type LoginRecordRecord = {
  id: number;
  user: number;
  outcome: 'success' | 'wrong_password' | 'wrong_code' | 'blocked' | 'token_reused';
  address: string | null;
  browser: string | null;
  system: string | null;
  impersonator: number | null;
  createdAt: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type LoginRecordBeside = object;

/** What callers send of it; which of it, their call says. */
export type LoginRecordItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of metric as it is stored. */
export type MetricRecord = {
  id: number;
  title: string;
  titleRu: string | null;
  description: string | null;
  value: string;
  group: 'traffic' | 'leads' | 'conversions' | 'finance';
  metricType: 'amount' | 'money' | 'percentages';
  outputFormat: 'whole' | 'decimals';
  editable: boolean;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type MetricBeside = object;

/** What callers send of it; which of it, their call says. */
export type MetricItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  titleRu?: string | null;
  description?: string | null;
  value?: string;
  group?: 'traffic' | 'leads' | 'conversions' | 'finance';
  metricType?: 'amount' | 'money' | 'percentages';
  outputFormat?: 'whole' | 'decimals';
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of note as it is stored. */
export type NoteRecord = {
  id: number;
  target: 'advertiser' | 'advertiserAssignment' | 'advertiserBalance' | 'advertiserInvoice' | 'advertiserInvoiceLine' | 'advertiserMovement' | 'affiliateAssignment' | 'affiliateBalance' | 'affiliateInvoice' | 'affiliateInvoiceLine' | 'affiliateMovement' | 'campaign' | 'cap' | 'category' | 'click' | 'clickChange' | 'conversion' | 'creative' | 'currency' | 'currencyRate' | 'customer' | 'customerSync' | 'domain' | 'geo' | 'goal' | 'holdConfig' | 'integration' | 'integrationTemplate' | 'invoiceSchedule' | 'landerApiItem' | 'landing' | 'lead' | 'leadAttempt' | 'leadChange' | 'metric' | 'notification' | 'notificationChannelIntegration' | 'offer' | 'paymentMethod' | 'paymentModel' | 'paymentRule' | 'platform' | 'postback' | 'postbackLog' | 'prepayment' | 'reconciliation' | 'reconciliationRow' | 'role' | 'tag' | 'targeting' | 'task' | 'team' | 'trafficSource' | 'user' | 'vertical' | 'withdrawalMethod';
  targetId: number;
  title: string | null;
  content: string;
  isPinned: boolean;
  targetUser: number | null;
  isRemoved: boolean;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type NoteBeside = object;

/** What callers send of it; which of it, their call says. */
export type NoteItem = {
  id?: number;
  version?: number;
  undoes?: number;
  target?: 'advertiser' | 'advertiserAssignment' | 'advertiserBalance' | 'advertiserInvoice' | 'advertiserInvoiceLine' | 'advertiserMovement' | 'affiliateAssignment' | 'affiliateBalance' | 'affiliateInvoice' | 'affiliateInvoiceLine' | 'affiliateMovement' | 'campaign' | 'cap' | 'category' | 'click' | 'clickChange' | 'conversion' | 'creative' | 'currency' | 'currencyRate' | 'customer' | 'customerSync' | 'domain' | 'geo' | 'goal' | 'holdConfig' | 'integration' | 'integrationTemplate' | 'invoiceSchedule' | 'landerApiItem' | 'landing' | 'lead' | 'leadAttempt' | 'leadChange' | 'metric' | 'notification' | 'notificationChannelIntegration' | 'offer' | 'paymentMethod' | 'paymentModel' | 'paymentRule' | 'platform' | 'postback' | 'postbackLog' | 'prepayment' | 'reconciliation' | 'reconciliationRow' | 'role' | 'tag' | 'targeting' | 'task' | 'team' | 'trafficSource' | 'user' | 'vertical' | 'withdrawalMethod';
  targetId?: number;
  title?: string | null;
  content?: string;
  isPinned?: boolean;
  targetUser?: number | null;
};

/** A record of notification as it is stored. */
export type NotificationRecord = {
  id: number;
  description: string;
  groupSlug: 'caps' | 'integrations' | 'postbacks' | 'leads' | 'conversions' | 'invoices' | 'exports' | 'tasks' | 'notes' | 'scheduled' | 'network' | 'security';
  type: 'cap.filling' | 'cap.full' | 'guarantee.at_risk' | 'integration.paused' | 'integration.slow' | 'synchronization.paused' | 'postback.given_up' | 'lead.unsent' | 'conversion.late' | 'invoice.made' | 'invoice.scheduled' | 'invoice.paid' | 'invoice.declined' | 'invoice.unpaid' | 'invoice.requested' | 'invoice.taken_back' | 'withdrawal_method.changed' | 'withdrawal_method.waiting' | 'withdrawal_method.verified' | 'export.ready' | 'export.failed' | 'task.assigned' | 'task.mentioned' | 'task.due' | 'note.addressed' | 'change.conflict' | 'change.failed' | 'affiliate.registered' | 'traffic.blocked' | 'traffic.accepted' | 'domain.failing' | 'rates.failing' | 'work.failing' | 'channel.failing' | 'notification.silent' | 'trial.ending' | 'sign_in.new_device' | null;
  capPercent: number;
  countries: readonly string[];
  channel: 'bell' | 'email' | 'telegram' | 'webhook';
  notificationChannelIntegration: number | null;
  frequency: 'immediately' | 'hourly' | 'daily';
  quietFrom: string | null;
  quietTo: string | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type NotificationBeside = {
  offers: readonly number[];
  affiliates: readonly number[];
  advertisers: readonly number[];
  users: readonly number[];
  roles: readonly number[];
  authorAway: boolean;
};

/** What callers send of it; which of it, their call says. */
export type NotificationItem = {
  id?: number;
  version?: number;
  undoes?: number;
  description?: string;
  groupSlug?: 'caps' | 'integrations' | 'postbacks' | 'leads' | 'conversions' | 'invoices' | 'exports' | 'tasks' | 'notes' | 'scheduled' | 'network' | 'security';
  type?: 'cap.filling' | 'cap.full' | 'guarantee.at_risk' | 'integration.paused' | 'integration.slow' | 'synchronization.paused' | 'postback.given_up' | 'lead.unsent' | 'conversion.late' | 'invoice.made' | 'invoice.scheduled' | 'invoice.paid' | 'invoice.declined' | 'invoice.unpaid' | 'invoice.requested' | 'invoice.taken_back' | 'withdrawal_method.changed' | 'withdrawal_method.waiting' | 'withdrawal_method.verified' | 'export.ready' | 'export.failed' | 'task.assigned' | 'task.mentioned' | 'task.due' | 'note.addressed' | 'change.conflict' | 'change.failed' | 'affiliate.registered' | 'traffic.blocked' | 'traffic.accepted' | 'domain.failing' | 'rates.failing' | 'work.failing' | 'channel.failing' | 'notification.silent' | 'trial.ending' | 'sign_in.new_device' | null;
  capPercent?: number;
  offers?: readonly number[];
  affiliates?: readonly number[];
  advertisers?: readonly number[];
  countries?: readonly string[];
  users?: readonly number[];
  roles?: readonly number[];
  channel?: 'bell' | 'email' | 'telegram' | 'webhook';
  notificationChannelIntegration?: number | null;
  frequency?: 'immediately' | 'hourly' | 'daily';
  quietFrom?: string | null;
  quietTo?: string | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of notificationChannelIntegration as it is stored. */
export type NotificationChannelIntegrationRecord = {
  id: number;
  title: string;
  kind: 'webhook' | 'telegram';
  url: string | null;
  secret: string | null;
  secretSetAt: number | null;
  botToken: string | null;
  botTokenSetAt: number | null;
  botName: string | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type NotificationChannelIntegrationBeside = {
  problem: Record<string, unknown> | null;
};

/** What callers send of it; which of it, their call says. */
export type NotificationChannelIntegrationItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  kind?: 'webhook' | 'telegram';
  url?: string | null;
  secret?: string | null;
  botToken?: string | null;
  botName?: string | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of offer as it is stored. */
export type OfferRecord = {
  id: number;
  secureId: string;
  title: string;
  accessType: 1 | 3;
  imageUrl: string | null;
  description: string | null;
  notes: string | null;
  vertical: number | null;
  goal: number | null;
  integrationMethod: 1 | 2 | 3 | null;
  redirectMethod: 'http_302' | 'meta_refresh' | 'double_meta_refresh' | 'javascript';
  isHot: boolean;
  makesCampaigns: boolean;
  sessionLifespan: number | null;
  sessionLifespanType: 1 | 2 | null;
  trafficbackUrl: string | null;
  status: 'active' | 'inactive' | 'draft';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type OfferBeside = {
  categories: readonly number[];
  trafficSources: readonly number[];
  geos: readonly number[];
  payMethods: readonly number[];
  advertisers: readonly number[];
  managers: readonly number[];
  tags: readonly number[];
  assignedAffiliates: readonly number[];
  assignedTeams: readonly number[];
  landers: readonly number[];
  paymentRules: readonly number[];
  creatives: readonly number[];
  campaigns: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type OfferItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  accessType?: 1 | 3;
  imageUrl?: string | null;
  description?: string | null;
  notes?: string | null;
  vertical?: number | null;
  goal?: number | null;
  categories?: readonly number[];
  trafficSources?: readonly number[];
  geos?: readonly number[];
  payMethods?: readonly number[];
  integrationMethod?: 1 | 2 | 3 | null;
  redirectMethod?: 'http_302' | 'meta_refresh' | 'double_meta_refresh' | 'javascript';
  advertisers?: readonly number[];
  managers?: readonly number[];
  tags?: readonly number[];
  isHot?: boolean;
  assignedAffiliates?: readonly number[];
  assignedTeams?: readonly number[];
  makesCampaigns?: boolean;
  sessionLifespan?: number | null;
  sessionLifespanType?: 1 | 2 | null;
  trafficbackUrl?: string | null;
  status?: 'active' | 'inactive' | 'draft';
  reason?: string;
};

/** What its list is narrowed by beside its fields. */
export type OfferQuery = {
  mine?: 'receiving_traffic' | 'special_conditions' | null;
  fitsVertical?: number | null;
};

/** A record of paymentMethod as it is stored. */
export type PaymentMethodRecord = {
  id: number;
  title: string;
  description: string | null;
  verification: boolean;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type PaymentMethodBeside = {
  accountFields: readonly ({ id?: number; title?: string; titleRu?: string | null; format?: 'text' | 'digits' | 'email' | 'phone' | 'iban' | 'trc20' | 'erc20'; required?: boolean; secret?: boolean })[];
};

/** What callers send of it; which of it, their call says. */
export type PaymentMethodItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  description?: string | null;
  accountFields?: readonly ({ id?: number; title?: string; titleRu?: string | null; format?: 'text' | 'digits' | 'email' | 'phone' | 'iban' | 'trc20' | 'erc20'; required?: boolean; secret?: boolean })[];
  verification?: boolean;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of paymentModel as it is stored. */
export type PaymentModelRecord = {
  id: number;
  title: string;
  description: string | null;
  caps: boolean;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type PaymentModelBeside = object;

/** What callers send of it; which of it, their call says. */
export type PaymentModelItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  description?: string | null;
  caps?: boolean;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of paymentRule as it is stored. */
export type PaymentRuleRecord = {
  id: number;
  title: string;
  offer: number;
  paymentModel: number;
  paidFor: 'report' | 'accepted_lead';
  goal: number | null;
  paymentType: 1 | 2;
  revenueValue: string;
  revenueCurrency: number | null;
  payoutValue: string;
  payoutCurrency: number | null;
  targetConversionStatus: 1 | 2 | 3 | 4;
  autoApprovePeriod: number | null;
  isMultiConversion: boolean;
  audience: 'all' | 'team' | 'affiliate';
  affiliate: number | null;
  team: number | null;
  countries: readonly string[];
  countriesMode: 'only' | 'except';
  languages: readonly string[];
  languagesMode: 'only' | 'except';
  trafficSourcesMode: 'only' | 'except';
  schedule: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight: number | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type PaymentRuleBeside = {
  trafficSources: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type PaymentRuleItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  offer?: number;
  paymentModel?: number;
  paidFor?: 'report' | 'accepted_lead';
  goal?: number | null;
  paymentType?: 1 | 2;
  revenueValue?: string;
  revenueCurrency?: number | null;
  payoutValue?: string;
  payoutCurrency?: number | null;
  targetConversionStatus?: 1 | 2 | 3 | 4;
  autoApprovePeriod?: number | null;
  isMultiConversion?: boolean;
  affiliate?: number | null;
  team?: number | null;
  countries?: readonly string[];
  countriesMode?: 'only' | 'except';
  languages?: readonly string[];
  languagesMode?: 'only' | 'except';
  trafficSources?: readonly number[];
  trafficSourcesMode?: 'only' | 'except';
  schedule?: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight?: number | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of permission as it is stored. */
export type PermissionRecord = {
  id: number;
  title: string;
  description: string | null;
  system: string;
  groupId: number;
  hidden: boolean;
  disabled: boolean;
  permissionRoleType: readonly ('admin' | 'manager' | 'advertiser_manager' | 'advertiser_member' | 'affiliate')[];
};

/** Its fields beside those: references to many, and what hooks supply. */
export type PermissionBeside = object;

/** What callers send of it; which of it, their call says. */
export type PermissionItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  description?: string | null;
  system?: string;
  groupId?: number;
  hidden?: boolean;
  disabled?: boolean;
  permissionRoleType?: readonly ('admin' | 'manager' | 'advertiser_manager' | 'advertiser_member' | 'affiliate')[];
};

/** What its list is narrowed by beside its fields. */
export type PermissionQuery = {
  showHidden?: boolean;
};

/** A record of platform as it is stored. */
export type PlatformRecord = {
  id: number;
  title: string;
  description: string | null;
  outApiEnabled: boolean;
  redirectEnabled: boolean;
  apiSyncEnabled: boolean;
  postbackEnabled: boolean;
  apiSyncSettings: { minInterval: number; maxInterval: number; pageSize: number } | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type PlatformBeside = {
  verticals: readonly number[];
  templates: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type PlatformItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  description?: string | null;
  outApiEnabled?: boolean;
  redirectEnabled?: boolean;
  apiSyncEnabled?: boolean;
  postbackEnabled?: boolean;
  apiSyncSettings?: { minInterval: number; maxInterval: number; pageSize: number } | null;
  verticals?: readonly number[];
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of postback as it is stored. */
export type PostbackRecord = {
  id: number;
  title: string;
  affiliate: number;
  offer: number | null;
  campaign: number | null;
  scope: 'global' | 'offer' | 'campaign';
  method: 'GET' | 'POST';
  url: string;
  bodyFormat: 'none' | 'json' | 'form';
  body: string | null;
  events: readonly ('conversion_approved' | 'conversion_pending' | 'conversion_deferred' | 'conversion_rejected' | 'event_received' | 'event_sent' | 'event_hold' | 'event_invalid' | 'event_duplicate' | 'event_trash' | 'event_lead_grade_changed')[];
  mappings: readonly ({ event: 'conversion_approved' | 'conversion_pending' | 'conversion_deferred' | 'conversion_rejected' | 'event_received' | 'event_sent' | 'event_hold' | 'event_invalid' | 'event_duplicate' | 'event_trash' | 'event_lead_grade_changed'; word: string })[];
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type PostbackBeside = {
  team: number | null;
  goalEvents: readonly number[];
  lastDeliveredAt: number | null;
  lastFailedAt: number | null;
  waiting: number;
};

/** What callers send of it; which of it, their call says. */
export type PostbackItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  affiliate?: number;
  offer?: number | null;
  campaign?: number | null;
  method?: 'GET' | 'POST';
  url?: string;
  bodyFormat?: 'none' | 'json' | 'form';
  body?: string | null;
  events?: readonly ('conversion_approved' | 'conversion_pending' | 'conversion_deferred' | 'conversion_rejected' | 'event_received' | 'event_sent' | 'event_hold' | 'event_invalid' | 'event_duplicate' | 'event_trash' | 'event_lead_grade_changed')[];
  goalEvents?: readonly number[];
  mappings?: readonly ({ event: 'conversion_approved' | 'conversion_pending' | 'conversion_deferred' | 'conversion_rejected' | 'event_received' | 'event_sent' | 'event_hold' | 'event_invalid' | 'event_duplicate' | 'event_trash' | 'event_lead_grade_changed'; word: string })[];
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of postbackLog as it is stored. */
export type PostbackLogRecord = {
  id: number;
  kind: 'postback_in' | 'postback_out' | 'customer_data_import';
  result: 'created' | 'repeated' | 'customer' | 'graded' | 'ignored' | 'refused' | 'read' | 'delivered' | 'failed';
  reason: Record<string, unknown> | null;
  advertiser: number | null;
  integration: number | null;
  customerSync: number | null;
  affiliate: number | null;
  postback: number | null;
  conversion: number | null;
  lead: number | null;
  customer: number | null;
  clickId: string | null;
  offer: number | null;
  campaign: number | null;
  country: string | null;
  event: 'conversion_approved' | 'conversion_pending' | 'conversion_deferred' | 'conversion_rejected' | 'event_received' | 'event_sent' | 'event_hold' | 'event_invalid' | 'event_duplicate' | 'event_trash' | 'event_lead_grade_changed' | null;
  eventId: string | null;
  attempt: number | null;
  failure: 'settings' | 'parameters' | 'url' | 'body' | 'request' | 'inside' | 'connect' | 'tls' | 'timeout' | 'tooLarge' | 'broken' | 'redirects' | 'not_received' | 'interrupted' | null;
  compared: 'same' | 'different' | null;
  replayOf: number | null;
  replayedBy: number | null;
  nextAttemptAt: number | null;
  method: string;
  url: string;
  body: string | null;
  ip: string | null;
  userAgent: string | null;
  httpStatus: number | null;
  answer: string | null;
  duration: number | null;
  createdAt: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type PostbackLogBeside = object;

/** What callers send of it; which of it, their call says. */
export type PostbackLogItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of preference as it is stored. */
export type PreferenceRecord = {
  id: number;
  type: 'tableSettings' | 'tableSortingSettings' | 'selectedPresets' | 'interface';
  user: number | null;
  settings: Record<string, unknown>;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type PreferenceBeside = object;

/** What callers send of it; which of it, their call says. */
export type PreferenceItem = {
  id?: number;
  version?: number;
  undoes?: number;
  type?: 'tableSettings' | 'tableSortingSettings' | 'selectedPresets' | 'interface';
  settings?: Record<string, unknown>;
};

/** A record of prepayment as it is stored. */
export type PrepaymentRecord = {
  id: number;
  advertiser: number;
  amount: string;
  currency: number;
  paymentDate: string;
  reference: string | null;
  notes: string | null;
  status: 'received' | 'returned';
  blockReason: string | null;
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type PrepaymentBeside = object;

/** What callers send of it; which of it, their call says. */
export type PrepaymentItem = {
  id?: number;
  version?: number;
  undoes?: number;
  advertiser?: number;
  amount?: string;
  currency?: number;
  paymentDate?: string;
  reference?: string | null;
  notes?: string | null;
  status?: 'received' | 'returned';
  reason?: string;
};

/** A record of preset as it is stored. */
export type PresetRecord = {
  id: number;
  title: string;
  type: 'table' | 'statistics';
  user: number | null;
  isShared: boolean;
  settings: Record<string, unknown>;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type PresetBeside = object;

/** What callers send of it; which of it, their call says. */
export type PresetItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  type?: 'table' | 'statistics';
  isShared?: boolean;
  settings?: Record<string, unknown>;
};

/** A record of reconciliation as it is stored. */
export type ReconciliationRecord = {
  id: number;
  title: string;
  advertiser: number;
  periodFrom: string;
  periodTo: string;
  state: 'compared' | 'corrected' | 'undone';
  rows: number;
  matched: number;
  otherAmount: number;
  otherStatus: number;
  otherBoth: number;
  missingHere: number;
  missingThere: number;
  faulty: number;
  frozen: number;
  corrected: number;
  correctedAt: number | null;
  undoneAt: number | null;
  notes: string | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type ReconciliationBeside = object;

/** What callers send of it; which of it, their call says. */
export type ReconciliationItem = {
  id?: number;
  version?: number;
  undoes?: number;
  notes?: string | null;
};

/** A record of reconciliationRow as it is stored. */
export type ReconciliationRowRecord = {
  id: number;
  reconciliation: number;
  row: number | null;
  reference: string | null;
  verdict: 'matched' | 'otherAmount' | 'otherStatus' | 'otherBoth' | 'missingHere' | 'missingThere' | 'faulty';
  fault: 'noId' | 'number' | 'unclear' | 'negative' | 'tooLarge' | 'unknownCurrency' | 'otherCurrency' | 'unknownStatus' | 'repeated' | 'formula' | null;
  conversion: number | null;
  currency: number | null;
  amountHere: string | null;
  amountThere: string | null;
  statusHere: 1 | 2 | 3 | 4 | null;
  statusThere: 1 | 2 | 3 | 4 | null;
  invoice: string | null;
  invoiceKeeps: 'all' | 'status' | null;
  outcome: 'corrected' | 'leftAsItWas' | 'frozen' | 'overCap' | 'changedSince' | 'undone' | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type ReconciliationRowBeside = object;

/** What callers send of it; which of it, their call says. */
export type ReconciliationRowItem = {
  id?: number;
  version?: number;
  undoes?: number;
};

/** A record of role as it is stored. */
export type RoleRecord = {
  id: number;
  title: string;
  type: 'admin' | 'manager' | 'advertiser_manager' | 'advertiser_member' | 'affiliate';
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type RoleBeside = {
  permissions: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type RoleItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  type?: 'admin' | 'manager' | 'advertiser_manager' | 'advertiser_member' | 'affiliate';
  permissions?: readonly number[];
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of scheduledChange as it is stored. */
export type ScheduledChangeRecord = {
  id: number;
  target: 'cap' | 'integration' | 'offer' | 'paymentRule' | 'targeting';
  targetId: number;
  title: string | null;
  state: 'waiting' | 'applied' | 'returned' | 'conflict' | 'failed' | 'cancelled';
  at: number;
  backAt: number | null;
  changes: Record<string, unknown>;
  given: Record<string, unknown> | null;
  reason: string | null;
  problem: Record<string, unknown> | null;
  found: Record<string, unknown> | null;
  appliedAt: number | null;
  returnedAt: number | null;
  author: number;
  impersonator: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type ScheduledChangeBeside = object;

/** What callers send of it; which of it, their call says. */
export type ScheduledChangeItem = {
  id?: number;
  version?: number;
  undoes?: number;
  isForced?: boolean;
};

/** A record of tag as it is stored. */
export type TagRecord = {
  id: number;
  title: string;
  type: 'advertiser' | 'user' | 'team' | 'offer' | 'landing';
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type TagBeside = object;

/** What callers send of it; which of it, their call says. */
export type TagItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  type?: 'advertiser' | 'user' | 'team' | 'offer' | 'landing';
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of targeting as it is stored. */
export type TargetingRecord = {
  id: number;
  title: string;
  offer: number;
  advertiser: number | null;
  integration: number | null;
  landing: number | null;
  countries: readonly string[];
  countriesMode: 'only' | 'except';
  languages: readonly string[];
  languagesMode: 'only' | 'except';
  trafficSourcesMode: 'only' | 'except';
  schedule: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight: number | null;
  priority: number;
  lowPriority: boolean;
  value: number | null;
  period: 'hour' | 'day' | 'week' | 'month' | 'total' | null;
  timezone: string;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type TargetingBeside = {
  affiliates: readonly number[];
  teams: readonly number[];
  trafficSources: readonly number[];
  counter: number;
};

/** What callers send of it; which of it, their call says. */
export type TargetingItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  offer?: number;
  advertiser?: number | null;
  integration?: number | null;
  landing?: number | null;
  affiliates?: readonly number[];
  teams?: readonly number[];
  countries?: readonly string[];
  countriesMode?: 'only' | 'except';
  languages?: readonly string[];
  languagesMode?: 'only' | 'except';
  trafficSources?: readonly number[];
  trafficSourcesMode?: 'only' | 'except';
  schedule?: { timezone: string; ranges: readonly ({ days: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]; from: string; to: string })[] } | null;
  weight?: number | null;
  priority?: number;
  lowPriority?: boolean;
  value?: number | null;
  period?: 'hour' | 'day' | 'week' | 'month' | 'total' | null;
  timezone?: string;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of task as it is stored. */
export type TaskRecord = {
  id: number;
  fullId: string | null;
  number: number | null;
  title: string;
  type: 'task' | 'chat' | 'phone';
  taskStatus: 'todo' | 'in_progress' | 'waiting' | 'done';
  priority: 'low' | 'normal' | 'high' | 'urgent';
  dueDate: string | null;
  description: string | null;
  status: 'active' | 'archived';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type TaskBeside = {
  assignees: readonly number[];
  affiliates: readonly number[];
  advertisers: readonly number[];
  mentioned: readonly number[];
  isSilent: boolean;
};

/** What callers send of it; which of it, their call says. */
export type TaskItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  type?: 'task' | 'chat' | 'phone';
  taskStatus?: 'todo' | 'in_progress' | 'waiting' | 'done';
  priority?: 'low' | 'normal' | 'high' | 'urgent';
  dueDate?: string | null;
  assignees?: readonly number[];
  affiliates?: readonly number[];
  advertisers?: readonly number[];
  description?: string | null;
  isSilent?: boolean;
  status?: 'active' | 'archived';
  reason?: string;
};

/** What its list is narrowed by beside its fields. */
export type TaskQuery = {
  isUnassigned?: boolean;
  isDue?: boolean;
};

/** A record of taskComment as it is stored. */
export type TaskCommentRecord = {
  id: number;
  task: number;
  content: string;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type TaskCommentBeside = {
  mentions: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type TaskCommentItem = {
  id?: number;
  version?: number;
  undoes?: number;
  task?: number;
  content?: string;
  mentions?: readonly number[];
};

/** A record of team as it is stored. */
export type TeamRecord = {
  id: number;
  title: string;
  acceptColdTraffic: boolean;
  acceptInvalidLeads: boolean;
  redirectToAdvertiser: boolean;
  trafficBlocked: boolean;
  trafficBlockedAt: number | null;
  status: 'active' | 'blocked';
  blockReason: string | null;
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type TeamBeside = {
  managers: readonly number[];
  tags: readonly number[];
  members: readonly number[];
  membersCount: number | null;
  assignedOffers: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type TeamItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  managers?: readonly number[];
  tags?: readonly number[];
  members?: readonly number[];
  acceptColdTraffic?: boolean;
  acceptInvalidLeads?: boolean;
  redirectToAdvertiser?: boolean;
  assignedOffers?: readonly number[];
  status?: 'active' | 'blocked';
  reason?: string;
  blockingType?: 'access' | 'traffic' | 'full' | null;
};

/** A record of trafficSource as it is stored. */
export type TrafficSourceRecord = {
  id: number;
  title: string;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type TrafficSourceBeside = object;

/** What callers send of it; which of it, their call says. */
export type TrafficSourceItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of user as it is stored. */
export type UserRecord = {
  id: number;
  secureId: string;
  firstName: string;
  lastName: string | null;
  email: string;
  role: number;
  roleType: 'admin' | 'manager' | 'advertiser_manager' | 'advertiser_member' | 'affiliate';
  hasCustomPermissions: boolean;
  team: number | null;
  contacts: readonly ({ type: 0 | 1 | 2 | 3 | 4; value: string })[];
  birthDate: string | null;
  timezone: string | null;
  language: string | null;
  lastActivityAt: number | null;
  trafficBlocked: boolean;
  trafficBlockedAt: number | null;
  acceptColdTraffic: boolean;
  acceptInvalidLeads: boolean;
  redirectToAdvertiser: boolean;
  apiToken: string | null;
  extraInfo: string | null;
  botKey: string | null;
  status: 'active' | 'blocked';
  blockReason: string | null;
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type UserBeside = {
  fullName: string | null;
  password: string | null;
  permissions: readonly string[];
  customPermissions: readonly number[];
  managers: readonly number[];
  tags: readonly number[];
  balance: readonly ({ currency: number; amount: string })[];
  hold: readonly ({ currency: number; amount: string })[];
  assignedOffers: readonly number[];
  assignedAffiliates: readonly number[];
  assignedTeams: readonly number[];
  assignedAdvertisers: readonly number[];
  managedOffers: readonly number[];
  twoFactor: boolean;
  hasPassword: boolean;
};

/** What callers send of it; which of it, their call says. */
export type UserItem = {
  id?: number;
  version?: number;
  undoes?: number;
  firstName?: string;
  lastName?: string | null;
  email?: string;
  password?: string | null;
  role?: number;
  hasCustomPermissions?: boolean;
  customPermissions?: readonly number[];
  team?: number | null;
  managers?: readonly number[];
  tags?: readonly number[];
  contacts?: readonly ({ type: 0 | 1 | 2 | 3 | 4; value: string })[];
  birthDate?: string | null;
  timezone?: string | null;
  language?: string | null;
  acceptColdTraffic?: boolean;
  acceptInvalidLeads?: boolean;
  redirectToAdvertiser?: boolean;
  assignedOffers?: readonly number[];
  assignedAffiliates?: readonly number[];
  assignedTeams?: readonly number[];
  assignedAdvertisers?: readonly number[];
  managedOffers?: readonly number[];
  extraInfo?: string | null;
  status?: 'active' | 'blocked';
  reason?: string;
  blockingType?: 'access' | 'traffic' | 'full' | null;
};

/** A record of vertical as it is stored. */
export type VerticalRecord = {
  id: number;
  title: string;
  description: string | null;
  incomingParameters: readonly ({ name: string; title: string; format?: 'text' | 'number' | 'date' | 'email' | 'phone' | 'url' | 'choice' | 'pattern' | null; choices?: readonly (string)[]; pattern?: string | null; required?: boolean })[];
  inboundRules: readonly ({ match: 'all' | 'any'; conditions: readonly ({ parameter: string; operator: 'equals' | 'not_equals' | 'contains' | 'present' | 'absent'; value?: string | null })[]; result: 'invalid' | 'trash' | 'hold' })[];
  distributionMethod: 'priority' | 'weight' | 'round_robin';
  duplicateWindow: number;
  duplicateBy: 'phone' | 'email' | 'both';
  duplicateScope: 'offer' | 'network';
  redirect: { option?: 'direct' | 'no_redirect' | 'via_thank_you_page' | null; url?: string | null } | null;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type VerticalBeside = {
  paymentModels: readonly number[];
  advertisers: readonly number[];
  platforms: readonly number[];
  goals: readonly ({ id?: number; title?: string; key?: string; repeatable?: boolean; isDeposit?: boolean })[];
  leadGrades: readonly ({ id?: number; title?: string; final?: boolean; tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error' })[];
  metrics: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type VerticalItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  description?: string | null;
  paymentModels?: readonly number[];
  platforms?: readonly number[];
  incomingParameters?: readonly ({ name: string; title: string; format?: 'text' | 'number' | 'date' | 'email' | 'phone' | 'url' | 'choice' | 'pattern' | null; choices?: readonly (string)[]; pattern?: string | null; required?: boolean })[];
  goals?: readonly ({ id?: number; title?: string; key?: string; repeatable?: boolean; isDeposit?: boolean })[];
  leadGrades?: readonly ({ id?: number; title?: string; final?: boolean; tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error' })[];
  metrics?: readonly number[];
  inboundRules?: readonly ({ match: 'all' | 'any'; conditions: readonly ({ parameter: string; operator: 'equals' | 'not_equals' | 'contains' | 'present' | 'absent'; value?: string | null })[]; result: 'invalid' | 'trash' | 'hold' })[];
  distributionMethod?: 'priority' | 'weight' | 'round_robin';
  duplicateWindow?: number;
  duplicateBy?: 'phone' | 'email' | 'both';
  duplicateScope?: 'offer' | 'network';
  redirect?: { option?: 'direct' | 'no_redirect' | 'via_thank_you_page' | null; url?: string | null } | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of widget as it is stored. */
export type WidgetRecord = {
  id: number;
  dashboard: number;
  type: 'number' | 'line' | 'bars' | 'share' | 'table' | 'top' | 'caps' | 'funnel' | 'leads';
  title: string | null;
  metrics: readonly string[];
  groupBy: 'offer' | 'vertical' | 'advertiser' | 'integration' | 'affiliate' | 'team' | 'manager' | 'campaign' | 'landing' | 'country' | 'language' | 'trafficSource' | 'goal' | 'leadGrade' | 'clickStatus' | 'leadStatus' | 'conversionStatus' | 'currency' | 'device' | 'os' | 'browser' | 'sub1' | 'sub2' | 'sub3' | 'sub4' | 'sub5' | 'sub6' | 'sub7' | 'sub8' | 'sub9' | null;
  filters: readonly ({ dimension: 'offer' | 'vertical' | 'advertiser' | 'integration' | 'affiliate' | 'team' | 'manager' | 'campaign' | 'landing' | 'country' | 'language' | 'trafficSource' | 'goal' | 'leadGrade' | 'clickStatus' | 'leadStatus' | 'conversionStatus' | 'currency' | 'device' | 'os' | 'browser' | 'sub1' | 'sub2' | 'sub3' | 'sub4' | 'sub5' | 'sub6' | 'sub7' | 'sub8' | 'sub9'; values: readonly (string)[] })[];
  limit: number;
  isCompared: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type WidgetBeside = object;

/** What callers send of it; which of it, their call says. */
export type WidgetItem = {
  id?: number;
  version?: number;
  undoes?: number;
  dashboard?: number;
  type?: 'number' | 'line' | 'bars' | 'share' | 'table' | 'top' | 'caps' | 'funnel' | 'leads';
  title?: string | null;
  metrics?: readonly string[];
  groupBy?: 'offer' | 'vertical' | 'advertiser' | 'integration' | 'affiliate' | 'team' | 'manager' | 'campaign' | 'landing' | 'country' | 'language' | 'trafficSource' | 'goal' | 'leadGrade' | 'clickStatus' | 'leadStatus' | 'conversionStatus' | 'currency' | 'device' | 'os' | 'browser' | 'sub1' | 'sub2' | 'sub3' | 'sub4' | 'sub5' | 'sub6' | 'sub7' | 'sub8' | 'sub9' | null;
  filters?: readonly ({ dimension: 'offer' | 'vertical' | 'advertiser' | 'integration' | 'affiliate' | 'team' | 'manager' | 'campaign' | 'landing' | 'country' | 'language' | 'trafficSource' | 'goal' | 'leadGrade' | 'clickStatus' | 'leadStatus' | 'conversionStatus' | 'currency' | 'device' | 'os' | 'browser' | 'sub1' | 'sub2' | 'sub3' | 'sub4' | 'sub5' | 'sub6' | 'sub7' | 'sub8' | 'sub9'; values: readonly (string)[] })[];
  limit?: number;
  isCompared?: boolean;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
};

/** A record of withdrawalMethod as it is stored. */
export type WithdrawalMethodRecord = {
  id: number;
  title: string;
  affiliate: number;
  paymentMethod: number;
  details: string | null;
  detailsSetAt: number | null;
  verified: boolean;
  status: 'active' | 'inactive';
  statusChangedAt: number | null;
  statusChangedBy: number | null;
  createdAt: number;
  createdBy: number | null;
  updatedAt: number;
  updatedBy: number | null;
  version: number;
};

/** Its fields beside those: references to many, and what hooks supply. */
export type WithdrawalMethodBeside = {
  accountDetails: readonly ({ id?: number; field?: number; value?: string | null; secretValue?: string | null; secretValueSetAt?: number | null })[];
};

/** What callers send of it; which of it, their call says. */
export type WithdrawalMethodItem = {
  id?: number;
  version?: number;
  undoes?: number;
  title?: string;
  affiliate?: number;
  paymentMethod?: number;
  accountDetails?: readonly ({ id?: number; field?: number; value?: string | null; secretValue?: string | null; secretValueSetAt?: number | null })[];
  details?: string | null;
  verified?: boolean;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** The types of all entities, by their names. */
export type EntityTypes = {
  accountDetail: { record: AccountDetailRecord; beside: AccountDetailBeside; item: AccountDetailItem; query: object };
  accountField: { record: AccountFieldRecord; beside: AccountFieldBeside; item: AccountFieldItem; query: object };
  advertiser: { record: AdvertiserRecord; beside: AdvertiserBeside; item: AdvertiserItem; query: object };
  advertiserAssignment: { record: AdvertiserAssignmentRecord; beside: AdvertiserAssignmentBeside; item: AdvertiserAssignmentItem; query: object };
  advertiserBalance: { record: AdvertiserBalanceRecord; beside: AdvertiserBalanceBeside; item: AdvertiserBalanceItem; query: object };
  advertiserInvoice: { record: AdvertiserInvoiceRecord; beside: AdvertiserInvoiceBeside; item: AdvertiserInvoiceItem; query: object };
  advertiserInvoiceLine: { record: AdvertiserInvoiceLineRecord; beside: AdvertiserInvoiceLineBeside; item: AdvertiserInvoiceLineItem; query: object };
  advertiserMovement: { record: AdvertiserMovementRecord; beside: AdvertiserMovementBeside; item: AdvertiserMovementItem; query: object };
  affiliateAssignment: { record: AffiliateAssignmentRecord; beside: AffiliateAssignmentBeside; item: AffiliateAssignmentItem; query: object };
  affiliateBalance: { record: AffiliateBalanceRecord; beside: AffiliateBalanceBeside; item: AffiliateBalanceItem; query: object };
  affiliateInvoice: { record: AffiliateInvoiceRecord; beside: AffiliateInvoiceBeside; item: AffiliateInvoiceItem; query: object };
  affiliateInvoiceLine: { record: AffiliateInvoiceLineRecord; beside: AffiliateInvoiceLineBeside; item: AffiliateInvoiceLineItem; query: object };
  affiliateMovement: { record: AffiliateMovementRecord; beside: AffiliateMovementBeside; item: AffiliateMovementItem; query: object };
  apiToken: { record: ApiTokenRecord; beside: ApiTokenBeside; item: ApiTokenItem; query: object };
  campaign: { record: CampaignRecord; beside: CampaignBeside; item: CampaignItem; query: object };
  cap: { record: CapRecord; beside: CapBeside; item: CapItem; query: object };
  category: { record: CategoryRecord; beside: CategoryBeside; item: CategoryItem; query: object };
  click: { record: ClickRecord; beside: ClickBeside; item: ClickItem; query: object };
  clickChange: { record: ClickChangeRecord; beside: ClickChangeBeside; item: ClickChangeItem; query: object };
  contactView: { record: ContactViewRecord; beside: ContactViewBeside; item: ContactViewItem; query: object };
  conversion: { record: ConversionRecord; beside: ConversionBeside; item: ConversionItem; query: object };
  creative: { record: CreativeRecord; beside: CreativeBeside; item: CreativeItem; query: object };
  currency: { record: CurrencyRecord; beside: CurrencyBeside; item: CurrencyItem; query: object };
  currencyRate: { record: CurrencyRateRecord; beside: CurrencyRateBeside; item: CurrencyRateItem; query: object };
  customer: { record: CustomerRecord; beside: CustomerBeside; item: CustomerItem; query: object };
  customerSync: { record: CustomerSyncRecord; beside: CustomerSyncBeside; item: CustomerSyncItem; query: object };
  dashboard: { record: DashboardRecord; beside: DashboardBeside; item: DashboardItem; query: object };
  domain: { record: DomainRecord; beside: DomainBeside; item: DomainItem; query: object };
  erasure: { record: ErasureRecord; beside: ErasureBeside; item: ErasureItem; query: object };
  generalSettings: { record: GeneralSettingsRecord; beside: GeneralSettingsBeside; item: GeneralSettingsItem; query: object };
  geo: { record: GeoRecord; beside: GeoBeside; item: GeoItem; query: object };
  goal: { record: GoalRecord; beside: GoalBeside; item: GoalItem; query: object };
  holdConfig: { record: HoldConfigRecord; beside: HoldConfigBeside; item: HoldConfigItem; query: object };
  image: { record: ImageRecord; beside: ImageBeside; item: ImageItem; query: object };
  integration: { record: IntegrationRecord; beside: IntegrationBeside; item: IntegrationItem; query: object };
  integrationGoalMapping: { record: IntegrationGoalMappingRecord; beside: IntegrationGoalMappingBeside; item: IntegrationGoalMappingItem; query: object };
  integrationParameter: { record: IntegrationParameterRecord; beside: IntegrationParameterBeside; item: IntegrationParameterItem; query: object };
  integrationStatusMapping: { record: IntegrationStatusMappingRecord; beside: IntegrationStatusMappingBeside; item: IntegrationStatusMappingItem; query: object };
  integrationTemplate: { record: IntegrationTemplateRecord; beside: IntegrationTemplateBeside; item: IntegrationTemplateItem; query: object };
  integrationTemplateGoalMapping: { record: IntegrationTemplateGoalMappingRecord; beside: IntegrationTemplateGoalMappingBeside; item: IntegrationTemplateGoalMappingItem; query: object };
  integrationTemplateParameter: { record: IntegrationTemplateParameterRecord; beside: IntegrationTemplateParameterBeside; item: IntegrationTemplateParameterItem; query: object };
  integrationTemplateStatusMapping: { record: IntegrationTemplateStatusMappingRecord; beside: IntegrationTemplateStatusMappingBeside; item: IntegrationTemplateStatusMappingItem; query: object };
  invoiceSchedule: { record: InvoiceScheduleRecord; beside: InvoiceScheduleBeside; item: InvoiceScheduleItem; query: object };
  landerApiItem: { record: LanderApiItemRecord; beside: LanderApiItemBeside; item: LanderApiItemItem; query: object };
  landing: { record: LandingRecord; beside: LandingBeside; item: LandingItem; query: object };
  lead: { record: LeadRecord; beside: LeadBeside; item: LeadItem; query: object };
  leadAttempt: { record: LeadAttemptRecord; beside: LeadAttemptBeside; item: LeadAttemptItem; query: object };
  leadChange: { record: LeadChangeRecord; beside: LeadChangeBeside; item: LeadChangeItem; query: object };
  leadGrade: { record: LeadGradeRecord; beside: LeadGradeBeside; item: LeadGradeItem; query: object };
  loginRecord: { record: LoginRecordRecord; beside: LoginRecordBeside; item: LoginRecordItem; query: object };
  metric: { record: MetricRecord; beside: MetricBeside; item: MetricItem; query: object };
  note: { record: NoteRecord; beside: NoteBeside; item: NoteItem; query: object };
  notification: { record: NotificationRecord; beside: NotificationBeside; item: NotificationItem; query: object };
  notificationChannelIntegration: { record: NotificationChannelIntegrationRecord; beside: NotificationChannelIntegrationBeside; item: NotificationChannelIntegrationItem; query: object };
  offer: { record: OfferRecord; beside: OfferBeside; item: OfferItem; query: OfferQuery };
  paymentMethod: { record: PaymentMethodRecord; beside: PaymentMethodBeside; item: PaymentMethodItem; query: object };
  paymentModel: { record: PaymentModelRecord; beside: PaymentModelBeside; item: PaymentModelItem; query: object };
  paymentRule: { record: PaymentRuleRecord; beside: PaymentRuleBeside; item: PaymentRuleItem; query: object };
  permission: { record: PermissionRecord; beside: PermissionBeside; item: PermissionItem; query: PermissionQuery };
  platform: { record: PlatformRecord; beside: PlatformBeside; item: PlatformItem; query: object };
  postback: { record: PostbackRecord; beside: PostbackBeside; item: PostbackItem; query: object };
  postbackLog: { record: PostbackLogRecord; beside: PostbackLogBeside; item: PostbackLogItem; query: object };
  preference: { record: PreferenceRecord; beside: PreferenceBeside; item: PreferenceItem; query: object };
  prepayment: { record: PrepaymentRecord; beside: PrepaymentBeside; item: PrepaymentItem; query: object };
  preset: { record: PresetRecord; beside: PresetBeside; item: PresetItem; query: object };
  reconciliation: { record: ReconciliationRecord; beside: ReconciliationBeside; item: ReconciliationItem; query: object };
  reconciliationRow: { record: ReconciliationRowRecord; beside: ReconciliationRowBeside; item: ReconciliationRowItem; query: object };
  role: { record: RoleRecord; beside: RoleBeside; item: RoleItem; query: object };
  scheduledChange: { record: ScheduledChangeRecord; beside: ScheduledChangeBeside; item: ScheduledChangeItem; query: object };
  tag: { record: TagRecord; beside: TagBeside; item: TagItem; query: object };
  targeting: { record: TargetingRecord; beside: TargetingBeside; item: TargetingItem; query: object };
  task: { record: TaskRecord; beside: TaskBeside; item: TaskItem; query: TaskQuery };
  taskComment: { record: TaskCommentRecord; beside: TaskCommentBeside; item: TaskCommentItem; query: object };
  team: { record: TeamRecord; beside: TeamBeside; item: TeamItem; query: object };
  trafficSource: { record: TrafficSourceRecord; beside: TrafficSourceBeside; item: TrafficSourceItem; query: object };
  user: { record: UserRecord; beside: UserBeside; item: UserItem; query: object };
  vertical: { record: VerticalRecord; beside: VerticalBeside; item: VerticalItem; query: object };
  widget: { record: WidgetRecord; beside: WidgetBeside; item: WidgetItem; query: object };
  withdrawalMethod: { record: WithdrawalMethodRecord; beside: WithdrawalMethodBeside; item: WithdrawalMethodItem; query: object };
};
