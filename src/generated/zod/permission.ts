// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { ListMeta } from './shared.ts';

export const Permission = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  description: zod.string().nullish(),
  system: zod.string().exactOptional(),
  groupId: zod.int().exactOptional(),
  hidden: zod.boolean().exactOptional(),
  disabled: zod.boolean().exactOptional(),
  permissionRoleType: zod.array(zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'])).exactOptional()
});

export const PermissionField = zod.enum(['id', 'title', 'description', 'system', 'groupId', 'hidden', 'disabled', 'permissionRoleType']);

export const ListPermissionsQueryParams = zod.object({
  with: zod.array(PermissionField).min(1).exactOptional(),
  fields: zod.array(PermissionField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'system:asc', 'system:desc', 'groupId:asc', 'groupId:desc', 'hidden:asc', 'hidden:desc', 'disabled:asc', 'disabled:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  system: zod.array(zod.string()).min(1).exactOptional(),
  groupIdFrom: zod.coerce.number().int().min(-2147483648).max(2147483647).exactOptional(),
  groupIdTo: zod.coerce.number().int().min(-2147483648).max(2147483647).exactOptional(),
  permissionRoleType: zod.array(zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'])).min(1).exactOptional(),
  showHidden: zod.boolean().exactOptional()
});

export const ListPermissionsResponse = zod.object({
  data: zod.object({
    items: zod.array(Permission),
    meta: ListMeta.exactOptional()
  })
});

export const ReadPermissionQueryParams = zod.object({
  with: zod.array(PermissionField).min(1).exactOptional(),
  fields: zod.array(PermissionField).min(1).exactOptional()
});

export const ReadPermissionResponse = zod.object({
  data: Permission
});
