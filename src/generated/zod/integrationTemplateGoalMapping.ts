// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, ListMeta } from './shared.ts';

export const IntegrationTemplateGoalMapping = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  integrationTemplate: zod.int().min(1).max(9007199254740991).exactOptional(),
  theirs: zod.string().exactOptional(),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  position: zod.int().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const IntegrationTemplateGoalMappingField = zod.enum(['id', 'integrationTemplate', 'theirs', 'goal', 'position', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListIntegrationTemplateGoalMappingsQueryParams = zod.object({
  with: zod.array(IntegrationTemplateGoalMappingField).min(1).exactOptional(),
  fields: zod.array(IntegrationTemplateGoalMappingField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'theirs:asc', 'theirs:desc', 'position:asc', 'position:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integrationTemplate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListIntegrationTemplateGoalMappingsResponse = zod.object({
  data: zod.object({
    items: zod.array(IntegrationTemplateGoalMapping),
    meta: ListMeta.exactOptional()
  })
});

export const ReadIntegrationTemplateGoalMappingQueryParams = zod.object({
  with: zod.array(IntegrationTemplateGoalMappingField).min(1).exactOptional(),
  fields: zod.array(IntegrationTemplateGoalMappingField).min(1).exactOptional()
});

export const ReadIntegrationTemplateGoalMappingResponse = zod.object({
  data: IntegrationTemplateGoalMapping
});

export const ListIntegrationTemplateGoalMappingHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListIntegrationTemplateGoalMappingHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
