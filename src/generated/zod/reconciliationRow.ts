// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, ListMeta } from './shared.ts';

export const ReconciliationRow = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  reconciliation: zod.int().min(1).max(9007199254740991).exactOptional(),
  row: zod.int().nullish(),
  reference: zod.string().nullish(),
  verdict: zod.enum(['matched', 'otherAmount', 'otherStatus', 'otherBoth', 'missingHere', 'missingThere', 'faulty']).exactOptional(),
  fault: zod.union([zod.literal('noId'), zod.literal('number'), zod.literal('unclear'), zod.literal('negative'), zod.literal('tooLarge'), zod.literal('unknownCurrency'), zod.literal('otherCurrency'), zod.literal('unknownStatus'), zod.literal('repeated'), zod.literal('formula'), zod.literal(null)]).nullish(),
  conversion: zod.int().min(1).max(9007199254740991).nullish(),
  currency: zod.int().min(1).max(9007199254740991).nullish(),
  amountHere: zod.string().nullish(),
  amountThere: zod.string().nullish(),
  statusHere: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4), zod.literal(null)]).nullish(),
  statusThere: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4), zod.literal(null)]).nullish(),
  invoice: zod.string().nullish(),
  invoiceKeeps: zod.union([zod.literal('all'), zod.literal('status'), zod.literal(null)]).nullish(),
  outcome: zod.union([zod.literal('corrected'), zod.literal('leftAsItWas'), zod.literal('frozen'), zod.literal('overCap'), zod.literal('changedSince'), zod.literal('undone'), zod.literal(null)]).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const ReconciliationRowField = zod.enum(['id', 'reconciliation', 'row', 'reference', 'verdict', 'fault', 'conversion', 'currency', 'amountHere', 'amountThere', 'statusHere', 'statusThere', 'invoice', 'invoiceKeeps', 'outcome', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListReconciliationRowsQueryParams = zod.object({
  with: zod.array(ReconciliationRowField).min(1).exactOptional(),
  fields: zod.array(ReconciliationRowField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'row:asc', 'row:desc', 'reference:asc', 'reference:desc', 'verdict:asc', 'verdict:desc', 'fault:asc', 'fault:desc', 'amountHere:asc', 'amountHere:desc', 'amountThere:asc', 'amountThere:desc', 'statusHere:asc', 'statusHere:desc', 'statusThere:asc', 'statusThere:desc', 'invoice:asc', 'invoice:desc', 'invoiceKeeps:asc', 'invoiceKeeps:desc', 'outcome:asc', 'outcome:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  reconciliation: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  verdict: zod.array(zod.enum(['matched', 'otherAmount', 'otherStatus', 'otherBoth', 'missingHere', 'missingThere', 'faulty'])).min(1).exactOptional(),
  fault: zod.array(zod.enum(['noId', 'number', 'unclear', 'negative', 'tooLarge', 'unknownCurrency', 'otherCurrency', 'unknownStatus', 'repeated', 'formula'])).min(1).exactOptional(),
  conversion: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  outcome: zod.array(zod.enum(['corrected', 'leftAsItWas', 'frozen', 'overCap', 'changedSince', 'undone'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListReconciliationRowsResponse = zod.object({
  data: zod.object({
    items: zod.array(ReconciliationRow),
    meta: ListMeta.exactOptional()
  })
});

export const ExportReconciliationRowsQueryParams = zod.object({
  with: zod.array(ReconciliationRowField).min(1).exactOptional(),
  fields: zod.array(ReconciliationRowField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'row:asc', 'row:desc', 'reference:asc', 'reference:desc', 'verdict:asc', 'verdict:desc', 'fault:asc', 'fault:desc', 'amountHere:asc', 'amountHere:desc', 'amountThere:asc', 'amountThere:desc', 'statusHere:asc', 'statusHere:desc', 'statusThere:asc', 'statusThere:desc', 'invoice:asc', 'invoice:desc', 'invoiceKeeps:asc', 'invoiceKeeps:desc', 'outcome:asc', 'outcome:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  reconciliation: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  verdict: zod.array(zod.enum(['matched', 'otherAmount', 'otherStatus', 'otherBoth', 'missingHere', 'missingThere', 'faulty'])).min(1).exactOptional(),
  fault: zod.array(zod.enum(['noId', 'number', 'unclear', 'negative', 'tooLarge', 'unknownCurrency', 'otherCurrency', 'unknownStatus', 'repeated', 'formula'])).min(1).exactOptional(),
  conversion: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  outcome: zod.array(zod.enum(['corrected', 'leftAsItWas', 'frozen', 'overCap', 'changedSince', 'undone'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportReconciliationRowsResponse = zod.object({
  data: Export
});

export const ReadReconciliationRowQueryParams = zod.object({
  with: zod.array(ReconciliationRowField).min(1).exactOptional(),
  fields: zod.array(ReconciliationRowField).min(1).exactOptional()
});

export const ReadReconciliationRowResponse = zod.object({
  data: ReconciliationRow
});
