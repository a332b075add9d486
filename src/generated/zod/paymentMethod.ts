// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const PaymentMethod = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  description: zod.string().nullish(),
  accountFields: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    titleRu: zod.string().max(200).nullish(),
    format: zod.enum(['text', 'digits', 'email', 'phone', 'iban', 'trc20', 'erc20']).exactOptional(),
    required: zod.boolean().exactOptional(),
    secret: zod.boolean().exactOptional()
  })).exactOptional(),
  verification: zod.boolean().exactOptional(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const PaymentMethodCreate = zod.object({
  title: zod.string().min(1).max(200),
  description: zod.string().max(2000).nullish(),
  accountFields: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    titleRu: zod.string().max(200).nullish(),
    format: zod.enum(['text', 'digits', 'email', 'phone', 'iban', 'trc20', 'erc20']).exactOptional(),
    required: zod.boolean().exactOptional(),
    secret: zod.boolean().exactOptional()
  })).max(20).exactOptional(),
  verification: zod.boolean().default(false)
});

export const PaymentMethodEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  description: zod.string().max(2000).nullish(),
  accountFields: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    titleRu: zod.string().max(200).nullish(),
    format: zod.enum(['text', 'digits', 'email', 'phone', 'iban', 'trc20', 'erc20']).exactOptional(),
    required: zod.boolean().exactOptional(),
    secret: zod.boolean().exactOptional()
  })).max(20).exactOptional(),
  verification: zod.boolean().exactOptional(),
  replaced: zod.object({
    accountFields: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional()
  }).exactOptional()
});

export const PaymentMethodField = zod.enum(['id', 'title', 'description', 'accountFields', 'verification', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const PaymentMethodStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListPaymentMethodsQueryParams = zod.object({
  with: zod.array(PaymentMethodField).min(1).exactOptional(),
  fields: zod.array(PaymentMethodField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'verification:asc', 'verification:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListPaymentMethodsResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentMethod),
    meta: ListMeta.exactOptional()
  })
});

export const CreatePaymentMethodsBody = zod.object({
  items: zod.array(PaymentMethodCreate).min(1).max(1000)
});

export const CreatePaymentMethodsResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentMethod)
  })
});

export const EditPaymentMethodsBody = zod.object({
  items: zod.array(PaymentMethodEdit).min(1).max(1000)
});

export const EditPaymentMethodsResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentMethod)
  })
});

export const ChangeStatusOfPaymentMethodsBody = zod.object({
  items: zod.array(PaymentMethodStatus).min(1).max(1000)
});

export const ChangeStatusOfPaymentMethodsResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentMethod)
  })
});

export const ExportPaymentMethodsQueryParams = zod.object({
  with: zod.array(PaymentMethodField).min(1).exactOptional(),
  fields: zod.array(PaymentMethodField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'verification:asc', 'verification:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportPaymentMethodsResponse = zod.object({
  data: Export
});

export const ReadPaymentMethodQueryParams = zod.object({
  with: zod.array(PaymentMethodField).min(1).exactOptional(),
  fields: zod.array(PaymentMethodField).min(1).exactOptional()
});

export const ReadPaymentMethodResponse = zod.object({
  data: PaymentMethod
});

export const ListPaymentMethodHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListPaymentMethodHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
