// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, ListMeta } from './shared.ts';

export const AffiliateMovement = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  balance: zod.int().min(1).max(9007199254740991).exactOptional(),
  from: zod.union([zod.literal('hold'), zod.literal('approved'), zod.literal('requestedWithdrawal'), zod.literal('paid'), zod.literal(null)]).nullish(),
  to: zod.union([zod.literal('hold'), zod.literal('approved'), zod.literal('requestedWithdrawal'), zod.literal('paid'), zod.literal(null)]).nullish(),
  part: zod.array(zod.enum(['hold', 'approved', 'requestedWithdrawal', 'paid'])).exactOptional(),
  amount: zod.string().exactOptional(),
  currency: zod.int().min(1).max(9007199254740991).exactOptional(),
  baseAmount: zod.string().exactOptional(),
  cause: zod.enum(['conversion', 'invoice', 'correction']).exactOptional(),
  conversion: zod.int().min(1).max(9007199254740991).nullish(),
  invoice: zod.int().min(1).max(9007199254740991).nullish(),
  user: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional()
});

export const AffiliateMovementField = zod.enum(['id', 'affiliate', 'balance', 'from', 'to', 'part', 'amount', 'currency', 'baseAmount', 'cause', 'conversion', 'invoice', 'user', 'createdAt']);

export const ListAffiliateMovementsQueryParams = zod.object({
  with: zod.array(AffiliateMovementField).min(1).exactOptional(),
  fields: zod.array(AffiliateMovementField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  balance: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  from: zod.array(zod.enum(['hold', 'approved', 'requestedWithdrawal', 'paid'])).min(1).exactOptional(),
  to: zod.array(zod.enum(['hold', 'approved', 'requestedWithdrawal', 'paid'])).min(1).exactOptional(),
  part: zod.array(zod.enum(['hold', 'approved', 'requestedWithdrawal', 'paid'])).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  cause: zod.array(zod.enum(['conversion', 'invoice', 'correction'])).min(1).exactOptional(),
  conversion: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  invoice: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListAffiliateMovementsResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateMovement),
    meta: ListMeta.exactOptional()
  })
});

export const ExportAffiliateMovementsQueryParams = zod.object({
  with: zod.array(AffiliateMovementField).min(1).exactOptional(),
  fields: zod.array(AffiliateMovementField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  balance: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  from: zod.array(zod.enum(['hold', 'approved', 'requestedWithdrawal', 'paid'])).min(1).exactOptional(),
  to: zod.array(zod.enum(['hold', 'approved', 'requestedWithdrawal', 'paid'])).min(1).exactOptional(),
  part: zod.array(zod.enum(['hold', 'approved', 'requestedWithdrawal', 'paid'])).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  cause: zod.array(zod.enum(['conversion', 'invoice', 'correction'])).min(1).exactOptional(),
  conversion: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  invoice: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportAffiliateMovementsResponse = zod.object({
  data: Export
});

export const ReadAffiliateMovementQueryParams = zod.object({
  with: zod.array(AffiliateMovementField).min(1).exactOptional(),
  fields: zod.array(AffiliateMovementField).min(1).exactOptional()
});

export const ReadAffiliateMovementResponse = zod.object({
  data: AffiliateMovement
});
