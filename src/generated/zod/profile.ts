// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Me, MeEdit } from './shared.ts';

export const ReadMeQueryParams = zod.object({
  with: zod.array(zod.enum(['id', 'secureId', 'firstName', 'lastName', 'fullName', 'email', 'role', 'roleType', 'permissions', 'hasCustomPermissions', 'customPermissions', 'team', 'managers', 'tags', 'contacts', 'balance', 'hold', 'birthDate', 'timezone', 'language', 'lastActivityAt', 'trafficBlocked', 'trafficBlockedAt', 'acceptColdTraffic', 'acceptInvalidLeads', 'redirectToAdvertiser', 'assignedOffers', 'assignedAffiliates', 'assignedTeams', 'assignedAdvertisers', 'managedOffers', 'apiToken', 'extraInfo', 'twoFactor', 'hasPassword', 'botKey', 'status', 'blockReason', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version'])).min(1).max(1000).exactOptional()
});

export const ReadMeResponse = zod.object({
  data: Me
});

export const EditMeBody = zod.object({
  items: zod.array(MeEdit).min(1).max(1)
});

export const EditMeResponse = zod.object({
  data: zod.object({
    items: zod.array(Me)
  })
});
