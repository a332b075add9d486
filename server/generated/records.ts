// Generated from openapi/entities by `npm run codegen`. Do not edit.

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
  managers: readonly number[];
  tags: readonly number[];
  offers: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type AdvertiserItem = {
  id?: number;
  version?: number;
  title?: string;
  description?: string | null;
  vertical?: number | null;
  defaultCurrency?: number | null;
  managers?: readonly number[];
  tags?: readonly number[];
  contacts?: readonly ({ type: 0 | 1 | 2 | 3 | 4; value: string })[];
  offers?: readonly number[];
  redirectTemplateEnabled?: boolean;
  redirectTemplate?: string | null;
  status?: 'active' | 'blocked';
  reason?: string;
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
  domain: string | null;
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
  landers: readonly number[];
  targetUrl: string;
};

/** What callers send of it; which of it, their call says. */
export type CampaignItem = {
  id?: number;
  version?: number;
  title?: string;
  affiliate?: number;
  offer?: number;
  integrationMethod?: 1 | 2 | 3 | null;
  trafficSource?: number | null;
  countries?: readonly string[];
  landers?: readonly number[];
  domain?: string | null;
  status?: 'active' | 'inactive' | 'offer_revoked' | 'blocked' | 'deleted';
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
  title?: string;
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
  code?: string;
  title?: string;
  symbol?: string | null;
  symbolNative?: string | null;
  rate?: string;
  date?: string | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** A record of generalSettings as it is stored. */
export type GeneralSettingsRecord = {
  id: number;
  name: string;
  logoUrl: string | null;
  faviconUrl: string | null;
  apiDomain: string | null;
  trackDomain: string | null;
  baseCurrency: string;
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
  name?: string;
  logoUrl?: string | null;
  faviconUrl?: string | null;
  apiDomain?: string | null;
  trackDomain?: string | null;
  passwordMinimum?: number;
  registration?: 'open' | 'moderated' | 'closed';
  registrationRole?: number | null;
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
  tags: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type LandingItem = {
  id?: number;
  version?: number;
  title?: string;
  offer?: number;
  advertiser?: number | null;
  targetUrl?: string;
  previewUrl?: string | null;
  pageType?: 'landing' | 'prelanding' | 'thank_you';
  landerApiLanguage?: string | null;
  weight?: number | null;
  tags?: readonly number[];
  additionalParameters?: Record<string, unknown> | null;
  status?: 'active' | 'inactive';
  reason?: string;
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
};

/** A record of offer as it is stored. */
export type OfferRecord = {
  id: number;
  secureId: string;
  title: string;
  accessType: 1 | 3;
  imageUrl: string | null;
  description: string | null;
  vertical: number | null;
  integrationMethod: 1 | 2 | 3 | null;
  isHot: boolean;
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
  payMethods: readonly number[];
  advertisers: readonly number[];
  managers: readonly number[];
  tags: readonly number[];
  assignedAffiliates: readonly number[];
  assignedTeams: readonly number[];
  landers: readonly number[];
  campaigns: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type OfferItem = {
  id?: number;
  version?: number;
  title?: string;
  accessType?: 1 | 3;
  imageUrl?: string | null;
  description?: string | null;
  vertical?: number | null;
  categories?: readonly number[];
  trafficSources?: readonly number[];
  payMethods?: readonly number[];
  integrationMethod?: 1 | 2 | 3 | null;
  advertisers?: readonly number[];
  managers?: readonly number[];
  tags?: readonly number[];
  isHot?: boolean;
  assignedAffiliates?: readonly number[];
  assignedTeams?: readonly number[];
  sessionLifespan?: number | null;
  sessionLifespanType?: 1 | 2 | null;
  trafficbackUrl?: string | null;
  status?: 'active' | 'inactive' | 'draft';
  reason?: string;
};

/** A record of paymentMethod as it is stored. */
export type PaymentMethodRecord = {
  id: number;
  title: string;
  description: string | null;
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
export type PaymentMethodBeside = object;

/** What callers send of it; which of it, their call says. */
export type PaymentMethodItem = {
  id?: number;
  version?: number;
  title?: string;
  description?: string | null;
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
  type?: 'tableSettings' | 'tableSortingSettings' | 'selectedPresets' | 'interface';
  settings?: Record<string, unknown>;
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
  title?: string;
  type?: 'table' | 'statistics';
  isShared?: boolean;
  settings?: Record<string, unknown>;
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
  title?: string;
  type?: 'admin' | 'manager' | 'advertiser_manager' | 'advertiser_member' | 'affiliate';
  permissions?: readonly number[];
  status?: 'active' | 'inactive';
  reason?: string;
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
  title?: string;
  type?: 'advertiser' | 'user' | 'team' | 'offer' | 'landing';
  status?: 'active' | 'inactive';
  reason?: string;
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
  assignedOffers: readonly number[];
  assignedAffiliates: readonly number[];
  assignedTeams: readonly number[];
  assignedAdvertisers: readonly number[];
  managedOffers: readonly number[];
  twoFactor: boolean;
};

/** What callers send of it; which of it, their call says. */
export type UserItem = {
  id?: number;
  version?: number;
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
  incomingParameters: readonly ({ name: string; title: string; required?: boolean })[];
  leadGrades: readonly ({ title: string; final?: boolean })[];
  inboundRules: readonly ({ parameter: string; operator: 'equals' | 'not_equals' | 'contains' | 'present'; value?: string | null; result: 'invalid' | 'trash' | 'hold' })[];
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
  advertisers: readonly number[];
};

/** What callers send of it; which of it, their call says. */
export type VerticalItem = {
  id?: number;
  version?: number;
  title?: string;
  description?: string | null;
  incomingParameters?: readonly ({ name: string; title: string; required?: boolean })[];
  leadGrades?: readonly ({ title: string; final?: boolean })[];
  inboundRules?: readonly ({ parameter: string; operator: 'equals' | 'not_equals' | 'contains' | 'present'; value?: string | null; result: 'invalid' | 'trash' | 'hold' })[];
  redirect?: { option?: 'direct' | 'no_redirect' | 'via_thank_you_page' | null; url?: string | null } | null;
  status?: 'active' | 'inactive';
  reason?: string;
};

/** The types of all entities, by their names. */
export type EntityTypes = {
  advertiser: { record: AdvertiserRecord; beside: AdvertiserBeside; item: AdvertiserItem; query: object };
  apiToken: { record: ApiTokenRecord; beside: ApiTokenBeside; item: ApiTokenItem; query: object };
  campaign: { record: CampaignRecord; beside: CampaignBeside; item: CampaignItem; query: object };
  category: { record: CategoryRecord; beside: CategoryBeside; item: CategoryItem; query: object };
  currency: { record: CurrencyRecord; beside: CurrencyBeside; item: CurrencyItem; query: object };
  generalSettings: { record: GeneralSettingsRecord; beside: GeneralSettingsBeside; item: GeneralSettingsItem; query: object };
  image: { record: ImageRecord; beside: ImageBeside; item: ImageItem; query: object };
  landing: { record: LandingRecord; beside: LandingBeside; item: LandingItem; query: object };
  loginRecord: { record: LoginRecordRecord; beside: LoginRecordBeside; item: LoginRecordItem; query: object };
  offer: { record: OfferRecord; beside: OfferBeside; item: OfferItem; query: object };
  paymentMethod: { record: PaymentMethodRecord; beside: PaymentMethodBeside; item: PaymentMethodItem; query: object };
  permission: { record: PermissionRecord; beside: PermissionBeside; item: PermissionItem; query: PermissionQuery };
  preference: { record: PreferenceRecord; beside: PreferenceBeside; item: PreferenceItem; query: object };
  preset: { record: PresetRecord; beside: PresetBeside; item: PresetItem; query: object };
  role: { record: RoleRecord; beside: RoleBeside; item: RoleItem; query: object };
  tag: { record: TagRecord; beside: TagBeside; item: TagItem; query: object };
  team: { record: TeamRecord; beside: TeamBeside; item: TeamItem; query: object };
  trafficSource: { record: TrafficSourceRecord; beside: TrafficSourceBeside; item: TrafficSourceItem; query: object };
  user: { record: UserRecord; beside: UserBeside; item: UserItem; query: object };
  vertical: { record: VerticalRecord; beside: VerticalBeside; item: VerticalItem; query: object };
};
