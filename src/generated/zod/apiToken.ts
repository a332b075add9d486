// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, Identified, ListMeta } from './shared.ts';

export const ApiToken = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  expiresAt: zod.int().min(0).max(253402300799).nullish(),
  hint: zod.string().nullish(),
  lastUsedAt: zod.int().min(0).max(253402300799).nullish(),
  user: zod.int().min(1).max(9007199254740991).nullish(),
  token: zod.string().nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const ApiTokenCreate = zod.object({
  title: zod.string().min(1).max(200),
  expiresAt: zod.int().min(0).max(253402300799).nullish()
});

export const ApiTokenField = zod.enum(['id', 'title', 'expiresAt', 'hint', 'lastUsedAt', 'user', 'token', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListApiTokensQueryParams = zod.object({
  with: zod.array(ApiTokenField).min(1).exactOptional(),
  fields: zod.array(ApiTokenField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'expiresAt:asc', 'expiresAt:desc', 'hint:asc', 'hint:desc', 'lastUsedAt:asc', 'lastUsedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListApiTokensResponse = zod.object({
  data: zod.object({
    items: zod.array(ApiToken),
    meta: ListMeta.exactOptional()
  })
});

export const CreateApiTokensBody = zod.object({
  items: zod.array(ApiTokenCreate).min(1).max(1000)
});

export const CreateApiTokensResponse = zod.object({
  data: zod.object({
    items: zod.array(ApiToken)
  })
});

export const DeleteApiTokensBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const DeleteApiTokensResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const ExportApiTokensQueryParams = zod.object({
  with: zod.array(ApiTokenField).min(1).exactOptional(),
  fields: zod.array(ApiTokenField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'expiresAt:asc', 'expiresAt:desc', 'hint:asc', 'hint:desc', 'lastUsedAt:asc', 'lastUsedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportApiTokensResponse = zod.object({
  data: Export
});
