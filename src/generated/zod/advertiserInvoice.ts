// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, InvoiceConversions, ListMeta } from './shared.ts';

export const AdvertiserInvoice = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().nullish(),
  number: zod.int().nullish(),
  advertiser: zod.int().min(1).max(9007199254740991).exactOptional(),
  periodFrom: zod.iso.date().exactOptional(),
  periodTo: zod.iso.date().exactOptional(),
  currency: zod.int().min(1).max(9007199254740991).exactOptional(),
  amount: zod.string().nullish(),
  rounding: zod.string().nullish(),
  advance: zod.string().nullish(),
  conversionCount: zod.int().nullish(),
  offers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  goals: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  countries: zod.array(zod.string()).exactOptional(),
  exchangeRates: zod.array(zod.object({
    currency: zod.int().min(1).max(9007199254740991),
    rate: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1)
  })).exactOptional(),
  corrections: zod.array(zod.object({
    amount: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
    reason: zod.string().min(1).max(500)
  })).exactOptional(),
  paymentDate: zod.iso.date().nullish(),
  notes: zod.string().nullish(),
  privateNotes: zod.string().nullish(),
  status: zod.enum(['unpaid', 'paid', 'declined', 'deleted']).exactOptional(),
  blockReason: zod.string().nullish(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const AdvertiserInvoiceCreate = zod.object({
  advertiser: zod.int().min(1).max(9007199254740991),
  periodFrom: zod.iso.date().min(1).regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')),
  periodTo: zod.iso.date().min(1).regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')),
  currency: zod.int().min(1).max(9007199254740991),
  offers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  goals: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  conversions: zod.array(zod.int().min(1).max(9007199254740991)).max(10000).exactOptional(),
  leftOut: zod.array(zod.int().min(1).max(9007199254740991)).max(10000).exactOptional(),
  exchangeRates: zod.array(zod.object({
    currency: zod.int().min(1).max(9007199254740991),
    rate: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1)
  })).max(50).exactOptional(),
  corrections: zod.array(zod.object({
    amount: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
    reason: zod.string().min(1).max(500)
  })).max(100).exactOptional(),
  notes: zod.string().max(2000).nullish(),
  privateNotes: zod.string().max(2000).nullish()
});

export const AdvertiserInvoiceEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  notes: zod.string().max(2000).nullish(),
  privateNotes: zod.string().max(2000).nullish()
});

export const AdvertiserInvoiceField = zod.enum(['id', 'title', 'number', 'advertiser', 'periodFrom', 'periodTo', 'currency', 'amount', 'rounding', 'advance', 'conversionCount', 'offers', 'goals', 'countries', 'exchangeRates', 'corrections', 'paymentDate', 'notes', 'privateNotes', 'status', 'blockReason', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const AdvertiserInvoiceStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['unpaid', 'paid', 'declined', 'deleted']),
  reason: zod.string().min(1).max(500).regex(new RegExp('\\S')).nullish(),
  paymentDate: zod.iso.date().regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')).nullish()
});

