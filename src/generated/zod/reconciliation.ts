// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta, ReconciliationPreview } from './shared.ts';

export const Reconciliation = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).exactOptional(),
  periodFrom: zod.iso.date().exactOptional(),
  periodTo: zod.iso.date().exactOptional(),
  state: zod.enum(['compared', 'corrected', 'undone']).exactOptional(),
  rows: zod.int().exactOptional(),
  matched: zod.int().exactOptional(),
  otherAmount: zod.int().exactOptional(),
  otherStatus: zod.int().exactOptional(),
  otherBoth: zod.int().exactOptional(),
  missingHere: zod.int().exactOptional(),
  missingThere: zod.int().exactOptional(),
  faulty: zod.int().exactOptional(),
  frozen: zod.int().exactOptional(),
  corrected: zod.int().exactOptional(),
  correctedAt: zod.int().min(0).max(253402300799).nullish(),
  undoneAt: zod.int().min(0).max(253402300799).nullish(),
  notes: zod.string().nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const ReconciliationEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  notes: zod.string().max(2000).nullish()
});

export const ReconciliationField = zod.enum(['id', 'title', 'advertiser', 'periodFrom', 'periodTo', 'state', 'rows', 'matched', 'otherAmount', 'otherStatus', 'otherBoth', 'missingHere', 'missingThere', 'faulty', 'frozen', 'corrected', 'correctedAt', 'undoneAt', 'notes', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListReconciliationsQueryParams = zod.object({
  with: zod.array(ReconciliationField).min(1).exactOptional(),
  fields: zod.array(ReconciliationField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'periodFrom:asc', 'periodFrom:desc', 'periodTo:asc', 'periodTo:desc', 'state:asc', 'state:desc', 'rows:asc', 'rows:desc', 'matched:asc', 'matched:desc', 'otherAmount:asc', 'otherAmount:desc', 'otherStatus:asc', 'otherStatus:desc', 'otherBoth:asc', 'otherBoth:desc', 'missingHere:asc', 'missingHere:desc', 'missingThere:asc', 'missingThere:desc', 'faulty:asc', 'faulty:desc', 'frozen:asc', 'frozen:desc', 'corrected:asc', 'corrected:desc', 'correctedAt:asc', 'correctedAt:desc', 'undoneAt:asc', 'undoneAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  periodFromFrom: zod.iso.date().exactOptional(),
  periodFromTo: zod.iso.date().exactOptional(),
  periodToFrom: zod.iso.date().exactOptional(),
  periodToTo: zod.iso.date().exactOptional(),
  state: zod.array(zod.enum(['compared', 'corrected', 'undone'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListReconciliationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Reconciliation),
    meta: ListMeta.exactOptional()
  })
});

export const EditReconciliationsBody = zod.object({
  items: zod.array(ReconciliationEdit).min(1).max(1000)
});

export const EditReconciliationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Reconciliation)
  })
});

export const CreateReconciliationQueryParams = zod.object({
  advertiser: zod.coerce.number().int().min(1).max(9007199254740991),
  periodFrom: zod.iso.date().min(1).regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')),
  periodTo: zod.iso.date().min(1).regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')),
  columns: zod.array(zod.enum(['txid', 'click_id', 'lead_id', 'amount', 'currency', 'status', '-'])).min(1).max(100).exactOptional()
});

export const CreateReconciliationBody = zod.object({
  file: zod.instanceof(Blob)
});

export const CreateReconciliationResponse = zod.object({
  data: Reconciliation
});

export const ExportReconciliationsQueryParams = zod.object({
  with: zod.array(ReconciliationField).min(1).exactOptional(),
  fields: zod.array(ReconciliationField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'periodFrom:asc', 'periodFrom:desc', 'periodTo:asc', 'periodTo:desc', 'state:asc', 'state:desc', 'rows:asc', 'rows:desc', 'matched:asc', 'matched:desc', 'otherAmount:asc', 'otherAmount:desc', 'otherStatus:asc', 'otherStatus:desc', 'otherBoth:asc', 'otherBoth:desc', 'missingHere:asc', 'missingHere:desc', 'missingThere:asc', 'missingThere:desc', 'faulty:asc', 'faulty:desc', 'frozen:asc', 'frozen:desc', 'corrected:asc', 'corrected:desc', 'correctedAt:asc', 'correctedAt:desc', 'undoneAt:asc', 'undoneAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  periodFromFrom: zod.iso.date().exactOptional(),
  periodFromTo: zod.iso.date().exactOptional(),
  periodToFrom: zod.iso.date().exactOptional(),
  periodToTo: zod.iso.date().exactOptional(),
  state: zod.array(zod.enum(['compared', 'corrected', 'undone'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportReconciliationsResponse = zod.object({
  data: Export
});

export const PreviewReconciliationQueryParams = zod.object({
  advertiser: zod.coerce.number().int().min(1).max(9007199254740991),
  periodFrom: zod.iso.date().min(1).regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')),
  periodTo: zod.iso.date().min(1).regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')),
  columns: zod.array(zod.enum(['txid', 'click_id', 'lead_id', 'amount', 'currency', 'status', '-'])).min(1).max(100).exactOptional()
});

export const PreviewReconciliationBody = zod.object({
  file: zod.instanceof(Blob)
});

export const PreviewReconciliationResponse = zod.object({
  data: ReconciliationPreview
});

export const ReadReconciliationQueryParams = zod.object({
  with: zod.array(ReconciliationField).min(1).exactOptional(),
  fields: zod.array(ReconciliationField).min(1).exactOptional()
});

export const ReadReconciliationResponse = zod.object({
  data: Reconciliation
});

export const CorrectByReconciliationBody = zod.object({
  amounts: zod.boolean().default(false),
  statuses: zod.boolean().default(false),
  missing: zod.boolean().default(false),
  leftOut: zod.array(zod.int().min(1).max(9007199254740991)).max(10000).exactOptional()
});

export const CorrectByReconciliationResponse = zod.object({
  data: Reconciliation
});

export const ListReconciliationHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListReconciliationHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});

export const UndoReconciliationResponse = zod.object({
  data: Reconciliation
});
