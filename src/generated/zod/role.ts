// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Role = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  type: zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate']).exactOptional(),
  permissions: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const RoleCreate = zod.object({
  title: zod.string().min(1).max(200),
  type: zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate']),
  permissions: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional()
});

export const RoleEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  permissions: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional()
});

export const RoleField = zod.enum(['id', 'title', 'type', 'permissions', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const RoleStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListRolesQueryParams = zod.object({
  with: zod.array(RoleField).min(1).exactOptional(),
  fields: zod.array(RoleField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'type:asc', 'type:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListRolesResponse = zod.object({
  data: zod.object({
    items: zod.array(Role),
    meta: ListMeta.exactOptional()
  })
});

export const CreateRolesBody = zod.object({
  items: zod.array(RoleCreate).min(1).max(1000)
});

export const CreateRolesResponse = zod.object({
  data: zod.object({
    items: zod.array(Role)
  })
});

export const EditRolesBody = zod.object({
  items: zod.array(RoleEdit).min(1).max(1000)
});

export const EditRolesResponse = zod.object({
  data: zod.object({
    items: zod.array(Role)
  })
});

export const ChangeStatusOfRolesBody = zod.object({
  items: zod.array(RoleStatus).min(1).max(1000)
});

export const ChangeStatusOfRolesResponse = zod.object({
  data: zod.object({
    items: zod.array(Role)
  })
});

export const CloneRolesBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneRolesResponse = zod.object({
  data: zod.object({
    items: zod.array(Role)
  })
});

export const ExportRolesQueryParams = zod.object({
  with: zod.array(RoleField).min(1).exactOptional(),
  fields: zod.array(RoleField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'type:asc', 'type:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportRolesResponse = zod.object({
  data: Export
});

export const ReadRoleQueryParams = zod.object({
  with: zod.array(RoleField).min(1).exactOptional(),
  fields: zod.array(RoleField).min(1).exactOptional()
});

export const ReadRoleResponse = zod.object({
  data: Role
});

export const ListRoleHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListRoleHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
