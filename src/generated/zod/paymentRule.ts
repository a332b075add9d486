// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const PaymentRule = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  paymentModel: zod.int().min(1).max(9007199254740991).exactOptional(),
  paidFor: zod.enum(['report', 'accepted_lead']).exactOptional(),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  paymentType: zod.union([zod.literal(1), zod.literal(2)]).exactOptional(),
  revenueValue: zod.string().exactOptional(),
  revenueCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  payoutValue: zod.string().exactOptional(),
  payoutCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  targetConversionStatus: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]).exactOptional(),
  autoApprovePeriod: zod.int().nullish(),
  isMultiConversion: zod.boolean().exactOptional(),
  audience: zod.enum(['all', 'team', 'affiliate']).exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).nullish(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  countries: zod.array(zod.string()).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).exactOptional(),
  languages: zod.array(zod.string()).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).exactOptional(),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().nullish(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const PaymentRuleCreate = zod.object({
  title: zod.string().min(1).max(200),
  offer: zod.int().min(1).max(9007199254740991),
  paymentModel: zod.int().min(1).max(9007199254740991),
  paidFor: zod.enum(['report', 'accepted_lead']).default(`report`),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  paymentType: zod.union([zod.literal(1), zod.literal(2)]).default(1),
  revenueValue: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
  revenueCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  payoutValue: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
  payoutCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  targetConversionStatus: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]).default(1),
  autoApprovePeriod: zod.int().min(0).max(8760).nullish(),
  isMultiConversion: zod.boolean().default(false),
  affiliate: zod.int().min(1).max(9007199254740991).nullish(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).default(`only`),
  languages: zod.array(zod.string()).max(300).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).default(`only`),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).default(`only`),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().min(0).max(1000).nullish().default(100)
});

export const PaymentRuleEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  paymentModel: zod.int().min(1).max(9007199254740991).exactOptional(),
  paidFor: zod.enum(['report', 'accepted_lead']).exactOptional(),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  paymentType: zod.union([zod.literal(1), zod.literal(2)]).exactOptional(),
  revenueValue: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1).exactOptional(),
  revenueCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  payoutValue: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1).exactOptional(),
  payoutCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  targetConversionStatus: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]).exactOptional(),
  autoApprovePeriod: zod.int().min(0).max(8760).nullish(),
  isMultiConversion: zod.boolean().exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).nullish(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).exactOptional(),
  languages: zod.array(zod.string()).max(300).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).exactOptional(),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().min(0).max(1000).nullish()
});

export const PaymentRuleEditSieve = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).exactOptional(),
  languages: zod.array(zod.string()).max(300).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).exactOptional(),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().min(0).max(1000).nullish()
});

export const PaymentRuleField = zod.enum(['id', 'title', 'offer', 'paymentModel', 'paidFor', 'goal', 'paymentType', 'revenueValue', 'revenueCurrency', 'payoutValue', 'payoutCurrency', 'targetConversionStatus', 'autoApprovePeriod', 'isMultiConversion', 'audience', 'affiliate', 'team', 'countries', 'countriesMode', 'languages', 'languagesMode', 'trafficSources', 'trafficSourcesMode', 'schedule', 'weight', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const PaymentRuleStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListPaymentRulesQueryParams = zod.object({
  with: zod.array(PaymentRuleField).min(1).exactOptional(),
  fields: zod.array(PaymentRuleField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'paidFor:asc', 'paidFor:desc', 'paymentType:asc', 'paymentType:desc', 'revenueValue:asc', 'revenueValue:desc', 'payoutValue:asc', 'payoutValue:desc', 'targetConversionStatus:asc', 'targetConversionStatus:desc', 'autoApprovePeriod:asc', 'autoApprovePeriod:desc', 'isMultiConversion:asc', 'isMultiConversion:desc', 'audience:asc', 'audience:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentModel: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paidFor: zod.array(zod.enum(['report', 'accepted_lead'])).min(1).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentType: zod.array(zod.union([zod.literal(1), zod.literal(2)])).min(1).exactOptional(),
  revenueCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  payoutCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  targetConversionStatus: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)])).min(1).exactOptional(),
  isMultiConversion: zod.array(zod.boolean()).min(1).exactOptional(),
  audience: zod.array(zod.enum(['all', 'team', 'affiliate'])).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListPaymentRulesResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentRule),
    meta: ListMeta.exactOptional()
  })
});

