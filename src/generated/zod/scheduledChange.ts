// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, ListMeta } from './shared.ts';

export const ScheduledChange = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  target: zod.enum(['cap', 'integration', 'offer', 'paymentRule', 'targeting']).exactOptional(),
  targetId: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().nullish(),
  state: zod.enum(['waiting', 'applied', 'returned', 'conflict', 'failed', 'cancelled']).exactOptional(),
  at: zod.int().min(0).max(253402300799).exactOptional(),
  backAt: zod.int().min(0).max(253402300799).nullish(),
  changes: zod.record(zod.string(), zod.unknown()).exactOptional(),
  reason: zod.string().nullish(),
  problem: zod.record(zod.string(), zod.unknown()).nullish(),
  found: zod.record(zod.string(), zod.unknown()).nullish(),
  appliedAt: zod.int().min(0).max(253402300799).nullish(),
  returnedAt: zod.int().min(0).max(253402300799).nullish(),
  author: zod.int().min(1).max(9007199254740991).exactOptional(),
  impersonator: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const ScheduledChangeApply = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  isForced: zod.boolean().default(false)
});

export const ScheduledChangeCancel = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const ScheduledChangeField = zod.enum(['id', 'target', 'targetId', 'title', 'state', 'at', 'backAt', 'changes', 'reason', 'problem', 'found', 'appliedAt', 'returnedAt', 'author', 'impersonator', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListScheduledChangesQueryParams = zod.object({
  with: zod.array(ScheduledChangeField).min(1).exactOptional(),
  fields: zod.array(ScheduledChangeField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'target:asc', 'target:desc', 'title:asc', 'title:desc', 'state:asc', 'state:desc', 'at:asc', 'at:desc', 'backAt:asc', 'backAt:desc', 'reason:asc', 'reason:desc', 'appliedAt:asc', 'appliedAt:desc', 'returnedAt:asc', 'returnedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  target: zod.array(zod.enum(['cap', 'integration', 'offer', 'paymentRule', 'targeting'])).min(1).exactOptional(),
  targetId: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  state: zod.array(zod.enum(['waiting', 'applied', 'returned', 'conflict', 'failed', 'cancelled'])).min(1).exactOptional(),
  atFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  atTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  backAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  backAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  author: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  impersonator: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListScheduledChangesResponse = zod.object({
  data: zod.object({
    items: zod.array(ScheduledChange),
    meta: ListMeta.exactOptional()
  })
});

export const ScheduleChangeBody = zod.object({
  target: zod.string().min(1).max(50),
  targetId: zod.int().min(1).max(9007199254740991),
  at: zod.int().min(0).max(253402300799),
  backAt: zod.int().min(0).max(253402300799).nullish(),
  reason: zod.string().max(500).nullish(),
  values: zod.record(zod.string(), zod.unknown())
});

export const ScheduleChangeResponse = zod.object({
  data: ScheduledChange
});

export const ApplyOfScheduledChangesBody = zod.object({
  items: zod.array(ScheduledChangeApply).min(1).max(1000)
});

export const ApplyOfScheduledChangesResponse = zod.object({
  data: zod.object({
    items: zod.array(ScheduledChange)
  })
});

export const CancelOfScheduledChangesBody = zod.object({
  items: zod.array(ScheduledChangeCancel).min(1).max(1000)
});

export const CancelOfScheduledChangesResponse = zod.object({
  data: zod.object({
    items: zod.array(ScheduledChange)
  })
});

export const ExportScheduledChangesQueryParams = zod.object({
  with: zod.array(ScheduledChangeField).min(1).exactOptional(),
  fields: zod.array(ScheduledChangeField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'target:asc', 'target:desc', 'title:asc', 'title:desc', 'state:asc', 'state:desc', 'at:asc', 'at:desc', 'backAt:asc', 'backAt:desc', 'reason:asc', 'reason:desc', 'appliedAt:asc', 'appliedAt:desc', 'returnedAt:asc', 'returnedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  target: zod.array(zod.enum(['cap', 'integration', 'offer', 'paymentRule', 'targeting'])).min(1).exactOptional(),
  targetId: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  state: zod.array(zod.enum(['waiting', 'applied', 'returned', 'conflict', 'failed', 'cancelled'])).min(1).exactOptional(),
  atFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  atTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  backAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  backAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  author: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  impersonator: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportScheduledChangesResponse = zod.object({
  data: Export
});

export const ReadScheduledChangeQueryParams = zod.object({
  with: zod.array(ScheduledChangeField).min(1).exactOptional(),
  fields: zod.array(ScheduledChangeField).min(1).exactOptional()
});

export const ReadScheduledChangeResponse = zod.object({
  data: ScheduledChange
});
