// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Dashboard = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  titleRu: zod.string().nullish(),
  user: zod.int().min(1).max(9007199254740991).nullish(),
  parent: zod.int().min(1).max(9007199254740991).nullish(),
  type: zod.union([zod.literal('admin'), zod.literal('manager'), zod.literal('advertiser_manager'), zod.literal('advertiser_member'), zod.literal('affiliate'), zod.literal(null)]).nullish(),
  assignedTo: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  settings: zod.object({
    refresh: zod.union([zod.literal('minute'), zod.literal('fiveMinutes'), zod.literal('quarterHour'), zod.literal('never'), zod.literal(null)]).nullish()
  }).nullish(),
  isSystem: zod.boolean().exactOptional(),
  isImmutable: zod.boolean().exactOptional(),
  widgets: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const DashboardCreate = zod.object({
  title: zod.string().min(1).max(200),
  assignedTo: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  settings: zod.object({
    refresh: zod.union([zod.literal('minute'), zod.literal('fiveMinutes'), zod.literal('quarterHour'), zod.literal('never'), zod.literal(null)]).nullish()
  }).nullish()
});

export const DashboardEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  assignedTo: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  settings: zod.object({
    refresh: zod.union([zod.literal('minute'), zod.literal('fiveMinutes'), zod.literal('quarterHour'), zod.literal('never'), zod.literal(null)]).nullish()
  }).nullish()
});

export const DashboardField = zod.enum(['id', 'title', 'titleRu', 'user', 'parent', 'type', 'assignedTo', 'settings', 'isSystem', 'isImmutable', 'widgets', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListDashboardsQueryParams = zod.object({
  with: zod.array(DashboardField).min(1).exactOptional(),
  fields: zod.array(DashboardField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'titleRu:asc', 'titleRu:desc', 'type:asc', 'type:desc', 'isSystem:asc', 'isSystem:desc', 'isImmutable:asc', 'isImmutable:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  parent: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'])).min(1).exactOptional(),
  assignedTo: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  isSystem: zod.array(zod.boolean()).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListDashboardsResponse = zod.object({
  data: zod.object({
    items: zod.array(Dashboard),
    meta: ListMeta.exactOptional()
  })
});

export const CreateDashboardsBody = zod.object({
  items: zod.array(DashboardCreate).min(1).max(1000)
});

export const CreateDashboardsResponse = zod.object({
  data: zod.object({
    items: zod.array(Dashboard)
  })
});

export const EditDashboardsBody = zod.object({
  items: zod.array(DashboardEdit).min(1).max(1000)
});

export const EditDashboardsResponse = zod.object({
  data: zod.object({
    items: zod.array(Dashboard)
  })
});

export const DeleteDashboardsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const DeleteDashboardsResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const CloneDashboardsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneDashboardsResponse = zod.object({
  data: zod.object({
    items: zod.array(Dashboard)
  })
});

export const ReadDashboardQueryParams = zod.object({
  with: zod.array(DashboardField).min(1).exactOptional(),
  fields: zod.array(DashboardField).min(1).exactOptional()
});

export const ReadDashboardResponse = zod.object({
  data: Dashboard
});

export const ListDashboardHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListDashboardHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
