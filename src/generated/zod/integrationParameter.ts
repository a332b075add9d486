// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, ListMeta } from './shared.ts';

export const IntegrationParameter = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  integration: zod.int().min(1).max(9007199254740991).exactOptional(),
  parameter: zod.int().min(1).max(9007199254740991).exactOptional(),
  value: zod.string().nullish(),
  secretValueSetAt: zod.int().min(0).max(253402300799).nullish(),
  position: zod.int().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const IntegrationParameterField = zod.enum(['id', 'integration', 'parameter', 'value', 'secretValueSetAt', 'position', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListIntegrationParametersQueryParams = zod.object({
  with: zod.array(IntegrationParameterField).min(1).exactOptional(),
  fields: zod.array(IntegrationParameterField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'value:asc', 'value:desc', 'position:asc', 'position:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  parameter: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListIntegrationParametersResponse = zod.object({
  data: zod.object({
    items: zod.array(IntegrationParameter),
    meta: ListMeta.exactOptional()
  })
});

export const ReadIntegrationParameterQueryParams = zod.object({
  with: zod.array(IntegrationParameterField).min(1).exactOptional(),
  fields: zod.array(IntegrationParameterField).min(1).exactOptional()
});

export const ReadIntegrationParameterResponse = zod.object({
  data: IntegrationParameter
});

export const ListIntegrationParameterHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListIntegrationParameterHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
