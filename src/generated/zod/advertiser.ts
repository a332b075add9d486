// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const Advertiser = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  secureId: zod.string().exactOptional(),
  title: zod.string().exactOptional(),
  description: zod.string().nullish(),
  vertical: zod.int().min(1).max(9007199254740991).nullish(),
  defaultCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  platforms: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
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
  offers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  apiSyncIntegrations: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  redirectTemplateEnabled: zod.boolean().exactOptional(),
  redirectTemplate: zod.string().nullish(),
  apiToken: zod.string().exactOptional(),
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

export const AdvertiserCreate = zod.object({
  title: zod.string().min(1).max(200),
  description: zod.string().max(2000).nullish(),
  vertical: zod.int().min(1).max(9007199254740991).nullish(),
  defaultCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  platforms: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  contacts: zod.array(zod.object({
    type: zod.union([zod.literal(0), zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]),
    value: zod.string().min(1).max(254)
  })).max(20).exactOptional(),
  offers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  redirectTemplateEnabled: zod.boolean().default(false),
  redirectTemplate: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
});

export const AdvertiserEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  description: zod.string().max(2000).nullish(),
  vertical: zod.int().min(1).max(9007199254740991).nullish(),
  defaultCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  platforms: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  contacts: zod.array(zod.object({
    type: zod.union([zod.literal(0), zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]),
    value: zod.string().min(1).max(254)
  })).max(20).exactOptional(),
  offers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  redirectTemplateEnabled: zod.boolean().exactOptional(),
  redirectTemplate: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish(),
  basedOn: zod.object({
    offers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional()
  }).exactOptional()
});

export const AdvertiserField = zod.enum(['id', 'secureId', 'title', 'description', 'vertical', 'defaultCurrency', 'platforms', 'managers', 'tags', 'contacts', 'balance', 'hold', 'offers', 'apiSyncIntegrations', 'redirectTemplateEnabled', 'redirectTemplate', 'apiToken', 'status', 'blockReason', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const AdvertiserStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'blocked']),
  reason: zod.string().min(1).max(500).regex(new RegExp('\\S')).nullish()
});

export const ListAdvertisersQueryParams = zod.object({
  with: zod.array(AdvertiserField).min(1).exactOptional(),
  fields: zod.array(AdvertiserField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'redirectTemplateEnabled:asc', 'redirectTemplateEnabled:desc', 'redirectTemplate:asc', 'redirectTemplate:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  defaultCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  platforms: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  managers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'blocked'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListAdvertisersResponse = zod.object({
  data: zod.object({
    items: zod.array(Advertiser),
    meta: ListMeta.exactOptional()
  })
});

export const CreateAdvertisersBody = zod.object({
  items: zod.array(AdvertiserCreate).min(1).max(1000)
});

export const CreateAdvertisersResponse = zod.object({
  data: zod.object({
    items: zod.array(Advertiser)
  })
});

export const EditAdvertisersBody = zod.object({
  items: zod.array(AdvertiserEdit).min(1).max(1000)
});

export const EditAdvertisersResponse = zod.object({
  data: zod.object({
    items: zod.array(Advertiser)
  })
});

export const ChangeBlockOfAdvertisersBody = zod.object({
  items: zod.array(AdvertiserStatus).min(1).max(1000)
});

export const ChangeBlockOfAdvertisersResponse = zod.object({
  data: zod.object({
    items: zod.array(Advertiser)
  })
});

export const ExportAdvertisersQueryParams = zod.object({
  with: zod.array(AdvertiserField).min(1).exactOptional(),
  fields: zod.array(AdvertiserField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'redirectTemplateEnabled:asc', 'redirectTemplateEnabled:desc', 'redirectTemplate:asc', 'redirectTemplate:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  defaultCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  platforms: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  managers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'blocked'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportAdvertisersResponse = zod.object({
  data: Export
});

export const ReadAdvertiserQueryParams = zod.object({
  with: zod.array(AdvertiserField).min(1).exactOptional(),
  fields: zod.array(AdvertiserField).min(1).exactOptional()
});

export const ReadAdvertiserResponse = zod.object({
  data: Advertiser
});

export const ListAdvertiserHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListAdvertiserHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
