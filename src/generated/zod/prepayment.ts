// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const Prepayment = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  advertiser: zod.int().min(1).max(9007199254740991).exactOptional(),
  amount: zod.string().exactOptional(),
  currency: zod.int().min(1).max(9007199254740991).exactOptional(),
  paymentDate: zod.iso.date().exactOptional(),
  reference: zod.string().nullish(),
  notes: zod.string().nullish(),
  status: zod.enum(['received', 'returned']).exactOptional(),
  blockReason: zod.string().nullish(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const PrepaymentCreate = zod.object({
  advertiser: zod.int().min(1).max(9007199254740991),
  amount: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
  currency: zod.int().min(1).max(9007199254740991),
  paymentDate: zod.iso.date().min(1).regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')),
  reference: zod.string().max(200).nullish(),
  notes: zod.string().max(2000).nullish()
});

export const PrepaymentEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  reference: zod.string().max(200).nullish(),
  notes: zod.string().max(2000).nullish()
});

export const PrepaymentField = zod.enum(['id', 'advertiser', 'amount', 'currency', 'paymentDate', 'reference', 'notes', 'status', 'blockReason', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const PrepaymentStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['received', 'returned']),
  reason: zod.string().min(1).max(500).regex(new RegExp('\\S')).nullish()
});

export const ListPrepaymentsQueryParams = zod.object({
  with: zod.array(PrepaymentField).min(1).exactOptional(),
  fields: zod.array(PrepaymentField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate', 'sums'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'amount:asc', 'amount:desc', 'paymentDate:asc', 'paymentDate:desc', 'reference:asc', 'reference:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  amountFrom: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  amountTo: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentDateFrom: zod.iso.date().exactOptional(),
  paymentDateTo: zod.iso.date().exactOptional(),
  status: zod.array(zod.enum(['received', 'returned'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListPrepaymentsResponse = zod.object({
  data: zod.object({
    items: zod.array(Prepayment),
    meta: ListMeta.exactOptional()
  })
});

export const CreatePrepaymentsBody = zod.object({
  items: zod.array(PrepaymentCreate).min(1).max(1000)
});

export const CreatePrepaymentsResponse = zod.object({
  data: zod.object({
    items: zod.array(Prepayment)
  })
});

export const EditPrepaymentsBody = zod.object({
  items: zod.array(PrepaymentEdit).min(1).max(1000)
});

export const EditPrepaymentsResponse = zod.object({
  data: zod.object({
    items: zod.array(Prepayment)
  })
});

export const ChangeStatusOfPrepaymentsBody = zod.object({
  items: zod.array(PrepaymentStatus).min(1).max(1000)
});

export const ChangeStatusOfPrepaymentsResponse = zod.object({
  data: zod.object({
    items: zod.array(Prepayment)
  })
});

export const ExportPrepaymentsQueryParams = zod.object({
  with: zod.array(PrepaymentField).min(1).exactOptional(),
  fields: zod.array(PrepaymentField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'amount:asc', 'amount:desc', 'paymentDate:asc', 'paymentDate:desc', 'reference:asc', 'reference:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  amountFrom: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  amountTo: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentDateFrom: zod.iso.date().exactOptional(),
  paymentDateTo: zod.iso.date().exactOptional(),
  status: zod.array(zod.enum(['received', 'returned'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportPrepaymentsResponse = zod.object({
  data: Export
});

export const ReadPrepaymentQueryParams = zod.object({
  with: zod.array(PrepaymentField).min(1).exactOptional(),
  fields: zod.array(PrepaymentField).min(1).exactOptional()
});

export const ReadPrepaymentResponse = zod.object({
  data: Prepayment
});

export const ListPrepaymentHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListPrepaymentHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
