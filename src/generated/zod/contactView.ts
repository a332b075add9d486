// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { ListMeta } from './shared.ts';

export const ContactView = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  lead: zod.int().min(1).max(9007199254740991).exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  user: zod.int().min(1).max(9007199254740991).exactOptional(),
  impersonator: zod.int().min(1).max(9007199254740991).nullish(),
  purpose: zod.enum(['shown', 'exported']).exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional()
});

export const ContactViewField = zod.enum(['id', 'lead', 'affiliate', 'user', 'impersonator', 'purpose', 'createdAt']);

export const ListContactViewsQueryParams = zod.object({
  with: zod.array(ContactViewField).min(1).exactOptional(),
  fields: zod.array(ContactViewField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  lead: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  impersonator: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  purpose: zod.array(zod.enum(['shown', 'exported'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListContactViewsResponse = zod.object({
  data: zod.object({
    items: zod.array(ContactView),
    meta: ListMeta.exactOptional()
  })
});

export const ReadContactViewQueryParams = zod.object({
  with: zod.array(ContactViewField).min(1).exactOptional(),
  fields: zod.array(ContactViewField).min(1).exactOptional()
});

export const ReadContactViewResponse = zod.object({
  data: ContactView
});
