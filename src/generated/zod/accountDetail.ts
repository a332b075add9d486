// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, ListMeta } from './shared.ts';

export const AccountDetail = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  withdrawalMethod: zod.int().min(1).max(9007199254740991).exactOptional(),
  field: zod.int().min(1).max(9007199254740991).exactOptional(),
  value: zod.string().nullish(),
  secretValueSetAt: zod.int().min(0).max(253402300799).nullish(),
  position: zod.int().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const AccountDetailField = zod.enum(['id', 'withdrawalMethod', 'field', 'value', 'secretValueSetAt', 'position', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListAccountDetailsQueryParams = zod.object({
  with: zod.array(AccountDetailField).min(1).exactOptional(),
  fields: zod.array(AccountDetailField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'value:asc', 'value:desc', 'position:asc', 'position:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  withdrawalMethod: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  field: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListAccountDetailsResponse = zod.object({
  data: zod.object({
    items: zod.array(AccountDetail),
    meta: ListMeta.exactOptional()
  })
});

export const ReadAccountDetailQueryParams = zod.object({
  with: zod.array(AccountDetailField).min(1).exactOptional(),
  fields: zod.array(AccountDetailField).min(1).exactOptional()
});

export const ReadAccountDetailResponse = zod.object({
  data: AccountDetail
});

export const ListAccountDetailHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListAccountDetailHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