export const ListAdvertiserInvoicesQueryParams = zod.object({
  with: zod.array(AdvertiserInvoiceField).min(1).exactOptional(),
  fields: zod.array(AdvertiserInvoiceField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate', 'sums'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'number:asc', 'number:desc', 'periodFrom:asc', 'periodFrom:desc', 'periodTo:asc', 'periodTo:desc', 'amount:asc', 'amount:desc', 'rounding:asc', 'rounding:desc', 'advance:asc', 'advance:desc', 'conversionCount:asc', 'conversionCount:desc', 'paymentDate:asc', 'paymentDate:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  periodFromFrom: zod.iso.date().exactOptional(),
  periodFromTo: zod.iso.date().exactOptional(),
  periodToFrom: zod.iso.date().exactOptional(),
  periodToTo: zod.iso.date().exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  amountFrom: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  amountTo: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  offers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  goals: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentDateFrom: zod.iso.date().exactOptional(),
  paymentDateTo: zod.iso.date().exactOptional(),
  status: zod.array(zod.enum(['unpaid', 'paid', 'declined', 'deleted'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListAdvertiserInvoicesResponse = zod.object({
  data: zod.object({
    items: zod.array(AdvertiserInvoice),
    meta: ListMeta.exactOptional()
  })
});

export const CreateAdvertiserInvoicesBody = zod.object({
  items: zod.array(AdvertiserInvoiceCreate).min(1).max(1000)
});

export const CreateAdvertiserInvoicesResponse = zod.object({
  data: zod.object({
    items: zod.array(AdvertiserInvoice)
  })
});

export const EditAdvertiserInvoicesBody = zod.object({
  items: zod.array(AdvertiserInvoiceEdit).min(1).max(1000)
});

export const EditAdvertiserInvoicesResponse = zod.object({
  data: zod.object({
    items: zod.array(AdvertiserInvoice)
  })
});

export const ChangeStatusOfAdvertiserInvoicesBody = zod.object({
  items: zod.array(AdvertiserInvoiceStatus).min(1).max(1000)
});

export const ChangeStatusOfAdvertiserInvoicesResponse = zod.object({
  data: zod.object({
    items: zod.array(AdvertiserInvoice)
  })
});

export const ExportAdvertiserInvoicesQueryParams = zod.object({
  with: zod.array(AdvertiserInvoiceField).min(1).exactOptional(),
  fields: zod.array(AdvertiserInvoiceField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'number:asc', 'number:desc', 'periodFrom:asc', 'periodFrom:desc', 'periodTo:asc', 'periodTo:desc', 'amount:asc', 'amount:desc', 'rounding:asc', 'rounding:desc', 'advance:asc', 'advance:desc', 'conversionCount:asc', 'conversionCount:desc', 'paymentDate:asc', 'paymentDate:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  periodFromFrom: zod.iso.date().exactOptional(),
  periodFromTo: zod.iso.date().exactOptional(),
  periodToFrom: zod.iso.date().exactOptional(),
  periodToTo: zod.iso.date().exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  amountFrom: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  amountTo: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  offers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  goals: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentDateFrom: zod.iso.date().exactOptional(),
  paymentDateTo: zod.iso.date().exactOptional(),
  status: zod.array(zod.enum(['unpaid', 'paid', 'declined', 'deleted'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportAdvertiserInvoicesResponse = zod.object({
  data: Export
});

export const FindAdvertiserInvoiceConversionsBody = zod.object({
  advertiser: zod.int().min(1).max(9007199254740991),
  periodFrom: zod.iso.date().min(1).regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')),
  periodTo: zod.iso.date().min(1).regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')),
  currency: zod.int().min(1).max(9007199254740991),
  offers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  goals: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  countries: zod.array(zod.string().regex(new RegExp('^[A-Z]{2}$'))).max(300).exactOptional(),
  leftOut: zod.array(zod.int().min(1).max(9007199254740991)).max(10000).exactOptional(),
  exchangeRates: zod.array(zod.object({
    currency: zod.int().min(1).max(9007199254740991),
    rate: zod.string()
  })).max(50).exactOptional()
});

export const FindAdvertiserInvoiceConversionsResponse = zod.object({
  data: InvoiceConversions
});

export const ReadAdvertiserInvoiceQueryParams = zod.object({
  with: zod.array(AdvertiserInvoiceField).min(1).exactOptional(),
  fields: zod.array(AdvertiserInvoiceField).min(1).exactOptional()
});

export const ReadAdvertiserInvoiceResponse = zod.object({
  data: AdvertiserInvoice
});

export const ReadAdvertiserInvoiceFileQueryParams = zod.object({
  format: zod.enum(['pdf', 'xlsx'])
});

export const ReadAdvertiserInvoiceFileResponse = zod.unknown();

export const ListAdvertiserInvoiceHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListAdvertiserInvoiceHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
