// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const LanderApiItem = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  vertical: zod.int().min(1).max(9007199254740991).nullish(),
  categories: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  languages: zod.array(zod.string()).exactOptional(),
  assignedToOffers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  url: zod.string().exactOptional(),
  previewUrl: zod.string().nullish(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const LanderApiItemCreate = zod.object({
  title: zod.string().min(1).max(200),
  vertical: zod.int().min(1).max(9007199254740991).nullish(),
  categories: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  languages: zod.array(zod.string()).max(300).exactOptional(),
  assignedToOffers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
  previewUrl: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
});

export const LanderApiItemEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  vertical: zod.int().min(1).max(9007199254740991).nullish(),
  categories: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  languages: zod.array(zod.string()).max(300).exactOptional(),
  assignedToOffers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).exactOptional(),
  previewUrl: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
});

export const LanderApiItemField = zod.enum(['id', 'title', 'vertical', 'categories', 'tags', 'languages', 'assignedToOffers', 'url', 'previewUrl', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const LanderApiItemStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListLandersApiQueryParams = zod.object({
  with: zod.array(LanderApiItemField).min(1).exactOptional(),
  fields: zod.array(LanderApiItemField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'url:asc', 'url:desc', 'previewUrl:asc', 'previewUrl:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  categories: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  languages: zod.array(zod.string()).min(1).exactOptional(),
  assignedToOffers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListLandersApiResponse = zod.object({
  data: zod.object({
    items: zod.array(LanderApiItem),
    meta: ListMeta.exactOptional()
  })
});

export const CreateLandersApiBody = zod.object({
  items: zod.array(LanderApiItemCreate).min(1).max(1000)
});

export const CreateLandersApiResponse = zod.object({
  data: zod.object({
    items: zod.array(LanderApiItem)
  })
});

export const EditLandersApiBody = zod.object({
  items: zod.array(LanderApiItemEdit).min(1).max(1000)
});

export const EditLandersApiResponse = zod.object({
  data: zod.object({
    items: zod.array(LanderApiItem)
  })
});

export const ChangeStatusOfLandersApiBody = zod.object({
  items: zod.array(LanderApiItemStatus).min(1).max(1000)
});

export const ChangeStatusOfLandersApiResponse = zod.object({
  data: zod.object({
    items: zod.array(LanderApiItem)
  })
});

export const CloneLandersApiBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneLandersApiResponse = zod.object({
  data: zod.object({
    items: zod.array(LanderApiItem)
  })
});

export const ExportLandersApiQueryParams = zod.object({
  with: zod.array(LanderApiItemField).min(1).exactOptional(),
  fields: zod.array(LanderApiItemField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'url:asc', 'url:desc', 'previewUrl:asc', 'previewUrl:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  categories: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  languages: zod.array(zod.string()).min(1).exactOptional(),
  assignedToOffers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportLandersApiResponse = zod.object({
  data: Export
});

export const ReadLanderApiItemQueryParams = zod.object({
  with: zod.array(LanderApiItemField).min(1).exactOptional(),
  fields: zod.array(LanderApiItemField).min(1).exactOptional()
});

export const ReadLanderApiItemResponse = zod.object({
  data: LanderApiItem
});

export const ListLanderApiItemHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListLanderApiItemHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
