// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const Offer = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  secureId: zod.string().exactOptional(),
  title: zod.string().exactOptional(),
  accessType: zod.union([zod.literal(1), zod.literal(3)]).exactOptional(),
  imageUrl: zod.string().nullish(),
  description: zod.string().nullish(),
  notes: zod.string().nullish(),
  vertical: zod.int().min(1).max(9007199254740991).nullish(),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  categories: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  geos: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  payMethods: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  integrationMethod: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(null)]).nullish(),
  redirectMethod: zod.enum(['http_302', 'meta_refresh', 'double_meta_refresh', 'javascript']).exactOptional(),
  advertisers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  isHot: zod.boolean().exactOptional(),
  assignedAffiliates: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  assignedTeams: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  makesCampaigns: zod.boolean().exactOptional(),
  landers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  paymentRules: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  creatives: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  campaigns: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  sessionLifespan: zod.int().nullish(),
  sessionLifespanType: zod.union([zod.literal(1), zod.literal(2), zod.literal(null)]).nullish(),
  trafficbackUrl: zod.string().nullish(),
  status: zod.enum(['active', 'inactive', 'draft']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const OfferClone = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  along: zod.array(zod.enum(['affiliates', 'advertisers', 'landings', 'creatives', 'caps', 'payment-rules', 'targeting'])).exactOptional()
});

export const OfferCreate = zod.object({
  title: zod.string().min(1).max(200),
  accessType: zod.union([zod.literal(1), zod.literal(3)]).default(1),
  imageUrl: zod.string().max(2000).nullish(),
  description: zod.string().max(2000).nullish(),
  notes: zod.string().max(5000).nullish(),
  vertical: zod.int().min(1).max(9007199254740991).nullish(),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  categories: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  geos: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  payMethods: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  integrationMethod: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(null)]).nullish(),
  redirectMethod: zod.enum(['http_302', 'meta_refresh', 'double_meta_refresh', 'javascript']).default(`http_302`),
  advertisers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  isHot: zod.boolean().default(false),
  assignedAffiliates: zod.array(zod.int().min(1).max(9007199254740991)).max(10000).exactOptional(),
  assignedTeams: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  makesCampaigns: zod.boolean().default(false),
  sessionLifespan: zod.int().min(0).max(3650).nullish(),
  sessionLifespanType: zod.union([zod.literal(1), zod.literal(2), zod.literal(null)]).nullish(),
  trafficbackUrl: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
});

export const OfferEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  accessType: zod.union([zod.literal(1), zod.literal(3)]).exactOptional(),
  imageUrl: zod.string().max(2000).nullish(),
  description: zod.string().max(2000).nullish(),
  notes: zod.string().max(5000).nullish(),
  vertical: zod.int().min(1).max(9007199254740991).nullish(),
  goal: zod.int().min(1).max(9007199254740991).nullish(),
  categories: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  trafficSources: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  geos: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  payMethods: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  integrationMethod: zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(null)]).nullish(),
  redirectMethod: zod.enum(['http_302', 'meta_refresh', 'double_meta_refresh', 'javascript']).exactOptional(),
  advertisers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  isHot: zod.boolean().exactOptional(),
  assignedAffiliates: zod.array(zod.int().min(1).max(9007199254740991)).max(10000).exactOptional(),
  assignedTeams: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  makesCampaigns: zod.boolean().exactOptional(),
  sessionLifespan: zod.int().min(0).max(3650).nullish(),
  sessionLifespanType: zod.union([zod.literal(1), zod.literal(2), zod.literal(null)]).nullish(),
  trafficbackUrl: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
});

export const OfferField = zod.enum(['id', 'secureId', 'title', 'accessType', 'imageUrl', 'description', 'notes', 'vertical', 'goal', 'categories', 'trafficSources', 'geos', 'payMethods', 'integrationMethod', 'redirectMethod', 'advertisers', 'managers', 'tags', 'isHot', 'assignedAffiliates', 'assignedTeams', 'makesCampaigns', 'landers', 'paymentRules', 'creatives', 'campaigns', 'sessionLifespan', 'sessionLifespanType', 'trafficbackUrl', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const OfferStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive', 'draft'])
});

