// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, ListMeta } from './shared.ts';

export const AccountField = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  paymentMethod: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().exactOptional(),
  titleRu: zod.string().nullish(),
  format: zod.enum(['text', 'digits', 'email', 'phone', 'iban', 'trc20', 'erc20']).exactOptional(),
  required: zod.boolean().exactOptional(),
  secret: zod.boolean().exactOptional(),
  position: zod.int().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const AccountFieldField = zod.enum(['id', 'paymentMethod', 'title', 'titleRu', 'format', 'required', 'secret', 'position', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListAccountFieldsQueryParams = zod.object({
  with: zod.array(AccountFieldField).min(1).exactOptional(),
  fields: zod.array(AccountFieldField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'titleRu:asc', 'titleRu:desc', 'format:asc', 'format:desc', 'required:asc', 'required:desc', 'secret:asc', 'secret:desc', 'position:asc', 'position:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentMethod: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListAccountFieldsResponse = zod.object({
  data: zod.object({
    items: zod.array(AccountField),
    meta: ListMeta.exactOptional()
  })
});

export const ReadAccountFieldQueryParams = zod.object({
  with: zod.array(AccountFieldField).min(1).exactOptional(),
  fields: zod.array(AccountFieldField).min(1).exactOptional()
});

export const ReadAccountFieldResponse = zod.object({
  data: AccountField
});

export const ListAccountFieldHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListAccountFieldHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
