// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Tag = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  type: zod.enum(['advertiser', 'user', 'team', 'offer', 'landing']).exactOptional(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const TagCreate = zod.object({
  title: zod.string().min(1).max(200),
  type: zod.enum(['advertiser', 'user', 'team', 'offer', 'landing'])
});

export const TagEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional()
});

export const TagField = zod.enum(['id', 'title', 'type', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const TagStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListTagsQueryParams = zod.object({
  with: zod.array(TagField).min(1).exactOptional(),
  fields: zod.array(TagField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'type:asc', 'type:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['advertiser', 'user', 'team', 'offer', 'landing'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListTagsResponse = zod.object({
  data: zod.object({
    items: zod.array(Tag),
    meta: ListMeta.exactOptional()
  })
});

export const CreateTagsBody = zod.object({
  items: zod.array(TagCreate).min(1).max(1000)
});

export const CreateTagsResponse = zod.object({
  data: zod.object({
    items: zod.array(Tag)
  })
});

export const EditTagsBody = zod.object({
  items: zod.array(TagEdit).min(1).max(1000)
});

export const EditTagsResponse = zod.object({
  data: zod.object({
    items: zod.array(Tag)
  })
});

export const DeleteTagsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const DeleteTagsResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const ChangeStatusOfTagsBody = zod.object({
  items: zod.array(TagStatus).min(1).max(1000)
});

export const ChangeStatusOfTagsResponse = zod.object({
  data: zod.object({
    items: zod.array(Tag)
  })
});

export const ExportTagsQueryParams = zod.object({
  with: zod.array(TagField).min(1).exactOptional(),
  fields: zod.array(TagField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'type:asc', 'type:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['advertiser', 'user', 'team', 'offer', 'landing'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportTagsResponse = zod.object({
  data: Export
});

export const ReadTagQueryParams = zod.object({
  with: zod.array(TagField).min(1).exactOptional(),
  fields: zod.array(TagField).min(1).exactOptional()
});

export const ReadTagResponse = zod.object({
  data: Tag
});

export const ListTagHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListTagHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
