// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const InvoiceSchedule = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  affiliate: zod.int().min(1).max(9007199254740991).nullish(),
  threshold: zod.string().exactOptional(),
  frequency: zod.enum(['weekly', 'twoWeeks', 'monthly']).exactOptional(),
  holdDays: zod.int().exactOptional(),
  lastDue: zod.iso.date().nullish(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const InvoiceScheduleCreate = zod.object({
  affiliate: zod.int().min(1).max(9007199254740991).nullish(),
  threshold: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
  frequency: zod.enum(['weekly', 'twoWeeks', 'monthly']).default(`monthly`),
  holdDays: zod.int().min(0).max(365).default(0)
});

export const InvoiceScheduleEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  threshold: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1).exactOptional(),
  frequency: zod.enum(['weekly', 'twoWeeks', 'monthly']).exactOptional(),
  holdDays: zod.int().min(0).max(365).exactOptional()
});

export const InvoiceScheduleField = zod.enum(['id', 'affiliate', 'threshold', 'frequency', 'holdDays', 'lastDue', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const InvoiceScheduleStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListInvoiceSchedulesQueryParams = zod.object({
  with: zod.array(InvoiceScheduleField).min(1).exactOptional(),
  fields: zod.array(InvoiceScheduleField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'threshold:asc', 'threshold:desc', 'frequency:asc', 'frequency:desc', 'holdDays:asc', 'holdDays:desc', 'lastDue:asc', 'lastDue:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  frequency: zod.array(zod.enum(['weekly', 'twoWeeks', 'monthly'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListInvoiceSchedulesResponse = zod.object({
  data: zod.object({
    items: zod.array(InvoiceSchedule),
    meta: ListMeta.exactOptional()
  })
});

export const CreateInvoiceSchedulesBody = zod.object({
  items: zod.array(InvoiceScheduleCreate).min(1).max(1000)
});

export const CreateInvoiceSchedulesResponse = zod.object({
  data: zod.object({
    items: zod.array(InvoiceSchedule)
  })
});

export const EditInvoiceSchedulesBody = zod.object({
  items: zod.array(InvoiceScheduleEdit).min(1).max(1000)
});

export const EditInvoiceSchedulesResponse = zod.object({
  data: zod.object({
    items: zod.array(InvoiceSchedule)
  })
});

export const ChangeStatusOfInvoiceSchedulesBody = zod.object({
  items: zod.array(InvoiceScheduleStatus).min(1).max(1000)
});

export const ChangeStatusOfInvoiceSchedulesResponse = zod.object({
  data: zod.object({
    items: zod.array(InvoiceSchedule)
  })
});

export const ExportInvoiceSchedulesQueryParams = zod.object({
  with: zod.array(InvoiceScheduleField).min(1).exactOptional(),
  fields: zod.array(InvoiceScheduleField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'threshold:asc', 'threshold:desc', 'frequency:asc', 'frequency:desc', 'holdDays:asc', 'holdDays:desc', 'lastDue:asc', 'lastDue:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  frequency: zod.array(zod.enum(['weekly', 'twoWeeks', 'monthly'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportInvoiceSchedulesResponse = zod.object({
  data: Export
});

export const ReadInvoiceScheduleQueryParams = zod.object({
  with: zod.array(InvoiceScheduleField).min(1).exactOptional(),
  fields: zod.array(InvoiceScheduleField).min(1).exactOptional()
});

export const ReadInvoiceScheduleResponse = zod.object({
  data: InvoiceSchedule
});

export const ListInvoiceScheduleHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListInvoiceScheduleHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
