// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const PaymentModel = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  description: zod.string().nullish(),
  caps: zod.boolean().exactOptional(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const PaymentModelCreate = zod.object({
  title: zod.string().min(1).max(200),
  description: zod.string().max(2000).nullish(),
  caps: zod.boolean().default(true)
});

export const PaymentModelEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  description: zod.string().max(2000).nullish(),
  caps: zod.boolean().exactOptional()
});

export const PaymentModelField = zod.enum(['id', 'title', 'description', 'caps', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const PaymentModelStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListPaymentModelsQueryParams = zod.object({
  with: zod.array(PaymentModelField).min(1).exactOptional(),
  fields: zod.array(PaymentModelField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'caps:asc', 'caps:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  caps: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListPaymentModelsResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentModel),
    meta: ListMeta.exactOptional()
  })
});

export const CreatePaymentModelsBody = zod.object({
  items: zod.array(PaymentModelCreate).min(1).max(1000)
});

export const CreatePaymentModelsResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentModel)
  })
});

export const EditPaymentModelsBody = zod.object({
  items: zod.array(PaymentModelEdit).min(1).max(1000)
});

export const EditPaymentModelsResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentModel)
  })
});

export const ChangeStatusOfPaymentModelsBody = zod.object({
  items: zod.array(PaymentModelStatus).min(1).max(1000)
});

export const ChangeStatusOfPaymentModelsResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentModel)
  })
});

export const ExportPaymentModelsQueryParams = zod.object({
  with: zod.array(PaymentModelField).min(1).exactOptional(),
  fields: zod.array(PaymentModelField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'caps:asc', 'caps:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  caps: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportPaymentModelsResponse = zod.object({
  data: Export
});

export const ReadPaymentModelQueryParams = zod.object({
  with: zod.array(PaymentModelField).min(1).exactOptional(),
  fields: zod.array(PaymentModelField).min(1).exactOptional()
});

export const ReadPaymentModelResponse = zod.object({
  data: PaymentModel
});

export const ListPaymentModelHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListPaymentModelHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
