// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Cap = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  affiliate: zod.int().min(1).max(9007199254740991).nullish(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  landing: zod.int().min(1).max(9007199254740991).nullish(),
  paymentModel: zod.int().min(1).max(9007199254740991).nullish(),
  type: zod.enum(['clicks', 'leads', 'conversions', 'revenue', 'payout']).exactOptional(),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  conversionStatus: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4), zod.literal(null)]).nullish(),
  value: zod.string().exactOptional(),
  currency: zod.int().min(1).max(9007199254740991).nullish(),
  counter: zod.string().exactOptional(),
  reserved: zod.int().exactOptional(),
  counterResetAt: zod.int().min(0).max(253402300799).nullish(),
  guarantee: zod.string().nullish(),
  informationalValue: zod.string().nullish(),
  period: zod.enum(['hour', 'day', 'week', 'month', 'total']).exactOptional(),
  timezone: zod.string().exactOptional(),
  processingType: zod.enum(['hard', 'soft']).exactOptional(),
  action: zod.enum(['stop', 'redirect', 'hold', 'notify']).exactOptional(),
  lowPriority: zod.boolean().exactOptional(),
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
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const CapCreate = zod.object({
  title: zod.string().min(1).max(200),
  offer: zod.int().min(1).max(9007199254740991),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  affiliate: zod.int().min(1).max(9007199254740991).nullish(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  landing: zod.int().min(1).max(9007199254740991).nullish(),
  paymentModel: zod.int().min(1).max(9007199254740991).nullish(),
  type: zod.enum(['clicks', 'leads', 'conversions', 'revenue', 'payout']).default(`leads`),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  conversionStatus: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4), zod.literal(null)]).nullish(),
  value: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
  currency: zod.int().min(1).max(9007199254740991).nullish(),
  guarantee: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).nullish(),
  informationalValue: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).nullish(),
  period: zod.enum(['hour', 'day', 'week', 'month', 'total']).default(`day`),
  timezone: zod.string().min(1).max(100).default(`UTC`),
  processingType: zod.enum(['hard', 'soft']).default(`hard`),
  action: zod.enum(['stop', 'redirect', 'hold', 'notify']).default(`stop`),
  lowPriority: zod.boolean().default(false),
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
  weight: zod.int().min(0).max(1000).nullish().default(100)
});

export const CapDropCounter = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const CapEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  affiliate: zod.int().min(1).max(9007199254740991).nullish(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  landing: zod.int().min(1).max(9007199254740991).nullish(),
  paymentModel: zod.int().min(1).max(9007199254740991).nullish(),
  type: zod.enum(['clicks', 'leads', 'conversions', 'revenue', 'payout']).exactOptional(),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  conversionStatus: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4), zod.literal(null)]).nullish(),
  value: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1).exactOptional(),
  currency: zod.int().min(1).max(9007199254740991).nullish(),
  guarantee: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).nullish(),
  informationalValue: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).nullish(),
  period: zod.enum(['hour', 'day', 'week', 'month', 'total']).exactOptional(),
  timezone: zod.string().min(1).max(100).exactOptional(),
  processingType: zod.enum(['hard', 'soft']).exactOptional(),
  action: zod.enum(['stop', 'redirect', 'hold', 'notify']).exactOptional(),
  lowPriority: zod.boolean().exactOptional(),
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

