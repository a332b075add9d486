// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';


export const SendLeadBody = zod.object({
  campaign: zod.string().min(1).max(100),
  clickId: zod.string().max(100).exactOptional(),
  firstName: zod.string().max(200).exactOptional(),
  lastName: zod.string().max(200).exactOptional(),
  phone: zod.string().max(200).exactOptional(),
  email: zod.string().max(254).exactOptional(),
  country: zod.string().regex(new RegExp('^[A-Z]{2}$')).exactOptional(),
  language: zod.string().regex(new RegExp('^[a-z]{2}$')).exactOptional(),
  ip: zod.string().max(45).exactOptional(),
  sourceUrl: zod.string().max(2000).exactOptional(),
  sub1: zod.string().max(500).exactOptional(),
  sub2: zod.string().max(500).exactOptional(),
  sub3: zod.string().max(500).exactOptional(),
  sub4: zod.string().max(500).exactOptional(),
  sub5: zod.string().max(500).exactOptional(),
  sub6: zod.string().max(500).exactOptional(),
  sub7: zod.string().max(500).exactOptional(),
  sub8: zod.string().max(500).exactOptional(),
  sub9: zod.string().max(500).exactOptional(),
  params: zod.record(zod.string(), zod.string().max(1000)).exactOptional(),
  test: zod.boolean().exactOptional()
});

export const SendLeadResponse = zod.object({
  data: zod.object({
    id: zod.int().min(1).max(9007199254740991),
    apiStatus: zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test']),
    redirectUrl: zod.string().exactOptional(),
    reason: zod.string().exactOptional()
  })
});

export const ReadClickDecisionResponse = zod.object({
  data: zod.object({
    outcome: zod.enum(['sent', 'trafficback', 'nowhere', 'offered', 'refused', 'invalid', 'trash', 'duplicate', 'test', 'hold', 'unsent']),
    otherwise: zod.union([zod.literal('hold'), zod.literal('unsent'), zod.literal(null)]).nullable(),
    reason: zod.union([zod.literal('campaign_active'), zod.literal('affiliate_active'), zod.literal('affiliate_traffic'), zod.literal('team_active'), zod.literal('team_traffic'), zod.literal('offer_active'), zod.literal('offer_visible'), zod.literal('campaign_country'), zod.literal('offer_country'), zod.literal('offer_traffic_source'), zod.literal('affiliate_country'), zod.literal('affiliate_language'), zod.literal('affiliate_traffic_source'), zod.literal('affiliate_schedule'), zod.literal('team_country'), zod.literal('team_language'), zod.literal('team_traffic_source'), zod.literal('team_schedule'), zod.literal('lead_parameters'), zod.literal('lead_format'), zod.literal('inbound_rules'), zod.literal('lead_duplicate'), zod.literal('lead_cold'), zod.literal('lead_test'), zod.literal('targeting_audience'), zod.literal('targeting_sieve'), zod.literal('advertiser_active'), zod.literal('advertiser_assigned'), zod.literal('advertiser_sieve'), zod.literal('integration_active'), zod.literal('integration_sends'), zod.literal('integration_assigned'), zod.literal('landing_active'), zod.literal('landing_sieve'), zod.literal('landing_chosen'), zod.literal('never_offered'), zod.literal('targeting_room'), zod.literal('cap_room'), zod.literal('tried_before'), zod.literal('somebody_left'), zod.literal(null)]).nullable(),
    reasonText: zod.string().nullable(),
    affiliateText: zod.string().nullable(),
    url: zod.string().nullable(),
    checks: zod.array(zod.object({
      code: zod.enum(['campaign_active', 'affiliate_active', 'affiliate_traffic', 'team_active', 'team_traffic', 'offer_active', 'offer_visible', 'campaign_country', 'offer_country', 'offer_traffic_source', 'affiliate_country', 'affiliate_language', 'affiliate_traffic_source', 'affiliate_schedule', 'team_country', 'team_language', 'team_traffic_source', 'team_schedule', 'lead_parameters', 'lead_format', 'inbound_rules', 'lead_duplicate', 'lead_cold', 'lead_test', 'targeting_audience', 'targeting_sieve', 'advertiser_active', 'advertiser_assigned', 'advertiser_sieve', 'integration_active', 'integration_sends', 'integration_assigned', 'landing_active', 'landing_sieve', 'landing_chosen', 'never_offered', 'targeting_room', 'cap_room', 'tried_before', 'somebody_left']),
      passed: zod.boolean(),
      waived: zod.boolean(),
      text: zod.string(),
      detail: zod.union([zod.string(), zod.int()]).nullable()
    })),
    candidates: zod.array(zod.object({
      targeting: zod.int().nullable(),
      advertiser: zod.int().nullable(),
      integration: zod.int().nullable(),
      landing: zod.int().nullable(),
      order: zod.int().nullable(),
      checks: zod.array(zod.object({
        code: zod.enum(['campaign_active', 'affiliate_active', 'affiliate_traffic', 'team_active', 'team_traffic', 'offer_active', 'offer_visible', 'campaign_country', 'offer_country', 'offer_traffic_source', 'affiliate_country', 'affiliate_language', 'affiliate_traffic_source', 'affiliate_schedule', 'team_country', 'team_language', 'team_traffic_source', 'team_schedule', 'lead_parameters', 'lead_format', 'inbound_rules', 'lead_duplicate', 'lead_cold', 'lead_test', 'targeting_audience', 'targeting_sieve', 'advertiser_active', 'advertiser_assigned', 'advertiser_sieve', 'integration_active', 'integration_sends', 'integration_assigned', 'landing_active', 'landing_sieve', 'landing_chosen', 'never_offered', 'targeting_room', 'cap_room', 'tried_before', 'somebody_left']),
        passed: zod.boolean(),
        waived: zod.boolean(),
        text: zod.string(),
        detail: zod.union([zod.string(), zod.int()]).nullable()
      }))
    }))
  })
});

