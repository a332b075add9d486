// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, ListMeta } from './shared.ts';

export const AdvertiserBalance = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  advertiser: zod.int().min(1).max(9007199254740991).exactOptional(),
  approved: zod.string().exactOptional(),
  hold: zod.string().exactOptional(),
  paid: zod.string().exactOptional(),
  advance: zod.string().exactOptional(),
  advanceHold: zod.string().exactOptional(),
  currency: zod.int().min(1).max(9007199254740991).exactOptional(),
  breakdown: zod.array(zod.object({
    currency: zod.int().min(1).max(9007199254740991),
    approved: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
    hold: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
    paid: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
    advance: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
    advanceHold: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1)
  })).exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const AdvertiserBalanceField = zod.enum(['id', 'advertiser', 'approved', 'hold', 'paid', 'advance', 'advanceHold', 'currency', 'breakdown', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListAdvertiserBalancesQueryParams = zod.object({
  with: zod.array(AdvertiserBalanceField).min(1).exactOptional(),
  fields: zod.array(AdvertiserBalanceField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate', 'sums'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'approved:asc', 'approved:desc', 'hold:asc', 'hold:desc', 'paid:asc', 'paid:desc', 'advance:asc', 'advance:desc', 'advanceHold:asc', 'advanceHold:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListAdvertiserBalancesResponse = zod.object({
  data: zod.object({
    items: zod.array(AdvertiserBalance),
    meta: ListMeta.exactOptional()
  })
});

export const ExportAdvertiserBalancesQueryParams = zod.object({
  with: zod.array(AdvertiserBalanceField).min(1).exactOptional(),
  fields: zod.array(AdvertiserBalanceField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'approved:asc', 'approved:desc', 'hold:asc', 'hold:desc', 'paid:asc', 'paid:desc', 'advance:asc', 'advance:desc', 'advanceHold:asc', 'advanceHold:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportAdvertiserBalancesResponse = zod.object({
  data: Export
});

export const ReadAdvertiserBalanceQueryParams = zod.object({
  with: zod.array(AdvertiserBalanceField).min(1).exactOptional(),
  fields: zod.array(AdvertiserBalanceField).min(1).exactOptional()
});

export const ReadAdvertiserBalanceResponse = zod.object({
  data: AdvertiserBalance
});
