// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const AffiliateAssignment = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().nullish(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).nullish(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
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

export const AffiliateAssignmentCreate = zod.object({
  title: zod.string().max(200).nullish(),
  offer: zod.int().min(1).max(9007199254740991),
  affiliate: zod.int().min(1).max(9007199254740991).nullish(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
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

export const AffiliateAssignmentEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().max(200).nullish(),
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

export const AffiliateAssignmentEditSieve = zod.object({
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

export const AffiliateAssignmentField = zod.enum(['id', 'title', 'offer', 'affiliate', 'team', 'countries', 'countriesMode', 'languages', 'languagesMode', 'trafficSources', 'trafficSourcesMode', 'schedule', 'weight', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const AffiliateAssignmentStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListAffiliateAssignmentsQueryParams = zod.object({
  with: zod.array(AffiliateAssignmentField).min(1).exactOptional(),
  fields: zod.array(AffiliateAssignmentField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListAffiliateAssignmentsResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateAssignment),
    meta: ListMeta.exactOptional()
  })
});

export const CreateAffiliateAssignmentsBody = zod.object({
  items: zod.array(AffiliateAssignmentCreate).min(1).max(1000)
});

export const CreateAffiliateAssignmentsResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateAssignment)
  })
});

export const EditAffiliateAssignmentsBody = zod.object({
  items: zod.array(AffiliateAssignmentEdit).min(1).max(1000)
});

export const EditAffiliateAssignmentsResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateAssignment)
  })
});

export const ChangeStatusOfAffiliateAssignmentsBody = zod.object({
  items: zod.array(AffiliateAssignmentStatus).min(1).max(1000)
});

export const ChangeStatusOfAffiliateAssignmentsResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateAssignment)
  })
});

export const EditSieveOfAffiliateAssignmentsBody = zod.object({
  items: zod.array(AffiliateAssignmentEditSieve).min(1).max(1000)
});

export const EditSieveOfAffiliateAssignmentsResponse = zod.object({
  data: zod.object({
    items: zod.array(AffiliateAssignment)
  })
});

export const ExportAffiliateAssignmentsQueryParams = zod.object({
  with: zod.array(AffiliateAssignmentField).min(1).exactOptional(),
  fields: zod.array(AffiliateAssignmentField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportAffiliateAssignmentsResponse = zod.object({
  data: Export
});

export const ReadAffiliateAssignmentQueryParams = zod.object({
  with: zod.array(AffiliateAssignmentField).min(1).exactOptional(),
  fields: zod.array(AffiliateAssignmentField).min(1).exactOptional()
});

export const ReadAffiliateAssignmentResponse = zod.object({
  data: AffiliateAssignment
});

export const ListAffiliateAssignmentHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListAffiliateAssignmentHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
