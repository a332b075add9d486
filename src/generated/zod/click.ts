// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, ListMeta } from './shared.ts';

export const Click = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  secureId: zod.string().exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  campaign: zod.int().min(1).max(9007199254740991).exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  landing: zod.int().min(1).max(9007199254740991).nullish(),
  clickStatus: zod.union([zod.literal(1), zod.literal(2)]).exactOptional(),
  outcome: zod.enum(['sent', 'trafficback', 'nowhere']).exactOptional(),
  reason: zod.union([zod.literal('bot'), zod.literal('prefetch'), zod.literal('head'), zod.literal('fraud'), zod.literal('repeated'), zod.literal('campaign_active'), zod.literal('affiliate_active'), zod.literal('affiliate_traffic'), zod.literal('team_active'), zod.literal('team_traffic'), zod.literal('offer_active'), zod.literal('offer_visible'), zod.literal('campaign_country'), zod.literal('offer_country'), zod.literal('offer_traffic_source'), zod.literal('affiliate_country'), zod.literal('affiliate_language'), zod.literal('affiliate_traffic_source'), zod.literal('affiliate_schedule'), zod.literal('team_country'), zod.literal('team_language'), zod.literal('team_traffic_source'), zod.literal('team_schedule'), zod.literal('lead_parameters'), zod.literal('lead_format'), zod.literal('lead_values'), zod.literal('inbound_rules'), zod.literal('lead_duplicate'), zod.literal('lead_cold'), zod.literal('lead_test'), zod.literal('advertiser_active'), zod.literal('advertiser_assigned'), zod.literal('integration_assigned'), zod.literal('integration_active'), zod.literal('integration_sends'), zod.literal('circuit_closed'), zod.literal('landing_active'), zod.literal('targeting_audience'), zod.literal('targeting_sieve'), zod.literal('advertiser_sieve'), zod.literal('never_offered'), zod.literal('advertiser_chosen'), zod.literal('landing_sieve'), zod.literal('landing_chosen'), zod.literal('targeting_room'), zod.literal('cap_room'), zod.literal('tried_before'), zod.literal('somebody_left'), zod.literal(null)]).nullish(),
  refusal: zod.union([zod.literal('blocked'), zod.literal('campaign'), zod.literal('offer'), zod.literal('geo'), zod.literal('source'), zod.literal('language'), zod.literal('hours'), zod.literal('data'), zod.literal('rules'), zod.literal('duplicate'), zod.literal('test'), zod.literal('cold'), zod.literal('nobody'), zod.literal('delivery'), zod.literal('automatic'), zod.literal(null)]).nullish(),
  country: zod.string().nullish(),
  language: zod.string().nullish(),
  ip: zod.string().nullish(),
  isUnique: zod.boolean().exactOptional(),
  visitor: zod.string().nullish(),
  fullTrafficSource: zod.string().nullish(),
  sub1: zod.string().nullish(),
  sub2: zod.string().nullish(),
  sub3: zod.string().nullish(),
  sub4: zod.string().nullish(),
  sub5: zod.string().nullish(),
  sub6: zod.string().nullish(),
  sub7: zod.string().nullish(),
  sub8: zod.string().nullish(),
  sub9: zod.string().nullish(),
  userAgent: zod.string().nullish(),
  referrer: zod.string().nullish(),
  campaignUrl: zod.string().nullish(),
  targetUrl: zod.string().nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional()
});

