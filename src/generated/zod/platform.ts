// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const Platform = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  description: zod.string().nullish(),
  outApiEnabled: zod.boolean().exactOptional(),
  redirectEnabled: zod.boolean().exactOptional(),
  apiSyncEnabled: zod.boolean().exactOptional(),
  postbackEnabled: zod.boolean().exactOptional(),
  apiSyncSettings: zod.object({
    minInterval: zod.int().min(30).max(86400),
    maxInterval: zod.int().min(30).max(86400),
    pageSize: zod.int().min(1).max(10000)
  }).nullish(),
  verticals: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  templates: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const PlatformCreate = zod.object({
  title: zod.string().min(1).max(200),
  description: zod.string().max(2000).nullish(),
  outApiEnabled: zod.boolean().default(false),
  redirectEnabled: zod.boolean().default(false),
  apiSyncEnabled: zod.boolean().default(false),
  postbackEnabled: zod.boolean().default(false),
  apiSyncSettings: zod.object({
    minInterval: zod.int().min(30).max(86400),
    maxInterval: zod.int().min(30).max(86400),
    pageSize: zod.int().min(1).max(10000)
  }).nullish(),
  verticals: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional()
});

export const PlatformEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  description: zod.string().max(2000).nullish(),
  outApiEnabled: zod.boolean().exactOptional(),
  redirectEnabled: zod.boolean().exactOptional(),
  apiSyncEnabled: zod.boolean().exactOptional(),
  postbackEnabled: zod.boolean().exactOptional(),
  apiSyncSettings: zod.object({
    minInterval: zod.int().min(30).max(86400),
    maxInterval: zod.int().min(30).max(86400),
    pageSize: zod.int().min(1).max(10000)
  }).nullish(),
  verticals: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional()
});

export const PlatformField = zod.enum(['id', 'title', 'description', 'outApiEnabled', 'redirectEnabled', 'apiSyncEnabled', 'postbackEnabled', 'apiSyncSettings', 'verticals', 'templates', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const PlatformStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListPlatformsQueryParams = zod.object({
  with: zod.array(PlatformField).min(1).exactOptional(),
  fields: zod.array(PlatformField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'outApiEnabled:asc', 'outApiEnabled:desc', 'redirectEnabled:asc', 'redirectEnabled:desc', 'apiSyncEnabled:asc', 'apiSyncEnabled:desc', 'postbackEnabled:asc', 'postbackEnabled:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  outApiEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  redirectEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  apiSyncEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  postbackEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  verticals: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListPlatformsResponse = zod.object({
  data: zod.object({
    items: zod.array(Platform),
    meta: ListMeta.exactOptional()
  })
});

export const CreatePlatformsBody = zod.object({
  items: zod.array(PlatformCreate).min(1).max(1000)
});

export const CreatePlatformsResponse = zod.object({
  data: zod.object({
    items: zod.array(Platform)
  })
});

export const EditPlatformsBody = zod.object({
  items: zod.array(PlatformEdit).min(1).max(1000)
});

export const EditPlatformsResponse = zod.object({
  data: zod.object({
    items: zod.array(Platform)
  })
});

export const ChangeStatusOfPlatformsBody = zod.object({
  items: zod.array(PlatformStatus).min(1).max(1000)
});

export const ChangeStatusOfPlatformsResponse = zod.object({
  data: zod.object({
    items: zod.array(Platform)
  })
});

export const ExportPlatformsQueryParams = zod.object({
  with: zod.array(PlatformField).min(1).exactOptional(),
  fields: zod.array(PlatformField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'outApiEnabled:asc', 'outApiEnabled:desc', 'redirectEnabled:asc', 'redirectEnabled:desc', 'apiSyncEnabled:asc', 'apiSyncEnabled:desc', 'postbackEnabled:asc', 'postbackEnabled:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  outApiEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  redirectEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  apiSyncEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  postbackEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  verticals: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportPlatformsResponse = zod.object({
  data: Export
});

export const ReadPlatformQueryParams = zod.object({
  with: zod.array(PlatformField).min(1).exactOptional(),
  fields: zod.array(PlatformField).min(1).exactOptional()
});

export const ReadPlatformResponse = zod.object({
  data: Platform
});

export const ListPlatformHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListPlatformHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