export const CapEditSieve = zod.object({
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

export const CapField = zod.enum(['id', 'title', 'offer', 'advertiser', 'affiliate', 'team', 'landing', 'paymentModel', 'type', 'goal', 'conversionStatus', 'value', 'currency', 'counter', 'reserved', 'counterResetAt', 'guarantee', 'informationalValue', 'period', 'timezone', 'processingType', 'action', 'lowPriority', 'countries', 'countriesMode', 'languages', 'languagesMode', 'trafficSources', 'trafficSourcesMode', 'schedule', 'weight', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const CapRecount = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const CapStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListCapsQueryParams = zod.object({
  with: zod.array(CapField).min(1).exactOptional(),
  fields: zod.array(CapField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'type:asc', 'type:desc', 'conversionStatus:asc', 'conversionStatus:desc', 'value:asc', 'value:desc', 'counter:asc', 'counter:desc', 'counterResetAt:asc', 'counterResetAt:desc', 'guarantee:asc', 'guarantee:desc', 'informationalValue:asc', 'informationalValue:desc', 'period:asc', 'period:desc', 'processingType:asc', 'processingType:desc', 'action:asc', 'action:desc', 'lowPriority:asc', 'lowPriority:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  landing: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentModel: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['clicks', 'leads', 'conversions', 'revenue', 'payout'])).min(1).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  period: zod.array(zod.enum(['hour', 'day', 'week', 'month', 'total'])).min(1).exactOptional(),
  processingType: zod.array(zod.enum(['hard', 'soft'])).min(1).exactOptional(),
  action: zod.array(zod.enum(['stop', 'redirect', 'hold', 'notify'])).min(1).exactOptional(),
  lowPriority: zod.array(zod.boolean()).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListCapsResponse = zod.object({
  data: zod.object({
    items: zod.array(Cap),
    meta: ListMeta.exactOptional()
  })
});

export const CreateCapsBody = zod.object({
  items: zod.array(CapCreate).min(1).max(1000)
});

export const CreateCapsResponse = zod.object({
  data: zod.object({
    items: zod.array(Cap)
  })
});

export const EditCapsBody = zod.object({
  items: zod.array(CapEdit).min(1).max(1000)
});

export const EditCapsResponse = zod.object({
  data: zod.object({
    items: zod.array(Cap)
  })
});

export const ChangeStatusOfCapsBody = zod.object({
  items: zod.array(CapStatus).min(1).max(1000)
});

export const ChangeStatusOfCapsResponse = zod.object({
  data: zod.object({
    items: zod.array(Cap)
  })
});

export const CloneCapsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneCapsResponse = zod.object({
  data: zod.object({
    items: zod.array(Cap)
  })
});

export const DropCounterOfCapsBody = zod.object({
  items: zod.array(CapDropCounter).min(1).max(1000)
});

export const DropCounterOfCapsResponse = zod.object({
  data: zod.object({
    items: zod.array(Cap)
  })
});

export const EditSieveOfCapsBody = zod.object({
  items: zod.array(CapEditSieve).min(1).max(1000)
});

export const EditSieveOfCapsResponse = zod.object({
  data: zod.object({
    items: zod.array(Cap)
  })
});

export const ExportCapsQueryParams = zod.object({
  with: zod.array(CapField).min(1).exactOptional(),
  fields: zod.array(CapField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'type:asc', 'type:desc', 'conversionStatus:asc', 'conversionStatus:desc', 'value:asc', 'value:desc', 'counter:asc', 'counter:desc', 'counterResetAt:asc', 'counterResetAt:desc', 'guarantee:asc', 'guarantee:desc', 'informationalValue:asc', 'informationalValue:desc', 'period:asc', 'period:desc', 'processingType:asc', 'processingType:desc', 'action:asc', 'action:desc', 'lowPriority:asc', 'lowPriority:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  landing: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentModel: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['clicks', 'leads', 'conversions', 'revenue', 'payout'])).min(1).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  period: zod.array(zod.enum(['hour', 'day', 'week', 'month', 'total'])).min(1).exactOptional(),
  processingType: zod.array(zod.enum(['hard', 'soft'])).min(1).exactOptional(),
  action: zod.array(zod.enum(['stop', 'redirect', 'hold', 'notify'])).min(1).exactOptional(),
  lowPriority: zod.array(zod.boolean()).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportCapsResponse = zod.object({
  data: Export
});

export const OverviewCapsQueryParams = zod.object({
  offer: zod.coerce.number().int().min(1).max(9007199254740991).exactOptional(),
  advertiser: zod.coerce.number().int().min(1).max(9007199254740991).exactOptional(),
  type: zod.enum(['clicks', 'leads', 'conversions', 'revenue', 'payout']).exactOptional()
});

export const OverviewCapsResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      title: zod.string().nullable(),
      offer: zod.int().nullable(),
      advertiser: zod.int().nullable(),
      type: zod.enum(['clicks', 'leads', 'conversions', 'revenue', 'payout']),
      period: zod.enum(['hour', 'day', 'week', 'month', 'total']),
      timezone: zod.string(),
      currency: zod.int().nullable(),
      value: zod.string(),
      counter: zod.string(),
      reserved: zod.int(),
      filled: zod.int().min(0).max(999),
      room: zod.string(),
      pace: zod.string(),
      fullAt: zod.int().nullable()
    })),
    meta: zod.object({
      totalCount: zod.int().min(0)
    })
  })
});

export const RecountOfCapsBody = zod.object({
  items: zod.array(CapRecount).min(1).max(1000)
});

export const RecountOfCapsResponse = zod.object({
  data: zod.object({
    items: zod.array(Cap)
  })
});

export const ReadCapQueryParams = zod.object({
  with: zod.array(CapField).min(1).exactOptional(),
  fields: zod.array(CapField).min(1).exactOptional()
});

export const ReadCapResponse = zod.object({
  data: Cap
});

export const ListCapHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListCapHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});

export const ReadCapRecountResponse = zod.object({
  data: zod.object({
    counter: zod.string(),
    events: zod.string()
  })
});
