// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const NotificationChannelIntegration = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  kind: zod.enum(['webhook', 'telegram']).exactOptional(),
  url: zod.string().nullish(),
  secretSetAt: zod.int().min(0).max(253402300799).nullish(),
  botTokenSetAt: zod.int().min(0).max(253402300799).nullish(),
  problem: zod.record(zod.string(), zod.unknown()).nullish(),
  botName: zod.string().nullish(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const NotificationChannelIntegrationCreate = zod.object({
  title: zod.string().min(1).max(200),
  kind: zod.enum(['webhook', 'telegram']).default(`webhook`),
  url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish(),
  secret: zod.string().max(200).nullish(),
  botToken: zod.string().max(200).nullish(),
  botName: zod.string().max(64).regex(new RegExp('^[A-Za-z][A-Za-z0-9_]{3,63}$')).nullish()
});

export const NotificationChannelIntegrationEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish(),
  secret: zod.string().max(200).nullish(),
  botToken: zod.string().max(200).nullish(),
  botName: zod.string().max(64).regex(new RegExp('^[A-Za-z][A-Za-z0-9_]{3,63}$')).nullish()
});

export const NotificationChannelIntegrationField = zod.enum(['id', 'title', 'kind', 'url', 'secretSetAt', 'botTokenSetAt', 'problem', 'botName', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const NotificationChannelIntegrationStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListNotificationChannelIntegrationsQueryParams = zod.object({
  with: zod.array(NotificationChannelIntegrationField).min(1).exactOptional(),
  fields: zod.array(NotificationChannelIntegrationField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'kind:asc', 'kind:desc', 'url:asc', 'url:desc', 'botName:asc', 'botName:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  kind: zod.array(zod.enum(['webhook', 'telegram'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListNotificationChannelIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(NotificationChannelIntegration),
    meta: ListMeta.exactOptional()
  })
});

export const CreateNotificationChannelIntegrationsBody = zod.object({
  items: zod.array(NotificationChannelIntegrationCreate).min(1).max(1000)
});

export const CreateNotificationChannelIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(NotificationChannelIntegration)
  })
});

export const EditNotificationChannelIntegrationsBody = zod.object({
  items: zod.array(NotificationChannelIntegrationEdit).min(1).max(1000)
});

export const EditNotificationChannelIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(NotificationChannelIntegration)
  })
});

export const ChangeStatusOfNotificationChannelIntegrationsBody = zod.object({
  items: zod.array(NotificationChannelIntegrationStatus).min(1).max(1000)
});

export const ChangeStatusOfNotificationChannelIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(NotificationChannelIntegration)
  })
});

export const ExportNotificationChannelIntegrationsQueryParams = zod.object({
  with: zod.array(NotificationChannelIntegrationField).min(1).exactOptional(),
  fields: zod.array(NotificationChannelIntegrationField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'kind:asc', 'kind:desc', 'url:asc', 'url:desc', 'botName:asc', 'botName:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  kind: zod.array(zod.enum(['webhook', 'telegram'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportNotificationChannelIntegrationsResponse = zod.object({
  data: Export
});

export const ReadNotificationChannelIntegrationQueryParams = zod.object({
  with: zod.array(NotificationChannelIntegrationField).min(1).exactOptional(),
  fields: zod.array(NotificationChannelIntegrationField).min(1).exactOptional()
});

export const ReadNotificationChannelIntegrationResponse = zod.object({
  data: NotificationChannelIntegration
});

export const ListNotificationChannelIntegrationHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListNotificationChannelIntegrationHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
