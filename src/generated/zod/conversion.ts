// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const Conversion = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  campaign: zod.int().min(1).max(9007199254740991).exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).exactOptional(),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  conversionStatus: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]).exactOptional(),
  isHidden: zod.boolean().exactOptional(),
  isLate: zod.boolean().exactOptional(),
  marks: zod.array(zod.enum(['late_conversion', 'unpaid', 'over_cap', 'second_advertiser'])).exactOptional(),
  overCap: zod.int().min(1).max(9007199254740991).nullish(),
  revenue: zod.string().exactOptional(),
  revenueCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  revenueRate: zod.string().nullish(),
  payout: zod.string().exactOptional(),
  payoutCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  payoutRate: zod.string().nullish(),
  profit: zod.string().nullish(),
  receivedRevenue: zod.string().nullish(),
  receivedPayout: zod.string().nullish(),
  netProfit: zod.string().nullish(),
  originalRevenue: zod.string().nullish(),
  originalPayout: zod.string().nullish(),
  changeReason: zod.string().nullish(),
  publicNotes: zod.string().nullish(),
  amount: zod.string().nullish(),
  amountCurrency: zod.int().min(1).max(9007199254740991).nullish(),
  paymentRule: zod.int().min(1).max(9007199254740991).nullish(),
  paymentRuleVersion: zod.int().nullish(),
  ruleType: zod.union([zod.literal(1), zod.literal(2), zod.literal(null)]).nullish(),
  ruleRevenue: zod.string().nullish(),
  rulePayout: zod.string().nullish(),
  rulesPassed: zod.array(zod.object({
    rule: zod.int().gt(-2147483648).max(2147483647),
    version: zod.int().gt(-2147483648).max(2147483647),
    rank: zod.enum(['affiliateAndCountry', 'affiliate', 'teamAndCountry', 'team', 'country', 'general']),
    passed: zod.enum(['inactive', 'otherAffiliate', 'otherTeam', 'country', 'language', 'trafficSource', 'schedule', 'outranked'])
  })).exactOptional(),
  affiliateInvoices: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  affiliateInvoiceLines: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  advertiserInvoices: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  advertiserInvoiceLines: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  clickId: zod.string().nullish(),
  attribution: zod.union([zod.literal('named_click'), zod.literal('first_click'), zod.literal('last_click'), zod.literal(null)]).nullish(),
  lead: zod.int().min(1).max(9007199254740991).nullish(),
  country: zod.string().nullish(),
  transactionId: zod.string().nullish(),
  postbackParams: zod.array(zod.object({
    name: zod.string().min(1).max(200),
    value: zod.string().min(1).max(1000)
  })).exactOptional(),
  trafficAt: zod.int().min(0).max(253402300799).exactOptional(),
  approveAt: zod.int().min(0).max(253402300799).nullish(),
  approvedAt: zod.int().min(0).max(253402300799).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const ConversionApprove = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const ConversionEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  revenue: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1).exactOptional(),
  payout: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1).exactOptional(),
  changeReason: zod.string().max(500).nullish(),
  publicNotes: zod.string().max(2000).nullish()
});

