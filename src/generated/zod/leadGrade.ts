// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, ListMeta } from './shared.ts';

export const LeadGrade = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  vertical: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().exactOptional(),
  final: zod.boolean().exactOptional(),
  tone: zod.enum(['neutral', 'info', 'success', 'warning', 'error']).exactOptional(),
  position: zod.int().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const LeadGradeField = zod.enum(['id', 'vertical', 'title', 'final', 'tone', 'position', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListLeadGradesQueryParams = zod.object({
  with: zod.array(LeadGradeField).min(1).exactOptional(),
  fields: zod.array(LeadGradeField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'final:asc', 'final:desc', 'tone:asc', 'tone:desc', 'position:asc', 'position:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  final: zod.array(zod.boolean()).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListLeadGradesResponse = zod.object({
  data: zod.object({
    items: zod.array(LeadGrade),
    meta: ListMeta.exactOptional()
  })
});

export const ReadLeadGradeQueryParams = zod.object({
  with: zod.array(LeadGradeField).min(1).exactOptional(),
  fields: zod.array(LeadGradeField).min(1).exactOptional()
});

export const ReadLeadGradeResponse = zod.object({
  data: LeadGrade
});

export const ListLeadGradeHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListLeadGradeHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
