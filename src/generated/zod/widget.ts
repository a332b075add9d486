// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Widget = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  dashboard: zod.int().min(1).max(9007199254740991).exactOptional(),
  type: zod.enum(['number', 'line', 'bars', 'share', 'table', 'top', 'caps', 'funnel', 'leads']).exactOptional(),
  title: zod.string().nullish(),
  metrics: zod.array(zod.string().max(200)).exactOptional(),
  groupBy: zod.union([zod.literal('offer'), zod.literal('vertical'), zod.literal('advertiser'), zod.literal('integration'), zod.literal('affiliate'), zod.literal('team'), zod.literal('manager'), zod.literal('campaign'), zod.literal('landing'), zod.literal('country'), zod.literal('language'), zod.literal('trafficSource'), zod.literal('goal'), zod.literal('leadGrade'), zod.literal('clickStatus'), zod.literal('leadStatus'), zod.literal('conversionStatus'), zod.literal('currency'), zod.literal('device'), zod.literal('os'), zod.literal('browser'), zod.literal('sub1'), zod.literal('sub2'), zod.literal('sub3'), zod.literal('sub4'), zod.literal('sub5'), zod.literal('sub6'), zod.literal('sub7'), zod.literal('sub8'), zod.literal('sub9'), zod.literal(null)]).nullish(),
  filters: zod.array(zod.object({
    dimension: zod.enum(['offer', 'vertical', 'advertiser', 'integration', 'affiliate', 'team', 'manager', 'campaign', 'landing', 'country', 'language', 'trafficSource', 'goal', 'leadGrade', 'clickStatus', 'leadStatus', 'conversionStatus', 'currency', 'device', 'os', 'browser', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9']),
    values: zod.array(zod.string().max(200)).min(1).max(50)
  })).exactOptional(),
  limit: zod.int().exactOptional(),
  isCompared: zod.boolean().exactOptional(),
  x: zod.int().exactOptional(),
  y: zod.int().exactOptional(),
  width: zod.int().exactOptional(),
  height: zod.int().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const WidgetCreate = zod.object({
  dashboard: zod.int().min(1).max(9007199254740991),
  type: zod.enum(['number', 'line', 'bars', 'share', 'table', 'top', 'caps', 'funnel', 'leads']),
  title: zod.string().max(200).nullish(),
  metrics: zod.array(zod.string().max(200)).max(8).exactOptional(),
  groupBy: zod.union([zod.literal('offer'), zod.literal('vertical'), zod.literal('advertiser'), zod.literal('integration'), zod.literal('affiliate'), zod.literal('team'), zod.literal('manager'), zod.literal('campaign'), zod.literal('landing'), zod.literal('country'), zod.literal('language'), zod.literal('trafficSource'), zod.literal('goal'), zod.literal('leadGrade'), zod.literal('clickStatus'), zod.literal('leadStatus'), zod.literal('conversionStatus'), zod.literal('currency'), zod.literal('device'), zod.literal('os'), zod.literal('browser'), zod.literal('sub1'), zod.literal('sub2'), zod.literal('sub3'), zod.literal('sub4'), zod.literal('sub5'), zod.literal('sub6'), zod.literal('sub7'), zod.literal('sub8'), zod.literal('sub9'), zod.literal(null)]).nullish(),
  filters: zod.array(zod.object({
    dimension: zod.enum(['offer', 'vertical', 'advertiser', 'integration', 'affiliate', 'team', 'manager', 'campaign', 'landing', 'country', 'language', 'trafficSource', 'goal', 'leadGrade', 'clickStatus', 'leadStatus', 'conversionStatus', 'currency', 'device', 'os', 'browser', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9']),
    values: zod.array(zod.string().max(200)).min(1).max(50)
  })).max(10).default([]),
  limit: zod.int().min(1).max(50).default(5),
  isCompared: zod.boolean().default(true),
  x: zod.int().min(0).max(11).default(0),
  y: zod.int().min(0).max(999).default(0),
  width: zod.int().min(1).max(12).default(4),
  height: zod.int().min(1).max(24).default(5)
});

export const WidgetEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  type: zod.enum(['number', 'line', 'bars', 'share', 'table', 'top', 'caps', 'funnel', 'leads']).exactOptional(),
  title: zod.string().max(200).nullish(),
  metrics: zod.array(zod.string().max(200)).max(8).exactOptional(),
  groupBy: zod.union([zod.literal('offer'), zod.literal('vertical'), zod.literal('advertiser'), zod.literal('integration'), zod.literal('affiliate'), zod.literal('team'), zod.literal('manager'), zod.literal('campaign'), zod.literal('landing'), zod.literal('country'), zod.literal('language'), zod.literal('trafficSource'), zod.literal('goal'), zod.literal('leadGrade'), zod.literal('clickStatus'), zod.literal('leadStatus'), zod.literal('conversionStatus'), zod.literal('currency'), zod.literal('device'), zod.literal('os'), zod.literal('browser'), zod.literal('sub1'), zod.literal('sub2'), zod.literal('sub3'), zod.literal('sub4'), zod.literal('sub5'), zod.literal('sub6'), zod.literal('sub7'), zod.literal('sub8'), zod.literal('sub9'), zod.literal(null)]).nullish(),
  filters: zod.array(zod.object({
    dimension: zod.enum(['offer', 'vertical', 'advertiser', 'integration', 'affiliate', 'team', 'manager', 'campaign', 'landing', 'country', 'language', 'trafficSource', 'goal', 'leadGrade', 'clickStatus', 'leadStatus', 'conversionStatus', 'currency', 'device', 'os', 'browser', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9']),
    values: zod.array(zod.string().max(200)).min(1).max(50)
  })).max(10).exactOptional(),
  limit: zod.int().min(1).max(50).exactOptional(),
  isCompared: zod.boolean().exactOptional(),
  x: zod.int().min(0).max(11).exactOptional(),
  y: zod.int().min(0).max(999).exactOptional(),
  width: zod.int().min(1).max(12).exactOptional(),
  height: zod.int().min(1).max(24).exactOptional()
});

export const WidgetField = zod.enum(['id', 'dashboard', 'type', 'title', 'metrics', 'groupBy', 'filters', 'limit', 'isCompared', 'x', 'y', 'width', 'height', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListWidgetsQueryParams = zod.object({
  with: zod.array(WidgetField).min(1).exactOptional(),
  fields: zod.array(WidgetField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'type:asc', 'type:desc', 'title:asc', 'title:desc', 'groupBy:asc', 'groupBy:desc', 'limit:asc', 'limit:desc', 'isCompared:asc', 'isCompared:desc', 'x:asc', 'x:desc', 'y:asc', 'y:desc', 'width:asc', 'width:desc', 'height:asc', 'height:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  dashboard: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['number', 'line', 'bars', 'share', 'table', 'top', 'caps', 'funnel', 'leads'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListWidgetsResponse = zod.object({
  data: zod.object({
    items: zod.array(Widget),
    meta: ListMeta.exactOptional()
  })
});

export const CreateWidgetsBody = zod.object({
  items: zod.array(WidgetCreate).min(1).max(1000)
});

export const CreateWidgetsResponse = zod.object({
  data: zod.object({
    items: zod.array(Widget)
  })
});

export const EditWidgetsBody = zod.object({
  items: zod.array(WidgetEdit).min(1).max(1000)
});

export const EditWidgetsResponse = zod.object({
  data: zod.object({
    items: zod.array(Widget)
  })
});

export const DeleteWidgetsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const DeleteWidgetsResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const ReadWidgetQueryParams = zod.object({
  with: zod.array(WidgetField).min(1).exactOptional(),
  fields: zod.array(WidgetField).min(1).exactOptional()
});

export const ReadWidgetResponse = zod.object({
  data: Widget
});

export const ListWidgetHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListWidgetHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
