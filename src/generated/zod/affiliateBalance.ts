// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, ListMeta } from './shared.ts';

export const AffiliateBalance = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  approved: zod.string().exactOptional(),
  hold: zod.string().exactOptional(),
  requestedWithdrawal: zod.string().exactOptional(),
  paid: zod.string().exactOptional(),
  currency: zod.int().min(1).max(9007199254740991).exactOptional(),
  breakdown: zod.array(zod.object({
    currency: zod.int().min(1).max(9007199254740991),
    approved: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
    hold: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
    requestedWithdrawal: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1),
    paid: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1)
  })).exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const AffiliateBalanceField = zod.enum(['id', 'affiliate', 'approved', 'hold', 'requestedWithdrawal', 'paid', 'currency', 'breakdown', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListAffiliateBalancesQueryParams = zod.object({
  with: zod.array(AffiliateBalanceField).min(1).exactOptional(),
  fields: zod.array(AffiliateBalanceField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate', 'sums'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'approved:asc', 'approved:desc', 'hold:asc', 'hold:desc', 'requestedWithdrawal:asc', 'requestedWithdrawal:desc', 'paid:asc', 'paid:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListAffiliateBalancesResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateBalance),
    meta: ListMeta.exactOptional()
  })
});

export const ExportAffiliateBalancesQueryParams = zod.object({
  with: zod.array(AffiliateBalanceField).min(1).exactOptional(),
  fields: zod.array(AffiliateBalanceField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'approved:asc', 'approved:desc', 'hold:asc', 'hold:desc', 'requestedWithdrawal:asc', 'requestedWithdrawal:desc', 'paid:asc', 'paid:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportAffiliateBalancesResponse = zod.object({
  data: Export
});

export const ReadAffiliateBalanceQueryParams = zod.object({
  with: zod.array(AffiliateBalanceField).min(1).exactOptional(),
  fields: zod.array(AffiliateBalanceField).min(1).exactOptional()
});

export const ReadAffiliateBalanceResponse = zod.object({
  data: AffiliateBalance
});