export const ListOffersQueryParams = zod.object({
  with: zod.array(OfferField).min(1).exactOptional(),
  fields: zod.array(OfferField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'accessType:asc', 'accessType:desc', 'integrationMethod:asc', 'integrationMethod:desc', 'redirectMethod:asc', 'redirectMethod:desc', 'isHot:asc', 'isHot:desc', 'makesCampaigns:asc', 'makesCampaigns:desc', 'sessionLifespan:asc', 'sessionLifespan:desc', 'sessionLifespanType:asc', 'sessionLifespanType:desc', 'trafficbackUrl:asc', 'trafficbackUrl:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  accessType: zod.array(zod.union([zod.literal(1), zod.literal(3)])).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  categories: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  geos: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  payMethods: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integrationMethod: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3)])).min(1).exactOptional(),
  advertisers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  managers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  isHot: zod.array(zod.boolean()).min(1).exactOptional(),
  assignedAffiliates: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  assignedTeams: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  makesCampaigns: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive', 'draft'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  mine: zod.enum(['receiving_traffic', 'special_conditions']).exactOptional(),
  fitsVertical: zod.coerce.number().int().min(1).max(9007199254740991).exactOptional()
});

export const ListOffersResponse = zod.object({
  data: zod.object({
    items: zod.array(Offer),
    meta: ListMeta.exactOptional()
  })
});

export const CreateOffersBody = zod.object({
  items: zod.array(OfferCreate).min(1).max(1000)
});

export const CreateOffersResponse = zod.object({
  data: zod.object({
    items: zod.array(Offer)
  })
});

export const EditOffersBody = zod.object({
  items: zod.array(OfferEdit).min(1).max(1000)
});

export const EditOffersResponse = zod.object({
  data: zod.object({
    items: zod.array(Offer)
  })
});

export const ChangeBlockOfOffersBody = zod.object({
  items: zod.array(OfferStatus).min(1).max(1000)
});

export const ChangeBlockOfOffersResponse = zod.object({
  data: zod.object({
    items: zod.array(Offer)
  })
});

export const CloneOffersBody = zod.object({
  items: zod.array(OfferClone).min(1).max(1000)
});

export const CloneOffersResponse = zod.object({
  data: zod.object({
    items: zod.array(Offer)
  })
});

export const ExportOffersQueryParams = zod.object({
  with: zod.array(OfferField).min(1).exactOptional(),
  fields: zod.array(OfferField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'accessType:asc', 'accessType:desc', 'integrationMethod:asc', 'integrationMethod:desc', 'redirectMethod:asc', 'redirectMethod:desc', 'isHot:asc', 'isHot:desc', 'makesCampaigns:asc', 'makesCampaigns:desc', 'sessionLifespan:asc', 'sessionLifespan:desc', 'sessionLifespanType:asc', 'sessionLifespanType:desc', 'trafficbackUrl:asc', 'trafficbackUrl:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  accessType: zod.array(zod.union([zod.literal(1), zod.literal(3)])).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  categories: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficSources: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  geos: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  payMethods: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integrationMethod: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3)])).min(1).exactOptional(),
  advertisers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  managers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  isHot: zod.array(zod.boolean()).min(1).exactOptional(),
  assignedAffiliates: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  assignedTeams: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  makesCampaigns: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive', 'draft'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  mine: zod.enum(['receiving_traffic', 'special_conditions']).exactOptional(),
  fitsVertical: zod.coerce.number().int().min(1).max(9007199254740991).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportOffersResponse = zod.object({
  data: Export
});

export const ReadOfferQueryParams = zod.object({
  with: zod.array(OfferField).min(1).exactOptional(),
  fields: zod.array(OfferField).min(1).exactOptional()
});

export const ReadOfferResponse = zod.object({
  data: Offer
});

export const EditOfferBody = zod.object({
  items: zod.array(OfferEdit).min(1).max(1)
});

export const EditOfferResponse = zod.object({
  data: zod.object({
    items: zod.array(Offer)
  })
});

export const ListOfferHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListOfferHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
