// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const Goal = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  vertical: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().exactOptional(),
  key: zod.string().exactOptional(),
  repeatable: zod.boolean().exactOptional(),
  isDeposit: zod.boolean().exactOptional(),
  position: zod.int().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const GoalField = zod.enum(['id', 'vertical', 'title', 'key', 'repeatable', 'isDeposit', 'position', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListGoalsQueryParams = zod.object({
  with: zod.array(GoalField).min(1).exactOptional(),
  fields: zod.array(GoalField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'key:asc', 'key:desc', 'repeatable:asc', 'repeatable:desc', 'isDeposit:asc', 'isDeposit:desc', 'position:asc', 'position:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  repeatable: zod.array(zod.boolean()).min(1).exactOptional(),
  isDeposit: zod.array(zod.boolean()).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListGoalsResponse = zod.object({
  data: zod.object({
    items: zod.array(Goal),
    meta: ListMeta.exactOptional()
  })
});

export const ExportGoalsQueryParams = zod.object({
  with: zod.array(GoalField).min(1).exactOptional(),
  fields: zod.array(GoalField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'key:asc', 'key:desc', 'repeatable:asc', 'repeatable:desc', 'isDeposit:asc', 'isDeposit:desc', 'position:asc', 'position:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  repeatable: zod.array(zod.boolean()).min(1).exactOptional(),
  isDeposit: zod.array(zod.boolean()).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportGoalsResponse = zod.object({
  data: Export
});

export const ReadGoalQueryParams = zod.object({
  with: zod.array(GoalField).min(1).exactOptional(),
  fields: zod.array(GoalField).min(1).exactOptional()
});

export const ReadGoalResponse = zod.object({
  data: Goal
});

export const ListGoalHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListGoalHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
