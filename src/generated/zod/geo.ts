// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Geo = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  countries: zod.array(zod.string()).exactOptional(),
  status: zod.enum(['active', 'deleted']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const GeoCreate = zod.object({
  title: zod.string().min(1).max(200),
  countries: zod.array(zod.string()).min(1).max(300)
});

export const GeoEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  countries: zod.array(zod.string()).min(1).max(300).exactOptional()
});

export const GeoField = zod.enum(['id', 'title', 'countries', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const GeoStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'deleted'])
});

export const ListGeosQueryParams = zod.object({
  with: zod.array(GeoField).min(1).exactOptional(),
  fields: zod.array(GeoField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  countries: zod.array(zod.string()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'deleted'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListGeosResponse = zod.object({
  data: zod.object({
    items: zod.array(Geo),
    meta: ListMeta.exactOptional()
  })
});

export const CreateGeosBody = zod.object({
  items: zod.array(GeoCreate).min(1).max(1000)
});

export const CreateGeosResponse = zod.object({
  data: zod.object({
    items: zod.array(Geo)
  })
});

export const EditGeosBody = zod.object({
  items: zod.array(GeoEdit).min(1).max(1000)
});

export const EditGeosResponse = zod.object({
  data: zod.object({
    items: zod.array(Geo)
  })
});

export const ChangeStatusOfGeosBody = zod.object({
  items: zod.array(GeoStatus).min(1).max(1000)
});

export const ChangeStatusOfGeosResponse = zod.object({
  data: zod.object({
    items: zod.array(Geo)
  })
});

export const CloneGeosBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneGeosResponse = zod.object({
  data: zod.object({
    items: zod.array(Geo)
  })
});

export const ExportGeosQueryParams = zod.object({
  with: zod.array(GeoField).min(1).exactOptional(),
  fields: zod.array(GeoField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  countries: zod.array(zod.string()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'deleted'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportGeosResponse = zod.object({
  data: Export
});

export const ReadGeoQueryParams = zod.object({
  with: zod.array(GeoField).min(1).exactOptional(),
  fields: zod.array(GeoField).min(1).exactOptional()
});

export const ReadGeoResponse = zod.object({
  data: Geo
});

export const ListGeoHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListGeoHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
