// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, ListMeta } from './shared.ts';

export const IntegrationStatusMapping = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  integration: zod.int().min(1).max(9007199254740991).exactOptional(),
  theirs: zod.string().exactOptional(),
  leadGrade: zod.int().min(1).max(9007199254740991).nullish(),
  position: zod.int().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const IntegrationStatusMappingField = zod.enum(['id', 'integration', 'theirs', 'leadGrade', 'position', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListIntegrationStatusMappingsQueryParams = zod.object({
  with: zod.array(IntegrationStatusMappingField).min(1).exactOptional(),
  fields: zod.array(IntegrationStatusMappingField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'theirs:asc', 'theirs:desc', 'position:asc', 'position:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  leadGrade: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListIntegrationStatusMappingsResponse = zod.object({
  data: zod.object({
    items: zod.array(IntegrationStatusMapping),
    meta: ListMeta.exactOptional()
  })
});

export const ReadIntegrationStatusMappingQueryParams = zod.object({
  with: zod.array(IntegrationStatusMappingField).min(1).exactOptional(),
  fields: zod.array(IntegrationStatusMappingField).min(1).exactOptional()
});

export const ReadIntegrationStatusMappingResponse = zod.object({
  data: IntegrationStatusMapping
});

export const ListIntegrationStatusMappingHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListIntegrationStatusMappingHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
