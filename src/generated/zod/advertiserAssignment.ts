// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const AdvertiserAssignment = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().nullish(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).exactOptional(),
  integration: zod.int().min(1).max(9007199254740991).nullish(),
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

export const AdvertiserAssignmentCreate = zod.object({
  title: zod.string().max(200).nullish(),
  offer: zod.int().min(1).max(9007199254740991),
  advertiser: zod.int().min(1).max(9007199254740991),
  integration: zod.int().min(1).max(9007199254740991).nullish(),
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

export const AdvertiserAssignmentEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().max(200).nullish(),
  integration: zod.int().min(1).max(9007199254740991).nullish(),
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

export const AdvertiserAssignmentEditSieve = zod.object({
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

export const AdvertiserAssignmentField = zod.enum(['id', 'title', 'offer', 'advertiser', 'integration', 'countries', 'countriesMode', 'languages', 'languagesMode', 'trafficSources', 'trafficSourcesMode', 'schedule', 'weight', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const AdvertiserAssignmentStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListAdvertiserAssignmentsQueryParams = zod.object({
  with: zod.array(AdvertiserAssignmentField).min(1).exactOptional(),
  fields: zod.array(AdvertiserAssignmentField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListAdvertiserAssignmentsResponse = zod.object({
  data: zod.object({
    items: zod.array(AdvertiserAssignment),
    meta: ListMeta.exactOptional()
  })
});

export const CreateAdvertiserAssignmentsBody = zod.object({
  items: zod.array(AdvertiserAssignmentCreate).min(1).max(1000)
});

export const CreateAdvertiserAssignmentsResponse = zod.object({
  data: zod.object({
    items: zod.array(AdvertiserAssignment)
  })
});

export const EditAdvertiserAssignmentsBody = zod.object({
  items: zod.array(AdvertiserAssignmentEdit).min(1).max(1000)
});

export const EditAdvertiserAssignmentsResponse = zod.object({
  data: zod.object({
    items: zod.array(AdvertiserAssignment)
  })
});

export const ChangeStatusOfAdvertiserAssignmentsBody = zod.object({
  items: zod.array(AdvertiserAssignmentStatus).min(1).max(1000)
});

export const ChangeStatusOfAdvertiserAssignmentsResponse = zod.object({
  data: zod.object({
    items: zod.array(AdvertiserAssignment)
  })
});

export const EditSieveOfAdvertiserAssignmentsBody = zod.object({
  items: zod.array(AdvertiserAssignmentEditSieve).min(1).max(1000)
});

export const EditSieveOfAdvertiserAssignmentsResponse = zod.object({
  data: zod.object({
    items: zod.array(AdvertiserAssignment)
  })
});

export const ExportAdvertiserAssignmentsQueryParams = zod.object({
  with: zod.array(AdvertiserAssignmentField).min(1).exactOptional(),
  fields: zod.array(AdvertiserAssignmentField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportAdvertiserAssignmentsResponse = zod.object({
  data: Export
});

export const ReadAdvertiserAssignmentQueryParams = zod.object({
  with: zod.array(AdvertiserAssignmentField).min(1).exactOptional(),
  fields: zod.array(AdvertiserAssignmentField).min(1).exactOptional()
});

export const ReadAdvertiserAssignmentResponse = zod.object({
  data: AdvertiserAssignment
});

export const ListAdvertiserAssignmentHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListAdvertiserAssignmentHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
