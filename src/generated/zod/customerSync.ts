// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { CustomerSyncTest, Export, HistoryEntry, ListMeta } from './shared.ts';

export const CustomerSync = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  integration: zod.int().min(1).max(9007199254740991).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  request: zod.object({
    method: zod.enum(['GET', 'POST', 'PUT']),
    url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
    headers: zod.array(zod.object({
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9-]+$')),
      value: zod.string().min(1).max(1000)
    })).max(30).exactOptional(),
    bodyFormat: zod.enum(['none', 'json', 'form']),
    body: zod.string().max(10000).nullish(),
    timeout: zod.int().min(1).max(60),
    interval: zod.int().min(30).max(86400),
    days: zod.int().min(1).max(366),
    pageSize: zod.int().min(1).max(10000),
    itemsPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    customerIdPath: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')),
    clickIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    leadIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    datePath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    depositsPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    depositPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    turnoverPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    ngrPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    currencyPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish()
  }).exactOptional(),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  state: zod.enum(['on', 'paused']).exactOptional(),
  pauseReason: zod.record(zod.string(), zod.unknown()).nullish(),
  lastRunAt: zod.int().min(0).max(253402300799).nullish(),
  lastError: zod.record(zod.string(), zod.unknown()).nullish(),
  nextRunAt: zod.int().min(0).max(253402300799).nullish(),
  askedAt: zod.int().min(0).max(253402300799).nullish(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const CustomerSyncCreate = zod.object({
  title: zod.string().min(1).max(200),
  integration: zod.int().min(1).max(9007199254740991),
  request: zod.object({
    method: zod.enum(['GET', 'POST', 'PUT']),
    url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
    headers: zod.array(zod.object({
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9-]+$')),
      value: zod.string().min(1).max(1000)
    })).max(30).exactOptional(),
    bodyFormat: zod.enum(['none', 'json', 'form']),
    body: zod.string().max(10000).nullish(),
    timeout: zod.int().min(1).max(60),
    interval: zod.int().min(30).max(86400),
    days: zod.int().min(1).max(366),
    pageSize: zod.int().min(1).max(10000),
    itemsPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    customerIdPath: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')),
    clickIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    leadIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    datePath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    depositsPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    depositPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    turnoverPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    ngrPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    currencyPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish()
  }),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish()
});

export const CustomerSyncEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  request: zod.object({
    method: zod.enum(['GET', 'POST', 'PUT']),
    url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
    headers: zod.array(zod.object({
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9-]+$')),
      value: zod.string().min(1).max(1000)
    })).max(30).exactOptional(),
    bodyFormat: zod.enum(['none', 'json', 'form']),
    body: zod.string().max(10000).nullish(),
    timeout: zod.int().min(1).max(60),
    interval: zod.int().min(30).max(86400),
    days: zod.int().min(1).max(366),
    pageSize: zod.int().min(1).max(10000),
    itemsPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    customerIdPath: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')),
    clickIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    leadIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    datePath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    depositsPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    depositPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    turnoverPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    ngrPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    currencyPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish()
  }).exactOptional(),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish()
});

export const CustomerSyncField = zod.enum(['id', 'title', 'integration', 'advertiser', 'request', 'schedule', 'state', 'pauseReason', 'lastRunAt', 'lastError', 'nextRunAt', 'askedAt', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const CustomerSyncRun = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const CustomerSyncStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListCustomerSyncsQueryParams = zod.object({
  with: zod.array(CustomerSyncField).min(1).exactOptional(),
  fields: zod.array(CustomerSyncField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'state:asc', 'state:desc', 'askedAt:asc', 'askedAt:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  state: zod.array(zod.enum(['on', 'paused'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListCustomerSyncsResponse = zod.object({
  data: zod.object({
    items: zod.array(CustomerSync),
    meta: ListMeta.exactOptional()
  })
});

export const CreateCustomerSyncsBody = zod.object({
  items: zod.array(CustomerSyncCreate).min(1).max(1000)
});

export const CreateCustomerSyncsResponse = zod.object({
  data: zod.object({
    items: zod.array(CustomerSync)
  })
});

export const EditCustomerSyncsBody = zod.object({
  items: zod.array(CustomerSyncEdit).min(1).max(1000)
});

export const EditCustomerSyncsResponse = zod.object({
  data: zod.object({
    items: zod.array(CustomerSync)
  })
});

export const ChangeStatusOfCustomerSyncsBody = zod.object({
  items: zod.array(CustomerSyncStatus).min(1).max(1000)
});

export const ChangeStatusOfCustomerSyncsResponse = zod.object({
  data: zod.object({
    items: zod.array(CustomerSync)
  })
});

export const ExportCustomerSyncsQueryParams = zod.object({
  with: zod.array(CustomerSyncField).min(1).exactOptional(),
  fields: zod.array(CustomerSyncField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'state:asc', 'state:desc', 'askedAt:asc', 'askedAt:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  state: zod.array(zod.enum(['on', 'paused'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportCustomerSyncsResponse = zod.object({
  data: Export
});

export const RunOfCustomerSyncsBody = zod.object({
  items: zod.array(CustomerSyncRun).min(1).max(1000)
});

export const RunOfCustomerSyncsResponse = zod.object({
  data: zod.object({
    items: zod.array(CustomerSync)
  })
});

export const ReadCustomerSyncQueryParams = zod.object({
  with: zod.array(CustomerSyncField).min(1).exactOptional(),
  fields: zod.array(CustomerSyncField).min(1).exactOptional()
});

export const ReadCustomerSyncResponse = zod.object({
  data: CustomerSync
});

export const ListCustomerSyncHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListCustomerSyncHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});

export const TestCustomerSyncResponse = zod.object({
  data: CustomerSyncTest
});