export const ClickField = zod.enum(['id', 'secureId', 'affiliate', 'campaign', 'offer', 'advertiser', 'landing', 'clickStatus', 'outcome', 'reason', 'refusal', 'country', 'language', 'ip', 'isUnique', 'visitor', 'fullTrafficSource', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9', 'userAgent', 'referrer', 'campaignUrl', 'targetUrl', 'createdAt']);

export const ListClicksQueryParams = zod.object({
  with: zod.array(ClickField).min(1).exactOptional(),
  fields: zod.array(ClickField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  landing: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  clickStatus: zod.array(zod.union([zod.literal(1), zod.literal(2)])).min(1).exactOptional(),
  country: zod.array(zod.string()).min(1).exactOptional(),
  ip: zod.array(zod.string()).min(1).exactOptional(),
  sub1: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub2: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub3: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub4: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub5: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub6: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub7: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub8: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub9: zod.array(zod.string().max(500)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListClicksResponse = zod.object({
  data: zod.object({
    items: zod.array(Click),
    meta: ListMeta.exactOptional()
  })
});

export const JudgeOfClicksBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991),
    clickStatus: zod.union([zod.literal(1), zod.literal(2)]).exactOptional(),
    reason: zod.union([zod.literal('fraud'), zod.literal('repeated'), zod.literal('bot'), zod.literal('prefetch'), zod.literal('head'), zod.literal('campaign_active'), zod.literal('affiliate_active'), zod.literal('affiliate_traffic'), zod.literal('team_active'), zod.literal('team_traffic'), zod.literal('offer_active'), zod.literal('offer_visible'), zod.literal('campaign_country'), zod.literal('offer_country'), zod.literal('offer_traffic_source'), zod.literal('affiliate_country'), zod.literal('affiliate_language'), zod.literal('affiliate_traffic_source'), zod.literal('affiliate_schedule'), zod.literal('team_country'), zod.literal('team_language'), zod.literal('team_traffic_source'), zod.literal('team_schedule'), zod.literal(null)]).nullish(),
    note: zod.string().max(500).nullish(),
    previousStatus: zod.union([zod.literal(1), zod.literal(2)]).exactOptional(),
    previousReason: zod.union([zod.literal('bot'), zod.literal('prefetch'), zod.literal('head'), zod.literal('fraud'), zod.literal('repeated'), zod.literal('campaign_active'), zod.literal('affiliate_active'), zod.literal('affiliate_traffic'), zod.literal('team_active'), zod.literal('team_traffic'), zod.literal('offer_active'), zod.literal('offer_visible'), zod.literal('campaign_country'), zod.literal('offer_country'), zod.literal('offer_traffic_source'), zod.literal('affiliate_country'), zod.literal('affiliate_language'), zod.literal('affiliate_traffic_source'), zod.literal('affiliate_schedule'), zod.literal('team_country'), zod.literal('team_language'), zod.literal('team_traffic_source'), zod.literal('team_schedule'), zod.literal('lead_parameters'), zod.literal('lead_format'), zod.literal('lead_values'), zod.literal('inbound_rules'), zod.literal('lead_duplicate'), zod.literal('lead_cold'), zod.literal('lead_test'), zod.literal('advertiser_active'), zod.literal('advertiser_assigned'), zod.literal('integration_assigned'), zod.literal('integration_active'), zod.literal('integration_sends'), zod.literal('circuit_closed'), zod.literal('landing_active'), zod.literal('targeting_audience'), zod.literal('targeting_sieve'), zod.literal('advertiser_sieve'), zod.literal('never_offered'), zod.literal('advertiser_chosen'), zod.literal('landing_sieve'), zod.literal('landing_chosen'), zod.literal('targeting_room'), zod.literal('cap_room'), zod.literal('tried_before'), zod.literal('somebody_left'), zod.literal(null)]).nullish(),
    undoes: zod.int().min(1).max(9007199254740991).exactOptional()
  })).min(1).max(500)
});

export const JudgeOfClicksResponse = zod.object({
  data: zod.object({
    items: zod.array(Click)
  })
});

export const ExportClicksQueryParams = zod.object({
  with: zod.array(ClickField).min(1).exactOptional(),
  fields: zod.array(ClickField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  landing: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  clickStatus: zod.array(zod.union([zod.literal(1), zod.literal(2)])).min(1).exactOptional(),
  country: zod.array(zod.string()).min(1).exactOptional(),
  ip: zod.array(zod.string()).min(1).exactOptional(),
  sub1: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub2: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub3: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub4: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub5: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub6: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub7: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub8: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub9: zod.array(zod.string().max(500)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportClicksResponse = zod.object({
  data: Export
});

export const ReadClickQueryParams = zod.object({
  with: zod.array(ClickField).min(1).exactOptional(),
  fields: zod.array(ClickField).min(1).exactOptional()
});

export const ReadClickResponse = zod.object({
  data: Click
});
