// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { ExplainedPermission, Export, HistoryEntry, ListMeta, ReachedRecords } from './shared.ts';

export const User = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  secureId: zod.string().exactOptional(),
  firstName: zod.string().exactOptional(),
  lastName: zod.string().nullish(),
  fullName: zod.string().nullish(),
  email: zod.email().exactOptional(),
  role: zod.int().min(1).max(9007199254740991).exactOptional(),
  roleType: zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate']).exactOptional(),
  permissions: zod.array(zod.string().max(200)).exactOptional(),
  hasCustomPermissions: zod.boolean().exactOptional(),
  customPermissions: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  contacts: zod.array(zod.object({
    type: zod.union([zod.literal(0), zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]),
    value: zod.string().min(1).max(254)
  })).exactOptional(),
  balance: zod.array(zod.object({
    currency: zod.int().min(1).max(9007199254740991),
    amount: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1)
  })).exactOptional(),
  hold: zod.array(zod.object({
    currency: zod.int().min(1).max(9007199254740991),
    amount: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1)
  })).exactOptional(),
  birthDate: zod.iso.date().nullish(),
  timezone: zod.string().nullish(),
  language: zod.string().nullish(),
  lastActivityAt: zod.int().min(0).max(253402300799).nullish(),
  trafficBlocked: zod.boolean().exactOptional(),
  trafficBlockedAt: zod.int().min(0).max(253402300799).nullish(),
  acceptColdTraffic: zod.boolean().exactOptional(),
  acceptInvalidLeads: zod.boolean().exactOptional(),
  redirectToAdvertiser: zod.boolean().exactOptional(),
  assignedOffers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  assignedAffiliates: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  assignedTeams: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  assignedAdvertisers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  managedOffers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  apiToken: zod.string().nullish(),
  extraInfo: zod.string().nullish(),
  twoFactor: zod.boolean().exactOptional(),
  hasPassword: zod.boolean().exactOptional(),
  botKey: zod.string().nullish(),
  status: zod.enum(['active', 'blocked']).exactOptional(),
  blockReason: zod.string().nullish(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const UserCreate = zod.object({
  firstName: zod.string().min(1).max(100),
  lastName: zod.string().max(100).nullish(),
  email: zod.email().min(1).max(254).regex(new RegExp('^[^\\s@,;<>()"]+@[^\\s@,;<>()".]+(\\.[^\\s@,;<>()".]+)+$')),
  password: zod.stringFormat('password', new RegExp('^\\s*$|\\S{5}')).max(200).nullish(),
  role: zod.int().min(1).max(9007199254740991),
  hasCustomPermissions: zod.boolean().default(false),
  customPermissions: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  contacts: zod.array(zod.object({
    type: zod.union([zod.literal(0), zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]),
    value: zod.string().min(1).max(254)
  })).max(20).exactOptional(),
  birthDate: zod.iso.date().regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')).nullish(),
  timezone: zod.string().max(100).nullish().default(`UTC`),
  language: zod.string().max(100).nullish().default(`en`),
  acceptColdTraffic: zod.boolean().default(true),
  acceptInvalidLeads: zod.boolean().default(false),
  redirectToAdvertiser: zod.boolean().default(true),
  assignedOffers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  assignedAffiliates: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  assignedTeams: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  assignedAdvertisers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  managedOffers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  extraInfo: zod.string().max(2000).nullish()
});

export const UserEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  firstName: zod.string().min(1).max(100).exactOptional(),
  lastName: zod.string().max(100).nullish(),
  email: zod.email().min(1).max(254).regex(new RegExp('^[^\\s@,;<>()"]+@[^\\s@,;<>()".]+(\\.[^\\s@,;<>()".]+)+$')).exactOptional(),
  password: zod.stringFormat('password', new RegExp('^\\s*$|\\S{5}')).max(200).nullish(),
  role: zod.int().min(1).max(9007199254740991).exactOptional(),
  hasCustomPermissions: zod.boolean().exactOptional(),
  customPermissions: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  contacts: zod.array(zod.object({
    type: zod.union([zod.literal(0), zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]),
    value: zod.string().min(1).max(254)
  })).max(20).exactOptional(),
  birthDate: zod.iso.date().regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')).nullish(),
  timezone: zod.string().max(100).nullish(),
  language: zod.string().max(100).nullish(),
  acceptColdTraffic: zod.boolean().exactOptional(),
  acceptInvalidLeads: zod.boolean().exactOptional(),
  redirectToAdvertiser: zod.boolean().exactOptional(),
  assignedOffers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  assignedAffiliates: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  assignedTeams: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  assignedAdvertisers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  managedOffers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  extraInfo: zod.string().max(2000).nullish(),
  basedOn: zod.object({
    assignedOffers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
    assignedAffiliates: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
    assignedTeams: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
    assignedAdvertisers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
    managedOffers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional()
  }).exactOptional()
});

