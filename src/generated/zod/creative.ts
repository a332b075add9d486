// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const Creative = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  type: zod.enum(['image', 'video', 'link', 'archive', 'text', 'file']).exactOptional(),
  description: zod.string().nullish(),
  url: zod.string().nullish(),
  text: zod.string().nullish(),
  fileName: zod.string().nullish(),
  contentType: zod.string().nullish(),
  bytes: zod.int().nullish(),
  previewUrl: zod.string().nullish(),
  downloads: zod.int().exactOptional(),
  countries: zod.array(zod.string()).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).exactOptional(),
  languages: zod.array(zod.string()).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).exactOptional(),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().nullish(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const CreativeCreate = zod.object({
  title: zod.string().min(1).max(200),
  offer: zod.int().min(1).max(9007199254740991),
  description: zod.string().max(2000).nullish(),
  url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish(),
  text: zod.string().max(5000).nullish(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).default(`only`),
  languages: zod.array(zod.string()).max(300).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).default(`only`),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).default(`only`),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().min(0).max(1000).nullish().default(100)
});

export const CreativeEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  description: zod.string().max(2000).nullish(),
  url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish(),
  text: zod.string().max(5000).nullish(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).exactOptional(),
  languages: zod.array(zod.string()).max(300).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).exactOptional(),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().min(0).max(1000).nullish()
});

export const CreativeEditSieve = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  countriesMode: zod.enum(['only', 'except']).exactOptional(),
  languages: zod.array(zod.string()).max(300).exactOptional(),
  languagesMode: zod.enum(['only', 'except']).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  trafficSourcesMode: zod.enum(['only', 'except']).exactOptional(),
  schedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  weight: zod.int().min(0).max(1000).nullish()
});

export const CreativeField = zod.enum(['id', 'title', 'offer', 'type', 'description', 'url', 'text', 'fileName', 'contentType', 'bytes', 'previewUrl', 'downloads', 'countries', 'countriesMode', 'languages', 'languagesMode', 'trafficSources', 'trafficSourcesMode', 'schedule', 'weight', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const CreativeStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ReadCreativePreviewResponse = zod.unknown();

export const ListCreativesQueryParams = zod.object({
  with: zod.array(CreativeField).min(1).exactOptional(),
  fields: zod.array(CreativeField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'type:asc', 'type:desc', 'url:asc', 'url:desc', 'fileName:asc', 'fileName:desc', 'contentType:asc', 'contentType:desc', 'bytes:asc', 'bytes:desc', 'downloads:asc', 'downloads:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['image', 'video', 'link', 'archive', 'text', 'file'])).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListCreativesResponse = zod.object({
  data: zod.object({
    items: zod.array(Creative),
    meta: ListMeta.exactOptional()
  })
});

export const CreateCreativesBody = zod.object({
  items: zod.array(CreativeCreate).min(1).max(1000)
});

export const CreateCreativesResponse = zod.object({
  data: zod.object({
    items: zod.array(Creative)
  })
});

export const EditCreativesBody = zod.object({
  items: zod.array(CreativeEdit).min(1).max(1000)
});

export const EditCreativesResponse = zod.object({
  data: zod.object({
    items: zod.array(Creative)
  })
});

export const ChangeStatusOfCreativesBody = zod.object({
  items: zod.array(CreativeStatus).min(1).max(1000)
});

export const ChangeStatusOfCreativesResponse = zod.object({
  data: zod.object({
    items: zod.array(Creative)
  })
});

export const EditSieveOfCreativesBody = zod.object({
  items: zod.array(CreativeEditSieve).min(1).max(1000)
});

export const EditSieveOfCreativesResponse = zod.object({
  data: zod.object({
    items: zod.array(Creative)
  })
});

export const ExportCreativesQueryParams = zod.object({
  with: zod.array(CreativeField).min(1).exactOptional(),
  fields: zod.array(CreativeField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'type:asc', 'type:desc', 'url:asc', 'url:desc', 'fileName:asc', 'fileName:desc', 'contentType:asc', 'contentType:desc', 'bytes:asc', 'bytes:desc', 'downloads:asc', 'downloads:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['image', 'video', 'link', 'archive', 'text', 'file'])).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportCreativesResponse = zod.object({
  data: Export
});

export const ReadCreativeQueryParams = zod.object({
  with: zod.array(CreativeField).min(1).exactOptional(),
  fields: zod.array(CreativeField).min(1).exactOptional()
});

export const ReadCreativeResponse = zod.object({
  data: Creative
});

export const AttachCreativeFileBody = zod.object({
  file: zod.instanceof(Blob)
});

export const AttachCreativeFileResponse = zod.object({
  data: Creative
});

export const DownloadCreativeFileResponse = zod.unknown();

export const ListCreativeHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListCreativeHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
