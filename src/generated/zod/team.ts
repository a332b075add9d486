// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const Team = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  members: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  membersCount: zod.int().nullish(),
  acceptColdTraffic: zod.boolean().exactOptional(),
  acceptInvalidLeads: zod.boolean().exactOptional(),
  redirectToAdvertiser: zod.boolean().exactOptional(),
  trafficBlocked: zod.boolean().exactOptional(),
  trafficBlockedAt: zod.int().min(0).max(253402300799).nullish(),
  assignedOffers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  status: zod.enum(['active', 'blocked']).exactOptional(),
  blockReason: zod.string().nullish(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const TeamCreate = zod.object({
  title: zod.string().min(1).max(200),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  members: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  acceptColdTraffic: zod.boolean().default(true),
  acceptInvalidLeads: zod.boolean().default(false),
  redirectToAdvertiser: zod.boolean().default(true),
  assignedOffers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional()
});

export const TeamEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional(),
  members: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  acceptColdTraffic: zod.boolean().exactOptional(),
  acceptInvalidLeads: zod.boolean().exactOptional(),
  redirectToAdvertiser: zod.boolean().exactOptional(),
  assignedOffers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  basedOn: zod.object({
    members: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
    assignedOffers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional()
  }).exactOptional()
});

export const TeamField = zod.enum(['id', 'title', 'managers', 'tags', 'members', 'membersCount', 'acceptColdTraffic', 'acceptInvalidLeads', 'redirectToAdvertiser', 'trafficBlocked', 'trafficBlockedAt', 'assignedOffers', 'status', 'blockReason', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const TeamStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'blocked']),
  reason: zod.string().min(1).max(500).regex(new RegExp('\\S')).nullish(),
  blockingType: zod.union([zod.literal('access'), zod.literal('traffic'), zod.literal('full'), zod.literal(null)]).nullish()
});

export const ListTeamsQueryParams = zod.object({
  with: zod.array(TeamField).min(1).exactOptional(),
  fields: zod.array(TeamField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'acceptColdTraffic:asc', 'acceptColdTraffic:desc', 'acceptInvalidLeads:asc', 'acceptInvalidLeads:desc', 'redirectToAdvertiser:asc', 'redirectToAdvertiser:desc', 'trafficBlocked:asc', 'trafficBlocked:desc', 'trafficBlockedAt:asc', 'trafficBlockedAt:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  managers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficBlocked: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'blocked'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListTeamsResponse = zod.object({
  data: zod.object({
    items: zod.array(Team),
    meta: ListMeta.exactOptional()
  })
});

export const CreateTeamsBody = zod.object({
  items: zod.array(TeamCreate).min(1).max(1000)
});

export const CreateTeamsResponse = zod.object({
  data: zod.object({
    items: zod.array(Team)
  })
});

export const EditTeamsBody = zod.object({
  items: zod.array(TeamEdit).min(1).max(1000)
});

export const EditTeamsResponse = zod.object({
  data: zod.object({
    items: zod.array(Team)
  })
});

export const ChangeBlockOfTeamsBody = zod.object({
  items: zod.array(TeamStatus).min(1).max(1000)
});

export const ChangeBlockOfTeamsResponse = zod.object({
  data: zod.object({
    items: zod.array(Team)
  })
});

export const ExportTeamsQueryParams = zod.object({
  with: zod.array(TeamField).min(1).exactOptional(),
  fields: zod.array(TeamField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'acceptColdTraffic:asc', 'acceptColdTraffic:desc', 'acceptInvalidLeads:asc', 'acceptInvalidLeads:desc', 'redirectToAdvertiser:asc', 'redirectToAdvertiser:desc', 'trafficBlocked:asc', 'trafficBlocked:desc', 'trafficBlockedAt:asc', 'trafficBlockedAt:desc', 'status:asc', 'status:desc', 'blockReason:asc', 'blockReason:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  managers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  tags: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  trafficBlocked: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'blocked'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportTeamsResponse = zod.object({
  data: Export
});

export const ReadTeamQueryParams = zod.object({
  with: zod.array(TeamField).min(1).exactOptional(),
  fields: zod.array(TeamField).min(1).exactOptional()
});

export const ReadTeamResponse = zod.object({
  data: Team
});

export const EditTeamBody = zod.object({
  items: zod.array(TeamEdit).min(1).max(1)
});

export const EditTeamResponse = zod.object({
  data: zod.object({
    items: zod.array(Team)
  })
});

export const ListTeamHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListTeamHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
