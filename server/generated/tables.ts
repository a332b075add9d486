// Generated from openapi/entities by `npm run codegen`. Do not edit.

import type { ColumnType, Generated } from 'kysely';

/** `timestamptz`: read as whole seconds UTC, written as text. */
type Timestamp = ColumnType<number, string, string>;
/** The same, filled in by the database unless told. */
type FilledTimestamp = ColumnType<number, string | undefined, string>;
/** `jsonb`: read parsed, written as text. */
type Json = ColumnType<unknown, string, string>;
type FilledJson = ColumnType<unknown, string | undefined, string>;

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
  domain: string | null;
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

/** Records of generalSettings. */
export interface SettingsGeneralTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  name: Generated<string>;
  logo_url: string | null;
  favicon_url: string | null;
  api_domain: string | null;
  track_domain: string | null;
  base_currency: Generated<string>;
  password_minimum: Generated<number>;
  registration: Generated<'open' | 'moderated' | 'closed'>;
  registration_role_id: number | null;
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

/** `tags` of landing: its targets in the order of `position`. */
export interface LandingsTagsTable {
  tenant_id: Generated<number>;
  owner_id: number;
  target_id: number;
  position: Generated<number>;
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

/** Records of offer. */
export interface OffersTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  secure_id: Generated<string>;
  title: string;
  access_type: Generated<1 | 3>;
  image_url: string | null;
  description: string | null;
  vertical_id: number | null;
  integration_method: 1 | 2 | 3 | null;
  is_hot: Generated<boolean>;
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
  status: Generated<'active' | 'inactive'>;
  status_changed_at: Timestamp | null;
  status_changed_by_id: number | null;
  created_at: FilledTimestamp;
  created_by_id: number | null;
  updated_at: FilledTimestamp;
  updated_by_id: number | null;
  version: Generated<number>;
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
  lead_grades: FilledJson;
  inbound_rules: FilledJson;
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

/** Tables of the entities, as the migrations made them. */
export interface EntityTables {
  advertisers: AdvertisersTable;
  advertisers_managers: AdvertisersManagersTable;
  advertisers_tags: AdvertisersTagsTable;
  api_tokens: ApiTokensTable;
  campaigns: CampaignsTable;
  campaigns_landers: CampaignsLandersTable;
  categories: CategoriesTable;
  currencies: CurrenciesTable;
  settings_general: SettingsGeneralTable;
  images: ImagesTable;
  landings: LandingsTable;
  landings_tags: LandingsTagsTable;
  login_records: LoginRecordsTable;
  offers: OffersTable;
  offers_categories: OffersCategoriesTable;
  offers_traffic_sources: OffersTrafficSourcesTable;
  offers_pay_methods: OffersPayMethodsTable;
  offers_advertisers: OffersAdvertisersTable;
  offers_managers: OffersManagersTable;
  offers_tags: OffersTagsTable;
  offers_assigned_affiliates: OffersAssignedAffiliatesTable;
  offers_assigned_teams: OffersAssignedTeamsTable;
  payment_methods: PaymentMethodsTable;
  permissions: PermissionsTable;
  preferences: PreferencesTable;
  presets: PresetsTable;
  roles: RolesTable;
  roles_permissions: RolesPermissionsTable;
  tags: TagsTable;
  teams: TeamsTable;
  teams_managers: TeamsManagersTable;
  teams_tags: TeamsTagsTable;
  traffic_sources: TrafficSourcesTable;
  users: UsersTable;
  users_custom_permissions: UsersCustomPermissionsTable;
  users_managers: UsersManagersTable;
  users_tags: UsersTagsTable;
  verticals: VerticalsTable;
}

/** Names of unique indexes, and the fields whose values no two records share. */
export const uniqueIndexes: Readonly<Record<string, { entity: string; fields: readonly string[] }>> = {
  advertisers_secure_id_unique: { entity: 'advertiser', fields: ['secureId'] },
  advertisers_title_unique: { entity: 'advertiser', fields: ['title'] },
  advertisers_api_token_unique: { entity: 'advertiser', fields: ['apiToken'] },
  api_tokens_token_hash_unique: { entity: 'apiToken', fields: ['tokenHash'] },
  campaigns_secure_id_unique: { entity: 'campaign', fields: ['secureId'] },
  categories_title_unique: { entity: 'category', fields: ['title'] },
  currencies_code_unique: { entity: 'currency', fields: ['code'] },
  images_secure_id_unique: { entity: 'image', fields: ['secureId'] },
  offers_secure_id_unique: { entity: 'offer', fields: ['secureId'] },
  payment_methods_title_unique: { entity: 'paymentMethod', fields: ['title'] },
  permissions_system_unique: { entity: 'permission', fields: ['system'] },
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
