// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, ListMeta } from './shared.ts';

export const TaskComment = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  task: zod.int().min(1).max(9007199254740991).exactOptional(),
  content: zod.string().exactOptional(),
  mentions: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const TaskCommentCreate = zod.object({
  task: zod.int().min(1).max(9007199254740991),
  content: zod.string().min(1).max(10000),
  mentions: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional()
});

export const TaskCommentField = zod.enum(['id', 'task', 'content', 'mentions', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListTaskCommentsQueryParams = zod.object({
  with: zod.array(TaskCommentField).min(1).exactOptional(),
  fields: zod.array(TaskCommentField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  task: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  mentions: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListTaskCommentsResponse = zod.object({
  data: zod.object({
    items: zod.array(TaskComment),
    meta: ListMeta.exactOptional()
  })
});

export const CreateTaskCommentsBody = zod.object({
  items: zod.array(TaskCommentCreate).min(1).max(1000)
});

export const CreateTaskCommentsResponse = zod.object({
  data: zod.object({
    items: zod.array(TaskComment)
  })
});

export const ReadTaskCommentQueryParams = zod.object({
  with: zod.array(TaskCommentField).min(1).exactOptional(),
  fields: zod.array(TaskCommentField).min(1).exactOptional()
});

export const ReadTaskCommentResponse = zod.object({
  data: TaskComment
});

export const ListTaskCommentHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListTaskCommentHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
