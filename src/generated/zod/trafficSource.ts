// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const TrafficSource = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const TrafficSourceCreate = zod.object({
  title: zod.string().min(1).max(200)
});

export const TrafficSourceEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional()
});

export const TrafficSourceField = zod.enum(['id', 'title', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const TrafficSourceStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListTrafficSourcesQueryParams = zod.object({
  with: zod.array(TrafficSourceField).min(1).exactOptional(),
  fields: zod.array(TrafficSourceField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListTrafficSourcesResponse = zod.object({
  data: zod.object({
    items: zod.array(TrafficSource),
    meta: ListMeta.exactOptional()
  })
});

export const CreateTrafficSourcesBody = zod.object({
  items: zod.array(TrafficSourceCreate).min(1).max(1000)
});

export const CreateTrafficSourcesResponse = zod.object({
  data: zod.object({
    items: zod.array(TrafficSource)
  })
});

export const EditTrafficSourcesBody = zod.object({
  items: zod.array(TrafficSourceEdit).min(1).max(1000)
});

export const EditTrafficSourcesResponse = zod.object({
  data: zod.object({
    items: zod.array(TrafficSource)
  })
});

export const ChangeStatusOfTrafficSourcesBody = zod.object({
  items: zod.array(TrafficSourceStatus).min(1).max(1000)
});

export const ChangeStatusOfTrafficSourcesResponse = zod.object({
  data: zod.object({
    items: zod.array(TrafficSource)
  })
});

export const ExportTrafficSourcesQueryParams = zod.object({
  with: zod.array(TrafficSourceField).min(1).exactOptional(),
  fields: zod.array(TrafficSourceField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportTrafficSourcesResponse = zod.object({
  data: Export
});

export const ReadTrafficSourceQueryParams = zod.object({
  with: zod.array(TrafficSourceField).min(1).exactOptional(),
  fields: zod.array(TrafficSourceField).min(1).exactOptional()
});

export const ReadTrafficSourceResponse = zod.object({
  data: TrafficSource
});

export const ListTrafficSourceHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListTrafficSourceHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
