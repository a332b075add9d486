// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const CurrencyRate = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  currency: zod.int().min(1).max(9007199254740991).exactOptional(),
  date: zod.iso.date().exactOptional(),
  rate: zod.string().exactOptional(),
  origin: zod.enum(['hand', 'source']).exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const CurrencyRateCreate = zod.object({
  currency: zod.int().min(1).max(9007199254740991),
  date: zod.iso.date().min(1).regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')),
  rate: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1)
});

export const CurrencyRateEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  rate: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1).exactOptional()
});

export const CurrencyRateField = zod.enum(['id', 'currency', 'date', 'rate', 'origin', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListCurrencyRatesQueryParams = zod.object({
  with: zod.array(CurrencyRateField).min(1).exactOptional(),
  fields: zod.array(CurrencyRateField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'date:asc', 'date:desc', 'rate:asc', 'rate:desc', 'origin:asc', 'origin:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  dateFrom: zod.iso.date().exactOptional(),
  dateTo: zod.iso.date().exactOptional(),
  origin: zod.array(zod.enum(['hand', 'source'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListCurrencyRatesResponse = zod.object({
  data: zod.object({
    items: zod.array(CurrencyRate),
    meta: ListMeta.exactOptional()
  })
});

export const CreateCurrencyRatesBody = zod.object({
  items: zod.array(CurrencyRateCreate).min(1).max(1000)
});

export const CreateCurrencyRatesResponse = zod.object({
  data: zod.object({
    items: zod.array(CurrencyRate)
  })
});

export const EditCurrencyRatesBody = zod.object({
  items: zod.array(CurrencyRateEdit).min(1).max(1000)
});

export const EditCurrencyRatesResponse = zod.object({
  data: zod.object({
    items: zod.array(CurrencyRate)
  })
});

export const ExportCurrencyRatesQueryParams = zod.object({
  with: zod.array(CurrencyRateField).min(1).exactOptional(),
  fields: zod.array(CurrencyRateField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'date:asc', 'date:desc', 'rate:asc', 'rate:desc', 'origin:asc', 'origin:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  dateFrom: zod.iso.date().exactOptional(),
  dateTo: zod.iso.date().exactOptional(),
  origin: zod.array(zod.enum(['hand', 'source'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportCurrencyRatesResponse = zod.object({
  data: Export
});

export const ReadRateSourceResponse = zod.object({
  data: zod.object({
    rates: zod.int().min(0),
    problem: zod.union([zod.literal('unreachable'), zod.literal('refused'), zod.literal('notJson'), zod.literal('noRates'), zod.literal('noBase'), zod.literal('someMissing'), zod.literal(null)]).nullable(),
    missing: zod.array(zod.string())
  })
});

export const ReadCurrencyRateQueryParams = zod.object({
  with: zod.array(CurrencyRateField).min(1).exactOptional(),
  fields: zod.array(CurrencyRateField).min(1).exactOptional()
});

export const ReadCurrencyRateResponse = zod.object({
  data: CurrencyRate
});

export const ListCurrencyRateHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListCurrencyRateHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