export const ConversionField = zod.enum(['id', 'affiliate', 'campaign', 'offer', 'advertiser', 'goal', 'conversionStatus', 'isHidden', 'isLate', 'marks', 'overCap', 'revenue', 'revenueCurrency', 'revenueRate', 'payout', 'payoutCurrency', 'payoutRate', 'profit', 'receivedRevenue', 'receivedPayout', 'netProfit', 'originalRevenue', 'originalPayout', 'changeReason', 'publicNotes', 'amount', 'amountCurrency', 'paymentRule', 'paymentRuleVersion', 'ruleType', 'ruleRevenue', 'rulePayout', 'rulesPassed', 'affiliateInvoices', 'affiliateInvoiceLines', 'advertiserInvoices', 'advertiserInvoiceLines', 'clickId', 'attribution', 'lead', 'country', 'transactionId', 'postbackParams', 'trafficAt', 'approveAt', 'approvedAt', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ConversionHide = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const ConversionHold = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const ConversionReject = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const ConversionUnhide = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const ListConversionsQueryParams = zod.object({
  with: zod.array(ConversionField).min(1).exactOptional(),
  fields: zod.array(ConversionField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'conversionStatus:asc', 'conversionStatus:desc', 'isHidden:asc', 'isHidden:desc', 'isLate:asc', 'isLate:desc', 'revenue:asc', 'revenue:desc', 'revenueRate:asc', 'revenueRate:desc', 'payout:asc', 'payout:desc', 'payoutRate:asc', 'payoutRate:desc', 'originalRevenue:asc', 'originalRevenue:desc', 'originalPayout:asc', 'originalPayout:desc', 'changeReason:asc', 'changeReason:desc', 'amount:asc', 'amount:desc', 'paymentRuleVersion:asc', 'paymentRuleVersion:desc', 'ruleType:asc', 'ruleType:desc', 'ruleRevenue:asc', 'ruleRevenue:desc', 'rulePayout:asc', 'rulePayout:desc', 'clickId:asc', 'clickId:desc', 'attribution:asc', 'attribution:desc', 'transactionId:asc', 'transactionId:desc', 'trafficAt:asc', 'trafficAt:desc', 'approveAt:asc', 'approveAt:desc', 'approvedAt:asc', 'approvedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  conversionStatus: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)])).min(1).exactOptional(),
  isHidden: zod.array(zod.boolean()).min(1).exactOptional(),
  isLate: zod.array(zod.boolean()).min(1).exactOptional(),
  marks: zod.array(zod.enum(['late_conversion', 'unpaid', 'over_cap', 'second_advertiser'])).min(1).exactOptional(),
  overCap: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  revenueCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  payoutCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  amountCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentRule: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliateInvoices: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliateInvoiceLines: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiserInvoices: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiserInvoiceLines: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  clickId: zod.array(zod.string()).min(1).exactOptional(),
  lead: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  country: zod.array(zod.string()).min(1).exactOptional(),
  transactionId: zod.array(zod.string().max(200)).min(1).exactOptional(),
  approveAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  approveAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  approvedAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  approvedAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListConversionsResponse = zod.object({
  data: zod.object({
    items: zod.array(Conversion),
    meta: ListMeta.exactOptional()
  })
});

export const EditConversionsBody = zod.object({
  items: zod.array(ConversionEdit).min(1).max(1000)
});

export const EditConversionsResponse = zod.object({
  data: zod.object({
    items: zod.array(Conversion)
  })
});

export const ApproveOfConversionsBody = zod.object({
  items: zod.array(ConversionApprove).min(1).max(1000)
});

export const ApproveOfConversionsResponse = zod.object({
  data: zod.object({
    items: zod.array(Conversion)
  })
});

export const ExportConversionsQueryParams = zod.object({
  with: zod.array(ConversionField).min(1).exactOptional(),
  fields: zod.array(ConversionField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'conversionStatus:asc', 'conversionStatus:desc', 'isHidden:asc', 'isHidden:desc', 'isLate:asc', 'isLate:desc', 'revenue:asc', 'revenue:desc', 'revenueRate:asc', 'revenueRate:desc', 'payout:asc', 'payout:desc', 'payoutRate:asc', 'payoutRate:desc', 'originalRevenue:asc', 'originalRevenue:desc', 'originalPayout:asc', 'originalPayout:desc', 'changeReason:asc', 'changeReason:desc', 'amount:asc', 'amount:desc', 'paymentRuleVersion:asc', 'paymentRuleVersion:desc', 'ruleType:asc', 'ruleType:desc', 'ruleRevenue:asc', 'ruleRevenue:desc', 'rulePayout:asc', 'rulePayout:desc', 'clickId:asc', 'clickId:desc', 'attribution:asc', 'attribution:desc', 'transactionId:asc', 'transactionId:desc', 'trafficAt:asc', 'trafficAt:desc', 'approveAt:asc', 'approveAt:desc', 'approvedAt:asc', 'approvedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  conversionStatus: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)])).min(1).exactOptional(),
  isHidden: zod.array(zod.boolean()).min(1).exactOptional(),
  isLate: zod.array(zod.boolean()).min(1).exactOptional(),
  marks: zod.array(zod.enum(['late_conversion', 'unpaid', 'over_cap', 'second_advertiser'])).min(1).exactOptional(),
  overCap: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  revenueCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  payoutCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  amountCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentRule: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliateInvoices: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliateInvoiceLines: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiserInvoices: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiserInvoiceLines: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  clickId: zod.array(zod.string()).min(1).exactOptional(),
  lead: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  country: zod.array(zod.string()).min(1).exactOptional(),
  transactionId: zod.array(zod.string().max(200)).min(1).exactOptional(),
  approveAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  approveAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  approvedAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  approvedAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportConversionsResponse = zod.object({
  data: Export
});

export const HideOfConversionsBody = zod.object({
  items: zod.array(ConversionHide).min(1).max(1000)
});

export const HideOfConversionsResponse = zod.object({
  data: zod.object({
    items: zod.array(Conversion)
  })
});

export const HoldOfConversionsBody = zod.object({
  items: zod.array(ConversionHold).min(1).max(1000)
});

export const HoldOfConversionsResponse = zod.object({
  data: zod.object({
    items: zod.array(Conversion)
  })
});

export const RejectOfConversionsBody = zod.object({
  items: zod.array(ConversionReject).min(1).max(1000)
});

export const RejectOfConversionsResponse = zod.object({
  data: zod.object({
    items: zod.array(Conversion)
  })
});

export const UnhideOfConversionsBody = zod.object({
  items: zod.array(ConversionUnhide).min(1).max(1000)
});

export const UnhideOfConversionsResponse = zod.object({
  data: zod.object({
    items: zod.array(Conversion)
  })
});

export const ReadConversionQueryParams = zod.object({
  with: zod.array(ConversionField).min(1).exactOptional(),
  fields: zod.array(ConversionField).min(1).exactOptional()
});

export const ReadConversionResponse = zod.object({
  data: Conversion
});

export const ListConversionHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListConversionHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
