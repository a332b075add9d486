// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, ListMeta } from './shared.ts';

export const LeadAttempt = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  lead: zod.int().min(1).max(9007199254740991).exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).exactOptional(),
  integration: zod.int().min(1).max(9007199254740991).exactOptional(),
  order: zod.int().exactOptional(),
  outcome: zod.enum(['pending', 'accepted', 'duplicate', 'invalid', 'refused', 'failed', 'unknown']).exactOptional(),
  message: zod.string().nullish(),
  failure: zod.union([zod.literal('settings'), zod.literal('parameters'), zod.literal('url'), zod.literal('body'), zod.literal('request'), zod.literal('inside'), zod.literal('connect'), zod.literal('tls'), zod.literal('timeout'), zod.literal('tooLarge'), zod.literal('broken'), zod.literal('redirects'), zod.literal('not_received'), zod.literal('interrupted'), zod.literal(null)]).nullish(),
  startedAt: zod.int().min(0).max(253402300799).exactOptional(),
  finishedAt: zod.int().min(0).max(253402300799).nullish(),
  took: zod.int().nullish(),
  httpStatus: zod.int().nullish(),
  advertiserLeadId: zod.string().nullish(),
  advertiserStatus: zod.string().nullish(),
  advertiserStatusAt: zod.int().min(0).max(253402300799).nullish(),
  redirectUrl: zod.string().nullish(),
  request: zod.string().nullish(),
  answer: zod.string().nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional()
});

export const LeadAttemptField = zod.enum(['id', 'lead', 'affiliate', 'offer', 'advertiser', 'integration', 'order', 'outcome', 'message', 'failure', 'startedAt', 'finishedAt', 'took', 'httpStatus', 'advertiserLeadId', 'advertiserStatus', 'advertiserStatusAt', 'redirectUrl', 'request', 'answer', 'createdAt']);

export const ListLeadAttemptsQueryParams = zod.object({
  with: zod.array(LeadAttemptField).min(1).exactOptional(),
  fields: zod.array(LeadAttemptField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  lead: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  outcome: zod.array(zod.enum(['pending', 'accepted', 'duplicate', 'invalid', 'refused', 'failed', 'unknown'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListLeadAttemptsResponse = zod.object({
  data: zod.object({
    items: zod.array(LeadAttempt),
    meta: ListMeta.exactOptional()
  })
});

export const ExportLeadAttemptsQueryParams = zod.object({
  with: zod.array(LeadAttemptField).min(1).exactOptional(),
  fields: zod.array(LeadAttemptField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  lead: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  outcome: zod.array(zod.enum(['pending', 'accepted', 'duplicate', 'invalid', 'refused', 'failed', 'unknown'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportLeadAttemptsResponse = zod.object({
  data: Export
});

export const ReadLeadAttemptQueryParams = zod.object({
  with: zod.array(LeadAttemptField).min(1).exactOptional(),
  fields: zod.array(LeadAttemptField).min(1).exactOptional()
});

export const ReadLeadAttemptResponse = zod.object({
  data: LeadAttempt
});
