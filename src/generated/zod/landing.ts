// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Landing = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  targetUrl: zod.string().exactOptional(),
  previewUrl: zod.string().nullish(),
  pageType: zod.enum(['landing', 'prelanding', 'thank_you']).exactOptional(),
  landerApiLanguage: zod.string().nullish(),
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
  tags: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  additionalParameters: zod.record(zod.string(), zod.unknown()).nullish(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const LandingCreate = zod.object({
  title: zod.string().min(1).max(200),
  offer: zod.int().min(1).max(9007199254740991),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  targetUrl: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
  previewUrl: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish(),
  pageType: zod.enum(['landing', 'prelanding', 'thank_you']).default(`landing`),
  landerApiLanguage: zod.string().max(100).nullish(),
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
  weight: zod.int().min(0).max(1000).nullish().default(100),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  additionalParameters: zod.record(zod.string(), zod.unknown()).nullish()
});

export const LandingEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  targetUrl: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).exactOptional(),
  previewUrl: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish(),
  pageType: zod.enum(['landing', 'prelanding', 'thank_you']).exactOptional(),
  landerApiLanguage: zod.string().max(100).nullish(),
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
  weight: zod.int().min(0).max(1000).nullish(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  additionalParameters: zod.record(zod.string(), zod.unknown()).nullish()
});

export const LandingEditSieve = zod.object({
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

export const LandingField = zod.enum(['id', 'title', 'offer', 'advertiser', 'targetUrl', 'previewUrl', 'pageType', 'landerApiLanguage', 'countries', 'countriesMode', 'languages', 'languagesMode', 'trafficSources', 'trafficSourcesMode', 'schedule', 'weight', 'tags', 'additionalParameters', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const LandingStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListLandingsQueryParams = zod.object({
  with: zod.array(LandingField).min(1).exactOptional(),
  fields: zod.array(LandingField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'targetUrl:asc', 'targetUrl:desc', 'previewUrl:asc', 'previewUrl:desc', 'pageType:asc', 'pageType:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  pageType: zod.array(zod.enum(['landing', 'prelanding', 'thank_you'])).min(1).exactOptional(),
  landerApiLanguage: zod.array(zod.string()).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListLandingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Landing),
    meta: ListMeta.exactOptional()
  })
});

export const CreateLandingsBody = zod.object({
  items: zod.array(LandingCreate).min(1).max(1000)
});

export const CreateLandingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Landing)
  })
});

export const EditLandingsBody = zod.object({
  items: zod.array(LandingEdit).min(1).max(1000)
});

export const EditLandingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Landing)
  })
});

export const ChangeStatusOfLandingsBody = zod.object({
  items: zod.array(LandingStatus).min(1).max(1000)
});

export const ChangeStatusOfLandingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Landing)
  })
});

export const CloneLandingsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneLandingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Landing)
  })
});

export const EditSieveOfLandingsBody = zod.object({
  items: zod.array(LandingEditSieve).min(1).max(1000)
});

export const EditSieveOfLandingsResponse = zod.object({
  data: zod.object({
    items: zod.array(Landing)
  })
});

export const ExportLandingsQueryParams = zod.object({
  with: zod.array(LandingField).min(1).exactOptional(),
  fields: zod.array(LandingField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'targetUrl:asc', 'targetUrl:desc', 'previewUrl:asc', 'previewUrl:desc', 'pageType:asc', 'pageType:desc', 'weight:asc', 'weight:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  pageType: zod.array(zod.enum(['landing', 'prelanding', 'thank_you'])).min(1).exactOptional(),
  landerApiLanguage: zod.array(zod.string()).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportLandingsResponse = zod.object({
  data: Export
});

export const ReadLandingQueryParams = zod.object({
  with: zod.array(LandingField).min(1).exactOptional(),
  fields: zod.array(LandingField).min(1).exactOptional()
});

export const ReadLandingResponse = zod.object({
  data: Landing
});

export const EditLandingBody = zod.object({
  items: zod.array(LandingEdit).min(1).max(1)
});

export const EditLandingResponse = zod.object({
  data: zod.object({
    items: zod.array(Landing)
  })
});

export const CheckLandingResponse = zod.object({
  data: zod.object({
    url: zod.string(),
    isReachable: zod.boolean(),
    failure: zod.union([zod.literal('settings'), zod.literal('parameters'), zod.literal('url'), zod.literal('body'), zod.literal('request'), zod.literal('inside'), zod.literal('connect'), zod.literal('tls'), zod.literal('timeout'), zod.literal('tooLarge'), zod.literal('broken'), zod.literal('redirects'), zod.literal('not_received'), zod.literal('interrupted'), zod.literal(null)]).nullable(),
    status: zod.int().nullable(),
    took: zod.int().min(0)
  })
});

export const ListLandingHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListLandingHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
