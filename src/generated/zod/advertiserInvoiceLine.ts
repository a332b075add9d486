// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, ListMeta } from './shared.ts';

export const AdvertiserInvoiceLine = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  invoice: zod.int().min(1).max(9007199254740991).exactOptional(),
  kind: zod.enum(['conversions', 'correction']).exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).nullish(),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  rateType: zod.union([zod.literal(1), zod.literal(2), zod.literal(null)]).nullish(),
  rate: zod.string().nullish(),
  conversionCount: zod.int().nullish(),
  currency: zod.int().min(1).max(9007199254740991).exactOptional(),
  exactAmount: zod.string().exactOptional(),
  exchangeRate: zod.string().exactOptional(),
  invoiceCurrency: zod.int().min(1).max(9007199254740991).exactOptional(),
  amount: zod.string().exactOptional(),
  rounding: zod.string().exactOptional(),
  reason: zod.string().nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const AdvertiserInvoiceLineField = zod.enum(['id', 'invoice', 'kind', 'offer', 'goal', 'rateType', 'rate', 'conversionCount', 'currency', 'exactAmount', 'exchangeRate', 'invoiceCurrency', 'amount', 'rounding', 'reason', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListAdvertiserInvoiceLinesQueryParams = zod.object({
  with: zod.array(AdvertiserInvoiceLineField).min(1).exactOptional(),
  fields: zod.array(AdvertiserInvoiceLineField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'kind:asc', 'kind:desc', 'rateType:asc', 'rateType:desc', 'rate:asc', 'rate:desc', 'conversionCount:asc', 'conversionCount:desc', 'exactAmount:asc', 'exactAmount:desc', 'exchangeRate:asc', 'exchangeRate:desc', 'amount:asc', 'amount:desc', 'rounding:asc', 'rounding:desc', 'reason:asc', 'reason:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  invoice: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  kind: zod.array(zod.enum(['conversions', 'correction'])).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  invoiceCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListAdvertiserInvoiceLinesResponse = zod.object({
  data: zod.object({
    items: zod.array(AdvertiserInvoiceLine),
    meta: ListMeta.exactOptional()
  })
});

export const ExportAdvertiserInvoiceLinesQueryParams = zod.object({
  with: zod.array(AdvertiserInvoiceLineField).min(1).exactOptional(),
  fields: zod.array(AdvertiserInvoiceLineField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'kind:asc', 'kind:desc', 'rateType:asc', 'rateType:desc', 'rate:asc', 'rate:desc', 'conversionCount:asc', 'conversionCount:desc', 'exactAmount:asc', 'exactAmount:desc', 'exchangeRate:asc', 'exchangeRate:desc', 'amount:asc', 'amount:desc', 'rounding:asc', 'rounding:desc', 'reason:asc', 'reason:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  invoice: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  kind: zod.array(zod.enum(['conversions', 'correction'])).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  invoiceCurrency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportAdvertiserInvoiceLinesResponse = zod.object({
  data: Export
});

export const ReadAdvertiserInvoiceLineQueryParams = zod.object({
  with: zod.array(AdvertiserInvoiceLineField).min(1).exactOptional(),
  fields: zod.array(AdvertiserInvoiceLineField).min(1).exactOptional()
});

export const ReadAdvertiserInvoiceLineResponse = zod.object({
  data: AdvertiserInvoiceLine
});
