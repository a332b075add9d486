// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, ListMeta } from './shared.ts';

export const LoginRecord = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  user: zod.int().min(1).max(9007199254740991).exactOptional(),
  outcome: zod.enum(['success', 'wrong_password', 'wrong_code', 'blocked', 'token_reused']).exactOptional(),
  address: zod.string().nullish(),
  browser: zod.string().nullish(),
  system: zod.string().nullish(),
  impersonator: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional()
});

export const LoginRecordField = zod.enum(['id', 'user', 'outcome', 'address', 'browser', 'system', 'impersonator', 'createdAt']);

export const ListLoginRecordsQueryParams = zod.object({
  with: zod.array(LoginRecordField).min(1).exactOptional(),
  fields: zod.array(LoginRecordField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  outcome: zod.array(zod.enum(['success', 'wrong_password', 'wrong_code', 'blocked', 'token_reused'])).min(1).exactOptional(),
  address: zod.array(zod.string()).min(1).exactOptional(),
  impersonator: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListLoginRecordsResponse = zod.object({
  data: zod.object({
    items: zod.array(LoginRecord),
    meta: ListMeta.exactOptional()
  })
});

export const ExportLoginRecordsQueryParams = zod.object({
  with: zod.array(LoginRecordField).min(1).exactOptional(),
  fields: zod.array(LoginRecordField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  outcome: zod.array(zod.enum(['success', 'wrong_password', 'wrong_code', 'blocked', 'token_reused'])).min(1).exactOptional(),
  address: zod.array(zod.string()).min(1).exactOptional(),
  impersonator: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportLoginRecordsResponse = zod.object({
  data: Export
});
