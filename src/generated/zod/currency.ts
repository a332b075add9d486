// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const Currency = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  code: zod.string().exactOptional(),
  title: zod.string().exactOptional(),
  symbol: zod.string().nullish(),
  symbolNative: zod.string().nullish(),
  rate: zod.string().exactOptional(),
  date: zod.iso.date().nullish(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const CurrencyCreate = zod.object({
  code: zod.string().min(3).max(3).regex(new RegExp('^[A-Z]{3}$')),
  title: zod.string().min(1).max(200),
  symbol: zod.string().max(8).nullish(),
  symbolNative: zod.string().max(8).nullish(),
  rate: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1)
});

export const CurrencyEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  symbol: zod.string().max(8).nullish(),
  symbolNative: zod.string().max(8).nullish(),
  rate: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1).exactOptional()
});

export const CurrencyField = zod.enum(['id', 'code', 'title', 'symbol', 'symbolNative', 'rate', 'date', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const CurrencyStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListCurrenciesQueryParams = zod.object({
  with: zod.array(CurrencyField).min(1).exactOptional(),
  fields: zod.array(CurrencyField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'code:asc', 'code:desc', 'title:asc', 'title:desc', 'symbol:asc', 'symbol:desc', 'symbolNative:asc', 'symbolNative:desc', 'rate:asc', 'rate:desc', 'date:asc', 'date:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  code: zod.array(zod.string()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListCurrenciesResponse = zod.object({
  data: zod.object({
    items: zod.array(Currency),
    meta: ListMeta.exactOptional()
  })
});

export const CreateCurrenciesBody = zod.object({
  items: zod.array(CurrencyCreate).min(1).max(1000)
});

export const CreateCurrenciesResponse = zod.object({
  data: zod.object({
    items: zod.array(Currency)
  })
});

export const EditCurrenciesBody = zod.object({
  items: zod.array(CurrencyEdit).min(1).max(1000)
});

export const EditCurrenciesResponse = zod.object({
  data: zod.object({
    items: zod.array(Currency)
  })
});

export const ChangeStatusOfCurrenciesBody = zod.object({
  items: zod.array(CurrencyStatus).min(1).max(1000)
});

export const ChangeStatusOfCurrenciesResponse = zod.object({
  data: zod.object({
    items: zod.array(Currency)
  })
});

export const ExportCurrenciesQueryParams = zod.object({
  with: zod.array(CurrencyField).min(1).exactOptional(),
  fields: zod.array(CurrencyField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'code:asc', 'code:desc', 'title:asc', 'title:desc', 'symbol:asc', 'symbol:desc', 'symbolNative:asc', 'symbolNative:desc', 'rate:asc', 'rate:desc', 'date:asc', 'date:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  code: zod.array(zod.string()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportCurrenciesResponse = zod.object({
  data: Export
});

export const ReadCurrencyQueryParams = zod.object({
  with: zod.array(CurrencyField).min(1).exactOptional(),
  fields: zod.array(CurrencyField).min(1).exactOptional()
});

export const ReadCurrencyResponse = zod.object({
  data: Currency
});

export const ListCurrencyHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListCurrencyHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
