// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Campaign = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  secureId: zod.string().exactOptional(),
  title: zod.string().exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  integrationMethod: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(null)]).nullish(),
  trafficSource: zod.int().min(1).max(9007199254740991).nullish(),
  countries: zod.array(zod.string()).exactOptional(),
  landers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  domain: zod.int().min(1).max(9007199254740991).nullish(),
  targetUrl: zod.string().exactOptional(),
  postbacks: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  leadCount: zod.int().exactOptional(),
  conversionsLastDay: zod.int().exactOptional(),
  conversionsLastWeek: zod.int().exactOptional(),
  conversionsLastMonth: zod.int().exactOptional(),
  autocreated: zod.boolean().exactOptional(),
  status: zod.enum(['active', 'inactive', 'offer_revoked', 'blocked', 'deleted']).exactOptional(),
  blockReason: zod.string().nullish(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const CampaignCreate = zod.object({
  title: zod.string().min(1).max(200),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  offer: zod.int().min(1).max(9007199254740991),
  integrationMethod: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(null)]).nullish(),
  trafficSource: zod.int().min(1).max(9007199254740991).nullish(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  landers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  domain: zod.int().min(1).max(9007199254740991).nullish()
});

export const CampaignEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  integrationMethod: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(null)]).nullish(),
  trafficSource: zod.int().min(1).max(9007199254740991).nullish(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  landers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  domain: zod.int().min(1).max(9007199254740991).nullish()
});

export const CampaignField = zod.enum(['id', 'secureId', 'title', 'affiliate', 'team', 'offer', 'integrationMethod', 'trafficSource', 'countries', 'landers', 'domain', 'targetUrl', 'postbacks', 'leadCount', 'conversionsLastDay', 'conversionsLastWeek', 'conversionsLastMonth', 'autocreated', 'status', 'blockReason', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const CampaignStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive', 'blocked', 'deleted']),
  reason: zod.string().min(1).max(500).regex(new RegExp('\\S')).nullish()
});

export const ListCampaignsQueryParams = zod.object({
  with: zod.array(CampaignField).min(1).exactOptional(),
  fields: zod.array(CampaignField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'integrationMethod:asc', 'integrationMethod:desc', 'autocreated:asc', 'autocreated:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integrationMethod: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3)])).min(1).exactOptional(),
  trafficSource: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  landers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  domain: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  autocreated: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive', 'offer_revoked', 'blocked', 'deleted'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListCampaignsResponse = zod.object({
  data: zod.object({
    items: zod.array(Campaign),
    meta: ListMeta.exactOptional()
  })
});

export const CreateCampaignsBody = zod.object({
  items: zod.array(CampaignCreate).min(1).max(1000)
});

export const CreateCampaignsResponse = zod.object({
  data: zod.object({
    items: zod.array(Campaign)
  })
});

export const EditCampaignsBody = zod.object({
  items: zod.array(CampaignEdit).min(1).max(1000)
});

export const EditCampaignsResponse = zod.object({
  data: zod.object({
    items: zod.array(Campaign)
  })
});

export const ChangeStatusOfCampaignsBody = zod.object({
  items: zod.array(CampaignStatus).min(1).max(1000)
});

export const ChangeStatusOfCampaignsResponse = zod.object({
  data: zod.object({
    items: zod.array(Campaign)
  })
});

export const CloneCampaignsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneCampaignsResponse = zod.object({
  data: zod.object({
    items: zod.array(Campaign)
  })
});

export const ExportCampaignsQueryParams = zod.object({
  with: zod.array(CampaignField).min(1).exactOptional(),
  fields: zod.array(CampaignField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'integrationMethod:asc', 'integrationMethod:desc', 'autocreated:asc', 'autocreated:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integrationMethod: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3)])).min(1).exactOptional(),
  trafficSource: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  landers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  domain: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  autocreated: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive', 'offer_revoked', 'blocked', 'deleted'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportCampaignsResponse = zod.object({
  data: Export
});

export const ReadCampaignQueryParams = zod.object({
  with: zod.array(CampaignField).min(1).exactOptional(),
  fields: zod.array(CampaignField).min(1).exactOptional()
});

export const ReadCampaignResponse = zod.object({
  data: Campaign
});

export const ListCampaignHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListCampaignHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
