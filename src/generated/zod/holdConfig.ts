// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const HoldConfig = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  geo: zod.int().min(1).max(9007199254740991).exactOptional(),
  periodStart: zod.string().exactOptional(),
  periodEnd: zod.string().exactOptional(),
  timezone: zod.string().exactOptional(),
  interval: zod.int().exactOptional(),
  freshLeads: zod.int().exactOptional(),
  oldLeads: zod.int().exactOptional(),
  waiting: zod.int().nullish(),
  lastRoundAt: zod.int().min(0).max(253402300799).nullish(),
  nextRoundAt: zod.int().min(0).max(253402300799).nullish(),
  releaseAskedAt: zod.int().min(0).max(253402300799).nullish(),
  status: zod.enum(['inactive', 'active']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const HoldConfigCreate = zod.object({
  title: zod.string().min(1).max(200),
  geo: zod.int().min(1).max(9007199254740991),
  periodStart: zod.string().min(1).max(5).regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$')).default(`09:00`),
  periodEnd: zod.string().min(1).max(5).regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$')).default(`18:00`),
  timezone: zod.string().min(1).max(100),
  interval: zod.int().min(1).max(1440).default(30),
  freshLeads: zod.int().min(0).max(10000).default(5),
  oldLeads: zod.int().min(0).max(10000).default(5)
});

export const HoldConfigEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  geo: zod.int().min(1).max(9007199254740991).exactOptional(),
  periodStart: zod.string().min(1).max(5).regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$')).exactOptional(),
  periodEnd: zod.string().min(1).max(5).regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$')).exactOptional(),
  timezone: zod.string().min(1).max(100).exactOptional(),
  interval: zod.int().min(1).max(1440).exactOptional(),
  freshLeads: zod.int().min(0).max(10000).exactOptional(),
  oldLeads: zod.int().min(0).max(10000).exactOptional()
});

export const HoldConfigField = zod.enum(['id', 'title', 'geo', 'periodStart', 'periodEnd', 'timezone', 'interval', 'freshLeads', 'oldLeads', 'waiting', 'lastRoundAt', 'nextRoundAt', 'releaseAskedAt', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const HoldConfigRelease = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const HoldConfigStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['inactive', 'active'])
});

export const ListHoldConfigsQueryParams = zod.object({
  with: zod.array(HoldConfigField).min(1).exactOptional(),
  fields: zod.array(HoldConfigField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'periodStart:asc', 'periodStart:desc', 'periodEnd:asc', 'periodEnd:desc', 'interval:asc', 'interval:desc', 'freshLeads:asc', 'freshLeads:desc', 'oldLeads:asc', 'oldLeads:desc', 'releaseAskedAt:asc', 'releaseAskedAt:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  geo: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  timezone: zod.array(zod.string()).min(1).exactOptional(),
  status: zod.array(zod.enum(['inactive', 'active'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListHoldConfigsResponse = zod.object({
  data: zod.object({
    items: zod.array(HoldConfig),
    meta: ListMeta.exactOptional()
  })
});

export const CreateHoldConfigsBody = zod.object({
  items: zod.array(HoldConfigCreate).min(1).max(1000)
});

export const CreateHoldConfigsResponse = zod.object({
  data: zod.object({
    items: zod.array(HoldConfig)
  })
});

export const EditHoldConfigsBody = zod.object({
  items: zod.array(HoldConfigEdit).min(1).max(1000)
});

export const EditHoldConfigsResponse = zod.object({
  data: zod.object({
    items: zod.array(HoldConfig)
  })
});

export const DeleteHoldConfigsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const DeleteHoldConfigsResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const ChangeStatusOfHoldConfigsBody = zod.object({
  items: zod.array(HoldConfigStatus).min(1).max(1000)
});

export const ChangeStatusOfHoldConfigsResponse = zod.object({
  data: zod.object({
    items: zod.array(HoldConfig)
  })
});

export const ExportHoldConfigsQueryParams = zod.object({
  with: zod.array(HoldConfigField).min(1).exactOptional(),
  fields: zod.array(HoldConfigField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'periodStart:asc', 'periodStart:desc', 'periodEnd:asc', 'periodEnd:desc', 'interval:asc', 'interval:desc', 'freshLeads:asc', 'freshLeads:desc', 'oldLeads:asc', 'oldLeads:desc', 'releaseAskedAt:asc', 'releaseAskedAt:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  geo: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  timezone: zod.array(zod.string()).min(1).exactOptional(),
  status: zod.array(zod.enum(['inactive', 'active'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportHoldConfigsResponse = zod.object({
  data: Export
});

export const ReleaseOfHoldConfigsBody = zod.object({
  items: zod.array(HoldConfigRelease).min(1).max(1000)
});

export const ReleaseOfHoldConfigsResponse = zod.object({
  data: zod.object({
    items: zod.array(HoldConfig)
  })
});

export const ReadHoldConfigQueryParams = zod.object({
  with: zod.array(HoldConfigField).min(1).exactOptional(),
  fields: zod.array(HoldConfigField).min(1).exactOptional()
});

export const ReadHoldConfigResponse = zod.object({
  data: HoldConfig
});

export const ListHoldConfigHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListHoldConfigHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
