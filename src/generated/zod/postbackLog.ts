// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, ListMeta } from './shared.ts';

export const PostbackLog = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  kind: zod.enum(['postback_in', 'postback_out', 'customer_data_import']).exactOptional(),
  result: zod.enum(['created', 'repeated', 'customer', 'graded', 'ignored', 'refused', 'read', 'delivered', 'failed']).exactOptional(),
  reason: zod.record(zod.string(), zod.unknown()).nullish(),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  integration: zod.int().min(1).max(9007199254740991).nullish(),
  customerSync: zod.int().min(1).max(9007199254740991).nullish(),
  affiliate: zod.int().min(1).max(9007199254740991).nullish(),
  postback: zod.int().min(1).max(9007199254740991).nullish(),
  conversion: zod.int().min(1).max(9007199254740991).nullish(),
  lead: zod.int().min(1).max(9007199254740991).nullish(),
  customer: zod.int().min(1).max(9007199254740991).nullish(),
  clickId: zod.string().nullish(),
  offer: zod.int().min(1).max(9007199254740991).nullish(),
  campaign: zod.int().min(1).max(9007199254740991).nullish(),
  country: zod.string().nullish(),
  event: zod.union([zod.literal('conversion_approved'), zod.literal('conversion_pending'), zod.literal('conversion_deferred'), zod.literal('conversion_rejected'), zod.literal('event_received'), zod.literal('event_sent'), zod.literal('event_hold'), zod.literal('event_invalid'), zod.literal('event_duplicate'), zod.literal('event_trash'), zod.literal('event_lead_grade_changed'), zod.literal(null)]).nullish(),
  eventId: zod.string().nullish(),
  attempt: zod.int().nullish(),
  failure: zod.union([zod.literal('settings'), zod.literal('parameters'), zod.literal('url'), zod.literal('body'), zod.literal('request'), zod.literal('inside'), zod.literal('connect'), zod.literal('tls'), zod.literal('timeout'), zod.literal('tooLarge'), zod.literal('broken'), zod.literal('redirects'), zod.literal('not_received'), zod.literal('interrupted'), zod.literal(null)]).nullish(),
  compared: zod.union([zod.literal('same'), zod.literal('different'), zod.literal(null)]).nullish(),
  replayOf: zod.int().nullish(),
  replayedBy: zod.int().min(1).max(9007199254740991).nullish(),
  nextAttemptAt: zod.int().min(0).max(253402300799).nullish(),
  method: zod.string().exactOptional(),
  url: zod.string().exactOptional(),
  body: zod.string().nullish(),
  ip: zod.string().nullish(),
  userAgent: zod.string().nullish(),
  httpStatus: zod.int().nullish(),
  answer: zod.string().nullish(),
  duration: zod.int().nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional()
});

export const PostbackLogField = zod.enum(['id', 'kind', 'result', 'reason', 'advertiser', 'integration', 'customerSync', 'affiliate', 'postback', 'conversion', 'lead', 'customer', 'clickId', 'offer', 'campaign', 'country', 'event', 'eventId', 'attempt', 'failure', 'compared', 'replayOf', 'replayedBy', 'nextAttemptAt', 'method', 'url', 'body', 'ip', 'userAgent', 'httpStatus', 'answer', 'duration', 'createdAt']);

export const ListPostbackLogsQueryParams = zod.object({
  with: zod.array(PostbackLogField).min(1).exactOptional(),
  fields: zod.array(PostbackLogField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  kind: zod.array(zod.enum(['postback_in', 'postback_out', 'customer_data_import'])).min(1).exactOptional(),
  result: zod.array(zod.enum(['created', 'repeated', 'customer', 'graded', 'ignored', 'refused', 'read', 'delivered', 'failed'])).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  customerSync: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  postback: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  conversion: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  lead: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  customer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  clickId: zod.array(zod.string()).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  event: zod.array(zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed'])).min(1).exactOptional(),
  eventId: zod.array(zod.string()).min(1).exactOptional(),
  replayedBy: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListPostbackLogsResponse = zod.object({
  data: zod.object({
    items: zod.array(PostbackLog),
    meta: ListMeta.exactOptional()
  })
});

export const ExportPostbackLogsQueryParams = zod.object({
  with: zod.array(PostbackLogField).min(1).exactOptional(),
  fields: zod.array(PostbackLogField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  kind: zod.array(zod.enum(['postback_in', 'postback_out', 'customer_data_import'])).min(1).exactOptional(),
  result: zod.array(zod.enum(['created', 'repeated', 'customer', 'graded', 'ignored', 'refused', 'read', 'delivered', 'failed'])).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  customerSync: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  postback: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  conversion: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  lead: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  customer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  clickId: zod.array(zod.string()).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  event: zod.array(zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed'])).min(1).exactOptional(),
  eventId: zod.array(zod.string()).min(1).exactOptional(),
  replayedBy: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportPostbackLogsResponse = zod.object({
  data: Export
});

export const ReadPostbackLogQueryParams = zod.object({
  with: zod.array(PostbackLogField).min(1).exactOptional(),
  fields: zod.array(PostbackLogField).min(1).exactOptional()
});

export const ReadPostbackLogResponse = zod.object({
  data: PostbackLog
});