export const CreatePaymentRulesBody = zod.object({
  items: zod.array(PaymentRuleCreate).min(1).max(1000)
});

export const CreatePaymentRulesResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentRule)
  })
});

export const EditPaymentRulesBody = zod.object({
  items: zod.array(PaymentRuleEdit).min(1).max(1000)
});

export const EditPaymentRulesResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentRule)
  })
});

export const ListApplicablePaymentRulesQueryParams = zod.object({
  offer: zod.coerce.number().int().min(1).max(9007199254740991),
  affiliate: zod.coerce.number().int().min(1).max(9007199254740991),
  country: zod.string().regex(new RegExp('^[A-Z]{2}$')).exactOptional(),
  language: zod.string().regex(new RegExp('^[a-z]{2}$')).exactOptional(),
  trafficSource: zod.coerce.number().int().min(1).max(9007199254740991).exactOptional(),
  at: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListApplicablePaymentRulesResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      paidFor: zod.enum(['report', 'accepted_lead']),
      goal: zod.int().nullable(),
      rules: zod.array(zod.object({
        rule: zod.int().min(1).max(9007199254740991),
        version: zod.int().min(1),
        rank: zod.enum(['affiliateAndCountry', 'affiliate', 'teamAndCountry', 'team', 'country', 'general']),
        passed: zod.union([zod.literal('inactive'), zod.literal('otherAffiliate'), zod.literal('otherTeam'), zod.literal('country'), zod.literal('language'), zod.literal('trafficSource'), zod.literal('schedule'), zod.literal('outranked'), zod.literal(null)]).nullable()
      }))
    }))
  })
});

export const ChangeStatusOfPaymentRulesBody = zod.object({
  items: zod.array(PaymentRuleStatus).min(1).max(1000)
});

export const ChangeStatusOfPaymentRulesResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentRule)
  })
});

export const ClonePaymentRulesBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const ClonePaymentRulesResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentRule)
  })
});

export const EditSieveOfPaymentRulesBody = zod.object({
  items: zod.array(PaymentRuleEditSieve).min(1).max(1000)
});

export const EditSieveOfPaymentRulesResponse = zod.object({
  data: zod.object({
    items: zod.array(PaymentRule)
  })
});

export const ExportPaymentRulesQueryParams = zod.object({
  with: zod.array(PaymentRuleField).min(1).exactOptional(),
  fields: zod.array(PaymentRuleField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'paidFor:asc', 'paidFor:desc', 'paymentType:asc', 'paymentType:desc', 'revenueValue:asc', 'revenueValue:desc', 'payoutValue:asc', 'payoutValue:desc', 'targetConversionStatus:asc', 'targetConversionStatus:desc', 'autoApprovePeriod:asc', 'autoApprovePeriod:desc', 'isMultiConversion:asc', 'isMultiConversion:desc', 'audience:asc', 'audience:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentModel: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paidFor: zod.array(zod.enum(['report', 'accepted_lead'])).min(1).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentType: zod.array(zod.union([zod.literal(1), zod.literal(2)])).min(1).exactOptional(),
  revenueCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  payoutCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  targetConversionStatus: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)])).min(1).exactOptional(),
  isMultiConversion: zod.array(zod.boolean()).min(1).exactOptional(),
  audience: zod.array(zod.enum(['all', 'team', 'affiliate'])).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportPaymentRulesResponse = zod.object({
  data: Export
});

export const ReadPaymentRuleQueryParams = zod.object({
  with: zod.array(PaymentRuleField).min(1).exactOptional(),
  fields: zod.array(PaymentRuleField).min(1).exactOptional()
});

export const ReadPaymentRuleResponse = zod.object({
  data: PaymentRule
});

export const ListPaymentRuleHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListPaymentRuleHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
