// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, ListMeta } from './shared.ts';

export const IntegrationTemplateParameter = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  integrationTemplate: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().exactOptional(),
  key: zod.string().exactOptional(),
  type: zod.enum(['text', 'number', 'url', 'email', 'flag']).exactOptional(),
  placement: zod.enum(['body', 'query', 'header']).exactOptional(),
  prefix: zod.string().nullish(),
  required: zod.boolean().exactOptional(),
  secret: zod.boolean().exactOptional(),
  position: zod.int().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const IntegrationTemplateParameterField = zod.enum(['id', 'integrationTemplate', 'title', 'key', 'type', 'placement', 'prefix', 'required', 'secret', 'position', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListIntegrationTemplateParametersQueryParams = zod.object({
  with: zod.array(IntegrationTemplateParameterField).min(1).exactOptional(),
  fields: zod.array(IntegrationTemplateParameterField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'key:asc', 'key:desc', 'type:asc', 'type:desc', 'placement:asc', 'placement:desc', 'prefix:asc', 'prefix:desc', 'required:asc', 'required:desc', 'secret:asc', 'secret:desc', 'position:asc', 'position:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integrationTemplate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListIntegrationTemplateParametersResponse = zod.object({
  data: zod.object({
    items: zod.array(IntegrationTemplateParameter),
    meta: ListMeta.exactOptional()
  })
});

export const ReadIntegrationTemplateParameterQueryParams = zod.object({
  with: zod.array(IntegrationTemplateParameterField).min(1).exactOptional(),
  fields: zod.array(IntegrationTemplateParameterField).min(1).exactOptional()
});

export const ReadIntegrationTemplateParameterResponse = zod.object({
  data: IntegrationTemplateParameter
});

export const ListIntegrationTemplateParameterHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListIntegrationTemplateParameterHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