export const ReadLeadDecisionResponse = zod.object({
  data: zod.object({
    outcome: zod.enum(['sent', 'trafficback', 'nowhere', 'offered', 'refused', 'invalid', 'trash', 'duplicate', 'test', 'hold', 'unsent']),
    otherwise: zod.union([zod.literal('hold'), zod.literal('unsent'), zod.literal(null)]).nullable(),
    reason: zod.union([zod.literal('campaign_active'), zod.literal('affiliate_active'), zod.literal('affiliate_traffic'), zod.literal('team_active'), zod.literal('team_traffic'), zod.literal('offer_active'), zod.literal('offer_visible'), zod.literal('campaign_country'), zod.literal('offer_country'), zod.literal('offer_traffic_source'), zod.literal('affiliate_country'), zod.literal('affiliate_language'), zod.literal('affiliate_traffic_source'), zod.literal('affiliate_schedule'), zod.literal('team_country'), zod.literal('team_language'), zod.literal('team_traffic_source'), zod.literal('team_schedule'), zod.literal('lead_parameters'), zod.literal('lead_format'), zod.literal('inbound_rules'), zod.literal('lead_duplicate'), zod.literal('lead_cold'), zod.literal('lead_test'), zod.literal('targeting_audience'), zod.literal('targeting_sieve'), zod.literal('advertiser_active'), zod.literal('advertiser_assigned'), zod.literal('advertiser_sieve'), zod.literal('integration_active'), zod.literal('integration_sends'), zod.literal('integration_assigned'), zod.literal('landing_active'), zod.literal('landing_sieve'), zod.literal('landing_chosen'), zod.literal('never_offered'), zod.literal('targeting_room'), zod.literal('cap_room'), zod.literal('tried_before'), zod.literal('somebody_left'), zod.literal(null)]).nullable(),
    reasonText: zod.string().nullable(),
    affiliateText: zod.string().nullable(),
    url: zod.string().nullable(),
    checks: zod.array(zod.object({
      code: zod.enum(['campaign_active', 'affiliate_active', 'affiliate_traffic', 'team_active', 'team_traffic', 'offer_active', 'offer_visible', 'campaign_country', 'offer_country', 'offer_traffic_source', 'affiliate_country', 'affiliate_language', 'affiliate_traffic_source', 'affiliate_schedule', 'team_country', 'team_language', 'team_traffic_source', 'team_schedule', 'lead_parameters', 'lead_format', 'inbound_rules', 'lead_duplicate', 'lead_cold', 'lead_test', 'targeting_audience', 'targeting_sieve', 'advertiser_active', 'advertiser_assigned', 'advertiser_sieve', 'integration_active', 'integration_sends', 'integration_assigned', 'landing_active', 'landing_sieve', 'landing_chosen', 'never_offered', 'targeting_room', 'cap_room', 'tried_before', 'somebody_left']),
      passed: zod.boolean(),
      waived: zod.boolean(),
      text: zod.string(),
      detail: zod.union([zod.string(), zod.int()]).nullable()
    })),
    candidates: zod.array(zod.object({
      targeting: zod.int().nullable(),
      advertiser: zod.int().nullable(),
      integration: zod.int().nullable(),
      landing: zod.int().nullable(),
      order: zod.int().nullable(),
      checks: zod.array(zod.object({
        code: zod.enum(['campaign_active', 'affiliate_active', 'affiliate_traffic', 'team_active', 'team_traffic', 'offer_active', 'offer_visible', 'campaign_country', 'offer_country', 'offer_traffic_source', 'affiliate_country', 'affiliate_language', 'affiliate_traffic_source', 'affiliate_schedule', 'team_country', 'team_language', 'team_traffic_source', 'team_schedule', 'lead_parameters', 'lead_format', 'inbound_rules', 'lead_duplicate', 'lead_cold', 'lead_test', 'targeting_audience', 'targeting_sieve', 'advertiser_active', 'advertiser_assigned', 'advertiser_sieve', 'integration_active', 'integration_sends', 'integration_assigned', 'landing_active', 'landing_sieve', 'landing_chosen', 'never_offered', 'targeting_room', 'cap_room', 'tried_before', 'somebody_left']),
        passed: zod.boolean(),
        waived: zod.boolean(),
        text: zod.string(),
        detail: zod.union([zod.string(), zod.int()]).nullable()
      }))
    }))
  })
});

