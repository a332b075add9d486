// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, InvoiceConversions, ListMeta } from './shared.ts';

export const AffiliateInvoice = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().nullish(),
  number: zod.int().nullish(),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  periodFrom: zod.iso.date().exactOptional(),
  periodTo: zod.iso.date().exactOptional(),
  currency: zod.int().min(1).max(9007199254740991).exactOptional(),
  amount: zod.string().nullish(),
  rounding: zod.string().nullish(),
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
  withdrawalMethod: zod.int().min(1).max(9007199254740991).nullish(),
  requested: zod.union([zod.literal('staff'), zod.literal('affiliate'), zod.literal('schedule'), zod.literal(null)]).nullish(),
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

export const AffiliateInvoiceCreate = zod.object({
  affiliate: zod.int().min(1).max(9007199254740991),
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
  withdrawalMethod: zod.int().min(1).max(9007199254740991).nullish(),
  notes: zod.string().max(2000).nullish(),
  privateNotes: zod.string().max(2000).nullish()
});

export const AffiliateInvoiceEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  withdrawalMethod: zod.int().min(1).max(9007199254740991).nullish(),
  notes: zod.string().max(2000).nullish(),
  privateNotes: zod.string().max(2000).nullish()
});

export const AffiliateInvoiceField = zod.enum(['id', 'title', 'number', 'affiliate', 'periodFrom', 'periodTo', 'currency', 'amount', 'rounding', 'conversionCount', 'offers', 'goals', 'countries', 'exchangeRates', 'corrections', 'withdrawalMethod', 'requested', 'paymentDate', 'notes', 'privateNotes', 'status', 'blockReason', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const AffiliateInvoiceStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['unpaid', 'paid', 'declined', 'deleted']),
  reason: zod.string().min(1).max(500).regex(new RegExp('\\S')).nullish(),
  paymentDate: zod.iso.date().regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')).nullish()
});

export const AffiliateInvoiceTakeBack = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const ListAffiliateInvoicesQueryParams = zod.object({
  with: zod.array(AffiliateInvoiceField).min(1).exactOptional(),
  fields: zod.array(AffiliateInvoiceField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate', 'sums'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'number:asc', 'number:desc', 'periodFrom:asc', 'periodFrom:desc', 'periodTo:asc', 'periodTo:desc', 'amount:asc', 'amount:desc', 'rounding:asc', 'rounding:desc', 'conversionCount:asc', 'conversionCount:desc', 'requested:asc', 'requested:desc', 'paymentDate:asc', 'paymentDate:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  periodFromFrom: zod.iso.date().exactOptional(),
  periodFromTo: zod.iso.date().exactOptional(),
  periodToFrom: zod.iso.date().exactOptional(),
  periodToTo: zod.iso.date().exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  amountFrom: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  amountTo: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  offers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  goals: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  withdrawalMethod: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  requested: zod.array(zod.enum(['staff', 'affiliate', 'schedule'])).min(1).exactOptional(),
  paymentDateFrom: zod.iso.date().exactOptional(),
  paymentDateTo: zod.iso.date().exactOptional(),
  status: zod.array(zod.enum(['unpaid', 'paid', 'declined', 'deleted'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListAffiliateInvoicesResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateInvoice),
    meta: ListMeta.exactOptional()
  })
});

export const CreateAffiliateInvoicesBody = zod.object({
  items: zod.array(AffiliateInvoiceCreate).min(1).max(1000)
});

export const CreateAffiliateInvoicesResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateInvoice)
  })
});

export const EditAffiliateInvoicesBody = zod.object({
  items: zod.array(AffiliateInvoiceEdit).min(1).max(1000)
});

export const EditAffiliateInvoicesResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateInvoice)
  })
});

export const ChangeStatusOfAffiliateInvoicesBody = zod.object({
  items: zod.array(AffiliateInvoiceStatus).min(1).max(1000)
});

export const ChangeStatusOfAffiliateInvoicesResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateInvoice)
  })
});

export const ExportAffiliateInvoicesQueryParams = zod.object({
  with: zod.array(AffiliateInvoiceField).min(1).exactOptional(),
  fields: zod.array(AffiliateInvoiceField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'number:asc', 'number:desc', 'periodFrom:asc', 'periodFrom:desc', 'periodTo:asc', 'periodTo:desc', 'amount:asc', 'amount:desc', 'rounding:asc', 'rounding:desc', 'conversionCount:asc', 'conversionCount:desc', 'requested:asc', 'requested:desc', 'paymentDate:asc', 'paymentDate:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  periodFromFrom: zod.iso.date().exactOptional(),
  periodFromTo: zod.iso.date().exactOptional(),
  periodToFrom: zod.iso.date().exactOptional(),
  periodToTo: zod.iso.date().exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  amountFrom: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  amountTo: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).exactOptional(),
  offers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  goals: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  withdrawalMethod: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  requested: zod.array(zod.enum(['staff', 'affiliate', 'schedule'])).min(1).exactOptional(),
  paymentDateFrom: zod.iso.date().exactOptional(),
  paymentDateTo: zod.iso.date().exactOptional(),
  status: zod.array(zod.enum(['unpaid', 'paid', 'declined', 'deleted'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportAffiliateInvoicesResponse = zod.object({
  data: Export
});

export const FindAffiliateInvoiceConversionsBody = zod.object({
  affiliate: zod.int().min(1).max(9007199254740991),
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

export const FindAffiliateInvoiceConversionsResponse = zod.object({
  data: InvoiceConversions
});

export const TakeBackOfAffiliateInvoicesBody = zod.object({
  items: zod.array(AffiliateInvoiceTakeBack).min(1).max(1000)
});

export const TakeBackOfAffiliateInvoicesResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateInvoice)
  })
});

export const CreateWithdrawalBody = zod.object({
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  withdrawalMethod: zod.int().min(1).max(9007199254740991),
  currency: zod.int().min(1).max(9007199254740991),
  notes: zod.string().max(2000).nullish()
});

export const CreateWithdrawalResponse = zod.object({
  data: AffiliateInvoice
});

export const ReadWithdrawableQueryParams = zod.object({
  affiliate: zod.coerce.number().int().min(1).max(9007199254740991).exactOptional()
});

export const ReadWithdrawableResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      currency: zod.int().min(1).max(9007199254740991),
      amount: zod.string(),
      baseAmount: zod.string(),
      conversionCount: zod.int().min(0)
    })),
    minimum: zod.string(),
    baseCurrency: zod.int().min(1).max(9007199254740991)
  })
});

export const ReadAffiliateInvoiceQueryParams = zod.object({
  with: zod.array(AffiliateInvoiceField).min(1).exactOptional(),
  fields: zod.array(AffiliateInvoiceField).min(1).exactOptional()
});

export const ReadAffiliateInvoiceResponse = zod.object({
  data: AffiliateInvoice
});

export const ReadAffiliateInvoiceFileQueryParams = zod.object({
  format: zod.enum(['pdf', 'xlsx'])
});

export const ReadAffiliateInvoiceFileResponse = zod.unknown();

export const ListAffiliateInvoiceHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListAffiliateInvoiceHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
