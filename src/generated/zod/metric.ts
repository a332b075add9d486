// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Metric = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  titleRu: zod.string().nullish(),
  description: zod.string().nullish(),
  value: zod.string().exactOptional(),
  group: zod.enum(['traffic', 'leads', 'conversions', 'finance']).exactOptional(),
  metricType: zod.enum(['amount', 'money', 'percentages']).exactOptional(),
  outputFormat: zod.enum(['whole', 'decimals']).exactOptional(),
  editable: zod.boolean().exactOptional(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const MetricCreate = zod.object({
  title: zod.string().min(1).max(200),
  titleRu: zod.string().max(200).nullish(),
  description: zod.string().max(2000).nullish(),
  value: zod.string().min(1).max(2000),
  group: zod.enum(['traffic', 'leads', 'conversions', 'finance']),
  metricType: zod.enum(['amount', 'money', 'percentages']),
  outputFormat: zod.enum(['whole', 'decimals'])
});

export const MetricEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  titleRu: zod.string().max(200).nullish(),
  description: zod.string().max(2000).nullish(),
  value: zod.string().min(1).max(2000).exactOptional(),
  group: zod.enum(['traffic', 'leads', 'conversions', 'finance']).exactOptional(),
  metricType: zod.enum(['amount', 'money', 'percentages']).exactOptional(),
  outputFormat: zod.enum(['whole', 'decimals']).exactOptional()
});

export const MetricField = zod.enum(['id', 'title', 'titleRu', 'description', 'value', 'group', 'metricType', 'outputFormat', 'editable', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const MetricStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListMetricsQueryParams = zod.object({
  with: zod.array(MetricField).min(1).exactOptional(),
  fields: zod.array(MetricField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'titleRu:asc', 'titleRu:desc', 'group:asc', 'group:desc', 'metricType:asc', 'metricType:desc', 'outputFormat:asc', 'outputFormat:desc', 'editable:asc', 'editable:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  group: zod.array(zod.enum(['traffic', 'leads', 'conversions', 'finance'])).min(1).exactOptional(),
  metricType: zod.array(zod.enum(['amount', 'money', 'percentages'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListMetricsResponse = zod.object({
  data: zod.object({
    items: zod.array(Metric),
    meta: ListMeta.exactOptional()
  })
});

export const CreateMetricsBody = zod.object({
  items: zod.array(MetricCreate).min(1).max(1000)
});

export const CreateMetricsResponse = zod.object({
  data: zod.object({
    items: zod.array(Metric)
  })
});

export const EditMetricsBody = zod.object({
  items: zod.array(MetricEdit).min(1).max(1000)
});

export const EditMetricsResponse = zod.object({
  data: zod.object({
    items: zod.array(Metric)
  })
});

export const ChangeStatusOfMetricsBody = zod.object({
  items: zod.array(MetricStatus).min(1).max(1000)
});

export const ChangeStatusOfMetricsResponse = zod.object({
  data: zod.object({
    items: zod.array(Metric)
  })
});

export const CloneMetricsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneMetricsResponse = zod.object({
  data: zod.object({
    items: zod.array(Metric)
  })
});

export const ExportMetricsQueryParams = zod.object({
  with: zod.array(MetricField).min(1).exactOptional(),
  fields: zod.array(MetricField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'titleRu:asc', 'titleRu:desc', 'group:asc', 'group:desc', 'metricType:asc', 'metricType:desc', 'outputFormat:asc', 'outputFormat:desc', 'editable:asc', 'editable:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  group: zod.array(zod.enum(['traffic', 'leads', 'conversions', 'finance'])).min(1).exactOptional(),
  metricType: zod.array(zod.enum(['amount', 'money', 'percentages'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportMetricsResponse = zod.object({
  data: Export
});

export const ReadMetricQueryParams = zod.object({
  with: zod.array(MetricField).min(1).exactOptional(),
  fields: zod.array(MetricField).min(1).exactOptional()
});

export const ReadMetricResponse = zod.object({
  data: Metric
});

export const ListMetricHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListMetricHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
