// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { ListMeta } from './shared.ts';

export const Erasure = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  user: zod.int().min(1).max(9007199254740991).exactOptional(),
  impersonator: zod.int().min(1).max(9007199254740991).nullish(),
  leads: zod.int().exactOptional(),
  attempts: zod.int().exactOptional(),
  conversions: zod.int().exactOptional(),
  postbacks: zod.int().exactOptional(),
  changes: zod.int().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional()
});

export const ErasureField = zod.enum(['id', 'user', 'impersonator', 'leads', 'attempts', 'conversions', 'postbacks', 'changes', 'createdAt']);

export const ListErasuresQueryParams = zod.object({
  with: zod.array(ErasureField).min(1).exactOptional(),
  fields: zod.array(ErasureField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  impersonator: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListErasuresResponse = zod.object({
  data: zod.object({
    items: zod.array(Erasure),
    meta: ListMeta.exactOptional()
  })
});

export const ReadErasureQueryParams = zod.object({
  with: zod.array(ErasureField).min(1).exactOptional(),
  fields: zod.array(ErasureField).min(1).exactOptional()
});

export const ReadErasureResponse = zod.object({
  data: Erasure
});
