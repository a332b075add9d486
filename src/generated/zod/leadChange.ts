// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, ListMeta } from './shared.ts';

export const LeadChange = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  lead: zod.int().min(1).max(9007199254740991).exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  changedBy: zod.enum(['intake', 'entry', 'push', 'postback', 'synchronization', 'person', 'hold_queue', 'import']).exactOptional(),
  user: zod.int().min(1).max(9007199254740991).nullish(),
  impersonator: zod.int().min(1).max(9007199254740991).nullish(),
  previousStatus: zod.union([zod.literal('new'), zod.literal('sent'), zod.literal('unsent'), zod.literal('hold'), zod.literal('invalid'), zod.literal('trash'), zod.literal('duplicate'), zod.literal('failed'), zod.literal('test'), zod.literal(null)]).nullish(),
  apiStatus: zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test']).exactOptional(),
  reason: zod.union([zod.literal('campaign_active'), zod.literal('affiliate_active'), zod.literal('affiliate_traffic'), zod.literal('team_active'), zod.literal('team_traffic'), zod.literal('offer_active'), zod.literal('offer_visible'), zod.literal('campaign_country'), zod.literal('offer_country'), zod.literal('offer_traffic_source'), zod.literal('affiliate_country'), zod.literal('affiliate_language'), zod.literal('affiliate_traffic_source'), zod.literal('affiliate_schedule'), zod.literal('team_country'), zod.literal('team_language'), zod.literal('team_traffic_source'), zod.literal('team_schedule'), zod.literal('lead_parameters'), zod.literal('lead_format'), zod.literal('lead_values'), zod.literal('inbound_rules'), zod.literal('lead_duplicate'), zod.literal('lead_cold'), zod.literal('lead_test'), zod.literal('advertiser_active'), zod.literal('advertiser_assigned'), zod.literal('integration_assigned'), zod.literal('integration_active'), zod.literal('integration_sends'), zod.literal('circuit_closed'), zod.literal('landing_active'), zod.literal('targeting_audience'), zod.literal('targeting_sieve'), zod.literal('advertiser_sieve'), zod.literal('never_offered'), zod.literal('advertiser_chosen'), zod.literal('landing_sieve'), zod.literal('landing_chosen'), zod.literal('targeting_room'), zod.literal('cap_room'), zod.literal('tried_before'), zod.literal('somebody_left'), zod.literal('nobody_accepted'), zod.literal('time_up'), zod.literal('outcome_unknown'), zod.literal('interrupted'), zod.literal(null)]).nullish(),
  refusal: zod.union([zod.literal('blocked'), zod.literal('campaign'), zod.literal('offer'), zod.literal('geo'), zod.literal('source'), zod.literal('language'), zod.literal('hours'), zod.literal('data'), zod.literal('rules'), zod.literal('duplicate'), zod.literal('test'), zod.literal('cold'), zod.literal('nobody'), zod.literal('delivery'), zod.literal('automatic'), zod.literal(null)]).nullish(),
  grade: zod.int().min(1).max(9007199254740991).nullish(),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  changedFields: zod.array(zod.enum(['firstName', 'lastName', 'phone', 'email', 'country', 'language', 'ip', 'sourceUrl', 'params'])).exactOptional(),
  note: zod.string().nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional()
});

export const LeadChangeField = zod.enum(['id', 'lead', 'affiliate', 'changedBy', 'user', 'impersonator', 'previousStatus', 'apiStatus', 'reason', 'refusal', 'grade', 'advertiser', 'changedFields', 'note', 'createdAt']);

export const ListLeadChangesQueryParams = zod.object({
  with: zod.array(LeadChangeField).min(1).exactOptional(),
  fields: zod.array(LeadChangeField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  lead: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  impersonator: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  grade: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListLeadChangesResponse = zod.object({
  data: zod.object({
    items: zod.array(LeadChange),
    meta: ListMeta.exactOptional()
  })
});

export const ExportLeadChangesQueryParams = zod.object({
  with: zod.array(LeadChangeField).min(1).exactOptional(),
  fields: zod.array(LeadChangeField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  lead: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  impersonator: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  grade: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportLeadChangesResponse = zod.object({
  data: Export
});

export const ReadLeadChangeQueryParams = zod.object({
  with: zod.array(LeadChangeField).min(1).exactOptional(),
  fields: zod.array(LeadChangeField).min(1).exactOptional()
});

export const ReadLeadChangeResponse = zod.object({
  data: LeadChange
});
