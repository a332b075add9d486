// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { OwnNotification, OwnNotificationEdit } from './shared.ts';

export const ListOwnNotificationsResponse = zod.object({
  data: zod.object({
    items: zod.array(OwnNotification)
  })
});

export const EditOwnNotificationsBody = zod.object({
  items: zod.array(OwnNotificationEdit).min(1).max(1000)
});

export const EditOwnNotificationsResponse = zod.object({
  data: zod.object({
    items: zod.array(OwnNotification)
  })
});