export const SimulateBody = zod.object({
  kind: zod.enum(['click', 'lead']),
  campaign: zod.int().min(1).max(9007199254740991),
  country: zod.string().regex(new RegExp('^[A-Z]{2}$')).exactOptional(),
  language: zod.string().regex(new RegExp('^[a-z]{2}$')).exactOptional(),
  at: zod.int().min(0).max(253402300799).exactOptional(),
  id: zod.string().max(100).exactOptional(),
  parameters: zod.record(zod.string(), zod.string().max(1000)).exactOptional(),
  test: zod.boolean().exactOptional(),
  cold: zod.boolean().exactOptional(),
  offeredTo: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional()
});

export const SimulateResponse = zod.object({
  data: zod.object({
    outcome: zod.enum(['sent', 'trafficback', 'nowhere', 'offered', 'refused', 'invalid', 'trash', 'duplicate', 'test', 'hold', 'unsent']),
    otherwise: zod.union([zod.literal('hold'), zod.literal('unsent'), zod.literal(null)]).nullable(),
    reason: zod.union([zod.literal('campaign_active'), zod.literal('affiliate_active'), zod.literal('affiliate_traffic'), zod.literal('team_active'), zod.literal('team_traffic'), zod.literal('offer_active'), zod.literal('offer_visible'), zod.literal('campaign_country'), zod.literal('offer_country'), zod.literal('offer_traffic_source'), zod.literal('affiliate_country'), zod.literal('affiliate_language'), zod.literal('affiliate_traffic_source'), zod.literal('affiliate_schedule'), zod.literal('team_country'), zod.literal('team_language'), zod.literal('team_traffic_source'), zod.literal('team_schedule'), zod.literal('lead_parameters'), zod.literal('lead_format'), zod.literal('inbound_rules'), zod.literal('lead_duplicate'), zod.literal('lead_cold'), zod.literal('lead_test'), zod.literal('targeting_audience'), zod.literal('targeting_sieve'), zod.literal('advertiser_active'), zod.literal('advertiser_assigned'), zod.literal('advertiser_sieve'), zod.literal('integration_active'), zod.literal('integration_sends'), zod.literal('integration_assigned'), zod.literal('landing_active'), zod.literal('landing_sieve'), zod.literal('landing_chosen'), zod.literal('never_offered'), zod.literal('targeting_room'), zod.literal('cap_room'), zod.literal('tried_before'), zod.literal('somebody_left'), zod.literal(null)]).nullable(),
    reasonText: zod.string().nullable(),
    affiliateText: zod.string().nullable(),
    url: zod.string().nullable(),
    checks: zod.array(zod.object({
      code: zod.enum(['campaign_active', 'affiliate_active', 'affiliate_traffic', 'team_active', 'team_traffic', 'offer_active', 'offer_visible', 'campaign_country', 'offer_country', 'offer_traffic_source', 'affiliate_country', 'affiliate_language', 'affiliate_traffic_source', 'affiliate_schedule', 'team_country', 'team_language', 'team_traffic_source', 'team_schedule', 'lead_parameters', 'lead_format', 'inbound_rules', 'lead_duplicate', 'lead_cold', 'lead_test', 'targeting_audience', 'targeting_sieve', 'advertiser_active', 'advertiser_assigned', 'advertiser_sieve', 'integration_active', 'integration_sends', 'integration_assigned', 'landing_active', 'landing_sieve', 'landing_chosen', 'never_offered', 'targeting_room', 'cap_room', 'tried_before', 'somebody_left']),
      passed: zod.boolean(),
      waived: zod.boolean(),
      text: zod.string(),
      detail: zod.union([zod.string(), zod.int()]).nullable()
    })),
    candidates: zod.array(zod.object({
      targeting: zod.int().nullable(),
      advertiser: zod.int().nullable(),
      integration: zod.int().nullable(),
      landing: zod.int().nullable(),
      order: zod.int().nullable(),
      checks: zod.array(zod.object({
        code: zod.enum(['campaign_active', 'affiliate_active', 'affiliate_traffic', 'team_active', 'team_traffic', 'offer_active', 'offer_visible', 'campaign_country', 'offer_country', 'offer_traffic_source', 'affiliate_country', 'affiliate_language', 'affiliate_traffic_source', 'affiliate_schedule', 'team_country', 'team_language', 'team_traffic_source', 'team_schedule', 'lead_parameters', 'lead_format', 'inbound_rules', 'lead_duplicate', 'lead_cold', 'lead_test', 'targeting_audience', 'targeting_sieve', 'advertiser_active', 'advertiser_assigned', 'advertiser_sieve', 'integration_active', 'integration_sends', 'integration_assigned', 'landing_active', 'landing_sieve', 'landing_chosen', 'never_offered', 'targeting_room', 'cap_room', 'tried_before', 'somebody_left']),
        passed: zod.boolean(),
        waived: zod.boolean(),
        text: zod.string(),
        detail: zod.union([zod.string(), zod.int()]).nullable()
      }))
    }))
  })
});
