// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Targeting = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  integration: zod.int().min(1).max(9007199254740991).nullish(),
  landing: zod.int().min(1).max(9007199254740991).nullish(),
  affiliates: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  teams: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  countries: zod.array(zod.string()).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).exactOptional(),
  languages: zod.array(zod.string()).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).exactOptional(),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().nullish(),
  priority: zod.int().exactOptional(),
  lowPriority: zod.boolean().exactOptional(),
  value: zod.int().nullish(),
  period: zod.union([zod.literal('hour'), zod.literal('day'), zod.literal('week'), zod.literal('month'), zod.literal('total'), zod.literal(null)]).nullish(),
  timezone: zod.string().exactOptional(),
  counter: zod.int().exactOptional(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const TargetingCreate = zod.object({
  title: zod.string().min(1).max(200),
  offer: zod.int().min(1).max(9007199254740991),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  integration: zod.int().min(1).max(9007199254740991).nullish(),
  landing: zod.int().min(1).max(9007199254740991).nullish(),
  affiliates: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  teams: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).default(`only`),
  languages: zod.array(zod.string()).max(300).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).default(`only`),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).default(`only`),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().min(0).max(1000).nullish().default(100),
  priority: zod.int().min(1).max(100000).default(1),
  lowPriority: zod.boolean().default(false),
  value: zod.int().min(0).max(2147483647).nullish(),
  period: zod.union([zod.literal('hour'), zod.literal('day'), zod.literal('week'), zod.literal('month'), zod.literal('total'), zod.literal(null)]).nullish(),
  timezone: zod.string().min(1).max(100).default(`UTC`)
});

export const TargetingEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  integration: zod.int().min(1).max(9007199254740991).nullish(),
  landing: zod.int().min(1).max(9007199254740991).nullish(),
  affiliates: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  teams: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).exactOptional(),
  languages: zod.array(zod.string()).max(300).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).exactOptional(),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().min(0).max(1000).nullish(),
  priority: zod.int().min(1).max(100000).exactOptional(),
  lowPriority: zod.boolean().exactOptional(),
  value: zod.int().min(0).max(2147483647).nullish(),
  period: zod.union([zod.literal('hour'), zod.literal('day'), zod.literal('week'), zod.literal('month'), zod.literal('total'), zod.literal(null)]).nullish(),
  timezone: zod.string().min(1).max(100).exactOptional()
});

export const TargetingEditSieve = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).exactOptional(),
  languages: zod.array(zod.string()).max(300).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).exactOptional(),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().min(0).max(1000).nullish()
});

export const TargetingField = zod.enum(['id', 'title', 'offer', 'advertiser', 'integration', 'landing', 'affiliates', 'teams', 'countries', 'countriesMode', 'languages', 'languagesMode', 'trafficSources', 'trafficSourcesMode', 'schedule', 'weight', 'priority', 'lowPriority', 'value', 'period', 'timezone', 'counter', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const TargetingStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListTargetingsQueryParams = zod.object({
  with: zod.array(TargetingField).min(1).exactOptional(),
  fields: zod.array(TargetingField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'weight:asc', 'weight:desc', 'priority:asc', 'priority:desc', 'lowPriority:asc', 'lowPriority:desc', 'value:asc', 'value:desc', 'period:asc', 'period:desc', 'counter:asc', 'counter:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  landing: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliates: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  teams: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  lowPriority: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListTargetingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Targeting),
    meta: ListMeta.exactOptional()
  })
});

export const CreateTargetingsBody = zod.object({
  items: zod.array(TargetingCreate).min(1).max(1000)
});

export const CreateTargetingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Targeting)
  })
});

export const EditTargetingsBody = zod.object({
  items: zod.array(TargetingEdit).min(1).max(1000)
});

export const EditTargetingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Targeting)
  })
});

export const ChangeStatusOfTargetingsBody = zod.object({
  items: zod.array(TargetingStatus).min(1).max(1000)
});

export const ChangeStatusOfTargetingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Targeting)
  })
});

export const CloneTargetingsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneTargetingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Targeting)
  })
});

export const EditSieveOfTargetingsBody = zod.object({
  items: zod.array(TargetingEditSieve).min(1).max(1000)
});

export const EditSieveOfTargetingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Targeting)
  })
});

export const ExportTargetingsQueryParams = zod.object({
  with: zod.array(TargetingField).min(1).exactOptional(),
  fields: zod.array(TargetingField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'weight:asc', 'weight:desc', 'priority:asc', 'priority:desc', 'lowPriority:asc', 'lowPriority:desc', 'value:asc', 'value:desc', 'period:asc', 'period:desc', 'counter:asc', 'counter:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  landing: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliates: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  teams: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  lowPriority: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportTargetingsResponse = zod.object({
  data: Export
});

export const ReadTargetingQueryParams = zod.object({
  with: zod.array(TargetingField).min(1).exactOptional(),
  fields: zod.array(TargetingField).min(1).exactOptional()
});

export const ReadTargetingResponse = zod.object({
  data: Targeting
});

export const ListTargetingHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListTargetingHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