export const UserField = zod.enum(['id', 'secureId', 'firstName', 'lastName', 'fullName', 'email', 'role', 'roleType', 'permissions', 'hasCustomPermissions', 'customPermissions', 'team', 'managers', 'tags', 'contacts', 'balance', 'hold', 'birthDate', 'timezone', 'language', 'lastActivityAt', 'trafficBlocked', 'trafficBlockedAt', 'acceptColdTraffic', 'acceptInvalidLeads', 'redirectToAdvertiser', 'assignedOffers', 'assignedAffiliates', 'assignedTeams', 'assignedAdvertisers', 'managedOffers', 'apiToken', 'extraInfo', 'twoFactor', 'hasPassword', 'botKey', 'status', 'blockReason', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const UserInvite = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const UserResetTwoFactor = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const UserStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'blocked']),
  reason: zod.string().min(1).max(500).regex(new RegExp('\\S')).nullish(),
  blockingType: zod.union([zod.literal('access'), zod.literal('traffic'), zod.literal('full'), zod.literal(null)]).nullish()
});

export const ListUsersQueryParams = zod.object({
  with: zod.array(UserField).min(1).exactOptional(),
  fields: zod.array(UserField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'firstName:asc', 'firstName:desc', 'lastName:asc', 'lastName:desc', 'fullName:asc', 'fullName:desc', 'email:asc', 'email:desc', 'roleType:asc', 'roleType:desc', 'hasCustomPermissions:asc', 'hasCustomPermissions:desc', 'lastActivityAt:asc', 'lastActivityAt:desc', 'trafficBlocked:asc', 'trafficBlocked:desc', 'trafficBlockedAt:asc', 'trafficBlockedAt:desc', 'acceptColdTraffic:asc', 'acceptColdTraffic:desc', 'acceptInvalidLeads:asc', 'acceptInvalidLeads:desc', 'redirectToAdvertiser:asc', 'redirectToAdvertiser:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  email: zod.array(zod.string()).min(1).exactOptional(),
  role: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  roleType: zod.array(zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'])).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  managers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficBlocked: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'blocked'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListUsersResponse = zod.object({
  data: zod.object({
    items: zod.array(User),
    meta: ListMeta.exactOptional()
  })
});

export const CreateUsersBody = zod.object({
  items: zod.array(UserCreate).min(1).max(1000)
});

export const CreateUsersResponse = zod.object({
  data: zod.object({
    items: zod.array(User)
  })
});

export const EditUsersBody = zod.object({
  items: zod.array(UserEdit).min(1).max(1000)
});

export const EditUsersResponse = zod.object({
  data: zod.object({
    items: zod.array(User)
  })
});

export const ChangeBlockOfUsersBody = zod.object({
  items: zod.array(UserStatus).min(1).max(1000)
});

export const ChangeBlockOfUsersResponse = zod.object({
  data: zod.object({
    items: zod.array(User)
  })
});

export const ExportUsersQueryParams = zod.object({
  with: zod.array(UserField).min(1).exactOptional(),
  fields: zod.array(UserField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'firstName:asc', 'firstName:desc', 'lastName:asc', 'lastName:desc', 'fullName:asc', 'fullName:desc', 'email:asc', 'email:desc', 'roleType:asc', 'roleType:desc', 'hasCustomPermissions:asc', 'hasCustomPermissions:desc', 'lastActivityAt:asc', 'lastActivityAt:desc', 'trafficBlocked:asc', 'trafficBlocked:desc', 'trafficBlockedAt:asc', 'trafficBlockedAt:desc', 'acceptColdTraffic:asc', 'acceptColdTraffic:desc', 'acceptInvalidLeads:asc', 'acceptInvalidLeads:desc', 'redirectToAdvertiser:asc', 'redirectToAdvertiser:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  email: zod.array(zod.string()).min(1).exactOptional(),
  role: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  roleType: zod.array(zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'])).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  managers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficBlocked: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'blocked'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportUsersResponse = zod.object({
  data: Export
});

export const InviteOfUsersBody = zod.object({
  items: zod.array(UserInvite).min(1).max(1000)
});

export const InviteOfUsersResponse = zod.object({
  data: zod.object({
    items: zod.array(User)
  })
});

export const ResetTwoFactorOfUsersBody = zod.object({
  items: zod.array(UserResetTwoFactor).min(1).max(1000)
});

export const ResetTwoFactorOfUsersResponse = zod.object({
  data: zod.object({
    items: zod.array(User)
  })
});

export const ReadUserQueryParams = zod.object({
  with: zod.array(UserField).min(1).exactOptional(),
  fields: zod.array(UserField).min(1).exactOptional()
});

export const ReadUserResponse = zod.object({
  data: User
});

export const EditUserBody = zod.object({
  items: zod.array(UserEdit).min(1).max(1)
});

export const EditUserResponse = zod.object({
  data: zod.object({
    items: zod.array(User)
  })
});

export const ListUserHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListUserHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});

export const ExplainPermissionsResponse = zod.object({
  data: zod.object({
    role: zod.object({
      id: zod.int(),
      title: zod.string(),
      type: zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate']),
      status: zod.enum(['active', 'inactive'])
    }),
    custom: zod.boolean(),
    items: zod.array(ExplainedPermission),
    scopes: zod.array(ReachedRecords)
  })
});
